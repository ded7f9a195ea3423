// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace cwb {

/// "437 bytes", "9.31 GiB": three digits, in units of 1024.
std::string byte_size(std::uint64_t bytes);

}  // namespace cwb
