// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compressors.h"

#include <lz4.h>
#include <zstd.h>

namespace cwb {
namespace {

/// With contexts that are used again, as zstd's manual recommends where there is much to compress.
class Zstd final : public CompressorLibrary {
 public:
  std::size_t bound(std::size_t bytes) const override {
    const std::size_t room = ZSTD_compressBound(bytes);
    return ZSTD_isError(room) != 0 ? 0 : room;
  }

  tl::expected<std::size_t, std::string> compress(std::span<const std::byte> from,
                                                  std::span<std::byte> to) override {
    constexpr int level = 3;
    return checked(ZSTD_compressCCtx(compression_.get(), to.data(), to.size(), from.data(),
                                     from.size(), level));
  }

  tl::expected<std::size_t, std::string> decompress(std::span<const std::byte> from,
                                                    std::span<std::byte> to) override {
    return checked(
        ZSTD_decompressDCtx(decompression_.get(), to.data(), to.size(), from.data(), from.size()));
  }

 private:
  static tl::expected<std::size_t, std::string> checked(std::size_t result) {
    if (ZSTD_isError(result) == 0) return result;
    return tl::unexpected(std::string(ZSTD_getErrorName(result)));
  }

  struct Free {
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
  };
  std::unique_ptr<ZSTD_CCtx, Free> compression_{ZSTD_createCCtx()};
  std::unique_ptr<ZSTD_DCtx, Free> decompression_{ZSTD_createDCtx()};
};

class Lz4 final : public CompressorLibrary {
 public:
  std::size_t bound(std::size_t bytes) const override {
    if (bytes > LZ4_MAX_INPUT_SIZE) return 0;
    return static_cast<std::size_t>(LZ4_compressBound(static_cast<int>(bytes)));
  }

  tl::expected<std::size_t, std::string> compress(std::span<const std::byte> from,
                                                  std::span<std::byte> to) override {
    const int bytes = LZ4_compress_default(chars(from), chars(to), size(from), size(to));
    if (bytes <= 0) return tl::unexpected(std::string("the output does not fit"));
    return static_cast<std::size_t>(bytes);
  }

  tl::expected<std::size_t, std::string> decompress(std::span<const std::byte> from,
                                                    std::span<std::byte> to) override {
    const int bytes = LZ4_decompress_safe(chars(from), chars(to), size(from), size(to));
    if (bytes < 0) return tl::unexpected(std::string("the compressed bytes are malformed"));
    return static_cast<std::size_t>(bytes);
  }

 private:
  static const char* chars(std::span<const std::byte> bytes) {
    return reinterpret_cast<const char*>(bytes.data());
  }
  static char* chars(std::span<std::byte> bytes) { return reinterpret_cast<char*>(bytes.data()); }
  /// No more than LZ4_MAX_INPUT_SIZE or its bound, which fit.
  static int size(std::span<const std::byte> bytes) { return static_cast<int>(bytes.size()); }
};

}  // namespace

std::unique_ptr<CompressorLibrary> make_compressor(Compressor compressor) {
  if (compressor == Compressor::zstd) return std::make_unique<Zstd>();
  return std::make_unique<Lz4>();
}

std::string version_of(Compressor compressor) {
  return compressor == Compressor::zstd ? ZSTD_versionString() : LZ4_versionString();
}

}  // namespace cwb
