// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace cwb {

/// A file that decides what a codec's figures measure, as it was built.
struct CodecSource {
  std::string_view name;  ///< "sproto/encode.cpp": relative to core/codecs
  std::string_view text;
};

/// The files of the folder that registers the codec, then those of the contract that it is timed
/// through: the loops, and what they use. Empty where this build has no codec of this id.
std::span<const CodecSource> codec_sources(std::string_view codec_id);

}  // namespace cwb
