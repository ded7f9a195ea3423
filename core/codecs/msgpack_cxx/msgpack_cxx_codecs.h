// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <msgpack.hpp>
#include <span>

#include "codecs/codec.h"
#include "model/json_reader.h"

namespace cwb::msgpack_cxx {

std::unique_ptr<const Codec> make_object_codec();
std::unique_ptr<const Codec> make_struct_map_codec();
std::unique_ptr<const Codec> make_struct_array_codec();

/// What all modes of this library share.
CodecInfo common_info();

/// msgpack::unpack with limits. The library's own limits let five bytes ask for 100 GB; no list can
/// have more items than there are bytes. It compares with its limits in any case, so they cost
/// nothing.
inline msgpack::object_handle unpack(std::span<const std::byte> bytes) {
  const std::size_t most = bytes.size();
  const msgpack::unpack_limit limit(most, most, most, most, most, JsonLimits{}.depth);
  return msgpack::unpack(reinterpret_cast<const char*>(bytes.data()), bytes.size(), nullptr,
                         nullptr, limit);
}

}  // namespace cwb::msgpack_cxx
