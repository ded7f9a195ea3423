// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "codecs/codec.h"

namespace cwb::sproto {

/// What all modes of this library have in common, with the mode's id and label.
CodecInfo common_info(const std::string& mode, const std::string& label);

std::unique_ptr<const Codec> make_struct_raw_codec();
std::unique_ptr<const Codec> make_struct_packed_codec();

}  // namespace cwb::sproto
