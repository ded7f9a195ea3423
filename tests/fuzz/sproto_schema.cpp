// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The input is .sproto text. A schema that is read can be written, and what was written reads.
#include "model/sproto_schema.h"

#include <cstdint>
#include <cstdlib>

#include "model/sproto_text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto schema = cwb::read_sproto_schema(text);
  if (!schema) return 0;
  const auto written = cwb::write_sproto_schema(*schema);
  if (!written) std::abort();
  const auto file = cwb::sproto_text::parse(*written);
  if (!file || !cwb::read_sproto_schema(*written, file->types[0].name)) std::abort();
  return 0;
}
