// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "codecs/json_fit.h"
#include "codecs/nlohmann_json/nlohmann_json_codecs.h"
#include "codecs/nlohmann_json/struct_json.h"
#include "codecs/struct_adapter.h"

namespace cwb::nlohmann_json {
namespace {

using nlohmann::json;

template <class Struct>
struct JsonStructAdapter : StructAdapter<Struct> {
  using Output = std::string;

  tl::expected<Struct, Refusal> source(const Payload& payload) const {
    if (auto refusal = refuse_what_json_lacks(payload.document)) return tl::unexpected(*refusal);
    return StructAdapter<Struct>::source(payload);
  }
  void encode(const Struct& value, Output& out) const { out = json(root_value(value)).dump(); }
  /// get<T>() after parse() is what the library documents; it has no way round its own DOM.
  bool decode(std::span<const std::byte> bytes, Struct& value) const {
    auto& root = root_value(value);
    root = json::parse(as_text(bytes)).template get<std::remove_reference_t<decltype(root)>>();
    return true;
  }
};

class StructCodec final : public Codec {
 public:
  const CodecInfo& info() const override {
    static const CodecInfo info = [] {
      CodecInfo made = common_info();
      made.id = "nlohmann-json/struct";
      made.label = "nlohmann/json, struct";
      made.documentation_url = "https://json.nlohmann.me/features/arbitrary_types/";
      made.description =
          "Converts the C++ struct by the library's macro for third-party types, or by functions "
          "as it writes them where members may be absent: json(struct).dump() writes it, parse() "
          "and get<T>() read it.";
      made.family = Family::typed;
      made.phases = phases_of<JsonStructAdapter<shapes::Cookie>>();
      return made;
    }();
    return info;
  }

  tl::expected<std::unique_ptr<Subject>, Refusal> prepare(const Payload& payload) const override {
    return make_struct_subject<JsonStructAdapter>(payload);
  }
};

}  // namespace

std::unique_ptr<const Codec> make_struct_codec() { return std::make_unique<StructCodec>(); }

}  // namespace cwb::nlohmann_json
