// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <nlohmann/json.hpp>

// A member that may be absent, for the to_json and from_json functions that the library documents
// for types of one's own: https://json.nlohmann.me/features/arbitrary_types/
// What it has itself for std::optional, from a later version on, writes null.
namespace cwb::nlohmann_json {

template <class T>
void put(nlohmann::json& j, const char* key, const std::optional<T>& value) {
  if (value) j[key] = *value;
}

template <class T>
void take(const nlohmann::json& j, const char* key, std::optional<T>& value) {
  if (const auto found = j.find(key); found != j.end()) found->get_to(value.emplace());
}

}  // namespace cwb::nlohmann_json
