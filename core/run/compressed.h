// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cwb {

/// What the encoded bytes are compressed with, each at one level.
enum class Compressor {
  zstd,  ///< level 3, its preset
  lz4,   ///< its preset acceleration
};

inline constexpr std::array all_compressors{Compressor::zstd, Compressor::lz4};

/// "zstd": its name in files and columns.
std::string_view to_string(Compressor compressor);

/// What one compressor makes of the encoded bytes. Times are medians of repeated samples.
struct Compressed {
  std::uint64_t bytes = 0;
  double compress_ns = 0;
  double decompress_ns = 0;

  friend bool operator==(const Compressed&, const Compressed&) = default;
};

/// What each compressor makes of them; nothing where that was not done.
struct CompressedSizes {
  std::array<std::optional<Compressed>, all_compressors.size()> by;

  std::optional<Compressed>& operator[](Compressor compressor) {
    return by[static_cast<std::size_t>(compressor)];
  }
  const std::optional<Compressed>& operator[](Compressor compressor) const {
    return by[static_cast<std::size_t>(compressor)];
  }

  friend bool operator==(const CompressedSizes&, const CompressedSizes&) = default;
};

}  // namespace cwb
