// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/protobuf_table/plan.h"
#include "model/document.h"

// On the wire a key of a map may stand twice; then the last entry counts, in the first one's place.
namespace cwb::protobuf_table {

/// What an entry without a value has: 0, false, nothing in it.
Document default_of(FieldType type);

/// What the document of a wrapped root is where its only field is absent.
Document absent_root_value(const Plan& plan);

/// Sorts out the entries of the message's own maps.
void settle_message_entries(const PlanMessage& type, Map& message);

/// The same for one field's value, and all messages inside.
void settle_field_entries(const Plan& plan, const PlanField& field, Document& value);

/// The same for a message and all messages inside.
void settle_all_entries(const Plan& plan, const PlanMessage& type, Document& message);

}  // namespace cwb::protobuf_table
