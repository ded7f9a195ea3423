// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/codec.h"

#include <fmt/format.h>

namespace cwb {

std::string_view to_string(Family family) {
  switch (family) {
    case Family::typed:
      return "typed";
    case Family::dynamic:
      return "dynamic";
    case Family::floor:
      return "floor";
  }
  return "";
}

std::vector<std::string> trait_words(const CodecInfo& info) {
  std::vector<std::string> words{std::string(to_string(info.family))};
  const Traits& traits = info.traits;
  if (traits.needs_schema) words.emplace_back("schema");
  if (traits.self_describing) words.emplace_back("self-describing");
  if (traits.checks_utf8) words.emplace_back("utf8-checked");
  if (traits.zero_copy) words.emplace_back("zero-copy");
  if (traits.reuses_destination) words.emplace_back("reuse");
  return words;
}

const Payload& payload_for(const CodecInfo& info, const Payload& payload) {
  return info.traits.needs_schema && payload.schema_form ? *payload.schema_form : payload;
}

Refusal lacks_schema(const Payload& payload) {
  if (!payload.no_schema.empty()) return {payload.no_schema};
  return {fmt::format("needs a schema, and {} has none", payload.id)};
}

}  // namespace cwb
