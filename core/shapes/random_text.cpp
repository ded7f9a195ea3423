// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/random_text.h"

#include <string_view>

namespace cwb {

std::string random_text(Random& random, std::size_t length) {
  constexpr std::string_view alphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  std::string text(length, ' ');
  for (char& c : text) c = alphabet[random.below(alphabet.size())];
  return text;
}

}  // namespace cwb
