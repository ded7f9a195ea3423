// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "codecs/sproto/byte_buffer.h"
#include "codecs/sproto/wire.h"
#include "model/document.h"
#include "shapes/describe.h"

// A described struct as a sproto message, all known when it is compiled: the bytes are those that
// encode() writes of its document.
namespace cwb::sproto {

template <class T>
concept StructInteger = std::integral<T> && !std::same_as<T, bool>;

/// A member that its field word holds itself, or up to 12 bytes of the data part.
template <class T>
concept StructNumber = StructInteger<T> || std::same_as<T, bool> || std::same_as<T, double>;

/// True where all members of the struct are numbers, so that its size has a small bound.
template <Described T>
constexpr bool is_flat() {
  bool flat = true;
  for_each_member<T>([&]<class S, class M>(const MemberOf<S, M>&) { flat &= StructNumber<M>; });
  return flat;
}

/// True where a member of the struct may be absent, so that its field words are not all known.
template <Described T>
constexpr bool has_optional() {
  bool optional = false;
  for_each_member<T>(
      [&]<class S, class M>(const MemberOf<S, M>&) { optional |= IsOptional<M>::value; });
  return optional;
}

template <class M>
bool is_present(const M& member) {
  if constexpr (IsOptional<M>::value) {
    return member.has_value();
  } else {
    return true;
  }
}

/// The count and all field words of the struct where it has all its fields.
template <Described T>
constexpr std::size_t header_bytes() {
  std::size_t words = 1;
  std::uint32_t next_tag = 1;
  for_each_member<T>([&](const auto& member) {
    words += member.tag == next_tag ? 1 : 2;
    next_tag = member.tag + 1;
  });
  return words * sizeof(std::uint16_t);
}

/// The most that a number takes in the data part.
inline constexpr std::size_t number_bytes = sizeof(std::uint32_t) + sizeof(std::uint64_t);

template <Described T>
constexpr std::size_t flat_bytes() {
  return header_bytes<T>() +
         number_bytes * std::tuple_size_v<std::remove_const_t<decltype(Describe<T>::members)>>;
}

/// Writes one struct. Each function takes the place to write at and gives the place after what it
/// wrote. Integers above the largest int64 are no sproto integers; check() refuses them.
class StructEncoder {
 public:
  explicit StructEncoder(ByteBuffer& out) : out_(out) {}

  template <Described T>
  std::byte* message(const T& value, std::byte* at) {
    if constexpr (is_flat<T>()) {
      return flat(value, out_.room(at, flat_bytes<T>()));
    } else {
      const std::size_t header = present_header_bytes(value);
      at = out_.room(at, header);
      words(value, at, header, [](const auto&) {});
      at += header;
      for_each_member<T>([&](const auto& member) { at = data(value.*member.pointer, at); });
      return at;
    }
  }

 private:
  /// A struct of numbers, for which there is room: words and data in one go.
  template <Described T>
  static std::byte* flat(const T& value, std::byte* at) {
    std::byte* data = at + header_bytes<T>();
    words(value, at, header_bytes<T>(),
          [&data](const auto& number) { data = number_data(number, data); });
    return data;
  }

  /// header_bytes, for the members that are there.
  template <Described T>
  static std::size_t present_header_bytes(const T& value) {
    if constexpr (!has_optional<T>()) {
      return header_bytes<T>();
    } else {
      std::size_t words = 1;
      std::uint32_t next_tag = 1;
      for_each_member<T>([&](const auto& member) {
        if (!is_present(value.*member.pointer)) return;
        words += member.tag == next_tag ? 1 : 2;
        next_tag = member.tag + 1;
      });
      return words * sizeof(std::uint16_t);
    }
  }

  /// The count and the field words, which take so many bytes; put_data(member) for each whose value
  /// the word does not hold.
  template <Described T, class PutData>
  static void words(const T& value, std::byte* at, std::size_t header, const PutData& put_data) {
    at = store(at, static_cast<std::uint16_t>(header / sizeof(std::uint16_t) - 1));
    std::uint32_t next_tag = 1;
    for_each_member<T>([&](const auto& member) {
      if (!is_present(value.*member.pointer)) return;
      if (member.tag != next_tag) {
        at = store(at, static_cast<std::uint16_t>(2 * (member.tag - next_tag) - 1));
      }
      next_tag = member.tag + 1;
      const std::uint16_t word = word_of(value.*member.pointer);
      at = store(at, word);
      if (word == 0) put_data(value.*member.pointer);
    });
  }

  /// The word of a member that it holds itself; 0 where the value goes to the data part.
  template <class M>
  static std::uint16_t word_of(const M& value) {
    if constexpr (IsOptional<M>::value) {
      return word_of(*value);
    } else if constexpr (std::same_as<M, bool>) {
      return value ? 4 : 2;
    } else if constexpr (StructInteger<M>) {
      const auto integer = static_cast<std::uint64_t>(value);
      return integer <= largest_inline ? static_cast<std::uint16_t>(2 * integer + 2) : 0;
    } else {
      return 0;
    }
  }

  /// A number that its word does not hold; there is room.
  template <StructNumber M>
  static std::byte* number_data(const M& value, std::byte* at) {
    if constexpr (std::same_as<M, double>) {
      at = store(at, std::uint32_t{sizeof(double)});
      return store(at, std::bit_cast<std::uint64_t>(value));
    } else if constexpr (std::same_as<M, bool>) {
      return at;
    } else {
      if (fits_32_bits(value)) {
        at = store(at, std::uint32_t{sizeof(std::uint32_t)});
        return store(at, static_cast<std::uint32_t>(value));
      }
      at = store(at, std::uint32_t{sizeof(std::uint64_t)});
      return store(at, static_cast<std::uint64_t>(value));
    }
  }

  template <StructInteger M>
  static bool fits_32_bits(M value) {
    const auto integer = static_cast<std::int64_t>(value);
    return integer == static_cast<std::int32_t>(integer);
  }

  /// What of a member stands in the data part.
  template <class M>
  std::byte* data(const M& value, std::byte* at) {
    if constexpr (IsOptional<M>::value) {
      return value ? data(*value, at) : at;
    } else if constexpr (StructNumber<M>) {
      if (word_of(value) != 0) return at;
      return number_data(value, out_.room(at, number_bytes));
    } else {
      return part(value, at);
    }
  }

  /// A string, bytes, message, list or map, with its length.
  template <class M>
  std::byte* part(const M& value, std::byte* at) {
    if constexpr (IsVector<M>::value) {
      return list(value, at);
    } else if constexpr (IsStringMap<M>::value) {
      return entries(value, at);
    } else if constexpr (Described<M>) {
      return with_length(at, [&](std::byte* from) { return message(value, from); });
    } else {
      static_assert(std::same_as<M, std::string> || std::same_as<M, Bytes>,
                    "sproto has no type for this member");
      return blob(value.data(), value.size(), at);
    }
  }

  std::byte* blob(const void* from, std::size_t size, std::byte* at) {
    at = out_.room(at, sizeof(std::uint32_t) + size);
    at = store(at, static_cast<std::uint32_t>(size));
    if (size > 0) std::memcpy(at, from, size);
    return at + size;
  }

  template <class Item>
  std::byte* list(const std::vector<Item>& list, std::byte* at) {
    if constexpr (std::same_as<Item, bool>) {
      at = out_.room(at, sizeof(std::uint32_t) + list.size());
      at = store(at, static_cast<std::uint32_t>(list.size()));
      for (const bool flag : list) *at++ = std::byte{flag};
      return at;
    } else if constexpr (StructNumber<Item>) {
      at = out_.room(at, sizeof(std::uint32_t) + 1 + list.size() * sizeof(std::uint64_t));
      return numbers(list, at);
    } else if constexpr (Described<Item>) {
      return messages(list, at);
    } else {
      return with_length(at, [&](std::byte* from) {
        for (const Item& item : list) from = part(item, from);
        return from;
      });
    }
  }

  template <Described Item>
  std::byte* messages(const std::vector<Item>& list, std::byte* at) {
    if constexpr (is_flat<Item>()) {
      constexpr std::size_t most = sizeof(std::uint32_t) + flat_bytes<Item>();
      at = out_.room(at, sizeof(std::uint32_t) + list.size() * most);
      std::byte* const length = at;
      at += sizeof(std::uint32_t);
      for (const Item& item : list) {
        std::byte* const behind = flat(item, at + sizeof(std::uint32_t));
        put_length(at, behind);
        at = behind;
      }
      put_length(length, at);
      return at;
    } else {
      return with_length(at, [&](std::byte* from) {
        for (const Item& item : list) from = part(item, from);
        return from;
      });
    }
  }

  template <class Item>
  static std::byte* numbers(const std::vector<Item>& list, std::byte* at) {
    std::byte* const length = at;
    at += sizeof(std::uint32_t);
    if (!list.empty()) {
      bool narrow = true;
      if constexpr (std::same_as<Item, double>) {
        narrow = false;
      } else {
        for (const Item item : list) narrow &= fits_32_bits(item);
      }
      *at++ = static_cast<std::byte>(narrow ? sizeof(std::uint32_t) : sizeof(std::uint64_t));
      for (const Item item : list) {
        if constexpr (std::same_as<Item, double>) {
          at = store(at, std::bit_cast<std::uint64_t>(item));
        } else {
          at = narrow ? store(at, static_cast<std::uint32_t>(item))
                      : store(at, static_cast<std::uint64_t>(item));
        }
      }
    }
    put_length(length, at);
    return at;
  }

  /// A map: an array of messages, each with the key at tag 0 and the value at tag 1.
  template <class Item>
  std::byte* entries(const std::map<std::string, Item>& map, std::byte* at) {
    return with_length(at, [&](std::byte* from) {
      for (const auto& [key, value] : map) {
        from = with_length(from, [&](std::byte* entry) {
          constexpr std::uint16_t words = 2;
          entry = out_.room(entry, (1 + words) * sizeof(std::uint16_t));
          entry = store(entry, words);
          entry = store(entry, std::uint16_t{0});
          entry = store(entry, word_of(value));
          entry = blob(key.data(), key.size(), entry);
          return data(value, entry);
        });
      }
      return from;
    });
  }

  static void put_length(std::byte* length, const std::byte* behind) {
    store(length, static_cast<std::uint32_t>(behind - length - sizeof(std::uint32_t)));
  }

  /// What `write` writes, after its length. The buffer may move meanwhile.
  template <class Write>
  std::byte* with_length(std::byte* at, Write&& write) {
    at = out_.room(at, sizeof(std::uint32_t));
    const auto start = static_cast<std::size_t>(at - out_.data());
    at = write(at + sizeof(std::uint32_t));
    put_length(out_.data() + start, at);
    return at;
  }

  ByteBuffer& out_;
};

/// Replaces what the buffer held.
template <Described T>
void encode_struct(const T& value, ByteBuffer& out) {
  out.finish(StructEncoder(out).message(value, out.data()));
}

}  // namespace cwb::sproto
