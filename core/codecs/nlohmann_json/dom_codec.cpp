// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "codecs/json_fit.h"
#include "codecs/loop_subject.h"
#include "codecs/nlohmann_json/dom_value.h"
#include "codecs/nlohmann_json/nlohmann_json_codecs.h"

namespace cwb::nlohmann_json {
namespace {

using nlohmann::json;

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
  bool check(const Native& value, const ListCheck& check) const { return matches(value, check); }
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
