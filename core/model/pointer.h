// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cwb {

/// A step from a document's root to one of its values. Kept as a chain on the stack while a
/// document is walked, so that a pointer is written only where there is something to report.
struct PointerStep {
  const PointerStep* parent = nullptr;
  std::string_view key;
  std::size_t index = 0;
  bool is_index = false;

  /// As a JSON pointer; empty for the root.
  std::string pointer() const;

  /// The pointer as a sentence names it: "the root", "/lines/0/sku".
  std::string shown() const;
};

/// The pointer as a sentence names it: the empty one is "the root".
std::string shown_pointer(const std::string& pointer);

/// A key as a token of a JSON pointer (RFC 6901): ~ becomes ~0 and / becomes ~1.
std::string pointer_token(std::string_view key);

/// The keys that a JSON pointer's tokens stand for; nothing where it is neither empty nor begins
/// with /, or has a ~ that is neither ~0 nor ~1.
std::optional<std::vector<std::string>> pointer_tokens(std::string_view pointer);

}  // namespace cwb
