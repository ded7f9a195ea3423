// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "codecs/codec.h"

namespace cwb {

using CodecList = std::vector<std::unique_ptr<const Codec>>;

/// A codec that the project knows, but that this build lacks.
struct UnbuiltCodec {
  std::string id;
  std::string debian_package;  ///< what to install before building again
};

/// All codecs of this build, grouped by format, in the order in which the user sees them.
const CodecList& all_codecs();

/// nullptr where this build has no codec of this id.
const Codec* find_codec(std::string_view id);

const std::vector<UnbuiltCodec>& unbuilt_codecs();

}  // namespace cwb
