// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "codecs/loop_subject.h"
#include "codecs/registry.h"
#include "model/json_reader.h"
#include "model/json_writer.h"

namespace cwb {
namespace {

/// Copies the payload's compact JSON: what moving the bytes alone costs.
struct MemcpyAdapter {
  using Source = std::string;
  using Native = std::string;
  using Output = std::string;
  static constexpr bool reuses_destination = false;

  tl::expected<Source, Refusal> source(const Payload& payload) const {
    return to_json(payload.document);
  }
  Native fresh() const { return {}; }
  void encode(const Native& text, Output& out) const { out.assign(text); }
  bool decode(std::span<const std::byte> bytes, Native& text) const {
    text.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return true;
  }
  Document document(const Native& text) const {
    auto document = parse_json(text);
    return document ? std::move(*document) : Document{};
  }
};

class MemcpyCodec final : public Codec {
 public:
  const CodecInfo& info() const override {
    static const CodecInfo info = [] {
      CodecInfo made;
      made.id = "baseline/memcpy";
      made.label = "memcpy (floor)";
      made.format = "Baseline";
      made.library = "libc";
      made.documentation_url = "https://en.cppreference.com/w/cpp/string/byte/memcpy";
      made.description = "Copies the compact JSON of the payload: a floor, outside all ranks.";
      made.family = Family::floor;
      made.phases = phases_of<MemcpyAdapter>();
      return made;
    }();
    return info;
  }

  tl::expected<std::unique_ptr<Subject>, Refusal> prepare(const Payload& payload) const override {
    return make_subject(MemcpyAdapter{}, payload);
  }
};

}  // namespace

void add_baseline_codecs(CodecList& list) { list.push_back(std::make_unique<MemcpyCodec>()); }

}  // namespace cwb
