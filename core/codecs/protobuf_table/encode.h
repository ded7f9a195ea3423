// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/protobuf_table/back_buffer.h"
#include "codecs/protobuf_table/plan.h"
#include "model/document.h"

namespace cwb::protobuf_table {

/// Writes the document as a message of the plan's root, its fields in ascending order of tags, as
/// libprotobuf does; what the buffer held is replaced. proto3_misfit() must have found nothing in
/// the document. Throws where the message would take 2 GiB or more, which the format does not have.
void encode(const Plan& plan, const Document& document, BackBuffer& out);

}  // namespace cwb::protobuf_table
