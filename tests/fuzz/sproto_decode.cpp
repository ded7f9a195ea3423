// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first byte chooses the schema and the mode; the rest is the message. What decodes must be
// valid: checked, encoded and decoded again it is the same document.
#include <array>
#include <cstdint>
#include <cstdlib>

#include "codecs/sproto/check.h"
#include "codecs/sproto/decode.h"
#include "support/sproto_support.h"

namespace {

using namespace cwb;

const std::array<sproto::Plan, 2>& plans() {
  static const std::array<sproto::Plan, 2> made{
      sproto_test::plan_of(sproto_test::everything_schema, "Everything"), [] {
        sproto::Plan wrapped = sproto_test::plan_of(
            ".E { key 0 : string value 1 : string } .T { entries 0 : *E() }", "T");
        wrapped.root_is_wrapped = true;
        return wrapped;
      }()};
  return made;
}

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const sproto::Plan& plan = plans()[data[0] / 2 % plans().size()];
  const bool packed = data[0] % 2 == 1;
  std::span<const std::byte> message = std::as_bytes(std::span(data + 1, size - 1));
  sproto::ByteBuffer unpacked;
  if (packed) {
    if (sproto::unpack(message, unpacked)) return 0;
    message = unpacked.bytes();
  }
  Document document;
  const auto trailing = packed ? sproto::Trailing::zero_padding : sproto::Trailing::nothing;
  if (sproto::decode(plan, message, document, trailing)) return 0;
  require(!sproto::check(plan, document));
  sproto::ByteBuffer again;
  sproto::encode(plan, document, again);
  Document back;
  require(!sproto::decode(plan, again.bytes(), back));
  require(back == document);
  return 0;
}
