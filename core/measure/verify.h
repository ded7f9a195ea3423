// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "codecs/codec.h"

namespace cwb {

/// What the verify gate found of a subject that passed.
struct Verified {
  std::size_t encoded_bytes = 0;
  std::vector<std::string> notes;  ///< a sentence for each allowed loss that was met
};

/// The verify gate: before anything of a subject is timed, what it encodes and decodes through the
/// very loops that are timed must be the payload's document, by value and type; then a second,
/// different document goes through the same subject, with the first one's output poisoned, so that
/// a codec which ignores its input, returns what it was given before or keeps state from one
/// iteration to the next is found out. Where the codec gets the payload in the schema's form, what
/// comes out of that form must be the payload's own document, too. The error is a sentence. The
/// subject is bound to the payload again afterwards. A stop request ends it between two runs of a
/// phase, with an error.
tl::expected<Verified, std::string> verify(Subject& subject, const CodecInfo& info,
                                           const Payload& payload,
                                           const std::stop_token& stop = {});

}  // namespace cwb
