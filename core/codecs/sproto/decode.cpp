// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/sproto/decode.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/utf8.h"
#include "codecs/key_index.h"
#include "codecs/sproto/reader.h"

namespace cwb::sproto {
namespace {

class Decoder : public Reader {
 public:
  explicit Decoder(const Plan& plan) : plan_(plan) {}

  bool root(Slice bytes, Document& document, Trailing trailing) {
    const PlanMessage& type = plan_.messages[plan_.root];
    if (!plan_.root_is_wrapped) {
      return message(type, bytes, document.value.emplace<Map>(), trailing);
    }
    Map map;
    if (!message(type, bytes, map, trailing)) return false;
    if (map.members.empty()) return fail("the root's only field is absent", bytes.at);
    document = std::move(map.members[0].value);
    return true;
  }

 private:
  bool message(const PlanMessage& type, Slice bytes, Map& map,
               Trailing trailing = Trailing::nothing) {
    Slice words{};
    if (!enter(bytes) || !take_words(bytes, words)) return false;
    map.members.reserve(std::min(words.size() / word_bytes, type.fields.size()));
    auto field = type.fields.begin();
    std::uint32_t tag = 0;
    for (; words.at != words.end; words.at += word_bytes) {
      const std::uint32_t word = load<std::uint16_t>(words.at);
      if (word % 2 == 1) {
        tag += (word + 1) / 2;
        continue;
      }
      while (field != type.fields.end() && field->tag < tag) ++field;
      const bool known = field != type.fields.end() && field->tag == tag;
      ++tag;
      Slice part{};
      if (word == 0 && !take_part(bytes, part)) return false;
      if (!known) continue;
      Member& member = map.members.emplace_back();
      member.key = field->key;
      if (!(word == 0 ? data(*field, part, member.value)
                      : inlined(*field, word, words.at, member.value))) {
        return false;
      }
    }
    leave();
    return ends(bytes, trailing);
  }

  bool inlined(const PlanField& field, std::uint32_t word, const std::byte* at, Document& value) {
    if (field.cardinality != Cardinality::single) {
      return fail("a list or map does not fit a field word", at);
    }
    return inlined_single(field, word, at, value);
  }

  bool inlined_single(const PlanField& field, std::uint32_t word, const std::byte* at,
                      Document& value) {
    const std::int64_t integer = word / 2 - 1;
    if (field.kind == Kind::boolean) {
      if (integer > 1) return fail("a boolean is neither 0 nor 1", at);
      value.value = integer == 1;
      return true;
    }
    if (field.kind > Kind::fixed) return fail("only integers and booleans fit a field word", at);
    return put_integer(field, integer, at, value);
  }

  /// What of a field stands in the data part.
  bool data(const PlanField& field, Slice part, Document& value) {
    switch (field.cardinality) {
      case Cardinality::single:
        return single(field, part, value);
      case Cardinality::repeated:
        return list(field, part, value.value.emplace<List>());
      case Cardinality::map:
        return entries(field, part, value.value.emplace<Map>());
    }
    return false;
  }

  bool single(const PlanField& field, Slice part, Document& value) {
    switch (field.kind) {
      case Kind::boolean:
        return fail("a boolean stands in the data part", part.at);
      case Kind::int32:
      case Kind::int64:
      case Kind::uint64:
      case Kind::fixed:
        if (part.size() == sizeof(std::int32_t)) return integer32(field, part.at, value);
        if (part.size() == sizeof(std::int64_t)) return integer64(field, part.at, value);
        return fail("an integer has neither 4 nor 8 bytes", part.at);
      case Kind::float64:
        if (part.size() != sizeof(double)) return fail("a double does not have 8 bytes", part.at);
        value.value = std::bit_cast<double>(load<std::uint64_t>(part.at));
        return true;
      case Kind::string:
        if (!is_utf8(part.text())) return fail("a string is not valid UTF-8", part.at);
        value.value.emplace<std::string>(part.text());
        return true;
      case Kind::bytes:
        value.value.emplace<Bytes>(part.at, part.end);
        return true;
      case Kind::message:
        return message(plan_.messages[field.message], part, value.value.emplace<Map>());
    }
    return false;
  }

  bool integer32(const PlanField& field, const std::byte* at, Document& value) {
    return put_integer(field, static_cast<std::int32_t>(load<std::uint32_t>(at)), at, value);
  }

  bool integer64(const PlanField& field, const std::byte* at, Document& value) {
    return put_integer(field, static_cast<std::int64_t>(load<std::uint64_t>(at)), at, value);
  }

  bool put_integer(const PlanField& field, std::int64_t integer, const std::byte* at,
                   Document& value) {
    if (field.kind == Kind::fixed) {
      if (integer > largest_fixed || integer < -largest_fixed) {
        return fail("an integer with decimals is beyond 2^50", at);
      }
      value.value = static_cast<double>(integer) / field.scale;
      return true;
    }
    if (field.kind == Kind::int32 && !std::in_range<std::int32_t>(integer)) {
      return fail("an integer is out of the range of int32", at);
    }
    if (field.kind == Kind::uint64 && integer < 0) return fail("a uint64 is negative", at);
    value.value = integer;
    return true;
  }

  bool list(const PlanField& field, Slice part, List& list) {
    if (part.size() == 0) return true;
    switch (field.kind) {
      case Kind::boolean:
        return booleans(part, list);
      case Kind::int32:
      case Kind::int64:
      case Kind::uint64:
      case Kind::fixed:
      case Kind::float64:
        return numbers(field, part, list);
      case Kind::string:
      case Kind::bytes:
      case Kind::message:
        break;
    }
    std::size_t count = 0;
    if (!count_parts(part, count)) return false;
    list.reserve(count);
    Slice item{};
    while (part.size() > 0) {
      if (!take_part(part, item) || !single(field, item, list.emplace_back())) return false;
    }
    return true;
  }

  bool booleans(Slice part, List& list) {
    list.reserve(part.size());
    for (; part.size() > 0; ++part.at) {
      if (*part.at > std::byte{1}) return fail("a boolean is neither 0 nor 1", part.at);
      list.emplace_back().value = *part.at == std::byte{1};
    }
    return true;
  }

  bool numbers(const PlanField& field, Slice part, List& list) {
    const auto width = std::to_integer<std::size_t>(*part.at);
    const bool known = width == sizeof(std::int64_t) ||
                       (width == sizeof(std::int32_t) && field.kind != Kind::float64);
    if (!known) return fail("a list of numbers has an unknown width", part.at);
    ++part.at;
    if (part.size() % width != 0) return fail("a list of numbers ends inside one", part.at);
    list.reserve(part.size() / width);
    for (; part.size() > 0; part.at += width) {
      Document& value = list.emplace_back();
      if (field.kind == Kind::float64) {
        value.value = std::bit_cast<double>(load<std::uint64_t>(part.at));
      } else if (!(width == sizeof(std::int32_t) ? integer32(field, part.at, value)
                                                 : integer64(field, part.at, value))) {
        return false;
      }
    }
    return true;
  }

  /// The messages of a map: the key at tag 0, the value at tag 1; other tags are skipped.
  bool entries(const PlanField& field, Slice part, Map& map) {
    std::size_t count = 0;
    if (!enter(part) || !count_parts(part, count)) return false;
    map.members.reserve(count);
    KeyIndex keys(count);
    const auto key_at = [&map](std::size_t i) -> std::string_view { return map.members[i].key; };
    Slice item{};
    while (part.size() > 0) {
      if (!take_part(part, item)) return false;
      const std::byte* const start = item.at;
      if (!entry(field, item, map.members.emplace_back())) return false;
      const std::size_t last = map.members.size() - 1;
      if (keys.add(last, key_at) != last) return fail("a key of a map stands twice", start);
    }
    leave();
    return true;
  }

  bool entry(const PlanField& field, Slice bytes, Member& member) {
    const std::byte* const start = bytes.at;
    Slice words{};
    if (!take_words(bytes, words)) return false;
    std::uint32_t tag = 0;
    bool has_key = false;
    bool has_value = false;
    for (; words.at != words.end; words.at += word_bytes) {
      const std::uint32_t word = load<std::uint16_t>(words.at);
      if (word % 2 == 1) {
        tag += (word + 1) / 2;
        continue;
      }
      Slice part{};
      if (word == 0 && !take_part(bytes, part)) return false;
      if (tag == 0) {
        if (word != 0) return fail("the key of a map's entry is not a string", words.at);
        if (!is_utf8(part.text())) return fail("a key is not valid UTF-8", part.at);
        member.key = part.text();
        has_key = true;
      } else if (tag == 1) {
        if (!(word == 0 ? single(field, part, member.value)
                        : inlined_single(field, word, words.at, member.value))) {
          return false;
        }
        has_value = true;
      }
      ++tag;
    }
    if (!has_key || !has_value) return fail("a map's entry lacks its key or its value", start);
    return ends(bytes, Trailing::nothing);
  }

  const Plan& plan_;
};

}  // namespace

std::optional<WireError> decode(const Plan& plan, std::span<const std::byte> bytes,
                                Document& document, Trailing trailing) {
  Decoder decoder(plan);
  if (decoder.root({bytes.data(), bytes.data() + bytes.size()}, document, trailing)) {
    return std::nullopt;
  }
  return decoder.error(bytes);
}

}  // namespace cwb::sproto
