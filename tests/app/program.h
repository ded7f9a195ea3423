// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace cwb::test {

struct Outcome {
  int exit_code = -1;  ///< minus the signal where one ended the program
  std::string out;
  std::string err;
};

/// The program, started without a display. Killed when it goes.
class Program {
 public:
  enum class Stderr { pipe, terminal };

  /// `environment` is added to that of the test ("DISPLAY=:9"); stdout goes to `out_file` where
  /// one is named.
  explicit Program(const std::vector<std::string>& arguments,
                   const std::vector<std::string>& environment = {}, Stderr err = Stderr::pipe,
                   const std::string& out_file = {});
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program();

  /// Whether this system has terminals to give: a bare root folder may lack /dev/pts.
  static bool can_have_terminal();

  /// Waits until the program takes the signal itself; false where it does not within a minute.
  bool wait_for_handler(int signal) const;
  /// Reads until stderr holds the text; false where the program ends before, or after a minute.
  bool wait_for_err(const std::string& text);
  void send(int signal) const;
  /// Reads to the end.
  Outcome finish();

 private:
  bool read_some();

  int process_ = -1;
  int out_ = -1;
  int err_ = -1;
  Outcome outcome_;
};

Outcome run_program(const std::vector<std::string>& arguments,
                    const std::vector<std::string>& environment = {});

/// A folder that is removed, with all in it, when it goes.
class TemporaryFolder {
 public:
  TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder();

  std::string path() const { return path_.string(); }
  std::string file(const std::string& name) const { return (path_ / name).string(); }
  /// Writes a file and gives its path.
  std::string write(const std::string& name, const std::string& text) const;
  std::vector<std::string> names() const;  ///< sorted

 private:
  std::filesystem::path path_;
};

std::string read_text(const std::string& path);

/// Without their line feeds.
std::vector<std::string> lines_of(const std::string& text);

}  // namespace cwb::test
