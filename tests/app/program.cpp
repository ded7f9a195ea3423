// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cwb::test {
namespace {

using Clock = std::chrono::steady_clock;

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> list;
  for (std::string& text : texts) list.push_back(text.data());
  list.push_back(nullptr);
  return list;
}

/// The test's environment without what a desktop session sets, and with what is added.
std::vector<std::string> environment_with(const std::vector<std::string>& added) {
  std::vector<std::string> list;
  for (char** entry = environ; *entry; ++entry) {
    const std::string text = *entry;
    const auto names = {"DISPLAY=", "WAYLAND_DISPLAY=", "QT_QPA_PLATFORM=", "XDG_RUNTIME_DIR="};
    if (std::ranges::none_of(names, [&](const char* name) { return text.starts_with(name); })) {
      list.push_back(text);
    }
  }
  list.insert(list.end(), added.begin(), added.end());
  return list;
}

struct Ends {
  int ours = -1;
  int theirs = -1;
};

Ends make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  return {ends[0], ends[1]};
}

Ends make_terminal() {
  const int ours = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (ours < 0 || ::grantpt(ours) != 0 || ::unlockpt(ours) != 0) {
    throw std::runtime_error("no terminal");
  }
  return {ours, ::open(::ptsname(ours), O_RDWR | O_NOCTTY | O_CLOEXEC)};
}

}  // namespace

Program::Program(const std::vector<std::string>& arguments,
                 const std::vector<std::string>& environment, Stderr err,
                 const std::string& out_file) {
  std::vector<std::string> words{CWB_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<std::string> settings = environment_with(environment);
  const std::vector<char*> argv = pointers(words);
  const std::vector<char*> envp = pointers(settings);
  Ends out = make_pipe();
  if (!out_file.empty()) {
    ::close(out.theirs);
    out.theirs = ::open(out_file.c_str(), O_WRONLY | O_CLOEXEC);
  }
  const Ends errors = err == Stderr::pipe ? make_pipe() : make_terminal();
  process_ = ::fork();
  if (process_ == 0) {
    ::dup2(out.theirs, STDOUT_FILENO);
    ::dup2(errors.theirs, STDERR_FILENO);
    ::execve(argv[0], argv.data(), envp.data());
    ::_exit(127);
  }
  ::close(out.theirs);
  ::close(errors.theirs);
  out_ = out.ours;
  err_ = errors.ours;
}

Program::~Program() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }
  for (const int end : {out_, err_}) {
    if (end >= 0) ::close(end);
  }
}

bool Program::read_some() {
  if (out_ < 0 && err_ < 0) return false;
  std::array<pollfd, 2> ends{{{out_, POLLIN, 0}, {err_, POLLIN, 0}}};
  constexpr int patience_ms = 60'000;
  if (::poll(ends.data(), ends.size(), patience_ms) <= 0) return false;
  const auto take = [](const pollfd& end, int& descriptor, std::string& text) {
    if (end.fd < 0 || end.revents == 0) return;
    std::array<char, 4096> block{};
    const ssize_t got = ::read(descriptor, block.data(), block.size());
    // A terminal that the other side closed gives EIO.
    if (got <= 0) {
      ::close(descriptor);
      descriptor = -1;
    } else {
      text.append(block.data(), static_cast<std::size_t>(got));
    }
  };
  take(ends[0], out_, outcome_.out);
  take(ends[1], err_, outcome_.err);
  return true;
}

bool Program::can_have_terminal() {
  const int end = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (end < 0) return false;
  ::close(end);
  return true;
}

bool Program::wait_for_handler(int signal) const {
  const std::string key = "SigCgt:";
  const auto end = Clock::now() + std::chrono::minutes(1);
  while (Clock::now() < end) {
    std::ifstream status("/proc/" + std::to_string(process_) + "/status");
    for (std::string line; std::getline(status, line);) {
      if (!line.starts_with(key)) continue;
      const auto caught = std::stoull(line.substr(key.size()), nullptr, 16);
      if ((caught >> (signal - 1) & 1) != 0) return true;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return false;
}

bool Program::wait_for_err(const std::string& text) {
  const auto end = Clock::now() + std::chrono::minutes(1);
  while (outcome_.err.find(text) == std::string::npos) {
    if (Clock::now() > end || !read_some()) return false;
  }
  return true;
}

void Program::send(int signal) const { ::kill(process_, signal); }

Outcome Program::finish() {
  while (read_some()) {
  }
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  outcome_.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  return outcome_;
}

Outcome run_program(const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment) {
  return Program(arguments, environment).finish();
}

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "cwb-test-XXXXXX").string();
  if (!::mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
  path_ = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;
  std::filesystem::remove_all(path_, error);
}

std::string TemporaryFolder::write(const std::string& name, const std::string& text) const {
  std::ofstream(path_ / name, std::ios::binary) << text;
  return file(name);
}

std::vector<std::string> TemporaryFolder::names() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(path_)) {
    names.push_back(entry.path().filename().string());
  }
  std::ranges::sort(names);
  return names;
}

std::string read_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> list;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) list.push_back(line);
  return list;
}

}  // namespace cwb::test
