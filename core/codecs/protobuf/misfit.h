// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "base/problem.h"
#include "model/document.h"
#include "model/schema.h"

namespace cwb::protobuf {

/// Why proto3 messages of this schema cannot hold the document and give it back, with the JSON
/// pointer of the first place; nothing where they can. Types are taken strictly: an integer is not
/// a float64. A key that the document lacks is a field that stays unset. The schema's indices must
/// be in range.
std::optional<Refusal> misfit(const Document& document, const Schema& schema);

}  // namespace cwb::protobuf
