// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/utf8.h"
#include "codecs/sproto/reader.h"
#include "codecs/sproto/struct_encode.h"

// A sproto message as a described struct, all known when it is compiled.
namespace cwb::sproto {

/// Each function gives false where the bytes are wrong. Values must be fresh ones.
class StructDecoder : public Reader {
 public:
  template <Described T>
  bool message(Slice bytes, T& value, Trailing trailing = Trailing::nothing) {
    Slice words{};
    if (!enter(bytes) || !take_words(bytes, words)) return false;
    if (!has_all_fields<T>(words)) [[unlikely]]
      return some_fields(words, bytes, value, trailing);
    // In ascending order of tags, which is that of the words.
    const std::byte* word = words.at;
    bool fine = true;
    for_each_member<T>([&](const auto& member) {
      fine = fine && this->taken(word, bytes, value.*member.pointer);
      word += word_bytes;
    });
    leave();
    return fine && ends(bytes, trailing);
  }

 private:
  /// The words and the data part of a message, and the tag of the next word.
  struct Fields {
    Slice words;
    Slice data;
    std::uint32_t tag = 0;
  };

  /// True where the words are those of a message with all fields of the struct and no other, as
  /// every writer of the same schema makes it where tags have no gaps.
  template <Described T>
  static bool has_all_fields(Slice words) {
    if (words.size() != header_bytes<T>() - word_bytes || !has_no_gaps<T>()) return false;
    std::uint32_t all = 0;
    for (std::size_t i = 0; i < header_bytes<T>() - word_bytes; i += word_bytes) {
      all |= load<std::uint16_t>(words.at + i);
    }
    return all % 2 == 0;
  }

  template <Described T>
  static constexpr bool has_no_gaps() {
    constexpr std::size_t members =
        std::tuple_size_v<std::remove_const_t<decltype(Describe<T>::members)>>;
    return header_bytes<T>() == (1 + members) * word_bytes;
  }

  template <Described T>
  [[gnu::noinline]] bool some_fields(Slice words, Slice bytes, T& value, Trailing trailing) {
    Fields fields{words, bytes};
    bool fine = true;
    for_each_member<T>([&](const auto& member) {
      fine = fine && this->field(fields, member.tag - 1, value.*member.pointer);
    });
    leave();
    return fine && skip_rest(fields) && ends(fields.data, trailing);
  }

  enum class Sought : std::uint8_t { here, absent, wrong };

  /// Goes to the field with this tag, past others. Where it is here, its word is taken.
  Sought seek(Fields& fields, std::uint32_t tag, std::uint32_t& word) {
    while (fields.words.at != fields.words.end) {
      word = load<std::uint16_t>(fields.words.at);
      if (word % 2 == 1) {
        fields.tag += (word + 1) / 2;
        fields.words.at += word_bytes;
        continue;
      }
      if (fields.tag > tag) return Sought::absent;
      fields.words.at += word_bytes;
      if (fields.tag++ == tag) return Sought::here;
      Slice part{};
      if (word == 0 && !take_part(fields.data, part)) return Sought::wrong;
    }
    return Sought::absent;
  }

  bool skip_rest(Fields& fields) {
    if (fields.words.at == fields.words.end) [[likely]]
      return true;
    std::uint32_t word = 0;
    // Tags end before this one.
    constexpr std::uint32_t beyond = 0xffffffff;
    return seek(fields, beyond, word) != Sought::wrong;
  }

  /// A field that is absent leaves the member as it was.
  template <class M>
  bool field(Fields& fields, std::uint32_t tag, M& value) {
    std::uint32_t word = 0;
    const Sought sought = seek(fields, tag, word);
    if (sought != Sought::here) return sought == Sought::absent;
    return taken(fields.words.at - word_bytes, fields.data, value);
  }

  /// The field whose word stands at `at`.
  template <class M>
  [[gnu::always_inline]] bool taken(const std::byte* at, Slice& rest, M& value) {
    const std::uint32_t word = load<std::uint16_t>(at);
    if constexpr (IsOptional<M>::value) {
      return taken(at, rest, value.emplace());
    } else {
      if constexpr (std::same_as<M, std::int32_t>) {
        // What nearly all integers are, without calls.
        if (word != 0) {
          value = static_cast<std::int32_t>(word / 2) - 1;
          return true;
        }
        constexpr std::uint32_t size = sizeof(M);
        if (rest.size() >= length_bytes + size && load<std::uint32_t>(rest.at) == size) [[likely]] {
          value = static_cast<std::int32_t>(load<std::uint32_t>(rest.at + length_bytes));
          rest.at += length_bytes + size;
          return true;
        }
      }
      if (word != 0) return inlined(word, at, value);
      Slice part{};
      return take_part(rest, part) && data(part, value);
    }
  }

  template <class M>
  bool inlined(std::uint32_t word, const std::byte* at, M& value) {
    const std::int64_t integer = word / 2 - 1;
    if constexpr (std::same_as<M, bool>) {
      if (integer > 1) return fail("a boolean is neither 0 nor 1", at);
      value = integer == 1;
      return true;
    } else if constexpr (StructInteger<M>) {
      return put_integer(integer, at, value);
    } else if constexpr (IsStringMap<M>::value || IsVector<M>::value) {
      return fail("a list or map does not fit a field word", at);
    } else {
      return fail("only integers and booleans fit a field word", at);
    }
  }

  template <class M>
  bool data(Slice part, M& value) {
    if constexpr (std::same_as<M, bool>) {
      return fail("a boolean stands in the data part", part.at);
    } else if constexpr (StructInteger<M>) {
      if (part.size() == sizeof(std::int32_t)) return integer32(part.at, value);
      if (part.size() == sizeof(std::int64_t)) return integer64(part.at, value);
      return fail("an integer has neither 4 nor 8 bytes", part.at);
    } else if constexpr (std::same_as<M, double>) {
      if (part.size() != sizeof(double)) return fail("a double does not have 8 bytes", part.at);
      value = std::bit_cast<double>(load<std::uint64_t>(part.at));
      return true;
    } else if constexpr (std::same_as<M, std::string>) {
      if (!is_utf8(part.text())) return fail("a string is not valid UTF-8", part.at);
      value = part.text();
      return true;
    } else if constexpr (std::same_as<M, Bytes>) {
      value.assign(part.at, part.end);
      return true;
    } else if constexpr (Described<M>) {
      return message(part, value);
    } else if constexpr (IsStringMap<M>::value) {
      return entries(part, value);
    } else {
      return list(part, value);
    }
  }

  template <StructInteger M>
  bool integer32(const std::byte* at, M& value) {
    return put_integer(static_cast<std::int32_t>(load<std::uint32_t>(at)), at, value);
  }

  template <StructInteger M>
  bool integer64(const std::byte* at, M& value) {
    return put_integer(static_cast<std::int64_t>(load<std::uint64_t>(at)), at, value);
  }

  template <StructInteger M>
  bool put_integer(std::int64_t integer, const std::byte* at, M& value) {
    if (!std::in_range<M>(integer)) {
      return fail(
          std::is_signed_v<M> ? "an integer is out of the range of int32" : "a uint64 is negative",
          at);
    }
    value = static_cast<M>(integer);
    return true;
  }

  template <class Item>
  bool list(Slice part, std::vector<Item>& list) {
    if (part.size() == 0) return true;
    if constexpr (std::same_as<Item, bool>) {
      list.reserve(part.size());
      for (; part.size() > 0; ++part.at) {
        if (*part.at > std::byte{1}) return fail("a boolean is neither 0 nor 1", part.at);
        list.push_back(*part.at == std::byte{1});
      }
      return true;
    } else if constexpr (StructNumber<Item>) {
      return numbers(part, list);
    } else {
      std::size_t count = 0;
      if (!count_parts(part, count)) return false;
      list.resize(count);
      for (Item& value : list) {
        Slice item{};
        if (!take_part(part, item) || !data(item, value)) return false;
      }
      return true;
    }
  }

  template <class Item>
  bool numbers(Slice part, std::vector<Item>& list) {
    constexpr bool is_double = std::same_as<Item, double>;
    const auto width = std::to_integer<std::size_t>(*part.at);
    if (width != sizeof(std::int64_t) && (is_double || width != sizeof(std::int32_t))) {
      return fail("a list of numbers has an unknown width", part.at);
    }
    ++part.at;
    if (part.size() % width != 0) return fail("a list of numbers ends inside one", part.at);
    list.resize(part.size() / width);
    for (Item& value : list) {
      if constexpr (is_double) {
        value = std::bit_cast<double>(load<std::uint64_t>(part.at));
      } else if (!(width == sizeof(std::int32_t) ? integer32(part.at, value)
                                                 : integer64(part.at, value))) {
        return false;
      }
      part.at += width;
    }
    return true;
  }

  template <class Item>
  bool entries(Slice part, std::map<std::string, Item>& map) {
    if (!enter(part)) return false;
    while (part.size() > 0) {
      Slice bytes{};
      if (!take_part(part, bytes)) return false;
      const std::byte* const start = bytes.at;
      std::string key;
      Item value{};
      if (!entry(bytes, key, value)) return false;
      const std::size_t before = map.size();
      // They mostly come in the map's own order.
      map.emplace_hint(map.end(), std::move(key), std::move(value));
      if (map.size() == before) return fail("a key of a map stands twice", start);
    }
    leave();
    return true;
  }

  template <class Item>
  bool entry(Slice bytes, std::string& key, Item& value) {
    const std::byte* const start = bytes.at;
    Slice words{};
    if (!take_words(bytes, words)) return false;
    Fields fields{words, bytes};
    std::uint32_t word = 0;
    for (std::uint32_t tag = 0; tag < 2; ++tag) {
      const Sought sought = seek(fields, tag, word);
      if (sought == Sought::wrong) return false;
      if (sought == Sought::absent) {
        return fail("a map's entry lacks its key or its value", start);
      }
      if (!(tag == 0 ? taken(fields.words.at - word_bytes, fields.data, key)
                     : taken(fields.words.at - word_bytes, fields.data, value)))
        return false;
    }
    return skip_rest(fields) && ends(fields.data, Trailing::nothing);
  }
};

/// Reads a message into a fresh struct. Nothing where it worked, else what is wrong and where; the
/// struct then holds anything. What sproto's decode() refuses is refused here; a field that is
/// absent leaves its member as it was.
template <Described T>
std::optional<WireError> decode_struct(std::span<const std::byte> bytes, T& value,
                                       Trailing trailing = Trailing::nothing) {
  StructDecoder decoder;
  if (decoder.message({bytes.data(), bytes.data() + bytes.size()}, value, trailing)) [[likely]] {
    return std::nullopt;
  }
  return decoder.error(bytes);
}

}  // namespace cwb::sproto
