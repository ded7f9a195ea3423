// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/verify.h"

#include <exception>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "codecs/leaf_sum.h"
#include "model/schema_form.h"

namespace cwb {
namespace {

using Error = std::optional<std::string>;

/// How often the gate repeats a phase: more than once, so that an output that grows with the
/// iterations shows.
constexpr std::size_t repeats = 3;

class Gate {
 public:
  Gate(Subject& subject, const CodecInfo& info, const std::stop_token& stop)
      : subject_(subject), info_(info), stop_(stop) {}

  Error pass(const Payload& whole) {
    const Payload& payload = payload_for(info_, whole);
    if (&payload != &whole) whole_ = &whole;
    if (Error error = bind(payload)) return error;
    if (Error error = encode(first_bytes_)) return error;
    if (Error error = decode(payload.document)) return error;
    if (Error error = every_phase(first_bytes_.size())) return error;
    if (Error error = write(payload.document)) return error;
    if (Error error = second_document(payload)) return error;
    if (Error error = bind(payload)) return error;
    std::vector<std::byte> again;
    if (Error error = encode(again)) return error;
    if (again.size() == first_bytes_.size()) return std::nullopt;
    return fmt::format("the same document gave {} bytes first and {} bytes after another document",
                       first_bytes_.size(), again.size());
  }

  Verified result() const {
    Verified verified;
    verified.encoded_bytes = first_bytes_.size();
    if (met_.integral_double_as_integer) {
      verified.notes.emplace_back("a double without a fraction comes back as an integer");
    }
    if (met_.null_absent) verified.notes.emplace_back("a null comes back absent");
    if (met_.integer_as_double) {
      verified.notes.emplace_back("an integer beside doubles comes back as a double");
    }
    if (met_.empty_list_absent)
      verified.notes.emplace_back("an empty list or map comes back absent");
    return verified;
  }

 private:
  Error bind(const Payload& payload) {
    if (const auto refusal = subject_.bind(payload)) return refusal->reason;
    return std::nullopt;
  }

  Error run(Phase phase, std::size_t iterations) {
    if (stop_.stop_requested()) return "stopped by the user";
    subject_.before(phase, iterations);
    subject_.run(phase, iterations);
    return subject_.after(phase);
  }

  /// Encodes over a poisoned buffer, several times, and gives a copy of the bytes.
  Error encode(std::vector<std::byte>& bytes) {
    subject_.poison_output();
    if (Error error = run(Phase::encode, 1)) return error;
    const std::size_t once = subject_.encoded().size();
    if (Error error = run(Phase::encode, repeats)) return error;
    bytes.assign(subject_.encoded().begin(), subject_.encoded().end());
    if (bytes.size() == once) return std::nullopt;
    return fmt::format("encode gave {} bytes once and {} bytes after {} more iterations", once,
                       bytes.size(), repeats);
  }

  /// Decodes what the input holds, by the timed loop and once more for the document.
  Error decode(const Document& expected) {
    if (Error error = run(Phase::decode, repeats)) return error;
    auto document = subject_.decoded();
    if (!document) return fmt::format("decode failed: {}", document.error());
    const Comparison comparison = compare(expected, *document, info_.losses);
    note(comparison);
    if (comparison.difference) return fmt::format("decoded {}", *comparison.difference);
    if (Error error = check_sum(*document)) return error;
    return whole_ && &expected == &whole_->schema_form->document ? out_of_form(*document)
                                                                 : std::nullopt;
  }

  Error check_sum(const Document& document) {
    // One that reads late has no read apart, but reads in load.
    if (!info_.phases.has(Phase::load)) return std::nullopt;
    LeafSum sum;
    visit_leaves(document, sum);
    if (subject_.leaf_sum() == sum.sum()) return std::nullopt;
    return "read does not visit every leaf of the decoded object";
  }

  /// What comes out of the schema's form must be the document that went in, but for the losses of
  /// the form and of the codec.
  Error out_of_form(Document& decoded) {
    AllowedLosses allowed = schema_form_losses;
    allowed.integral_double_as_integer = info_.losses.integral_double_as_integer;
    allowed.empty_list_absent = info_.losses.empty_list_absent;
    const Document document = from_schema_form(std::move(decoded), *whole_->schema_form->schema);
    const Comparison comparison = compare(whole_->document, document, allowed);
    note(comparison);
    if (!comparison.difference) return std::nullopt;
    return fmt::format("out of the schema's form, {}", *comparison.difference);
  }

  void note(const Comparison& comparison) {
    met_.integral_double_as_integer |= comparison.integral_double_as_integer;
    met_.empty_list_absent |= comparison.empty_list_absent;
    met_.null_absent |= comparison.null_absent;
    met_.integer_as_double |= comparison.integer_as_double;
  }

  Error every_phase(std::size_t expected_bytes) {
    for (const Phase phase : all_phases) {
      if (!info_.phases.has(phase)) continue;
      if (Error error = run(phase, std::min(repeats, subject_.max_iterations(phase)))) return error;
      if (subject_.encoded().size() != expected_bytes) {
        return fmt::format("after {} the output has {} bytes, where encode gave {}",
                           to_string(phase), subject_.encoded().size(), expected_bytes);
      }
    }
    return std::nullopt;
  }

  /// What write gives must decode to the document, too: it is a loop of its own.
  Error write(const Document& expected) {
    if (!info_.phases.has(Phase::write)) return std::nullopt;
    subject_.poison_output();
    if (Error error = run(Phase::write, repeats)) return error;
    const std::vector<std::byte> bytes(subject_.encoded().begin(), subject_.encoded().end());
    subject_.set_input(bytes);
    if (Error error = decode(expected)) return fmt::format("after write: {}", *error);
    return std::nullopt;
  }

  Error second_document(const Payload& payload) {
    const Payload second = altered(payload);
    if (second.document == payload.document) return std::nullopt;  // it has no leaf to alter
    if (Error error = bind(second)) return error;
    std::vector<std::byte> bytes;
    if (Error error = encode(bytes)) return error;
    if (bytes == first_bytes_) return "encode gave the bytes of another document";
    subject_.set_input(bytes);
    if (Error error = decode(second.document)) return fmt::format("a second document: {}", *error);
    // The first document's bytes, while the subject holds the second.
    subject_.set_input(first_bytes_);
    if (Error error = decode(payload.document)) {
      return fmt::format("decode does not read its input: {}", *error);
    }
    return std::nullopt;
  }

  Subject& subject_;
  const CodecInfo& info_;
  const std::stop_token& stop_;
  std::vector<std::byte> first_bytes_;
  const Payload* whole_ = nullptr;  ///< where the codec gets its schema's form
  AllowedLosses met_;
};

}  // namespace

tl::expected<Verified, std::string> verify(Subject& subject, const CodecInfo& info,
                                           const Payload& payload, const std::stop_token& stop) {
  try {
    Gate gate(subject, info, stop);
    if (const Error error = gate.pass(payload)) return tl::unexpected(*error);
    return gate.result();
  } catch (const std::exception& exception) {
    return tl::unexpected(fmt::format("the library threw: {}", exception.what()));
  }
}

}  // namespace cwb
