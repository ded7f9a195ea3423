// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged bytes give an error or another document, in every codec; a crash or undefined behaviour
// is what the sanitizers find here.
#include <exception>

#include <gtest/gtest.h>

#include "model/json_writer.h"
#include "small_payloads.h"

namespace cwb {
namespace {

using testing::encoded_bytes;
using testing::shape_payload;

class Corruption : public ::testing::TestWithParam<const Codec*> {
 protected:
  void SetUp() override {
    auto made = GetParam()->prepare(shape_payload("cookie"));
    ASSERT_TRUE(made) << made.error().reason;
    subject_ = std::move(*made);
    bytes_ = encoded_bytes(*subject_);
  }

  /// True where the bytes gave a document.
  bool decodes(std::span<const std::byte> bytes) {
    subject_->set_input(bytes);
    try {
      const auto document = subject_->decoded();
      if (!document) {
        EXPECT_FALSE(document.error().empty());
        return false;
      }
      EXPECT_FALSE(to_json(*document).empty());  // each value of it is touched
      return true;
    } catch (const std::exception& exception) {
      EXPECT_STRNE(exception.what(), "");
      return false;
    }
  }

  std::unique_ptr<Subject> subject_;
  std::vector<std::byte> bytes_;
};

std::vector<const Codec*> every_codec() {
  std::vector<const Codec*> codecs;
  for (const auto& codec : all_codecs()) codecs.push_back(codec.get());
  return codecs;
}

INSTANTIATE_TEST_SUITE_P(Registry, Corruption, ::testing::ValuesIn(every_codec()),
                         [](const auto& instance) {
                           std::string name = instance.param->info().id;
                           std::ranges::replace_if(
                               name, [](char c) { return c == '/' || c == '-'; }, '_');
                           return name;
                         });

TEST_P(Corruption, EveryPrefixIsAnErrorOrADocument) {
  for (std::size_t length = 0; length < bytes_.size(); ++length) {
    decodes(std::span(bytes_).first(length));
  }
  EXPECT_TRUE(decodes(bytes_)) << "the subject must have survived";
}

TEST_P(Corruption, EveryOneByteChangeIsAnErrorOrADocument) {
  constexpr int values = 256;
  for (std::size_t place = 0; place < bytes_.size(); ++place) {
    std::vector<std::byte> damaged = bytes_;
    for (int value = 0; value < values; ++value) {
      damaged[place] = static_cast<std::byte>(value);
      decodes(damaged);
    }
  }
  EXPECT_TRUE(decodes(bytes_)) << "the subject must have survived";
}

}  // namespace
}  // namespace cwb
