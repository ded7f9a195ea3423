// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <google/protobuf/message.h>

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/runtime_types.h"
#include "model/document.h"

namespace cwb::protobuf {

/// Takes each leaf that is set.
void read_message(const MessagePlan& plan, const google::protobuf::Message& message, LeafSum& sum);

/// The message as a map: what is not set, and an empty list or map, is absent.
Document message_document(const MessagePlan& plan, const google::protobuf::Message& message);

/// One field's value; null where a single field is not set, an empty list or map where there is
/// nothing in it.
Document field_document(const FieldPlan& field, const google::protobuf::Message& message);

}  // namespace cwb::protobuf
