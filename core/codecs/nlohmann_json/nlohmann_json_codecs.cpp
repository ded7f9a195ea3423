// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/nlohmann_json/nlohmann_json_codecs.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "codecs/registry.h"

namespace cwb {

CodecInfo nlohmann_json::common_info() {
  CodecInfo info;
  info.format = "JSON";
  info.library = "nlohmann/json";
  info.version = fmt::format("{}.{}.{}", NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR,
                             NLOHMANN_JSON_VERSION_PATCH);
  info.traits.self_describing = true;
  info.traits.checks_utf8 = true;
  return info;
}

void add_nlohmann_json_codecs(CodecList& list) {
  list.push_back(nlohmann_json::make_dom_codec());
  list.push_back(nlohmann_json::make_struct_codec());
  list.push_back(nlohmann_json::make_msgpack_codec());
  list.push_back(nlohmann_json::make_cbor_codec());
}

}  // namespace cwb
