// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "child/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <iostream>
#include <iterator>
#include <system_error>

#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "child/allocation_pass.h"

namespace cwb {
namespace {

constexpr std::string_view task_option = "--child-task=";
bool child_main_called = false;

std::string error_text(int code) { return std::generic_category().message(code); }

/// Whether one of the added entries has the same name.
bool is_replaced(std::string_view entry, const std::vector<std::string>& added) {
  const std::string_view name = entry.substr(0, entry.find('=') + 1);
  return std::ranges::any_of(added,
                             [name](const std::string& other) { return other.starts_with(name); });
}

class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  void set(int number) {
    close();
    number_ = number;
  }
  int get() const { return number_; }
  bool open() const { return number_ >= 0; }
  void close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
  }

 private:
  int number_;
};

struct Pipe {
  Descriptor read, write;
  /// A pair of sockets, because a pipe whose reader is gone raises a signal of the whole process.
  bool make() {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return false;
    read.set(ends[0]);
    write.set(ends[1]);
    return true;
  }
};

/// One running child: feeds it, hears it, and never leaves it behind.
class Child {
 public:
  ~Child() { end(); }

  tl::expected<void, std::string> start(const ChildTask& task) {
    if (!in_.make() || !out_.make() || !err_.make()) {
      return tl::unexpected("a child process could not be started: " + error_text(errno));
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in_.read.get(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out_.write.get(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err_.write.get(), STDERR_FILENO);
    std::string program = "codec-workbench";
    std::string option = std::string(task_option) + task.name;
    std::array<char*, 3> arguments{program.data(), option.data(), nullptr};
    std::vector<std::string> added = task.environment;
    std::vector<char*> environment;
    for (char** entry = environ; *entry != nullptr; ++entry) {
      if (!is_replaced(*entry, added)) environment.push_back(*entry);
    }
    for (std::string& entry : added) environment.push_back(entry.data());
    environment.push_back(nullptr);
    const int failed = ::posix_spawn(&process_, "/proc/self/exe", &actions, nullptr,
                                     arguments.data(), environment.data());
    posix_spawn_file_actions_destroy(&actions);
    in_.read.close();
    out_.write.close();
    err_.write.close();
    if (failed == 0) return {};
    process_ = -1;
    return tl::unexpected("a child process could not be started: " + error_text(failed));
  }

  /// Writes and reads until the child has closed its outputs. False after a stop request.
  bool talk(const std::string& input, const std::stop_token& stop) {
    std::size_t written = 0;
    while (out_.read.open() || err_.read.open()) {
      if (stop.stop_requested()) return false;
      if (written == input.size()) in_.write.close();
      std::array<pollfd, 3> waiting{pollfd{in_.write.get(), POLLOUT, 0},
                                    pollfd{out_.read.get(), POLLIN, 0},
                                    pollfd{err_.read.get(), POLLIN, 0}};
      constexpr int patience_ms = 50;
      if (::poll(waiting.data(), waiting.size(), patience_ms) <= 0) continue;
      if (waiting[0].revents != 0) feed(input, written);
      if (waiting[1].revents != 0) hear(out_.read, output);
      if (waiting[2].revents != 0) hear(err_.read, complaint);
    }
    return true;
  }

  /// How it ended; kills it where it has not.
  int end() {
    if (process_ < 0) return 0;
    int status = 0;
    if (out_.read.open() || err_.read.open()) ::kill(process_, SIGKILL);
    while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    return status;
  }

  std::string output;
  std::string complaint;

 private:
  void feed(const std::string& input, std::size_t& written) {
    const auto count = ::send(in_.write.get(), input.data() + written, input.size() - written,
                              MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count > 0) written += static_cast<std::size_t>(count);
    // A child that does not read all of it may still know enough.
    if (count < 0 && errno != EAGAIN && errno != EINTR) written = input.size();
  }

  static void hear(Descriptor& from, std::string& into) {
    std::array<char, 65536> buffer{};
    const auto count = ::read(from.get(), buffer.data(), buffer.size());
    if (count > 0) {
      into.append(buffer.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || errno != EINTR) {
      from.close();
    }
  }

  pid_t process_ = -1;
  Pipe in_, out_, err_;
};

}  // namespace

bool has_child_main() { return child_main_called; }

tl::expected<std::string, std::string> run_child(const ChildTask& task,
                                                 const std::stop_token& stop) {
  Child child;
  if (const auto started = child.start(task); !started) return tl::unexpected(started.error());
  if (!child.talk(task.input, stop)) return tl::unexpected(std::string("stopped"));
  const int status = child.end();
  if (WIFSIGNALED(status)) {
    return tl::unexpected(
        fmt::format("the child process was ended by {}", ::strsignal(WTERMSIG(status))));
  }
  if (WEXITSTATUS(status) != 0) {
    while (child.complaint.ends_with('\n')) child.complaint.pop_back();
    return tl::unexpected(fmt::format("the child process failed: {}", child.complaint));
  }
  return std::move(child.output);
}

std::optional<int> child_main(int argc, char** argv) {
  child_main_called = true;
  if (argc != 2 || !std::string_view(argv[1]).starts_with(task_option)) return std::nullopt;
  const std::string_view task = std::string_view(argv[1]).substr(task_option.size());
  try {
    const std::string input{std::istreambuf_iterator<char>(std::cin), {}};
    if (task != allocation_task) {
      fmt::print(stderr, "there is no task {}\n", task);
      return 2;
    }
    const auto output = allocation_child(input);
    if (!output) {
      fmt::print(stderr, "{}\n", output.error());
      return 1;
    }
    std::cout << *output << std::flush;
    return std::cout ? 0 : 3;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 3;
  }
}

}  // namespace cwb
