// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first byte chooses the schema; the rest is the message. What decodes must be valid: encoded
// and decoded again it is the same document. The lazy decoder agrees with the other.
#include <array>
#include <cstdint>
#include <cstdlib>

#include "codecs/proto3_fit.h"
#include "codecs/protobuf_table/decode.h"
#include "codecs/protobuf_table/encode.h"
#include "codecs/protobuf_table/lazy.h"
#include "support/sproto_support.h"

namespace {

using namespace cwb;

struct Subject {
  Schema schema;
  protobuf_table::Plan plan;
};

Subject subject_of(std::string_view text, std::string_view root, bool wrapped) {
  Schema schema = read_sproto_schema(text, root).value();
  schema.root_is_wrapped = wrapped;
  protobuf_table::Plan plan = protobuf_table::make_plan(schema).value();
  return {std::move(schema), std::move(plan)};
}

const std::array<Subject, 2>& subjects() {
  static const std::array<Subject, 2> made{
      subject_of(sproto_test::everything_schema, "Everything", false),
      subject_of(".E { key 0 : string value 1 : string } .T { entries 0 : *E() }", "T", true)};
  return made;
}

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const auto& [schema, plan] = subjects()[data[0] % subjects().size()];
  const std::span<const std::byte> message = std::as_bytes(std::span(data + 1, size - 1));
  Document document;
  const auto error = protobuf_table::decode(plan, message, document);
  protobuf_table::LazyDocument lazy;
  const bool opens = !lazy.open(plan, message);
  if (opens) {
    LeafSum sum;
    const bool reads = !lazy.read(sum);
    const auto whole = lazy.document();
    require(reads == whole.has_value());
    // What nobody reads is not found wrong, so that the lazy one may take more.
    require(error || (whole && *whole == document));
  }
  if (error) {
    require(!error->message.empty() && error->offset <= message.size());
    return 0;
  }
  require(opens);
  require(!proto3_misfit(document, schema));
  protobuf_table::BackBuffer again;
  protobuf_table::encode(plan, document, again);
  Document back;
  require(!protobuf_table::decode(plan, again.bytes(), back));
  protobuf_table::BackBuffer once_more;
  protobuf_table::encode(plan, back, once_more);
  require(std::ranges::equal(again.bytes(), once_more.bytes()));
  return 0;
}
