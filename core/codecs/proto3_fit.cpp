// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/proto3_fit.h"

#include <limits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/utf8.h"
#include "model/pointer.h"

namespace cwb {
namespace {

/// "the integer 7", "a string": without the content of anything that may be long.
std::string shown(const Document& document) {
  if (const auto* integer = document.get_if<std::int64_t>()) {
    return fmt::format("the integer {}", *integer);
  }
  if (const auto* integer = document.get_if<std::uint64_t>()) {
    return fmt::format("the integer {}", *integer);
  }
  if (const auto* number = document.get_if<double>()) return fmt::format("the double {}", *number);
  if (document.get_if<Bytes>()) return "bytes";
  return fmt::format("a {}", type_name(document));
}

class Walk {
 public:
  explicit Walk(const Schema& schema) : schema_(schema) {
    fields_.resize(schema.messages.size());
    for (std::size_t i = 0; i < schema.messages.size(); ++i) {
      const auto& fields = schema.messages[i].fields;
      for (std::size_t j = 0; j < fields.size(); ++j) fields_[i].emplace(fields[j].name, j);
    }
  }

  bool fits_root(const Document& document) {
    const PointerStep root;
    if (schema_.root_is_wrapped) {
      return fits_field(document, schema_.root_message().fields.at(0), root, 0);
    }
    return fits_message(document, schema_.root, root, 0);
  }

  std::optional<Refusal> refusal;

 private:
  bool refuse(const PointerStep& place, const std::string& why) {
    refusal = Refusal{fmt::format("at {}: {}", place.shown(), why)};
    return false;
  }

  bool refuse_type(const PointerStep& place, std::string_view wanted, const Document& document) {
    return refuse(place, fmt::format("the schema says {}, the document has {}; change one of them",
                                     wanted, shown(document)));
  }

  /// `depth` counts the messages around this one: protobuf's parser allows so many and no more.
  bool fits_message(const Document& document, std::size_t type, const PointerStep& place,
                    int depth) {
    const MessageType& message = schema_.messages[type];
    const auto* map = document.get_if<Map>();
    if (!map) return refuse_type(place, fmt::format("a message {}", message.name), document);
    if (!fits_depth(depth, place)) return false;
    std::vector<bool> met(message.fields.size());
    for (const Member& member : map->members) {
      const PointerStep step{&place, member.key};
      // The document itself has no such step.
      const PointerStep& inner = message.wraps ? place : step;
      const auto found = fields_[type].find(member.key);
      if (found == fields_[type].end()) {
        return refuse(inner, fmt::format("the schema's message {} has no field of this name; add "
                                         "it to the schema, or leave the key out",
                                         message.name));
      }
      if (met[found->second]) return refuse(inner, "the key stands twice; leave one out");
      met[found->second] = true;
      if (!fits_field(member.value, message.fields[found->second], inner, depth)) return false;
    }
    return true;
  }

  bool fits_field(const Document& document, const Field& field, const PointerStep& place,
                  int depth) {
    switch (field.cardinality) {
      case Cardinality::single:
        if (document.is_null()) {
          return refuse(place,
                        "protobuf cannot tell null from an absent field; leave the key out, or "
                        "take a codec that needs no schema");
        }
        return fits_value(document, field, place, depth);
      case Cardinality::repeated:
        return fits_list(document, field, place, depth);
      case Cardinality::map:
        return fits_map(document, field, place, depth);
    }
    return false;
  }

  bool fits_list(const Document& document, const Field& field, const PointerStep& place,
                 int depth) {
    const auto* list = document.get_if<List>();
    if (!list) {
      return refuse_type(place, fmt::format("a list of {}", to_string(field.type)), document);
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
      const PointerStep inner{&place, {}, i, true};
      if ((*list)[i].is_null()) {
        return refuse(inner,
                      "protobuf cannot hold a null in a list; leave it out, or take a codec that "
                      "needs no schema");
      }
      if (!fits_value((*list)[i], field, inner, depth)) return false;
    }
    return true;
  }

  bool fits_map(const Document& document, const Field& field, const PointerStep& place, int depth) {
    const auto* map = document.get_if<Map>();
    if (!map) {
      return refuse_type(place, fmt::format("a map to {}", to_string(field.type)), document);
    }
    std::unordered_set<std::string_view> keys;
    keys.reserve(map->members.size());
    for (const Member& member : map->members) {
      const PointerStep inner{&place, member.key};
      if (!is_utf8(member.key)) {
        return refuse(place, "a key is not valid UTF-8, which protobuf wants of strings; mend it");
      }
      if (!keys.insert(member.key).second) {
        return refuse(inner, "the key stands twice; leave one out");
      }
      if (member.value.is_null()) {
        return refuse(inner,
                      "protobuf cannot hold a null in a map; leave it out, or take a codec that "
                      "needs no schema");
      }
      // On the wire an entry of a map is a message of its own.
      if (!fits_depth(depth + 1, inner)) return false;
      if (!fits_value(member.value, field, inner, depth + 1)) return false;
    }
    return true;
  }

  bool fits_value(const Document& document, const Field& field, const PointerStep& place,
                  int depth) {
    switch (field.type) {
      case FieldType::boolean:
        return document.get_if<bool>() || refuse_type(place, "boolean", document);
      case FieldType::int32:
        return fits_integer<std::int32_t>(document, field.type, place);
      case FieldType::int64:
        return fits_integer<std::int64_t>(document, field.type, place);
      case FieldType::uint64:
        return fits_integer<std::uint64_t>(document, field.type, place);
      case FieldType::float64:
        return document.get_if<double>() || refuse_type(place, "float64", document);
      case FieldType::string:
        if (const auto* text = document.get_if<std::string>()) {
          return is_utf8(*text) ||
                 refuse(place,
                        "the string is not valid UTF-8, which protobuf wants of strings; mend it, "
                        "or make it bytes");
        }
        return refuse_type(place, "string", document);
      case FieldType::bytes:
        return document.get_if<Bytes>() || refuse_type(place, "bytes", document);
      case FieldType::message:
        return fits_message(document, field.message, place, depth + 1);
    }
    return false;
  }

  template <class Integer>
  bool fits_integer(const Document& document, FieldType type, const PointerStep& place) {
    const auto* integer = document.get_if<std::int64_t>();
    const auto* large = document.get_if<std::uint64_t>();
    if (!integer && !large) return refuse_type(place, to_string(type), document);
    if (integer ? std::in_range<Integer>(*integer) : std::in_range<Integer>(*large)) return true;
    return refuse(place,
                  fmt::format("the schema says {}, which holds {} to {}, the document has {}; "
                              "change one of them",
                              to_string(type), std::numeric_limits<Integer>::min(),
                              std::numeric_limits<Integer>::max(), shown(document)));
  }

  bool fits_depth(int depth, const PointerStep& place) {
    constexpr int limit = proto3_recursion_limit;
    if (depth <= limit) return true;
    return refuse(place, fmt::format("the messages are nested more than {} deep, which protobuf's "
                                     "parser refuses; make the document flatter",
                                     limit));
  }

  const Schema& schema_;
  std::vector<std::unordered_map<std::string_view, std::size_t>> fields_;
};

}  // namespace

std::optional<Refusal> proto3_misfit(const Schema& schema) {
  for (const MessageType& message : schema.messages) {
    std::uint32_t last = 0;
    for (const Field& field : message.fields) {
      const bool reserved =
          field.tag >= proto3_first_reserved_tag && field.tag <= proto3_last_reserved_tag;
      if (field.tag < 1 || field.tag > proto3_largest_tag || reserved) {
        return Refusal{
            fmt::format("in the schema, the field {} of {} has the tag {}; protobuf allows 1 to {} "
                        "without {} to {}",
                        field.name, message.name, field.tag, proto3_largest_tag,
                        proto3_first_reserved_tag, proto3_last_reserved_tag)};
      }
      if (field.tag <= last) {
        return Refusal{
            fmt::format("in the schema, the field {} of {} has the tag {} after the tag "
                        "{}; tags must ascend, each once",
                        field.name, message.name, field.tag, last)};
      }
      last = field.tag;
    }
  }
  return std::nullopt;
}

std::optional<Refusal> proto3_misfit(const Document& document, const Schema& schema) {
  Walk walk(schema);
  walk.fits_root(document);
  return std::move(walk.refusal);
}

}  // namespace cwb
