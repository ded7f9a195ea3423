// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/nlohmann_json/dom_value.h"

#include <span>
#include <stdexcept>

#include "model/json_reader.h"

namespace cwb::nlohmann_json {

using nlohmann::json;

/// As the library's page on creating values does it: operator[] for members, emplace_back for
/// items, both giving the place that the next level fills.
void build_value(const Document& document, json& value) {
  std::visit(
      [&value]<class T>(const T& from) {
        if constexpr (std::is_same_v<T, Map>) {
          value = json::object();
          for (const Member& member : from.members) build_value(member.value, value[member.key]);
        } else if constexpr (std::is_same_v<T, List>) {
          value = json::array();
          for (const Document& item : from) build_value(item, value.emplace_back());
        } else if constexpr (std::is_same_v<T, std::monostate>) {
          value = nullptr;
        } else if constexpr (std::is_same_v<T, Bytes>) {
          const auto* first = reinterpret_cast<const std::uint8_t*>(from.data());
          value = json::binary(json::binary_t::container_type(first, first + from.size()));
        } else {
          value = from;
        }
      },
      document.value);
}

void read_value(const json& value, LeafSum& sum) {
  switch (value.type()) {
    case json::value_t::object:
    case json::value_t::array:
      for (const json& item : value) read_value(item, sum);
      break;
    case json::value_t::string:
      sum.add(std::string_view(value.get_ref<const std::string&>()));
      break;
    case json::value_t::boolean:
      sum.add(value.get<bool>());
      break;
    case json::value_t::number_integer:
      sum.add(value.get<std::int64_t>());
      break;
    case json::value_t::number_unsigned:
      sum.add(value.get<std::uint64_t>());
      break;
    case json::value_t::number_float:
      sum.add(value.get<double>());
      break;
    case json::value_t::binary:
      sum.add(std::as_bytes(std::span(value.get_binary())));
      break;
    default:
      sum.add(nullptr);
  }
}

bool matches(const json& value, const ListCheck& check) {
  const auto list = value.find(check.list);
  if (list == value.end() || !list->is_array() || list->empty()) return false;
  if (list->size() != check.count) return false;
  const json& first = list->front();
  const auto found = first.find(check.key);
  return found != first.end() && found->is_string() &&
         found->get_ref<const std::string&>() == check.value;
}

namespace {

/// The parsers take input of any depth, a document's readers do not: a file's bytes must not
/// exhaust the stack.
Document document_of(const json& value, std::size_t levels) {
  if (value.is_structured() && levels == 0) {
    throw std::runtime_error("lists and maps are nested deeper than a document may be");
  }
  switch (value.type()) {
    case json::value_t::object: {
      Map map;
      map.members.reserve(value.size());
      for (const auto& [key, item] : value.items()) {
        map.members.push_back({key, document_of(item, levels - 1)});
      }
      return {std::move(map)};
    }
    case json::value_t::array: {
      List list;
      list.reserve(value.size());
      for (const json& item : value) list.push_back(document_of(item, levels - 1));
      return {std::move(list)};
    }
    case json::value_t::string:
      return {value.get<std::string>()};
    case json::value_t::boolean:
      return {value.get<bool>()};
    case json::value_t::number_integer:
      return {value.get<std::int64_t>()};
    case json::value_t::number_unsigned:
      return Document::number(value.get<std::uint64_t>());
    case json::value_t::number_float:
      return {value.get<double>()};
    case json::value_t::binary: {
      const json::binary_t& binary = value.get_binary();
      if (binary.has_subtype()) {
        throw std::runtime_error("a value is of an extension type, which no document has");
      }
      const auto bytes = std::as_bytes(std::span(binary));
      return {Bytes(bytes.begin(), bytes.end())};
    }
    default:
      return {};
  }
}

}  // namespace

Document to_document(const json& value) { return document_of(value, JsonLimits{}.depth); }

}  // namespace cwb::nlohmann_json
