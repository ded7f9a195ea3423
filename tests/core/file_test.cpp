// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cwb {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t limit = 1024 * 1024;

class FileTest : public testing::Test {
 protected:
  FileTest() {
    std::string name = (fs::temp_directory_path() / "cwb-file-XXXXXX").string();
    folder = ::mkdtemp(name.data());
  }
  ~FileTest() override { fs::remove_all(folder); }

  static std::string content(const fs::path& path) {
    return read_file(path, limit).value_or("unreadable");
  }
  static std::string failure(const std::optional<Problem>& problem) {
    return problem ? problem->message : "no problem";
  }
  std::size_t files() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
  }

  fs::path folder;
};

/// While it lives, no file may grow over the size: a full disk, as far as write() can tell.
class FullDisk {
 public:
  explicit FullDisk(rlim_t size) {
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit full{size, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &full);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  rlimit before_{};
  void (*handler_)(int);
};

TEST_F(FileTest, ReadsBackWhatWasWritten) {
  const std::string text("line\r\n\0\xff end", 12);
  EXPECT_EQ(failure(write_file(folder / "a", text)), "no problem");
  EXPECT_EQ(content(folder / "a"), text);
  EXPECT_EQ(failure(write_file(folder / "a", "")), "no problem");
  EXPECT_EQ(content(folder / "a"), "");
}

TEST_F(FileTest, SaysWhyAFileCannotBeRead) {
  EXPECT_EQ(read_file(folder / "none", limit).error().message,
            "cannot be read: No such file or directory");
  EXPECT_EQ(read_file(folder, limit).error().message, "this is a folder; a file is needed");
  write_file(folder / "a", "x");
  EXPECT_EQ(read_file(folder / "a" / "b", limit).error().message,
            "cannot be read: Not a directory");
}

TEST_F(FileTest, ReadsUpToTheLimitAndNoFurther) {
  write_file(folder / "a", "12345");
  EXPECT_EQ(read_file(folder / "a", 5), "12345");
  EXPECT_EQ(read_file(folder / "a", 4).error().message, "is larger than the limit of 4 bytes");
  EXPECT_EQ(read_file("/dev/zero", limit).error().message,
            "is larger than the limit of 1048576 bytes");
}

TEST_F(FileTest, SaysWhyAFileCannotBeWritten) {
  EXPECT_EQ(failure(write_file(folder / "none" / "a", "x")),
            "cannot be written: there is no folder " + (folder / "none").string());
  EXPECT_EQ(failure(write_file(folder, "x")), "cannot be written: this is a folder");
  write_file(folder / "a", "x");
  EXPECT_EQ(failure(write_file(folder / "a" / "b", "x")), "cannot be written: Not a directory");
  EXPECT_EQ(failure(write_file("", "x")), "cannot be written: No such file or directory");
  EXPECT_EQ(failure(write_file("/dev/full", "x")), "cannot be written: No space left on device");
}

TEST_F(FileTest, WritesToADeviceWithoutReplacingIt) {
  EXPECT_EQ(failure(write_file("/dev/null", "x")), "no problem");
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(FileTest, KeepsTheOldContentAndLeavesNothingWhenTheDiskIsFull) {
  write_file(folder / "a", "old");
  {
    const FullDisk disk(100'000);
    EXPECT_EQ(failure(write_file(folder / "a", std::string(300'000, 'x'))),
              "cannot be written: File too large");
    EXPECT_EQ(failure(write_file(folder / "b", std::string(300'000, 'x'))),
              "cannot be written: File too large");
  }
  EXPECT_EQ(content(folder / "a"), "old");
  EXPECT_EQ(files(), 1);
}

TEST_F(FileTest, LeavesNoTemporaryFile) {
  write_file(folder / "a", "1");
  write_file(folder / "a", "2");
  EXPECT_EQ(files(), 1);
}

TEST_F(FileTest, ReplacesAndDoesNotOverwrite) {
  write_file(folder / "a", "old");
  fs::create_hard_link(folder / "a", folder / "other");
  write_file(folder / "a", "new");
  EXPECT_EQ(content(folder / "other"), "old");
}

TEST_F(FileTest, KeepsThePermissionsOfTheFileItReplaces) {
  write_file(folder / "a", "old");
  fs::permissions(folder / "a", fs::perms{0640});
  write_file(folder / "a", "new");
  EXPECT_EQ(fs::status(folder / "a").permissions(), fs::perms{0640});
}

TEST_F(FileTest, GivesANewFileThePermissionsOfTheUmask) {
  const mode_t before = ::umask(027);
  write_file(folder / "a", "x");
  ::umask(before);
  EXPECT_EQ(fs::status(folder / "a").permissions(), fs::perms{0640});
}

TEST_F(FileTest, WritesThroughALinkAndKeepsIt) {
  fs::create_directory(folder / "deep");
  write_file(folder / "deep" / "real", "old");
  fs::create_symlink("deep/real", folder / "link");
  fs::create_symlink(folder / "link", folder / "second");
  EXPECT_EQ(failure(write_file(folder / "second", "new")), "no problem");
  EXPECT_TRUE(fs::is_symlink(folder / "second"));
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(content(folder / "deep" / "real"), "new");
}

TEST_F(FileTest, CreatesTheTargetOfALinkThatLeadsNowhereYet) {
  fs::create_symlink("real", folder / "link");
  EXPECT_EQ(failure(write_file(folder / "link", "new")), "no problem");
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(content(folder / "real"), "new");
}

TEST_F(FileTest, GivesUpOnLinksThatLeadInACircle) {
  fs::create_symlink("b", folder / "a");
  fs::create_symlink("a", folder / "b");
  EXPECT_EQ(failure(write_file(folder / "a", "x")),
            "cannot be written: Too many levels of symbolic links");
}

/// While it lives, the test is an ordinary user: root may read and write everything.
class OrdinaryUser {
 public:
  explicit OrdinaryUser(const fs::path& folder) {
    if (::geteuid() != 0) return;
    constexpr uid_t nobody = 65534;
    root_ = ::chown(folder.c_str(), nobody, nobody) == 0 && ::seteuid(nobody) == 0;
  }
  ~OrdinaryUser() {
    if (root_ && ::seteuid(0) != 0) std::abort();
  }

 private:
  bool root_ = false;
};

TEST_F(FileTest, RespectsPermissions) {
  const OrdinaryUser user(folder);
  ASSERT_NE(::geteuid(), 0);
  ASSERT_EQ(failure(write_file(folder / "a", "old")), "no problem");
  fs::permissions(folder / "a", fs::perms{0400});
  // The folder would let it be renamed away, but the file says that it is to be kept.
  EXPECT_EQ(failure(write_file(folder / "a", "x")), "cannot be written: Permission denied");
  EXPECT_EQ(content(folder / "a"), "old");
  fs::permissions(folder / "a", fs::perms{0});
  EXPECT_EQ(read_file(folder / "a", limit).error().message, "cannot be read: Permission denied");
  fs::permissions(folder, fs::perms{0500});
  EXPECT_EQ(failure(write_file(folder / "b", "x")), "cannot be written: Permission denied");
  fs::permissions(folder, fs::perms{0700});
  EXPECT_EQ(files(), 1);
}

TEST_F(FileTest, AppendsToWhatAnOpenDescriptorLeadsToAndReplacesNothing) {
  const fs::path file = folder / "log.txt";
  ASSERT_FALSE(write_file(file, "before\n"));
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
  ASSERT_GE(descriptor, 0);
  EXPECT_FALSE(write_file("/dev/fd/" + std::to_string(descriptor), "after\n"));
  EXPECT_FALSE(write_file("/proc/self/fd/" + std::to_string(descriptor), "last\n"));
  ::close(descriptor);
  EXPECT_EQ(content(file), "before\nafter\nlast\n");
}

TEST_F(FileTest, WritesThroughADescriptorOfAPipe) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  EXPECT_FALSE(write_file("/dev/fd/" + std::to_string(ends[1]), "text"));
  std::array<char, 8> got{};
  EXPECT_EQ(::read(ends[0], got.data(), got.size()), 4);
  ::close(ends[0]);
  ::close(ends[1]);
}

}  // namespace
}  // namespace cwb
