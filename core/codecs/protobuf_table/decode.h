// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "codecs/protobuf_table/plan.h"
#include "codecs/protobuf_table/wire.h"
#include "model/document.h"

namespace cwb::protobuf_table {

/// Reads a message into the document; what that held is replaced. Nothing where it worked, else
/// what is wrong and where; the document then holds anything.
///
/// Made for bytes that nobody vouches for, and takes what libprotobuf's parser takes in proto3, but
/// for groups, which proto3 does not have: of a single field the last value counts, two messages of
/// one are merged, lists of numbers may be packed or not, unknown fields are skipped, strings must
/// be UTF-8. Memory is bounded by the bytes: the most is what a packed list takes, sizeof(Document)
/// for each byte.
std::optional<WireError> decode(const Plan& plan, std::span<const std::byte> bytes,
                                Document& document);

}  // namespace cwb::protobuf_table
