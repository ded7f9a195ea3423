// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "codecs/codec_sources.h"
#include "codecs/registry.h"

namespace cwb {

/// A folder of core/codecs that this build has.
struct CodecFolder {
  void (*add)(CodecList& list);  ///< registers its codecs
  std::span<const CodecSource> sources;
};

// Written by CMake: cmake/EmbedSources.cmake.
std::span<const CodecFolder> codec_folders();

}  // namespace cwb
