// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <google/protobuf/message.h>

#include "model/document.h"

namespace cwb::protobuf {

/// A generated message of a shape as a document, by reflection; untimed. The names of its fields
/// are the keys. A single field that is not set is absent; lists and maps are there, empty or not,
/// as in the shapes' structs. Of a wrapped root, it is the value of its only field.
Document generated_document(const google::protobuf::Message& message, bool root_is_wrapped);

}  // namespace cwb::protobuf
