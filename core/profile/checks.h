// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "model/document.h"

// What reading a profile checks, value by value. Each function notes a problem where the value is
// not what it must be, and gives nothing then.
namespace cwb::profile {

/// A value with its JSON pointer.
struct Place {
  const Document* value = nullptr;
  std::string pointer;
};

/// "found 0", "found \"many\"", "found a list": one line, not long.
std::string found(const Document& document);

/// "a, b and c"
std::string enumerated(std::span<const std::string> words);

/// "; did you mean X?" where a candidate is near, else "; allowed are a, b and c".
std::string suggestion(std::string_view word, std::span<const std::string> candidates);

/// A whole number; 1e3 and 300.0 are whole numbers too.
std::optional<std::uint64_t> whole_number(const Place& place, std::uint64_t minimum,
                                          std::uint64_t maximum, Problems& problems);

std::optional<double> number(const Place& place, double minimum, double maximum,
                             Problems& problems);

std::optional<bool> boolean(const Place& place, Problems& problems);

std::optional<std::string> text(const Place& place, Problems& problems);

/// The items of a list with at least one item; `empty` is the sentence where it has none.
std::vector<Place> items(const Place& place, const std::string& empty, Problems& problems);

/// A map whose keys are all to be known.
class Keys {
 public:
  /// Notes a problem where the value is no map; it is taken for an empty one then, and nothing more
  /// is said of it.
  Keys(const Place& place, Problems& problems);

  bool is_map() const { return map_ != nullptr; }

  /// The value under a key that may be missing.
  std::optional<Place> optional(std::string_view key);

  /// The value under a key that must be there; `needed` says what for.
  std::optional<Place> required(std::string_view key, std::string_view needed);

  /// Notes a problem for each key that was not asked for.
  void refuse_others();

 private:
  const Map* map_ = nullptr;
  std::string pointer_;
  Problems& problems_;
  std::vector<std::string> known_;
};

}  // namespace cwb::profile
