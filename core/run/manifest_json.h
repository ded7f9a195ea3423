// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "model/document.h"
#include "run/run.h"

namespace cwb {

/// What is needed to judge or redo the run, without its figures: a JSON file to lie beside a CSV
/// file, and in pictures.
std::string manifest_json(const Run& run);

/// `results.csv` has its manifest in `results.manifest.json`, `results.txt` in
/// `results.txt.manifest.json`. Where the CSV file is new and a manifest of that name is there, the
/// first free of `results.manifest-2.json`, ...: nobody was asked about that one.
std::filesystem::path manifest_path(const std::filesystem::path& csv);

/// The members that the run's JSON and its manifest begin with; `kind` tells which of them it is.
Map run_head(const Run& run, std::string_view kind);

}  // namespace cwb
