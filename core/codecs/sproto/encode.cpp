// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/sproto/encode.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "codecs/sproto/wire.h"

namespace cwb::sproto {
namespace {

constexpr std::size_t length_bytes = sizeof(std::uint32_t);

/// A message of at most this many fields is written without an allocation.
constexpr std::size_t few_fields = 16;

bool is_integer(Kind kind) { return kind <= Kind::fixed && kind != Kind::boolean; }

std::int64_t integer_of(const PlanField& field, const Document& value) {
  if (field.kind == Kind::fixed) return std::llround(*value.get_if<double>() * field.scale);
  return *value.get_if<std::int64_t>();
}

bool fits_32_bits(std::int64_t integer) { return integer == static_cast<std::int32_t>(integer); }

/// The word of a field that holds its value itself; 0 where the value goes to the data part.
std::uint16_t word_of(const PlanField& field, const Document& value) {
  if (is_integer(field.kind)) {
    const auto integer = static_cast<std::uint64_t>(integer_of(field, value));
    return integer <= largest_inline ? static_cast<std::uint16_t>(2 * integer + 2) : 0;
  }
  if (field.kind == Kind::boolean) return *value.get_if<bool>() ? 4 : 2;
  return 0;
}

/// Writes one document. Each function takes the place to write at and gives the place after what
/// it wrote.
class Encoder {
 public:
  Encoder(const Plan& plan, ByteBuffer& out) : plan_(plan), out_(out) {}

  std::byte* root(const Document& document, std::byte* at) {
    const PlanMessage& type = plan_.messages[plan_.root];
    if (!plan_.root_is_wrapped) return message(type, *document.get_if<Map>(), at);
    at = out_.room(at, type.header_bytes);
    Pending field{};
    Pending* pending = &field;
    Words words(at);
    words.put(type.fields[0], document, pending);
    return data({&field, pending}, words.finish());
  }

 private:
  /// A field whose value stands in the data part.
  struct Pending {
    const PlanField* field;
    const Document* value;
  };

  /// The words of a message, written as its fields come, in ascending order of tags.
  class Words {
   public:
    explicit Words(std::byte* at) : count_(at), at_(at + sizeof(std::uint16_t)) {}

    void put(const PlanField& field, const Document& value, Pending*& pending) {
      if (field.tag != next_tag_) {
        at_ = store(at_, static_cast<std::uint16_t>(2 * (field.tag - next_tag_) - 1));
      }
      next_tag_ = field.tag + 1;
      const bool single = field.cardinality == Cardinality::single;
      const std::uint16_t word = single ? word_of(field, value) : std::uint16_t{0};
      at_ = store(at_, word);
      if (word == 0) *pending++ = {&field, &value};
    }

    /// The place behind the words.
    std::byte* finish() {
      const auto size = static_cast<std::size_t>(at_ - count_);
      store(count_, static_cast<std::uint16_t>(size / sizeof(std::uint16_t) - 1));
      return at_;
    }

   private:
    std::byte* count_;
    std::byte* at_;
    std::uint32_t next_tag_ = 0;
  };

  std::byte* message(const PlanMessage& type, const Map& map, std::byte* at) {
    at = out_.room(at, type.header_bytes);
    if (map.members.size() > few_fields) return unordered_message(type, map, at);
    std::array<Pending, few_fields> fields;
    Pending* pending = fields.data();
    Words words(at);
    std::size_t expected = 0;
    for (const Member& member : map.members) {
      const std::size_t place = type.find(member.key, expected);
      if (place < expected) return unordered_message(type, map, at);
      words.put(type.fields[place], member.value, pending);
      expected = place + 1;
    }
    return data({fields.data(), pending}, words.finish());
  }

  /// A message whose keys may stand in another order than the schema's; or of many fields.
  std::byte* unordered_message(const PlanMessage& type, const Map& map, std::byte* at) {
    std::vector<const Document*> values(type.fields.size());
    std::size_t expected = 0;
    for (const Member& member : map.members) {
      const std::size_t place = type.find(member.key, expected);
      values[place] = &member.value;
      expected = place + 1;
    }
    std::vector<Pending> fields(map.members.size());
    Pending* pending = fields.data();
    Words words(at);
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i]) words.put(type.fields[i], *values[i], pending);
    }
    return data({fields.data(), pending}, words.finish());
  }

  std::byte* data(std::span<const Pending> fields, std::byte* at) {
    for (const auto& [field, value] : fields) {
      switch (field->cardinality) {
        case Cardinality::single:
          at = single_data(*field, *value, at);
          break;
        case Cardinality::repeated:
          at = list(*field, *value->get_if<List>(), at);
          break;
        case Cardinality::map:
          at = map_entries(*field, *value->get_if<Map>(), at);
          break;
      }
    }
    return at;
  }

  /// A single value that its word does not hold.
  std::byte* single_data(const PlanField& field, const Document& value, std::byte* at) {
    switch (field.kind) {
      case Kind::boolean:
        return at;
      case Kind::int32:
      case Kind::int64:
      case Kind::uint64:
      case Kind::fixed: {
        const std::int64_t integer = integer_of(field, value);
        at = out_.room(at, length_bytes + sizeof(integer));
        if (fits_32_bits(integer)) {
          at = store(at, std::uint32_t{sizeof(std::uint32_t)});
          return store(at, static_cast<std::uint32_t>(integer));
        }
        at = store(at, std::uint32_t{sizeof(integer)});
        return store(at, static_cast<std::uint64_t>(integer));
      }
      case Kind::float64:
        at = out_.room(at, length_bytes + sizeof(double));
        at = store(at, std::uint32_t{sizeof(double)});
        return store(at, std::bit_cast<std::uint64_t>(*value.get_if<double>()));
      case Kind::string:
      case Kind::bytes:
      case Kind::message:
        return item(field, value, at);
    }
    return at;
  }

  /// A string, bytes or message with its length, alone or in an array.
  std::byte* item(const PlanField& field, const Document& value, std::byte* at) {
    if (field.kind == Kind::string) return text(*value.get_if<std::string>(), at);
    if (field.kind == Kind::bytes) {
      const Bytes& bytes = *value.get_if<Bytes>();
      return blob(bytes.data(), bytes.size(), at);
    }
    return with_length(at, [&](std::byte* from) {
      return message(plan_.messages[field.message], *value.get_if<Map>(), from);
    });
  }

  std::byte* text(const std::string& string, std::byte* at) {
    return blob(string.data(), string.size(), at);
  }

  std::byte* blob(const void* from, std::size_t size, std::byte* at) {
    at = out_.room(at, length_bytes + size);
    at = store(at, static_cast<std::uint32_t>(size));
    if (size > 0) std::memcpy(at, from, size);
    return at + size;
  }

  std::byte* list(const PlanField& field, const List& list, std::byte* at) {
    return with_length(at, [&](std::byte* from) {
      if (list.empty()) return from;
      if (field.kind == Kind::boolean) {
        from = out_.room(from, list.size());
        for (const Document& value : list) *from++ = std::byte{*value.get_if<bool>()};
        return from;
      }
      if (field.kind == Kind::float64) {
        from = out_.room(from, 1 + list.size() * sizeof(double));
        *from++ = std::byte{sizeof(double)};
        for (const Document& value : list) {
          from = store(from, std::bit_cast<std::uint64_t>(*value.get_if<double>()));
        }
        return from;
      }
      if (is_integer(field.kind)) return integers(field, list, from);
      for (const Document& value : list) from = item(field, value, from);
      return from;
    });
  }

  std::byte* integers(const PlanField& field, const List& list, std::byte* at) {
    at = out_.room(at, 1 + list.size() * sizeof(std::int64_t));
    std::byte* const width = at;
    *at++ = std::byte{sizeof(std::int32_t)};
    for (std::size_t i = 0; i < list.size(); ++i) {
      const std::int64_t integer = integer_of(field, list[i]);
      if (!fits_32_bits(integer)) {
        at = width;
        *at++ = std::byte{sizeof(std::int64_t)};
        for (const Document& value : list) {
          at = store(at, static_cast<std::uint64_t>(integer_of(field, value)));
        }
        return at;
      }
      at = store(at, static_cast<std::uint32_t>(integer));
    }
    return at;
  }

  /// A map: an array of messages, each with the key at tag 0 and the value at tag 1.
  std::byte* map_entries(const PlanField& field, const Map& map, std::byte* at) {
    return with_length(at, [&](std::byte* from) {
      for (const Member& member : map.members) {
        from = with_length(from, [&](std::byte* entry) {
          constexpr std::uint16_t words = 2;
          entry = out_.room(entry, (1 + words) * sizeof(std::uint16_t));
          entry = store(entry, words);
          entry = store(entry, std::uint16_t{0});
          const std::uint16_t word = word_of(field, member.value);
          entry = store(entry, word);
          entry = text(member.key, entry);
          return word == 0 ? single_data(field, member.value, entry) : entry;
        });
      }
      return from;
    });
  }

  /// What `write` writes, after its length. The buffer may move meanwhile.
  template <class Write>
  std::byte* with_length(std::byte* at, Write&& write) {
    at = out_.room(at, length_bytes);
    const auto start = static_cast<std::size_t>(at - out_.data());
    at = write(at + length_bytes);
    std::byte* const length = out_.data() + start;
    store(length, static_cast<std::uint32_t>(at - length - length_bytes));
    return at;
  }

  const Plan& plan_;
  ByteBuffer& out_;
};

}  // namespace

void encode(const Plan& plan, const Document& document, ByteBuffer& out) {
  out.finish(Encoder(plan, out).root(document, out.data()));
}

}  // namespace cwb::sproto
