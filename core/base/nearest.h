// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cwb {

/// The candidate that was probably meant by `word`: the one with the smallest edit distance, if
/// that is at most a third of the word's length (at least 1); otherwise nothing.
std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates);

}  // namespace cwb
