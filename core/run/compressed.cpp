// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/compressed.h"

namespace cwb {

std::string_view to_string(Compressor compressor) {
  switch (compressor) {
    case Compressor::zstd:
      return "zstd";
    case Compressor::lz4:
      return "lz4";
  }
  return "";
}

}  // namespace cwb
