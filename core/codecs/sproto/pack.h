// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "codecs/sproto/byte_buffer.h"
#include "codecs/sproto/wire.h"

namespace cwb::sproto {

/// Packs a message: zeros are left out, in groups of 8 bytes. Replaces what the buffer held.
void pack(std::span<const std::byte> message, ByteBuffer& out);

/// The message of packed bytes, with up to 7 bytes of 0 behind it. Replaces what the buffer held.
/// Bytes that end inside a group are refused. A packed byte becomes 8 bytes at most.
std::optional<WireError> unpack(std::span<const std::byte> packed, ByteBuffer& out);

}  // namespace cwb::sproto
