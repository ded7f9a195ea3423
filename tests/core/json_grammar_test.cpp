// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <gtest/gtest.h>

#include "model/json_reader.h"

namespace cwb {
namespace {

using namespace std::string_literals;

// In the manner of the public JSONTestSuite: y_ must be read, n_ must be refused.
TEST(JsonGrammar, ReadsWhatTheStandardAllows) {
  // One to a line, the texts would fill hundreds of lines.
  // clang-format off
  const std::string texts[] = {
      "[]", "{}", "[[]   ]", "[\"\"]", " [1] ", "[1\n]", "\n\r\t [ ] ", "[1,null,null,null,2]",
      "[false]", "[null, 1, \"1\", {}]", "\"\"", "null", "true", "false", "42", "-0.1", "-0",
      "[-0]", "[123e65]", "[0e+1]", "[0e1]", "[ 4]", "[-123]", "[1E22]", "[1E-2]", "[1E+2]",
      "[123e45]", "[123.456e78]", "[1e-2]", "[1e+2]", "[123.456789]", "[1e-400]",
      "[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]",
      "{\"asd\":\"sdf\", \"dfg\":\"fgh\"}", "{\"\":0}", "{\"foo\\u0000bar\": 42}",
      "{ \"min\": -1.0e+28, \"max\": 1.0e+28 }", "{\n\"a\": \"b\"\n}",
      "{\"x\":[{\"id\": \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"}]}",
      "[\"\\u0060\\u012a\\u12AB\"]", "[\"\\uD801\\udc37\"]", "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]",
      "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\\\u0000\"]", "[\"\\u0000\"]", "[\"a/*b*/c/*d//e\"]",
      "[\"\\u0012\"]", "[\"\\uFFFF\"]", "[\"\\uDBFF\\uDFFF\"]", "[\"\xf4\x8f\xbf\xbf\"]",
      "[\"\xef\xbf\xbf\"]", "[\"\xe2\x80\xa8\"]", "[\"\\u0821\"]", "[\"\x7f\"]",
      "[\"new\\u000Aline\"]", "[\"\xf0\x9b\xbf\xbf\"]", "[\"π\"]",
  };
  // clang-format on
  for (const std::string& text : texts) {
    const auto document = parse_json(text);
    EXPECT_TRUE(document) << text << ": " << to_string(document.error());
  }
}

TEST(JsonGrammar, RefusesWhatTheStandardDoesNotAllow) {
  // One to a line, the texts would fill hundreds of lines.
  // clang-format off
  const std::string texts[] = {
      "[1 true]", "[a\xe5]", "[\"\": 1]", "[\"\"],", "[,1]", "[1,,2]", "[\"x\",,]", "[\"x\"]]",
      "[\"\",]", "[\"x\"", "[x", "[3[4]]", "[\xff]", "[1:2]", "[,]", "[-]", "[   , \"\"]",
      "[\"a\",\n4\n,1,", "[1,]", "[1,,]", "[\"\x0b" "a\"\\f]", "[*]", "[\"\"", "[1,\n1\n,1", "[{}",
      "[fals]", "[nul]", "[tru]", "123\0"s, "[++1234]", "[+1]", "[+Inf]", "[-01]", "[-1.0.]",
      "[-2.]", "[-NaN]", "[.-1]", "[.2e-3]", "[0.1.2]", "[0.3e+]", "[0.3e]", "[0.e1]", "[0E+]",
      "[0E]", "[1.0e+]", "[1.0e-]", "[1.0e]", "[1 000.0]", "[1eE2]", "[2.e+3]", "[2.e-3]", "[2.e3]",
      "[9.e+]", "[Inf]", "[NaN]", "[\xef\xbc\x91]", "[1+2]", "[0x1]", "[0x42]", "[Infinity]",
      "[0e+-1]", "[-123.123foo]", "[123\xe5]", "[1e1\xe5]", "[0\xe5]", "[-Infinity]", "[-foo]",
      "[- 1]", "[-012]", "[-.123]", "[-1x]", "[1ea]", "[1e\xe5]", "[1.]", "[.123]", "[1.2a-3]",
      "[1.8011670033376514H-308]", "[012]", "[\"x\", truth]", "{[: \"x\"}", "{\"x\", null}",
      "{\"x\"::\"b\"}", "{\xf0\x9f\x87\xa8}", "{\"a\":\"a\" 123}", "{key: 'value'}",
      "{\"\xb9\":\"0\",}", "{\"a\" b}", "{:\"b\"}", "{\"a\" \"b\"}", "{\"a\":", "{\"a\"", "{1:1}",
      "{9999E9999:1}", "{null:null,null:null}", "{\"id\":0,,,,,}", "{'a':0}", "{\"id\":0,}",
      "{\"a\":\"b\"}/**/", "{\"a\":\"b\"}/**//", "{\"a\":\"b\"}//", "{\"a\":\"b\"}/",
      "{\"a\":\"b\",,\"c\":\"d\"}", "{a: \"b\"}", "{\"a\":\"a", "{ \"foo\" : \"bar\", \"a\" }",
      "{\"a\":\"b\"}#", " ", "[\"\\uD800\\\"]", "[\"\\uD800\\u\"]", "[\"\\uD800\\u1\"]",
      "[\"\\uD800\\u1x\"]", "[\xc3\xa9]", "[\"\\\0\"]"s, "[\"\\\"]", "[\"\\\t\"]", "[\"\\a\"]",
      "[\"\\\xf0\x9f\x8c\x80\"]", "[\"\\x00\"]", "[\"\\u00A\"]", "[\"\\uqqqq\"]",
      "[\\u0020\"asd\"]", "[\\n]", "\"", "['single quote']", "abc", "[\"\\", "[\"a\0a\"]"s,
      "[\"new\nline\"]", "[\"\t\"]", "\"\\UA66D\"", "\"\"x", "<.>", "[<null>]", "[1]x", "[1]]",
      "[\"asd]", "aå", "[True]", "1]", "{\"x\": true,", "[][]", "]", "\xef\xbb{}", "\xe5", "[", "",
      "[\0]"s, "2@", "{}}", "{\"\":", "{\"a\":/*comment*/\"b\"}", "{\"a\": true} \"x\"", "['", "[,",
      "[{", "[\"a", "[\"a\"", "{", "{]", "{,", "{[", "{\"a", "{'a'", "[\"\\{[\"\\{[\"\\{[\"\\{",
      "\xe9", "*", "{\"a\":\"b\"}#{}", "[\\u000A\"\"]", "[1", "[ false, nul", "[ true, fals",
      "[ false, tru", "{\"asd\":\"asd\"", "\xc3\xa5", "[\xe2\x81\xa0]", "[\x0c]",
      "\xef\xbb\xbf\xef\xbb\xbf[]",
      // Left open by the standard, refused here: strings that are no Unicode text.
      "[\"\\uDADA\"]", "[\"\\uD888\\u1234\"]", "[\"\\uD800\\n\"]", "[\"\\uDd1ea\"]",
      "[\"\\uD800\\uD800\\n\"]", "[\"\\ud800\"]", "[\"\\ud800abc\"]", "[\"\\uDd1e\\uD834\"]",
      "[\"\xe9\"]", "[\"\xff\"]", "[\"\xed\xa0\x80\"]", "[\"\x81\"]", "[\"\xf4\xbf\xbf\xbf\"]",
      "[\"\xfc\x83\xbf\xbf\xbf\xbf\"]", "[\"\xe0\xff\"]", "[\"\xc0\xaf\"]", "[\"\xe0\x80\xaf\"]",
      "[\"\xf0\x80\x80\xaf\"]", "[\"\xf8\x88\x80\x80\x80\"]", "[1.5e+9999]", "[-1e+9999]",
      "[123123e100000]", "[100000000000000000000]", "{\"a\":\"b\",\"a\":\"b\"}",
  };
  // clang-format on
  for (const std::string& text : texts) {
    const auto document = parse_json(text);
    ASSERT_FALSE(document) << text;
    EXPECT_FALSE(document.error().message.empty()) << text;
  }
}

}  // namespace
}  // namespace cwb
