// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "codecs/sproto/byte_buffer.h"
#include "codecs/sproto/encode.h"
#include "codecs/sproto/pack.h"
#include "codecs/sproto/plan.h"
#include "model/json_reader.h"
#include "model/sproto_schema.h"

// Short ways to write schemas, documents and bytes, and a schema and document that have everything.
namespace cwb::sproto_test {

inline Bytes from_hex(std::string_view hex) {
  Bytes bytes;
  std::string digits;
  for (const char c : hex) {
    if (c == ' ') continue;
    digits += c;
    if (digits.size() == 2) {
      bytes.push_back(static_cast<std::byte>(std::stoi(digits, nullptr, 16)));
      digits.clear();
    }
  }
  if (!digits.empty()) throw std::invalid_argument("half a byte in " + std::string(hex));
  return bytes;
}

inline std::string to_hex(std::span<const std::byte> bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string hex;
  for (const std::byte byte : bytes) {
    hex += digits[std::to_integer<unsigned>(byte) >> 4];
    hex += digits[std::to_integer<unsigned>(byte) & 0xf];
  }
  return hex;
}

inline sproto::Plan plan_of(std::string_view schema, std::string_view root) {
  const auto read = read_sproto_schema(schema, root);
  if (!read) throw std::invalid_argument(to_string(read.error()));
  auto plan = sproto::make_plan(*read);
  if (!plan) throw std::invalid_argument(plan.error().reason);
  return std::move(*plan);
}

inline Document document_of(std::string_view json) {
  auto document = parse_json(json);
  if (!document) throw std::invalid_argument(to_string(document.error()));
  return std::move(*document);
}

inline Bytes encoded(const sproto::Plan& plan, const Document& document) {
  sproto::ByteBuffer buffer;
  sproto::encode(plan, document, buffer);
  return {buffer.data(), buffer.data() + buffer.size()};
}

inline Bytes packed(std::span<const std::byte> message) {
  sproto::ByteBuffer buffer;
  sproto::pack(message, buffer);
  return {buffer.data(), buffer.data() + buffer.size()};
}

/// Every type that a field can have, nested without end.
inline constexpr std::string_view everything_schema = R"(
.Entry { key 0 : string value 1 : Everything }
.Count { key 0 : string value 1 : integer }
.Everything {
  flag 0 : boolean
  whole 1 : integer
  real 3 : double
  price 4 : integer(2)
  text 7 : string
  raw 8 : binary
  flags 20 : *boolean
  wholes 21 : *integer
  reals 22 : *double
  prices 23 : *integer(2)
  texts 24 : *string
  raws 25 : *binary
  inner 26 : Everything
  inners 27 : *Everything
  named 28 : *Entry()
  counts 30 : *Count()
})";

/// A document of everything_schema with all fields, as deep as three messages.
inline Document everything() {
  Document leaf = document_of(R"({"flag":true,"whole":-1})");
  Document document = document_of(R"({"flag":false,"whole":40000,"real":0.5,"price":12.34,
    "text":"d\u00e9j\u00e0","flags":[true,false],"wholes":[1,-2,5000000000],"reals":[1.5,-0.25],
    "prices":[0.01,-99.99],"texts":["","a"],"named":{"":{"whole":7}},"counts":{"x":1,"y":70000}})");
  auto& members = document.get_if<Map>()->members;
  members.push_back({"raw", {Bytes{std::byte{0}, std::byte{0xff}}}});
  members.push_back({"raws", {List{{Bytes{}}, {Bytes{std::byte{1}}}}}});
  members.push_back({"inner", leaf});
  members.push_back({"inners", {List{leaf, Document{Map{}}}}});
  return document;
}

}  // namespace cwb::sproto_test
