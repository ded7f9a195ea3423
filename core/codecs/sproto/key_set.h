// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "model/document.h"

namespace cwb::sproto {

/// Finds out whether the key of a map that is being filled stands twice. An open table of places:
/// one allocation for all keys, where std::unordered_set makes one for each.
class KeySet {
 public:
  /// For a map of `count` members, each of which takes more than a byte of input, so that a place
  /// fits 32 bits.
  explicit KeySet(std::size_t count) {
    if (count > few) places_.resize(std::bit_ceil(2 * count));
  }

  /// False where the last member's key is that of one before it. To be called after each member.
  bool add_last(const std::vector<Member>& members) {
    const std::string& key = members.back().key;
    if (places_.empty()) {
      for (std::size_t i = 0; i + 1 < members.size(); ++i) {
        if (members[i].key == key) return false;
      }
      return true;
    }
    const std::size_t mask = places_.size() - 1;
    std::size_t slot = std::hash<std::string>{}(key)&mask;
    for (; places_[slot] != 0; slot = (slot + 1) & mask) {
      if (members[places_[slot] - 1].key == key) return false;
    }
    places_[slot] = static_cast<std::uint32_t>(members.size());
    return true;
  }

 private:
  static constexpr std::size_t few = 8;  ///< compared one by one

  std::vector<std::uint32_t> places_;  ///< the member's place from 1; 0 is free
};

}  // namespace cwb::sproto
