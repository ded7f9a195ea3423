// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/registry.h"

namespace cwb {

// Written by CMake: registry_list.cpp.in.
void add_all_codecs(CodecList& list);
void add_unbuilt_codecs(std::vector<UnbuiltCodec>& unbuilt);

const CodecList& all_codecs() {
  static const CodecList list = [] {
    CodecList codecs;
    add_all_codecs(codecs);
    return codecs;
  }();
  return list;
}

const Codec* find_codec(std::string_view id) {
  for (const auto& codec : all_codecs()) {
    if (codec->info().id == id) return codec.get();
  }
  return nullptr;
}

const std::vector<UnbuiltCodec>& unbuilt_codecs() {
  static const std::vector<UnbuiltCodec> list = [] {
    std::vector<UnbuiltCodec> unbuilt;
    add_unbuilt_codecs(unbuilt);
    return unbuilt;
  }();
  return list;
}

}  // namespace cwb
