// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/verify.h"

#include <memory>
#include <stdexcept>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codecs/loop_subject.h"
#include "model/json_reader.h"
#include "model/json_writer.h"
#include "shapes/builtin.h"

// Each codec here has one fault that a benchmark has been seen to have; the gate must name it.
namespace cwb {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// An honest codec: JSON text from and to the document. Faulty ones derive from it.
struct Honest {
  using Source = Document;
  using Native = Document;
  using Output = std::string;
  static constexpr bool reuses_destination = false;

  tl::expected<Source, Refusal> source(const Payload& payload) { return payload.document; }
  Native fresh() { return {}; }
  void encode(const Native& document, Output& out) { out = to_json(document); }
  bool decode(std::span<const std::byte> bytes, Native& document) {
    const auto text = std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    auto parsed = parse_json(text);
    if (!parsed) return false;
    document = std::move(*parsed);
    return true;
  }
  void read(const Native& document, LeafSum& sum) { visit_leaves(document, sum); }
  bool check(const Native&, const ListCheck&) { return true; }
  Document document(const Native& native) { return native; }
};

Payload scroll_list() { return scroll_list_shape().make({{"items", 3}}, 1); }

template <class Adapter>
tl::expected<Verified, std::string> gate(const Payload& payload, AllowedLosses losses = {}) {
  CodecInfo info;
  info.phases = phases_of<Adapter>();
  info.losses = losses;
  auto subject = make_subject(Adapter{}, payload);
  if (!subject) return tl::unexpected(subject.error().reason);
  return verify(**subject, info, payload);
}

TEST(VerifyGate, PassesAnHonestCodecAndTellsItsSize) {
  const auto verified = gate<Honest>(cookie_shape().make({}, 1));
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_EQ(verified->encoded_bytes, 437U);
  EXPECT_TRUE(verified->notes.empty());
}

struct NeverResetsItsBuilder : Honest {
  void encode(const Native& document, Output& out) { out += to_json(document); }
};

TEST(VerifyGate, CatchesAnOutputThatGrowsWithTheIterations) {
  EXPECT_THAT(gate<NeverResetsItsBuilder>(scroll_list()).error(), HasSubstr("more iterations"));
}

struct ReturnsWhatItWasGiven : Honest {
  std::shared_ptr<Document> given = std::make_shared<Document>();
  void encode(const Native& document, Output& out) {
    *given = document;
    out = to_json(document);
  }
  bool decode(std::span<const std::byte>, Native& document) {
    document = *given;
    return true;
  }
};

TEST(VerifyGate, CatchesADecoderThatDoesNotReadItsInput) {
  EXPECT_THAT(gate<ReturnsWhatItWasGiven>(scroll_list()).error(),
              HasSubstr("decode does not read its input"));
}

struct EncodesOnce : Honest {
  void encode(const Native& document, Output& out) {
    if (cache.empty()) cache = to_json(document);
    out = cache;
  }
  std::string cache;
};

TEST(VerifyGate, CatchesAnEncoderThatKeepsTheFirstResult) {
  EXPECT_THAT(gate<EncodesOnce>(scroll_list()).error(), HasSubstr("bytes of another document"));
}

struct WritesOnlyOnce : Honest {
  void encode(const Native& document, Output& out) {
    if (out.empty()) out = to_json(document);
  }
};

TEST(VerifyGate, CatchesAnOutputThatIsNotWrittenAgain) {
  EXPECT_FALSE(gate<WritesOnlyOnce>(scroll_list()));
}

/// Builds apart, so that write is a loop of its own, and does it wrong there.
struct BuildsNothing : Honest {
  void build(const Source& document, Native& native) {
    if (++builds == 1) native = document;  // what encode gets is right
  }
  void encode(const Native& document, Output& out) {
    if (!document.is_null()) out = to_json(document);
  }
  int builds = 0;
};

TEST(VerifyGate, CatchesAWriteThatLeavesItsOutputAsItWas) {
  EXPECT_THAT(gate<BuildsNothing>(scroll_list()).error(), HasSubstr("after write"));
}

TEST(VerifyGate, EndsAtAStopRequest) {
  CodecInfo info;
  info.phases = phases_of<Honest>();
  auto subject = make_subject(Honest{}, scroll_list());
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(verify(**subject, info, scroll_list(), stop.get_token()).error(),
            "stopped by the user");
}

struct LosesTheType : Honest {
  bool decode(std::span<const std::byte> bytes, Native& document) {
    if (!Honest::decode(bytes, document)) return false;
    for (Member& member : document.get_if<Map>()->members) {
      if (member.key == "haveMore") member.value = {std::int64_t{0}};
    }
    return true;
  }
};

TEST(VerifyGate, ComparesByTypeAndNamesThePlace) {
  EXPECT_THAT(gate<LosesTheType>(scroll_list()).error(),
              HasSubstr("at /haveMore: expected the boolean false, got the integer 0"));
}

struct CountsButDoesNotCompare : Honest {
  bool decode(std::span<const std::byte> bytes, Native& document) {
    if (!Honest::decode(bytes, document)) return false;
    for (Member& member : document.get_if<Map>()->members) {
      if (auto* list = member.value.get_if<List>()) std::swap(list->front(), list->back());
    }
    return true;
  }
};

TEST(VerifyGate, ComparesValuesNotCounts) {
  EXPECT_THAT(gate<CountsButDoesNotCompare>(scroll_list()).error(), HasSubstr("at /items/0/"));
}

struct RefusesItsOwnBytes : Honest {
  bool decode(std::span<const std::byte>, Native&) { return false; }
};

TEST(VerifyGate, CatchesADecoderThatIsFastBecauseItRejects) {
  EXPECT_THAT(gate<RefusesItsOwnBytes>(scroll_list()).error(), HasSubstr("refused its own bytes"));
}

struct ReadsOneLeaf : Honest {
  void read(const Native& document, LeafSum& sum) {
    visit_leaves(document.get_if<Map>()->members.front().value, sum);
  }
};

TEST(VerifyGate, CatchesAReadThatLeavesLeavesOut) {
  EXPECT_THAT(gate<ReadsOneLeaf>(scroll_list()).error(), HasSubstr("every leaf"));
}

struct MissesTheListCheck : Honest {
  bool check(const Native&, const ListCheck&) { return false; }
};

TEST(VerifyGate, CatchesALoadWhoseListIsWrong) {
  EXPECT_THAT(gate<MissesTheListCheck>(scroll_list()).error(), HasSubstr("load failed"));
}

struct LeaksState : Honest {
  int bound = 0;
  tl::expected<Source, Refusal> source(const Payload& payload) {
    ++bound;
    return payload.document;
  }
  void encode(const Native& document, Output& out) {
    out = to_json(document) + std::string(static_cast<std::size_t>(bound), ' ');
  }
};

TEST(VerifyGate, CatchesAnOutputThatDependsOnWhatWentBefore) {
  EXPECT_THAT(gate<LeaksState>(scroll_list()).error(), HasSubstr("after another document"));
}

struct Throws : Honest {
  bool decode(std::span<const std::byte>, Native&) { throw std::runtime_error("bad tag 7"); }
};

TEST(VerifyGate, TurnsAnExceptionIntoASentence) {
  EXPECT_EQ(gate<Throws>(scroll_list()).error(), "the library threw: bad tag 7");
}

struct DropsFractions : Honest {
  bool decode(std::span<const std::byte> bytes, Native& document) {
    if (!Honest::decode(bytes, document)) return false;
    for (Document& item : *document.get_if<List>()) {
      const double number = *item.get_if<double>();
      if (number == 2.0) item = {std::int64_t{2}};
    }
    return true;
  }
};

Payload doubles() {
  Payload payload;
  payload.id = "doubles";
  payload.document = {List{{2.0}, {0.5}}};
  return payload;
}

TEST(VerifyGate, AllowsAnIntegralDoubleAsIntegerOnlyWhereTheCodecDeclaresItAndSaysSo) {
  EXPECT_THAT(gate<DropsFractions>(doubles()).error(), HasSubstr("at /0: expected the double 2.0"));
  const auto verified = gate<DropsFractions>(doubles(), {.integral_double_as_integer = true});
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_THAT(verified->notes, ElementsAre(HasSubstr("comes back as an integer")));
}

struct DropsEmptyLists : Honest {
  bool decode(std::span<const std::byte> bytes, Native& document) {
    if (!Honest::decode(bytes, document)) return false;
    std::erase_if(document.get_if<Map>()->members, [](const Member& member) {
      const auto* list = member.value.get_if<List>();
      return list && list->empty();
    });
    return true;
  }
};

TEST(VerifyGate, AllowsAnEmptyListToBeAbsentOnlyWhereTheCodecDeclaresItAndSaysSo) {
  Payload payload;
  payload.document = {Map{{"a", {std::int64_t{1}}}, {"b", {List{}}}}};
  EXPECT_THAT(gate<DropsEmptyLists>(payload).error(), HasSubstr("at /b: expected []"));
  const auto verified = gate<DropsEmptyLists>(payload, {.empty_list_absent = true});
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_THAT(verified->notes, ElementsAre(HasSubstr("absent")));
}

TEST(VerifyGate, PassesADocumentThatHasNothingToAlter) {
  Payload payload;
  payload.document = {List{}};
  EXPECT_TRUE(gate<Honest>(payload));
}

}  // namespace
}  // namespace cwb
