// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codecs/codec.h"
#include "codecs/registry.h"
#include "shapes/shape.h"

namespace cwb::testing {

inline constexpr std::uint64_t seed = 42;

inline Payload shape_payload(std::string_view shape, const ShapeParameters& parameters = {}) {
  return find_shape(shape)->make(parameters, seed);
}

/// A payload of each built-in shape, small enough to be sent through every codec many times.
inline std::vector<Payload> small_payloads() {
  std::vector<Payload> payloads;
  for (const Shape* shape : all_shapes()) {
    ShapeParameters parameters;
    for (const ShapeParameter& parameter : shape->info().parameters) {
      const std::int64_t wanted = parameter.key == "items" ? 3 : parameter.key == "bytes" ? 10 : 20;
      parameters[parameter.key] = std::clamp(wanted, parameter.minimum, parameter.maximum);
    }
    payloads.push_back(shape->make(parameters, seed));
  }
  return payloads;
}

/// A payload as a file without a schema gives it.
inline Payload file_payload(Document document) {
  Payload payload;
  payload.id = "orders.json";
  payload.document = std::move(document);
  return payload;
}

/// Runs the phase as the runner does; gives what after() reports.
inline std::optional<std::string> run_phase(Subject& subject, Phase phase, std::size_t iterations) {
  subject.before(phase, iterations);
  subject.run(phase, iterations);
  return subject.after(phase);
}

inline std::vector<std::byte> copy_of(std::span<const std::byte> bytes) {
  return {bytes.begin(), bytes.end()};
}

/// The bytes that encode gives over a poisoned buffer.
inline std::vector<std::byte> encoded_bytes(Subject& subject) {
  subject.poison_output();
  run_phase(subject, Phase::encode, 1);
  return copy_of(subject.encoded());
}

/// The bytes of a payload by a codec.
inline std::vector<std::byte> encoded_bytes(std::string_view codec, const Payload& payload) {
  auto subject = find_codec(codec)->prepare(payload);
  if (!subject) throw std::runtime_error(subject.error().reason);
  return encoded_bytes(**subject);
}

inline std::string as_text(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

inline std::vector<std::byte> as_bytes(std::string_view text) {
  return copy_of(std::as_bytes(std::span(text)));
}

}  // namespace cwb::testing
