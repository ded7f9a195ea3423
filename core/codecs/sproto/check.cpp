// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/sproto/check.h"

#include <cmath>
#include <limits>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/utf8.h"
#include "model/pointer.h"

namespace cwb::sproto {
namespace {

constexpr std::uint64_t word_bytes = 2;
constexpr std::uint64_t length_bytes = 4;

std::string_view wanted(const PlanField& field) {
  switch (field.kind) {
    case Kind::boolean:
      return "a boolean";
    case Kind::int32:
    case Kind::int64:
    case Kind::uint64:
      return "an integer";
    case Kind::fixed:
    case Kind::float64:
      return "a double";
    case Kind::string:
      return "a string";
    case Kind::bytes:
      return "bytes";
    case Kind::message:
      return "a map";
  }
  return "";
}

/// Walks the document beside the plan. A size is an upper bound of the bytes in the data part.
class Check {
 public:
  Check(const Plan& plan, std::uint64_t longest) : plan_(plan), longest_(longest) {}

  void root(const Document& document) {
    const PlanMessage& type = plan_.messages[plan_.root];
    const PointerStep pointer;
    if (plan_.root_is_wrapped) {
      depth_ = 1;
      value(type.fields[0], document, pointer);
    } else {
      message(type, document, pointer);
    }
  }

  std::optional<Refusal> refusal;

 private:
  std::uint64_t refuse(const PointerStep& pointer, const std::string& what) {
    if (!refusal) {
      refusal = Refusal{fmt::format("at {}: {}", pointer.shown(), what)};
    }
    return 0;
  }

  std::uint64_t wrong_type(const PointerStep& pointer, std::string_view want,
                           const Document& found) {
    if (found.is_null()) {
      return refuse(pointer,
                    fmt::format("found null, which sproto does not have; give {}, or leave "
                                "a field that is absent out",
                                want));
    }
    return refuse(pointer, fmt::format("found a value of type {}; the schema wants {}",
                                       type_name(found), want));
  }

  std::uint64_t within(const PointerStep& pointer, std::uint64_t size) {
    if (size <= longest_) return length_bytes + size;
    return refuse(pointer, fmt::format("takes {} bytes; a part of a sproto message has at most {}",
                                       size, longest_));
  }

  bool enter(const PointerStep& pointer) {
    if (++depth_ <= deepest_message) return true;
    refuse(pointer, fmt::format("is nested deeper than {} messages", deepest_message));
    return false;
  }

  std::uint64_t message(const PlanMessage& type, const Document& found,
                        const PointerStep& pointer) {
    const auto* map = found.get_if<Map>();
    if (!map) return wrong_type(pointer, "a map", found);
    if (!enter(pointer)) return 0;
    std::vector<bool> met(type.fields.size());
    std::uint64_t size = type.header_bytes;
    std::size_t expected = 0;
    for (const Member& member : map->members) {
      if (refusal) return 0;
      const PointerStep step{&pointer, member.key};
      // The document itself has no such step.
      const PointerStep& place = type.wraps ? pointer : step;
      expected = type.find(member.key, expected);
      if (expected == type.fields.size()) {
        return refuse(place,
                      fmt::format("the schema's message {} has no field of this name", type.name));
      }
      if (met[expected]) return refuse(place, "the key stands twice");
      met[expected] = true;
      size += value(type.fields[expected], member.value, place);
      ++expected;
    }
    --depth_;
    return size;
  }

  std::uint64_t value(const PlanField& field, const Document& found, const PointerStep& pointer) {
    switch (field.cardinality) {
      case Cardinality::single:
        return single(field, found, pointer);
      case Cardinality::repeated:
        return list(field, found, pointer);
      case Cardinality::map:
        return map(field, found, pointer);
    }
    return 0;
  }

  std::uint64_t list(const PlanField& field, const Document& found, const PointerStep& pointer) {
    const auto* items = found.get_if<List>();
    if (!items) return wrong_type(pointer, "a list", found);
    std::uint64_t size = 1;
    for (std::size_t i = 0; i < items->size() && !refusal; ++i) {
      size += single(field, (*items)[i], {&pointer, {}, i, true});
    }
    return within(pointer, size);
  }

  std::uint64_t map(const PlanField& field, const Document& found, const PointerStep& pointer) {
    const auto* entries = found.get_if<Map>();
    if (!entries) return wrong_type(pointer, "a map", found);
    if (!enter(pointer)) return 0;
    std::unordered_set<std::string_view> keys;
    keys.reserve(entries->members.size());
    std::uint64_t size = 0;
    for (const Member& member : entries->members) {
      if (refusal) return 0;
      const PointerStep place{&pointer, member.key};
      if (!is_utf8(member.key)) return refuse(pointer, "a key is not valid UTF-8");
      if (!keys.insert(member.key).second) return refuse(place, "the key stands twice");
      const std::uint64_t entry = 3 * word_bytes + length_bytes + member.key.size();
      size += within(place, entry + single(field, member.value, place));
    }
    --depth_;
    return within(pointer, size);
  }

  std::uint64_t single(const PlanField& field, const Document& found, const PointerStep& pointer) {
    constexpr std::uint64_t number_bytes = length_bytes + sizeof(std::int64_t);
    switch (field.kind) {
      case Kind::boolean:
        if (!found.get_if<bool>()) return wrong_type(pointer, wanted(field), found);
        return number_bytes;
      case Kind::int32:
      case Kind::int64:
      case Kind::uint64:
        integer(field, found, pointer);
        return number_bytes;
      case Kind::fixed:
        fixed(field, found, pointer);
        return number_bytes;
      case Kind::float64:
        if (!found.get_if<double>()) return wrong_type(pointer, wanted(field), found);
        return number_bytes;
      case Kind::string: {
        const auto* text = found.get_if<std::string>();
        if (!text) return wrong_type(pointer, wanted(field), found);
        if (!is_utf8(*text)) {
          return refuse(pointer, "the string is not valid UTF-8; give the field the type binary");
        }
        return within(pointer, text->size());
      }
      case Kind::bytes: {
        const auto* bytes = found.get_if<Bytes>();
        if (!bytes) return wrong_type(pointer, wanted(field), found);
        return within(pointer, bytes->size());
      }
      case Kind::message:
        return within(pointer, message(plan_.messages[field.message], found, pointer));
    }
    return 0;
  }

  void integer(const PlanField& field, const Document& found, const PointerStep& pointer) {
    if (const auto* large = found.get_if<std::uint64_t>()) {
      refuse(pointer, fmt::format("found {}; sproto's integers end at {}", *large,
                                  std::numeric_limits<std::int64_t>::max()));
      return;
    }
    const auto* integer = found.get_if<std::int64_t>();
    if (!integer) {
      wrong_type(pointer, wanted(field), found);
    } else if (field.kind == Kind::int32 && !std::in_range<std::int32_t>(*integer)) {
      refuse(pointer, fmt::format("found {}; the schema's int32 holds {} to {}", *integer,
                                  std::numeric_limits<std::int32_t>::min(),
                                  std::numeric_limits<std::int32_t>::max()));
    } else if (field.kind == Kind::uint64 && *integer < 0) {
      refuse(pointer, fmt::format("found {}; the schema's uint64 starts at 0", *integer));
    }
  }

  void fixed(const PlanField& field, const Document& found, const PointerStep& pointer) {
    const auto* number = found.get_if<double>();
    if (!number) {
      wrong_type(pointer, wanted(field), found);
      return;
    }
    const double scaled = *number * field.scale;
    if (!(std::abs(scaled) <= static_cast<double>(largest_fixed))) {
      refuse(pointer, fmt::format("found {}; with the schema's decimals, magnitudes end at {}",
                                  *number, static_cast<double>(largest_fixed) / field.scale));
      return;
    }
    const double back = static_cast<double>(std::llround(scaled)) / field.scale;
    if (back != *number) {
      refuse(pointer, fmt::format("found {}; with the schema's decimals it comes back as {}",
                                  *number, back));
    }
  }

  const Plan& plan_;
  std::uint64_t longest_;
  std::size_t depth_ = 0;
};

}  // namespace

std::optional<Refusal> check(const Plan& plan, const Document& document, std::uint64_t longest) {
  Check walk(plan, longest);
  walk.root(document);
  return std::move(walk.refusal);
}

}  // namespace cwb::sproto
