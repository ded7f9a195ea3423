// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/byte_size.h"

#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

namespace cwb {
namespace {

TEST(ByteSize, HasThreeDigitsAtMostAndTheUnitThatFits) {
  EXPECT_EQ(byte_size(0), "0 bytes");
  EXPECT_EQ(byte_size(999), "999 bytes");
  EXPECT_EQ(byte_size(1024), "1 KiB");
  EXPECT_EQ(byte_size(1000), "0.977 KiB");
  EXPECT_EQ(byte_size(1023 * 1024), "0.999 MiB");
  EXPECT_EQ(byte_size(256ULL * 1024 * 1024), "256 MiB");
  EXPECT_EQ(byte_size(10'003'000'000), "9.32 GiB");
  EXPECT_EQ(byte_size(std::numeric_limits<std::uint64_t>::max()), "16 EiB");
}

}  // namespace
}  // namespace cwb
