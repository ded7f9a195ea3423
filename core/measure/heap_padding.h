// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "base/random.h"

namespace cwb {

/// Blocks of random sizes that stand between the objects of one generation, so that each
/// generation's objects lie at other places of the heap. Where an object lies decides as much as a
/// percent or three.
class HeapPadding {
 public:
  /// Adds some blocks of 16 bytes to 16 kB.
  void add(Random& random) {
    constexpr std::size_t most_blocks = 8;
    constexpr unsigned size_classes = 11;
    const std::size_t blocks = 1 + random.below(most_blocks);
    for (std::size_t i = 0; i < blocks; ++i) {
      const std::size_t size_class = std::size_t{16} << random.below(size_classes);
      const std::size_t bytes = size_class - random.below(size_class / 2);
      blocks_.push_back(std::make_unique<std::byte[]>(bytes));
    }
  }

  void clear() { blocks_.clear(); }

 private:
  std::vector<std::unique_ptr<std::byte[]>> blocks_;
};

}  // namespace cwb
