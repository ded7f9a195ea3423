// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>

namespace cwb::protobuf_table {

/// Bytes that are written from back to front and overwritten the next time: the length of a nested
/// message stands before it, and is known once it is written, so that no message is walked twice.
///
/// A writer holds the place `at` before which it writes next, in a register, and asks for room
/// before it writes; room may move the bytes, and gives the place in the new ones.
class BackBuffer {
 public:
  const std::byte* data() const { return at_; }
  std::size_t size() const { return static_cast<std::size_t>(end_ - at_); }
  std::span<const std::byte> bytes() const { return {at_, end_}; }

  /// Where a new message ends.
  std::byte* end() { return end_; }

  /// Where `count` bytes can be written before; what stands from `at` on is kept.
  std::byte* room(std::byte* at, std::size_t count) {
    if (static_cast<std::size_t>(at - bytes_.get()) < count) [[unlikely]]
      return grow(at, count);
    return at;
  }

  /// Says where the writer ended: at the first byte.
  void finish(std::byte* at) { at_ = at; }

 private:
  std::byte* grow(const std::byte* at, std::size_t count) {
    constexpr std::size_t smallest = 512;
    const auto used = static_cast<std::size_t>(end_ - at);
    const auto capacity = static_cast<std::size_t>(end_ - bytes_.get());
    const std::size_t larger = std::max({used + count, 2 * capacity, smallest});
    auto bytes = std::make_unique_for_overwrite<std::byte[]>(larger);
    std::byte* const end = bytes.get() + larger;
    if (used > 0) std::memcpy(end - used, at, used);
    bytes_ = std::move(bytes);
    end_ = end;
    at_ = end;
    return end - used;
  }

  std::unique_ptr<std::byte[]> bytes_;
  std::byte* end_ = nullptr;
  std::byte* at_ = nullptr;
};

}  // namespace cwb::protobuf_table
