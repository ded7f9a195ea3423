// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/payload.h"

#include <cmath>
#include <utility>

#include "model/json_writer.h"
#include "model/schema_form.h"

namespace cwb {
namespace {

void alter(std::string& text) {
  // An ASCII letter or digit can be exchanged in place: no multi-byte sequence is broken.
  if (text.empty()) {
    text.assign(1, 'x');
  } else if (text[0] >= ' ' && text[0] <= '~') {
    text[0] = text[0] == 'x' ? 'y' : 'x';
  } else {
    text.insert(0, 1, 'x');
  }
}

void alter(Document& document);

struct Alter {
  void operator()(std::monostate) const {}
  void operator()(bool& flag) const { flag = !flag; }
  // The lowest bit keeps an integer inside the range of any integer type.
  void operator()(std::int64_t& integer) const { integer ^= 1; }
  void operator()(std::uint64_t& integer) const { integer ^= 1; }
  // The other sign keeps the digits, where a field holds a fixed number of decimal places.
  void operator()(double& number) const {
    number = number == 0.0 || std::isnan(number) ? 1.0 : -number;
  }
  void operator()(std::string& text) const { alter(text); }
  void operator()(Bytes& bytes) const {
    if (bytes.empty()) {
      bytes.push_back(std::byte{1});
    } else {
      bytes[0] ^= std::byte{1};
    }
  }
  void operator()(List& list) const {
    for (Document& item : list) alter(item);
  }
  void operator()(Map& map) const {
    for (Member& member : map.members) alter(member.value);
  }
};

void alter(Document& document) { std::visit(Alter{}, document.value); }

}  // namespace

void set_schema(Payload& payload, tl::expected<Schema, Refusal> schema) {
  payload.schema.reset();
  payload.schema_form.reset();
  payload.no_schema.clear();
  if (!schema) {
    payload.no_schema = std::move(schema.error().reason);
    return;
  }
  payload.schema = std::move(*schema);
  auto form = schema_form(payload.document, *payload.schema);
  if (!form) return;
  auto other = std::make_shared<Payload>();
  other->id = payload.id;
  other->document = std::move(*form);
  other->schema = payload.schema;
  other->json_bytes = payload.json_bytes;
  payload.schema_form = std::move(other);
}

Payload altered(const Payload& payload) {
  Payload other = payload;
  alter(other.document);
  other.check.reset();
  other.schema_form.reset();  // of the other document
  other.json_bytes = to_json(other.document).size();
  return other;
}

}  // namespace cwb
