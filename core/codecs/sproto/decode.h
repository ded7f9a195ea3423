// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "codecs/sproto/plan.h"
#include "codecs/sproto/wire.h"
#include "model/document.h"

namespace cwb::sproto {

/// What may follow the message.
enum class Trailing : std::uint8_t {
  nothing,      ///< the message must end where the bytes end: what follows has no meaning
  zero_padding  ///< up to 7 bytes of 0, with which packing fills the last group of 8
};

/// Reads a message into the document; what that held is replaced. Nothing where it worked, else
/// what is wrong and where; the document then holds anything.
///
/// Made for bytes that nobody vouches for. A document that comes out is one that check() lets pass:
/// integers are in their field's range, strings are UTF-8, keys of maps are unique. Tags that the
/// plan does not know are skipped. Memory is bounded by the bytes: the most is what a list of
/// booleans takes, sizeof(Document) for each byte. Depth ends at deepest_message.
std::optional<WireError> decode(const Plan& plan, std::span<const std::byte> bytes,
                                Document& document, Trailing trailing = Trailing::nothing);

}  // namespace cwb::sproto
