// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/sproto/pack.h"

#include <algorithm>
#include <array>
#include <bit>

#include <fmt/format.h>

namespace cwb::sproto {
namespace {

constexpr std::size_t group_bytes = 8;
constexpr std::byte run_mark{0xff};
constexpr std::size_t longest_run = 256;
/// A run goes on over groups with this many bytes that are not 0: a bitmap would save nothing.
constexpr int joins_run = 6;

/// Bit i is set where byte i of the group (from its lowest) is not 0.
std::uint8_t nonzero_bytes(std::uint64_t group) {
  constexpr std::uint64_t low_bits = 0x7f7f7f7f7f7f7f7f;
  constexpr std::uint64_t gather = 0x0102040810204080;
  const std::uint64_t high_bits = (((group & low_bits) + low_bits) | group) & ~low_bits;
  return static_cast<std::uint8_t>(((high_bits >> 7) * gather) >> 56);
}

/// Reads groups of 8, the last filled up with zeros.
class Groups {
 public:
  explicit Groups(std::span<const std::byte> bytes)
      : bytes_(bytes), whole_(bytes.size() / group_bytes) {
    std::array<std::byte, group_bytes> last{};
    std::ranges::copy(bytes.subspan(whole_ * group_bytes), last.begin());
    last_ = load<std::uint64_t>(last.data());
  }

  std::size_t count() const { return (bytes_.size() + group_bytes - 1) / group_bytes; }
  std::uint64_t operator[](std::size_t i) const {
    return i < whole_ ? load<std::uint64_t>(bytes_.data() + i * group_bytes) : last_;
  }

 private:
  std::span<const std::byte> bytes_;
  std::size_t whole_;
  std::uint64_t last_ = 0;
};

/// The bytes of the group whose bits are set. Writes 8 bytes, of which those after the place that
/// it gives do not count: no branch on the bits, which are as good as random.
std::byte* put_set_bytes(std::uint64_t group, std::uint8_t bits, std::byte* at) {
  for (unsigned i = 0; i < group_bytes; ++i) {
    *at = static_cast<std::byte>(group >> (8 * i));
    at += bits >> i & 1;
  }
  return at;
}

/// The group whose set bytes stand at `from`, of which 8 bytes can be read.
std::uint64_t take_set_bytes(std::uint8_t bits, const std::byte* from) {
  std::uint64_t group = 0;
  for (unsigned i = 0; i < group_bytes; ++i) {
    const std::uint64_t bit = bits >> i & 1;
    group |= (std::to_integer<std::uint64_t>(*from) & (0 - bit)) << (8 * i);
    from += bit;
  }
  return group;
}

WireError ends_inside(std::size_t wanted, std::size_t left, std::size_t offset, std::size_t size) {
  return {fmt::format("packed bytes end inside a group: {} wanted, {} left, at byte {} of {}",
                      wanted, left, offset, size),
          offset};
}

}  // namespace

void pack(std::span<const std::byte> message, ByteBuffer& out) {
  const Groups groups(message);
  // A run of one group takes 10 bytes; put_set_bytes may touch 9 at the end.
  constexpr std::size_t most_per_group = group_bytes + 2;
  std::byte* at = out.room(out.data(), groups.count() * most_per_group + group_bytes);
  for (std::size_t i = 0; i < groups.count();) {
    const std::uint64_t group = groups[i];
    const std::uint8_t bits = nonzero_bytes(group);
    if (bits != 0xff) {
      *at++ = std::byte{bits};
      at = put_set_bytes(group, bits, at);
      ++i;
      continue;
    }
    *at++ = run_mark;
    std::byte* const length = at++;
    const std::size_t start = i;
    at = store(at, group);
    for (++i; i < groups.count() && i - start < longest_run; ++i) {
      const std::uint64_t next = groups[i];
      if (std::popcount(nonzero_bytes(next)) < joins_run) break;
      at = store(at, next);
    }
    *length = static_cast<std::byte>(i - start - 1);
  }
  out.finish(at);
}

std::optional<WireError> unpack(std::span<const std::byte> packed, ByteBuffer& out) {
  const std::byte* from = packed.data();
  const std::byte* const end = from + packed.size();
  const auto left = [&] { return static_cast<std::size_t>(end - from); };
  const auto offset = [&] { return static_cast<std::size_t>(from - packed.data()); };
  std::byte* at = out.data();
  while (from != end) {
    const auto bits = std::to_integer<std::uint8_t>(*from++);
    if (bits == 0xff) {
      if (left() == 0) return ends_inside(1, 0, offset(), packed.size());
      const std::size_t size = (std::to_integer<std::size_t>(*from++) + 1) * group_bytes;
      if (left() < size) return ends_inside(size, left(), offset(), packed.size());
      at = out.room(at, size);
      std::memcpy(at, from, size);
      at += size;
      from += size;
      continue;
    }
    const auto set = static_cast<std::size_t>(std::popcount(bits));
    at = out.room(at, group_bytes);
    if (left() >= group_bytes) {
      at = store(at, take_set_bytes(bits, from));
    } else {
      if (left() < set) return ends_inside(set, left(), offset(), packed.size());
      std::array<std::byte, group_bytes> tail{};
      std::copy(from, end, tail.begin());
      at = store(at, take_set_bytes(bits, tail.data()));
    }
    from += set;
  }
  out.finish(at);
  return std::nullopt;
}

}  // namespace cwb::sproto
