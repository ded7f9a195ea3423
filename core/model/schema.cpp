// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schema.h"

#include <array>

namespace cwb {

std::string_view to_string(FieldType type) {
  static constexpr std::array<std::string_view, 8> names{"boolean", "int32",  "int64", "uint64",
                                                         "float64", "string", "bytes", "message"};
  return names[static_cast<std::size_t>(type)];
}

}  // namespace cwb
