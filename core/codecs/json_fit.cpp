// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/json_fit.h"

#include <cmath>
#include <string>

#include <fmt/format.h>

#include "model/pointer.h"

namespace cwb {
namespace {

struct Misfit {
  std::string_view what;
  std::string pointer;
};

std::optional<Misfit> under(std::string_view token, std::optional<Misfit> misfit) {
  if (misfit) misfit->pointer = fmt::format("/{}{}", token, misfit->pointer);
  return misfit;
}

std::optional<Misfit> misfit_of(const Document& document) {
  if (document.get_if<Bytes>()) return Misfit{"bytes", ""};
  if (const auto* number = document.get_if<double>(); number && !std::isfinite(*number)) {
    return Misfit{std::isnan(*number) ? "NaN" : "infinity", ""};
  }
  if (const auto* list = document.get_if<List>()) {
    for (std::size_t i = 0; i < list->size(); ++i) {
      if (auto misfit = misfit_of((*list)[i])) return under(std::to_string(i), std::move(misfit));
    }
  }
  if (const auto* map = document.get_if<Map>()) {
    for (const Member& member : map->members) {
      if (auto misfit = misfit_of(member.value)) {
        return under(pointer_token(member.key), std::move(misfit));
      }
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> refuse_what_json_lacks(const Document& document) {
  const auto misfit = misfit_of(document);
  if (!misfit) return std::nullopt;
  return Refusal{fmt::format("JSON has no {}, which stands at {}", misfit->what,
                             misfit->pointer.empty() ? "the root" : misfit->pointer)};
}

}  // namespace cwb
