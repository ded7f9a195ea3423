// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <stdexcept>
#include <string>

#include <nlohmann/json.hpp>

#include "codecs/json_fit.h"
#include "codecs/loop_subject.h"
#include "codecs/nlohmann_json/nlohmann_json_codecs.h"
#include "model/json_reader.h"

namespace cwb::nlohmann_json {
namespace {

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
        } else if constexpr (!std::is_same_v<T, Bytes>) {  // refused by source()
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
    default:
      sum.add(nullptr);
  }
}

/// The parser takes text of any depth, a document's readers do not: a file's bytes must not
/// exhaust the stack.
Document to_document(const json& value, std::size_t levels = JsonLimits{}.depth) {
  if (value.is_structured() && levels == 0) {
    throw std::runtime_error("lists and maps are nested deeper than a document may be");
  }
  switch (value.type()) {
    case json::value_t::object: {
      Map map;
      map.members.reserve(value.size());
      for (const auto& [key, item] : value.items()) {
        map.members.push_back({key, to_document(item, levels - 1)});
      }
      return {std::move(map)};
    }
    case json::value_t::array: {
      List list;
      list.reserve(value.size());
      for (const json& item : value) list.push_back(to_document(item, levels - 1));
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
    default:
      return {};
  }
}

struct DomAdapter {
  using Source = Document;
  using Native = json;
  using Output = std::string;
  static constexpr bool reuses_destination = false;

  tl::expected<Source, Refusal> source(const Payload& payload) const {
    if (auto refusal = refuse_what_json_lacks(payload.document)) return tl::unexpected(*refusal);
    return payload.document;
  }
  Native fresh() const { return {}; }
  void build(const Source& document, Native& value) const { build_value(document, value); }
  // dump() gives a new string each time: the library has no documented way to fill an old one.
  void encode(const Native& value, Output& out) const { out = value.dump(); }
  bool decode(std::span<const std::byte> bytes, Native& value) const {
    value = json::parse(as_text(bytes));  // throws where the text is not JSON
    return true;
  }
  void read(const Native& value, LeafSum& sum) const { read_value(value, sum); }
  bool check(const Native& value, const ListCheck& check) const {
    const auto list = value.find(check.list);
    if (list == value.end() || !list->is_array() || list->empty()) return false;
    if (list->size() != check.count) return false;
    const json& first = list->front();
    const auto found = first.find(check.key);
    return found != first.end() && found->is_string() &&
           found->get_ref<const std::string&>() == check.value;
  }
  Document document(const Native& value) const { return to_document(value); }
};

class DomCodec final : public Codec {
 public:
  const CodecInfo& info() const override {
    static const CodecInfo info = [] {
      CodecInfo made = common_info();
      made.id = "nlohmann-json/dom";
      made.label = "nlohmann/json, DOM";
      made.documentation_url = "https://json.nlohmann.me/features/parsing/";
      made.description =
          "Holds the document as nlohmann::json, the library's default type, which keeps keys "
          "sorted; dump() writes it and parse() reads it.";
      made.family = Family::dynamic;
      made.phases = phases_of<DomAdapter>();
      return made;
    }();
    return info;
  }

  tl::expected<std::unique_ptr<Subject>, Refusal> prepare(const Payload& payload) const override {
    return make_subject(DomAdapter{}, payload);
  }
};

}  // namespace

std::unique_ptr<const Codec> make_dom_codec() { return std::make_unique<DomCodec>(); }

}  // namespace cwb::nlohmann_json
