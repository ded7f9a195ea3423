// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/utf8.h"

#include <string>

#include <gtest/gtest.h>

namespace cwb {
namespace {

using namespace std::string_literals;

TEST(Utf8, GivesTheLengthOfACharacter) {
  const std::string text = "aé€𝄞";
  EXPECT_EQ(utf8_character(text, 0), 1);
  EXPECT_EQ(utf8_character(text, 1), 2);
  EXPECT_EQ(utf8_character(text, 3), 3);
  EXPECT_EQ(utf8_character(text, 6), 4);
  EXPECT_EQ(utf8_character(text, 10), 0);  // the end
}

TEST(Utf8, TakesTheFirstAndLastCharactersOfEachLength) {
  for (const std::string text :
       {"\x7f", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80",
        "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"}) {
    EXPECT_EQ(utf8_character(text, 0), text.size()) << text;
  }
}

TEST(Utf8, RefusesOverlongFormsSurrogatesAndWhatIsCutOff) {
  for (const std::string text :
       {"\x80", "\xbf", "\xc0\xaf", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xf0\x8f\xbf\xbf",
        "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "\xc2", "\xe2\x82", "\xf0\x9f\x98",
        "\xe2\x28\xa1", "\xf0\x9f\x28\x80"}) {
    EXPECT_EQ(utf8_character(text, 0), 0) << text;
  }
}

TEST(Utf8, CutsBetweenCharacters) {
  EXPECT_EQ(utf8_prefix("aé€", 6), "aé€");
  EXPECT_EQ(utf8_prefix("aé€", 5), "aé");
  EXPECT_EQ(utf8_prefix("aé€", 3), "aé");
  EXPECT_EQ(utf8_prefix("aé€", 2), "a");
  EXPECT_EQ(utf8_prefix("aé€", 0), "");
}

TEST(Utf8, TakesAnyTextOfWholeCharacters) {
  for (const std::string& text : {""s, "a"s, "12345678"s, "123456789"s, "\0\0"s, "é"s, "1234567€"s,
                                  "𝄞12345678é"s, "€€€€€€€€€€"s}) {
    EXPECT_TRUE(is_utf8(text)) << text;
  }
}

TEST(Utf8, FindsABadByteAtEveryPlace) {
  for (std::size_t place = 0; place < 20; ++place) {
    std::string text(20, 'x');
    text[place] = '\xff';
    EXPECT_FALSE(is_utf8(text)) << place;
    text = std::string(place, 'x') + "é";
    EXPECT_TRUE(is_utf8(text)) << place;
    text.pop_back();
    EXPECT_FALSE(is_utf8(text)) << place;
  }
}

}  // namespace
}  // namespace cwb
