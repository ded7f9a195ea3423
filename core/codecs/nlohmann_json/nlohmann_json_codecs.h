// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "codecs/codec.h"

namespace cwb::nlohmann_json {

std::unique_ptr<const Codec> make_dom_codec();
std::unique_ptr<const Codec> make_struct_codec();
std::unique_ptr<const Codec> make_msgpack_codec();
std::unique_ptr<const Codec> make_cbor_codec();

/// What all modes of this library share.
CodecInfo common_info();

/// As the parser of the library takes them.
inline std::string_view as_text(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace cwb::nlohmann_json
