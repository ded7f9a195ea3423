// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/document.h"

namespace cwb {

/// The published measurements that built-in profiles re-run: `sources` of
/// resources/published/published.json.
const List& published_sources();

/// Their ids, which a profile may name under `published`.
std::vector<std::string> published_ids();

}  // namespace cwb
