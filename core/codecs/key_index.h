// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace cwb {

/// Finds keys that stand twice in a map that is being filled. An open table of places: one
/// allocation for all keys, where std::unordered_set makes one for each.
class KeyIndex {
 public:
  /// For a map of at most `count` members, which must fit 32 bits.
  explicit KeyIndex(std::size_t count) {
    if (count > few) places_.resize(std::bit_ceil(2 * count));
  }

  /// The place from which on the map has the key of `place`: that one itself where the key is new.
  /// key_at(place) gives a key. Places come from 0 on, each once, or again where its key was not
  /// new.
  template <class KeyAt>
  std::size_t add(std::size_t place, const KeyAt& key_at) {
    const std::string_view key = key_at(place);
    if (places_.empty()) {
      for (std::size_t i = 0; i < place; ++i) {
        if (key_at(i) == key) return i;
      }
      return place;
    }
    const std::size_t mask = places_.size() - 1;
    std::size_t slot = std::hash<std::string_view>{}(key)&mask;
    for (; places_[slot] != 0; slot = (slot + 1) & mask) {
      if (key_at(places_[slot] - 1) == key) return places_[slot] - 1;
    }
    places_[slot] = static_cast<std::uint32_t>(place + 1);
    return place;
  }

 private:
  static constexpr std::size_t few = 8;  ///< compared one by one

  std::vector<std::uint32_t> places_;  ///< the member's place from 1; 0 is free
};

}  // namespace cwb
