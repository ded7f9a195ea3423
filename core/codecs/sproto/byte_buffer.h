// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>

namespace cwb::sproto {

/// Bytes that are written from front to back and overwritten the next time. Not a std::vector,
/// because that fills what it grows by with zeros before the writer gets it.
///
/// A writer holds the place `at` where it writes next, in a register, and asks for room before it
/// writes; room may move the bytes, and gives the place in the new ones.
class ByteBuffer {
 public:
  std::byte* data() { return bytes_.get(); }
  const std::byte* data() const { return bytes_.get(); }
  std::size_t size() const { return size_; }
  std::span<const std::byte> bytes() const { return {data(), size()}; }

  /// Where `count` bytes can be written from `at` on; what stands before `at` is kept.
  std::byte* room(std::byte* at, std::size_t count) {
    if (static_cast<std::size_t>(end_ - at) < count) [[unlikely]]
      return grow(at, count);
    return at;
  }

  /// Says where the writer ended.
  void finish(const std::byte* at) { size_ = static_cast<std::size_t>(at - data()); }

 private:
  std::byte* grow(const std::byte* at, std::size_t count) {
    constexpr std::size_t smallest = 512;
    const auto used = static_cast<std::size_t>(at - data());
    const auto capacity = static_cast<std::size_t>(end_ - data());
    const std::size_t larger = std::max({used + count, 2 * capacity, smallest});
    auto bytes = std::make_unique_for_overwrite<std::byte[]>(larger);
    if (used > 0) std::memcpy(bytes.get(), data(), used);
    bytes_ = std::move(bytes);
    end_ = data() + larger;
    return data() + used;
  }

  std::unique_ptr<std::byte[]> bytes_;
  std::byte* end_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace cwb::sproto
