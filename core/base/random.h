// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <utility>

namespace cwb {

/// Seeded numbers that are the same on every machine. std::mt19937_64 is fixed by the standard; the
/// standard's distributions and std::shuffle are not, so neither is used.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  std::uint64_t next() { return engine_(); }

  /// A number from 0 to bound - 1. bound must be at least 1. The bias of the modulo is below
  /// bound / 2^64.
  std::uint64_t below(std::uint64_t bound) { return engine_() % bound; }

  /// Puts the items in a random order (Fisher and Yates).
  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace cwb
