// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/registry.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace cwb {
namespace {

/// A library may bring several formats, and a format come from several libraries: the groups stand
/// in the order in which their first codec is registered.
void group_by_format(CodecList& codecs) {
  std::vector<std::string> formats;
  for (const auto& codec : codecs) {
    if (std::ranges::find(formats, codec->info().format) == formats.end()) {
      formats.push_back(codec->info().format);
    }
  }
  std::ranges::stable_sort(codecs, {}, [&formats](const auto& codec) {
    return std::distance(formats.begin(), std::ranges::find(formats, codec->info().format));
  });
}

}  // namespace

// Written by CMake: registry_list.cpp.in.
void add_all_codecs(CodecList& list);
void add_unbuilt_codecs(std::vector<UnbuiltCodec>& unbuilt);

const CodecList& all_codecs() {
  static const CodecList list = [] {
    CodecList codecs;
    add_all_codecs(codecs);
    group_by_format(codecs);
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
