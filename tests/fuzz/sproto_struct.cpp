// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first byte chooses the shape and the mode; the rest is the message. The typed decoder takes
// what the dynamic one takes, and what it decodes comes back.
#include <cstdint>
#include <cstdlib>

#include "codecs/sproto/check.h"
#include "codecs/sproto/decode.h"
#include "codecs/sproto/pack.h"
#include "codecs/sproto/struct_decode.h"
#include "codecs/sproto/struct_encode.h"
#include "shapes/convert.h"
#include "shapes/cookie.h"
#include "shapes/scroll_list.h"
#include "shapes/string_map.h"

namespace {

using namespace cwb;

void require(bool holds) {
  if (!holds) std::abort();
}

template <class Struct>
void decode(std::span<const std::byte> message, sproto::Trailing trailing) {
  static const sproto::Plan plan = sproto::make_plan(schema_of<Struct>()).value();
  Struct value;
  const auto error = sproto::decode_struct(message, value, trailing);
  Document document;
  const auto dynamic_error = sproto::decode(plan, message, document, trailing);
  if (error) {
    require(dynamic_error.has_value());
    return;
  }
  // A bare value that is absent is an error to the one and an empty struct to the other.
  require(!dynamic_error || Describe<Struct>::root_is_wrapped);
  const Document typed = to_document(value);
  if (!dynamic_error) {
    const auto expected = from_document<Struct>(document);
    require(!expected || to_document(*expected) == typed);
  }
  require(!sproto::check(plan, typed));
  sproto::ByteBuffer again;
  sproto::encode_struct(value, again);
  Struct back;
  require(!sproto::decode_struct(again.bytes(), back));
  require(to_document(back) == typed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::span<const std::byte> message = std::as_bytes(std::span(data + 1, size - 1));
  auto trailing = sproto::Trailing::nothing;
  sproto::ByteBuffer unpacked;
  if (data[0] % 2 == 1) {
    if (sproto::unpack(message, unpacked)) return 0;
    message = unpacked.bytes();
    trailing = sproto::Trailing::zero_padding;
  }
  switch (data[0] / 2 % 3) {
    case 0:
      decode<shapes::Cookie>(message, trailing);
      break;
    case 1:
      decode<shapes::ScrollList>(message, trailing);
      break;
    default:
      decode<shapes::StringMap>(message, trailing);
  }
  return 0;
}
