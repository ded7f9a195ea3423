// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document.h"
#include "model/payload.h"

namespace cwb {

/// True where the document has the list that is asked for, as ListCheck says: for codecs whose
/// native object is the document.
inline bool matches(const Document& document, const ListCheck& check) {
  const auto* map = document.get_if<Map>();
  const Document* found = map ? map->find(check.list) : nullptr;
  const auto* list = found ? found->get_if<List>() : nullptr;
  if (!list || list->size() != check.count || list->empty()) return false;
  const auto* first = list->front().get_if<Map>();
  const Document* value = first ? first->find(check.key) : nullptr;
  const auto* text = value ? value->get_if<std::string>() : nullptr;
  return text && *text == check.value;
}

}  // namespace cwb
