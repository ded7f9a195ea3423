// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/payload.h"

namespace cwb {

/// A parameter of a shape: a whole number.
struct ShapeParameter {
  std::string key;          ///< as in a profile: "items"
  std::string description;  ///< with its unit: "strings in the list", "bytes in each string"
  std::int64_t preset = 0;
  std::int64_t minimum = 0;
  std::int64_t maximum = 0;
};

struct ShapeInfo {
  std::string id;
  std::string title;
  std::string description;  ///< what it is and what it stresses, in a sentence or two
  std::vector<ShapeParameter> parameters;
};

/// Values of parameters by key; a key that is missing has its preset.
using ShapeParameters = std::map<std::string, std::int64_t, std::less<>>;

/// The largest payload that a shape makes: its compact JSON text, in bytes. The document, the
/// structs and the native objects of all codecs take a small multiple of that in memory.
inline constexpr std::uint64_t payload_limit_bytes = 256ULL * 1024 * 1024;

/// A built-in shape: makes payloads from parameters and a seed.
class Shape {
 public:
  virtual ~Shape() = default;
  virtual const ShapeInfo& info() const = 0;

  /// What is wrong with parameters that are each inside their bounds, such as a minimum above its
  /// maximum: a sentence that says what to change. Nothing where they fit together.
  virtual std::optional<std::string> mistake(const ShapeParameters& /*parameters*/) const {
    return std::nullopt;
  }

  /// About how many bytes of compact JSON `make` would give; computed, nothing is allocated. Never
  /// overflows for parameters inside their bounds.
  virtual std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const = 0;

  /// Parameters must be inside their bounds and without a mistake. The same seed gives the same
  /// document on every machine.
  virtual Payload make(const ShapeParameters& parameters, std::uint64_t seed) const = 0;

  /// The parameter's value, or its preset.
  std::int64_t value(const ShapeParameters& parameters, std::string_view key) const;

  /// `string-array`, or `string-array(count=1000)` where parameters differ from their presets.
  std::string payload_id(const ShapeParameters& parameters) const;

 protected:
  /// The parameter as a number of things to make; for those that cannot be negative.
  std::uint64_t amount(const ShapeParameters& parameters, std::string_view key) const {
    return static_cast<std::uint64_t>(value(parameters, key));
  }

  /// The mistake of min_bytes above max_bytes, for shapes that have the two.
  std::optional<std::string> byte_range_mistake(const ShapeParameters& parameters) const;
};

/// All built-in shapes, in the order in which the user sees them.
std::span<const Shape* const> all_shapes();

/// nullptr where no shape has this id.
const Shape* find_shape(std::string_view id);

}  // namespace cwb
