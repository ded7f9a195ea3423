// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "base/random.h"

namespace cwb {

/// ASCII letters and digits, each as likely as any other.
std::string random_text(Random& random, std::size_t length);

}  // namespace cwb
