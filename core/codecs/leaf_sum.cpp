// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/leaf_sum.h"

namespace cwb {

void visit_leaves(const Document& document, LeafSum& sum) {
  std::visit(
      [&sum]<class T>(const T& value) {
        if constexpr (std::is_same_v<T, List>) {
          for (const Document& item : value) visit_leaves(item, sum);
        } else if constexpr (std::is_same_v<T, Map>) {
          for (const Member& member : value.members) visit_leaves(member.value, sum);
        } else {
          sum.add(value);
        }
      },
      document.value);
}

}  // namespace cwb
