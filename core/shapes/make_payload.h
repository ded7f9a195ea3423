// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "model/json_writer.h"
#include "model/payload.h"
#include "shapes/convert.h"

namespace cwb {

/// The payload of a shape's struct: its document, its schema, its size as JSON.
template <class T>
Payload make_payload(std::string id, const T& value) {
  Payload payload;
  payload.id = std::move(id);
  payload.shape = Describe<T>::shape;
  payload.document = to_document(value);
  payload.schema = schema_of<T>();
  payload.json_bytes = to_json(payload.document).size();
  return payload;
}

}  // namespace cwb
