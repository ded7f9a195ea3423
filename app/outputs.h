// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/problem.h"
#include "run/run.h"

namespace cwb {

/// A file that a run is to be written to.
struct Output {
  std::string option;  ///< "--csv": names the file in sentences
  std::filesystem::path path;
  std::function<std::optional<Problem>(const Run&, const std::filesystem::path&)> write;
  bool beside = false;  ///< the user did not name it: it goes with the output before
};

/// Whether an output there would be a file: not a device, nor what a descriptor is open for.
bool is_file_or_new(const std::filesystem::path& path);

/// What a user could not have wanted after a long run: a path that cannot be written, or one that
/// two outputs share. Nothing is changed on disk.
Problems check_outputs(const std::vector<Output>& outputs);

/// Writes all of them, each whole or not at all, and says on stdout which. A problem for each that
/// could not be written; the others are written all the same.
Problems write_outputs(const std::vector<Output>& outputs, const Run& run);

}  // namespace cwb
