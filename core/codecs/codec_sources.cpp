// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/codec_sources.h"

#include <map>
#include <string>

#include "codecs/codec_folders.h"

namespace cwb {

std::span<const CodecSource> codec_sources(std::string_view codec_id) {
  // What a folder registers says which codecs are its: no second list can disagree with it.
  static const auto by_id = [] {
    std::map<std::string, std::span<const CodecSource>, std::less<>> found;
    for (const CodecFolder& folder : codec_folders()) {
      CodecList codecs;
      folder.add(codecs);
      for (const auto& codec : codecs) found[codec->info().id] = folder.sources;
    }
    return found;
  }();
  const auto place = by_id.find(codec_id);
  return place == by_id.end() ? std::span<const CodecSource>() : place->second;
}

}  // namespace cwb
