// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "model/document.h"

namespace cwb {

/// What the read phase does with each leaf: takes its value, so that a codec which puts work off
/// must do it. The sum does not depend on the order of leaves, so that the verify gate can compare
/// it with the document's. Of a string or bytes it takes the length, the first and the last byte.
class LeafSum {
 public:
  void add(std::monostate /*null*/) { sum_ += 1; }
  void add(std::nullptr_t /*null*/) { sum_ += 1; }
  void add(bool flag) { sum_ += flag ? 3 : 2; }
  void add(std::int32_t integer) { sum_ += static_cast<std::uint64_t>(integer); }
  void add(std::int64_t integer) { sum_ += static_cast<std::uint64_t>(integer); }
  void add(std::uint64_t integer) { sum_ += integer; }
  void add(double number) { sum_ += std::bit_cast<std::uint64_t>(number); }
  void add(std::string_view text) {
    sum_ += text.size();
    if (!text.empty()) {
      sum_ += static_cast<unsigned char>(text.front());
      sum_ += static_cast<std::uint64_t>(static_cast<unsigned char>(text.back())) << 8;
    }
  }
  void add(const char* text) = delete;
  void add(std::span<const std::byte> bytes) {
    add(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
  }

  std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 0;
};

/// Visits every leaf of a document: the read phase of codecs whose native object is the document.
void visit_leaves(const Document& document, LeafSum& sum);

}  // namespace cwb
