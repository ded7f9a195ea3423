// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file.h"

#include <array>
#include <cerrno>
#include <cstdlib>
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

/// The permissions of a file that stands there already, else what the umask leaves of 0666.
mode_t wanted_mode(const std::filesystem::path& path) {
  struct stat existing {};
  if (::stat(path.c_str(), &existing) == 0) return existing.st_mode & 07777;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
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

std::optional<Problem> write_file(const std::filesystem::path& path, std::string_view text) {
  // A link is written through, so that it stays a link.
  std::error_code error;
  const std::filesystem::path target = std::filesystem::is_symlink(path, error)
                                           ? std::filesystem::weakly_canonical(path, error)
                                           : path;
  const auto fail = [](int code) {
    return Problem{"", fmt::format("cannot be written: {}", reason(code))};
  };
  if (std::filesystem::is_directory(target, error)) return fail(EISDIR);
  // A device such as /dev/stdout is no file that could be replaced.
  if (std::filesystem::exists(target, error) && !std::filesystem::is_regular_file(target, error)) {
    Descriptor device(::open(target.c_str(), O_WRONLY | O_CLOEXEC));
    if (device.number() < 0) return fail(errno);
    if (const int code = write_all(device.number(), text); code != 0) return fail(code);
    return std::nullopt;
  }
  std::string temporary = target.string() + ".XXXXXX";
  Descriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
  if (file.number() < 0) return fail(errno);
  int code = write_all(file.number(), text);
  if (code == 0 && ::fchmod(file.number(), wanted_mode(target)) != 0) code = errno;
  if (code == 0 && ::fsync(file.number()) != 0) code = errno;
  if (const int close_code = file.close(); code == 0) code = close_code;
  if (code == 0 && ::rename(temporary.c_str(), target.c_str()) != 0) code = errno;
  if (code == 0) return std::nullopt;
  ::unlink(temporary.c_str());
  return fail(code);
}

}  // namespace cwb
