// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "codecs/leaf_sum.h"
#include "model/document.h"
#include "model/payload.h"

// What a user of nlohmann::json does with the values themselves, the same for text and for the
// library's binary formats.
namespace cwb::nlohmann_json {

void build_value(const Document& document, nlohmann::json& value);
void read_value(const nlohmann::json& value, LeafSum& sum);
bool matches(const nlohmann::json& value, const ListCheck& check);

/// Throws where the value is nested deeper than a document may be, or of a type that none has.
Document to_document(const nlohmann::json& value);

}  // namespace cwb::nlohmann_json
