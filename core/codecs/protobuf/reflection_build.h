// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/protobuf/runtime_types.h"
#include "model/document.h"

namespace cwb::protobuf {

/// Sets the message's fields from the document by reflection. proto3_misfit() must have found
/// nothing.
void build_message(const MessagePlan& plan, const Document& document,
                   google::protobuf::Message& message);

/// The same for one field: the document of a wrapped root is its only field's value.
void build_field(const FieldPlan& field, const Document& document,
                 google::protobuf::Message& message);

}  // namespace cwb::protobuf
