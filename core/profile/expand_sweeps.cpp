// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/expand_sweeps.h"

#include <utility>

namespace cwb {

std::vector<PayloadChoice> expanded(const PayloadChoice& choice) {
  PayloadChoice plain = choice;
  plain.sweeps.clear();
  std::vector<PayloadChoice> all{std::move(plain)};
  for (const auto& [key, sweep] : choice.sweeps) {
    std::vector<PayloadChoice> longer;
    for (const PayloadChoice& before : all) {
      for (const std::int64_t value : sweep.values) {
        longer.push_back(before);
        longer.back().parameters[key] = value;
      }
    }
    all = std::move(longer);
  }
  return all;
}

std::vector<ExpandedChoice> expanded(const std::vector<PayloadChoice>& choices) {
  std::vector<ExpandedChoice> all;
  for (std::size_t place = 0; place < choices.size(); ++place) {
    for (PayloadChoice& choice : expanded(choices[place])) {
      all.push_back({std::move(choice), place});
    }
  }
  return all;
}

double expanded_count(const PayloadChoice& choice) {
  double count = 1;
  for (const auto& [key, sweep] : choice.sweeps) count *= static_cast<double>(sweep.values.size());
  return count;
}

}  // namespace cwb
