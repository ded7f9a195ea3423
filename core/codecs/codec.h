// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "codecs/phase.h"
#include "model/difference.h"
#include "model/payload.h"

namespace cwb {

/// Ranks and verdicts stay within a family.
enum class Family : std::uint8_t {
  typed,    ///< works on the C++ struct or generated class of a built-in shape
  dynamic,  ///< works on any document
  floor,    ///< baseline/memcpy: outside all ranks
};

std::string_view to_string(Family family);

/// What tells one mode of use from another; shown as badges and written in every export.
struct Traits {
  bool needs_schema = false;
  bool zero_copy = false;           ///< decoded strings point into the encoded bytes
  bool checks_utf8 = false;         ///< decode refuses strings that are not UTF-8
  bool self_describing = false;     ///< the bytes carry their own field names or types
  bool reuses_destination = false;  ///< decodes into one object again and again
};

/// The traits and the family as words, in a fixed order: "typed", "schema", "zero-copy",
/// "utf8-checked", "self-describing", "reuse".
struct CodecInfo;
std::vector<std::string> trait_words(const CodecInfo& info);

struct CodecInfo {
  std::string id;                 ///< "protobuf/dynamic"
  std::string label;              ///< "protobuf, dynamic"
  std::string format;             ///< "Protocol Buffers": the group in the window
  std::string library;            ///< "libprotobuf"
  std::string version;            ///< the library's, as it says itself: "3.21.12"
  std::string documentation_url;  ///< where the library's own documentation recommends this use
  std::string description;        ///< a sentence: what this mode is
  Family family = Family::dynamic;
  Traits traits;
  PhaseSet phases;       ///< those that this library has apart; others show a dash
  AllowedLosses losses;  ///< those that the verify gate lets pass, and writes in the row
};

/// One codec bound to one payload. Owns its native objects, buffers and pools. Used by one thread.
/// A library that throws may do so out of any call; the case is then stopped with its sentence.
class Subject {
 public:
  virtual ~Subject() = default;

  /// Untimed, just before run: fills pools, resets builders.
  virtual void before(Phase phase, std::size_t iterations) = 0;

  /// The only call inside a timed region. The phase is one of CodecInfo::phases, iterations at
  /// least 1 and at most max_iterations(phase).
  virtual void run(Phase phase, std::size_t iterations) = 0;

  /// Untimed, just after run. Gives a sentence where an iteration failed.
  virtual std::optional<std::string> after(Phase phase) = 0;

  /// How many iterations one run may have: free is bounded by its pool.
  virtual std::size_t max_iterations(Phase phase) const = 0;

  /// The bytes that the last encode or write gave. Valid until the next call.
  virtual std::span<const std::byte> encoded() const = 0;

  // The rest is for the verify gate, untimed.

  /// Takes another payload of the same schema and shape; buffers and pools stay as they are.
  virtual std::optional<Refusal> bind(const Payload& payload) = 0;

  /// What the next decodes read; copied.
  virtual void set_input(std::span<const std::byte> bytes) = 0;

  /// Overwrites the output buffer, so that one which was not written again is found out.
  virtual void poison_output() = 0;

  /// The input, decoded once more by the same function that decode times, as a document.
  virtual tl::expected<Document, std::string> decoded() = 0;

  /// What reading the decoded input sums up to (LeafSum).
  virtual std::uint64_t leaf_sum() = 0;
};

/// A library in one mode of use. Stateless; lives as long as the program.
class Codec {
 public:
  virtual ~Codec() = default;
  virtual const CodecInfo& info() const = 0;

  /// A subject for this payload, bound to it; or why this codec cannot hold it, with the JSON
  /// pointer where there is one.
  virtual tl::expected<std::unique_ptr<Subject>, Refusal> prepare(const Payload& payload) const = 0;
};

/// The payload that the codec gets: where it needs a schema, the one in the schema's form.
const Payload& payload_for(const CodecInfo& info, const Payload& payload);

/// Why a codec that needs a schema cannot take a payload without one.
Refusal lacks_schema(const Payload& payload);

}  // namespace cwb
