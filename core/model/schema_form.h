// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/difference.h"
#include "model/document.h"
#include "model/schema.h"

namespace cwb {

/// What a document may lose when it takes the form of a schema.
inline constexpr AllowedLosses schema_form_losses{
    .integral_double_as_integer = false,
    .empty_list_absent = false,
    .null_absent = true,
    .integer_as_double = true,
};

/// The document as the messages of the schema hold it. Nothing where it is so already.
/// - A member that is null is left out: a message cannot tell null from an absent field.
/// - An integer in a float64 field becomes a double, where it is one exactly.
/// - A value for which a message stands that wraps it becomes a map with the one field.
/// What does not fit the schema is left as it is: what the codecs can hold they check themselves.
std::optional<Document> schema_form(const Document& document, const Schema& schema);

/// Takes the wraps away again. What comes out is the document that the form was made of, but for
/// the losses above.
Document from_schema_form(Document form, const Schema& schema);

}  // namespace cwb
