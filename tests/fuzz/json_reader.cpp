// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The input is JSON text. What is read can be written in both layouts and reads back the same, and
// the library accepts it too; what is not read has a sentence in valid UTF-8.
#include "model/json_reader.h"

#include <cstdint>
#include <cstdlib>

#include <nlohmann/json.hpp>

#include "base/utf8.h"
#include "model/json_writer.h"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void require_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = cwb::utf8_character(text, i);
    require(length > 0);
    i += length;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const cwb::JsonLimits limits;
  const auto document = cwb::parse_json(text, limits);
  if (!document) {
    require(!document.error().message.empty());
    require_utf8(to_string(document.error()));
    return 0;
  }
  require(nlohmann::json::accept(text));
  require(depth(*document) <= limits.depth);
  const std::string compact = cwb::to_json(*document);
  require_utf8(compact);
  require(cwb::parse_json(compact) == *document);
  require(cwb::parse_json(cwb::to_json(*document, cwb::JsonLayout::pretty)) == *document);
  return 0;
}
