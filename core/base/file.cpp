// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cwb {
namespace {

std::string reason(int code) { return std::generic_category().message(code); }

/// Closes the descriptor when it goes.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  int number() const { return number_; }
  /// 0, or the errno of close: a network or full disk may report only here.
  int close() {
    const int result = ::close(number_);
    number_ = -1;
    return result == 0 ? 0 : errno;
  }

 private:
  int number_;
};

/// 0, or the errno of the write that failed.
int write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      return errno;
    }
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

/// Where a chain of links leads, also where nothing stands there yet.
tl::expected<std::filesystem::path, int> follow_links(std::filesystem::path path) {
  constexpr int limit = 40;  // the kernel's own
  std::error_code error;
  for (int i = 0; i < limit; ++i) {
    if (!std::filesystem::is_symlink(path, error)) return path;
    const std::filesystem::path next = std::filesystem::read_symlink(path, error);
    if (error) return tl::unexpected(error.value());
    path = path.parent_path() / next;  // an absolute one replaces all
  }
  return tl::unexpected(ELOOP);
}

/// A new file beside the target, under a name that no file has. Made by open and not by mkstemp, so
/// that the umask gives its permissions.
int open_beside(const std::filesystem::path& target, std::string& name) {
  constexpr int attempts = 100;
  static std::atomic<unsigned> counter{0};
  for (int i = 0; i < attempts; ++i) {
    name = fmt::format("{}.{}-{}.part", target.string(), ::getpid(), counter++);
    const int number = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (number >= 0 || errno != EEXIST) return number;
  }
  return -1;
}

/// 0, or the errno of what failed.
int replace_file(const std::filesystem::path& target, std::string_view text) {
  struct stat existing {};
  const bool exists = ::stat(target.c_str(), &existing) == 0;
  // Renaming needs no permission of the file that it replaces; its owner may have meant to keep it.
  if (exists && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0) return errno;
  std::string temporary;
  Descriptor file(open_beside(target, temporary));
  if (file.number() < 0) return errno;
  int code = write_all(file.number(), text);
  if (code == 0 && exists && ::fchmod(file.number(), existing.st_mode & 07777) != 0) code = errno;
  if (code == 0 && ::fsync(file.number()) != 0) code = errno;
  if (const int close_code = file.close(); code == 0) code = close_code;
  if (code == 0 && ::rename(temporary.c_str(), target.c_str()) != 0) code = errno;
  if (code != 0) ::unlink(temporary.c_str());
  return code;
}

/// 0, or the errno of what failed.
int write_device(const std::filesystem::path& target, std::string_view text) {
  Descriptor device(::open(target.c_str(), O_WRONLY | O_CLOEXEC));
  if (device.number() < 0) return errno;
  if (const int code = write_all(device.number(), text); code != 0) return code;
  return device.close();
}

}  // namespace

tl::expected<std::string, Problem> read_file(const std::filesystem::path& path,
                                             std::size_t limit_bytes) {
  const auto fail = [](std::string message) {
    return tl::unexpected(Problem{"", std::move(message)});
  };
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return fail("this is a folder; a file is needed");
  }
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (file.number() < 0) return fail(fmt::format("cannot be read: {}", reason(errno)));
  std::string text;
  std::array<char, 1 << 16> block{};
  while (true) {
    const ssize_t got = ::read(file.number(), block.data(), block.size());
    if (got < 0) {
      if (errno == EINTR) continue;
      return fail(fmt::format("cannot be read: {}", reason(errno)));
    }
    if (got == 0) return text;
    text.append(block.data(), static_cast<std::size_t>(got));
    if (text.size() > limit_bytes) {
      return fail(fmt::format("is larger than the limit of {} bytes", limit_bytes));
    }
  }
}

std::optional<int> named_descriptor(const std::filesystem::path& path) {
  const std::string name = path.lexically_normal().string();
  if (name == "/dev/stdout") return STDOUT_FILENO;
  if (name == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (!name.starts_with(folder)) continue;
    int number = -1;
    const char* const end = name.data() + name.size();
    const auto [stopped, error] = std::from_chars(name.data() + folder.size(), end, number);
    if (error == std::errc() && stopped == end && number >= 0) return number;
  }
  return std::nullopt;
}

std::optional<Problem> write_file(const std::filesystem::path& path, std::string_view text) {
  const auto fail = [](const std::string& why) {
    return Problem{"", fmt::format("cannot be written: {}", why)};
  };
  // What the name leads to may be a file of the user's that is being appended to: it is written
  // where the descriptor stands, and never replaced.
  if (const auto descriptor = named_descriptor(path)) {
    const int code = write_all(*descriptor, text);
    if (code != 0) return fail(reason(code));
    return std::nullopt;
  }
  const auto target = follow_links(path);
  if (!target) return fail(reason(target.error()));
  std::error_code error;
  if (std::filesystem::is_directory(*target, error)) return fail("this is a folder");
  const std::filesystem::path folder = target->parent_path();
  if (!folder.empty() &&
      std::filesystem::status(folder, error).type() == std::filesystem::file_type::not_found) {
    return fail(fmt::format("there is no folder {}", folder.string()));
  }
  // A device such as /dev/stdout is no file that could be replaced.
  const bool device =
      std::filesystem::exists(*target, error) && !std::filesystem::is_regular_file(*target, error);
  const int code = device ? write_device(*target, text) : replace_file(*target, text);
  if (code != 0) return fail(reason(code));
  return std::nullopt;
}

}  // namespace cwb
