// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/json_fit.h"

#include <limits>

#include <gtest/gtest.h>

namespace cwb {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

TEST(JsonFit, LetsPassWhatJsonHas) {
  const Document document{Map{{"null", {}},
                              {"flag", {true}},
                              {"large", {std::numeric_limits<std::uint64_t>::max()}},
                              {"number", {-0.5}},
                              {"list", {List{{std::string("text")}, {Map{}}}}}}};
  EXPECT_EQ(refuse_what_json_lacks(document), std::nullopt);
}

TEST(JsonFit, NamesBytesWithTheirPlace) {
  const Document document{
      Map{{"a/b", {List{{std::int64_t{1}}, {Map{{"key", {Bytes{std::byte{7}}}}}}}}}}};
  EXPECT_EQ(refuse_what_json_lacks(document),
            Refusal{"JSON has no bytes, which stands at /a~1b/1/key"});
}

TEST(JsonFit, NamesNumbersThatAreNotFinite) {
  EXPECT_EQ(refuse_what_json_lacks({nan}), Refusal{"JSON has no NaN, which stands at the root"});
  EXPECT_EQ(refuse_what_json_lacks({List{{-infinity}}}),
            Refusal{"JSON has no infinity, which stands at /0"});
}

}  // namespace
}  // namespace cwb
