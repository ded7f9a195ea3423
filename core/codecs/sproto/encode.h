// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/sproto/byte_buffer.h"
#include "codecs/sproto/plan.h"
#include "model/document.h"

namespace cwb::sproto {

/// Writes the document as an unpacked sproto message; what the buffer held is replaced. The
/// document must be one that check() lets pass.
void encode(const Plan& plan, const Document& document, ByteBuffer& out);

}  // namespace cwb::sproto
