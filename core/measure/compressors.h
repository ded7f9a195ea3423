// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "run/compressed.h"

namespace cwb {

/// One compressor, with what it keeps from call to call. Into buffers of the caller's, so that a
/// call's time has no allocation in it.
class CompressorLibrary {
 public:
  virtual ~CompressorLibrary() = default;
  /// Room that compress needs for so many bytes. 0: the library does not take so many.
  virtual std::size_t bound(std::size_t bytes) const = 0;
  /// How many bytes it gave, or the library's word on why not.
  virtual tl::expected<std::size_t, std::string> compress(std::span<const std::byte> from,
                                                          std::span<std::byte> to) = 0;
  virtual tl::expected<std::size_t, std::string> decompress(std::span<const std::byte> from,
                                                            std::span<std::byte> to) = 0;
};

std::unique_ptr<CompressorLibrary> make_compressor(Compressor compressor);

/// "1.5.4", as the library that is linked says itself.
std::string version_of(Compressor compressor);

}  // namespace cwb
