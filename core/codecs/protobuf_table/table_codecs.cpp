// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <utility>

#include <fmt/format.h>

#include "codecs/list_check.h"
#include "codecs/loop_subject.h"
#include "codecs/proto3_fit.h"
#include "codecs/protobuf_table/decode.h"
#include "codecs/protobuf_table/encode.h"
#include "codecs/protobuf_table/lazy.h"
#include "codecs/registry.h"

namespace cwb {
namespace {

/// What both modes share: the bytes are written straight from the document.
struct TableAdapter {
  using Source = Document;
  using Output = protobuf_table::BackBuffer;
  static constexpr bool reuses_destination = false;

  tl::expected<Source, Refusal> source(const Payload& payload) const {
    if (auto refusal = proto3_misfit(payload.document, schema)) {
      return tl::unexpected(std::move(*refusal));
    }
    return payload.document;
  }
  void encode(const Document& document, Output& out) const {
    protobuf_table::encode(plan, document, out);
  }
  std::string error() const { return failure; }

  Schema schema;
  protobuf_table::Plan plan;
  std::string failure;

 protected:
  bool worked(std::optional<protobuf_table::WireError> error) {
    if (!error) [[likely]]
      return true;
    failure = std::move(error->message);
    return false;
  }
};

/// The document is the native object.
struct WholeAdapter : TableAdapter {
  using Native = Document;

  Native fresh() const { return {}; }
  bool decode(std::span<const std::byte> bytes, Native& document) {
    return worked(protobuf_table::decode(plan, bytes, document));
  }
  void read(const Native& document, LeafSum& sum) const { visit_leaves(document, sum); }
  bool check(const Native& document, const ListCheck& wanted) const {
    return matches(document, wanted);
  }
  Document document(const Native& document) const { return document; }
};

/// What is decoded is a document whose nested messages wait for their first reader.
struct LazyAdapter : TableAdapter {
  using Native = protobuf_table::LazyDocument;

  Native fresh() const { return {}; }
  bool decode(std::span<const std::byte> bytes, Native& document) {
    return worked(document.open(plan, bytes));
  }
  bool read(const Native& document, LeafSum& sum) { return worked(document.read(sum)); }
  bool check(const Native& document, const ListCheck& wanted) const {
    return document.matches(wanted);
  }
  tl::expected<Document, std::string> document(const Native& document) const {
    auto whole = document.document();
    if (!whole) {
      return tl::unexpected("a nested message was refused: " + std::move(whole.error().message));
    }
    return std::move(*whole);
  }
};

template <class Adapter>
CodecInfo info_of(const std::string& mode, const std::string& label, std::string description) {
  CodecInfo info;
  info.id = "protobuf/" + mode;
  info.label = "protobuf, " + label;
  info.format = "Protocol Buffers";
  info.library = "Codec Workbench's own protobuf";
  info.version = CWB_PROJECT_VERSION;
  info.documentation_url = "https://github.com/cloudwu/pbc";
  info.description = std::move(description);
  info.family = Family::dynamic;
  info.traits.needs_schema = true;
  info.traits.checks_utf8 = true;
  info.phases = phases_of<Adapter>();
  info.losses.empty_list_absent = true;
  return info;
}

template <class Adapter>
class TableCodec final : public Codec {
 public:
  explicit TableCodec(CodecInfo info) : info_(std::move(info)) {}

  const CodecInfo& info() const override { return info_; }

  tl::expected<std::unique_ptr<Subject>, Refusal> prepare(const Payload& payload) const override {
    if (!payload.schema) return tl::unexpected(lacks_schema(payload));
    auto plan = protobuf_table::make_plan(*payload.schema);
    if (!plan) return tl::unexpected(std::move(plan.error()));
    Adapter adapter;
    adapter.schema = *payload.schema;
    adapter.plan = std::move(*plan);
    return make_subject(std::move(adapter), payload);
  }

 private:
  CodecInfo info_;
};

}  // namespace

void add_protobuf_table_codecs(CodecList& list) {
  list.push_back(std::make_unique<TableCodec<WholeAdapter>>(info_of<WholeAdapter>(
      "table", "table",
      "This project's own code in the manner of pbc: a table made from the schema while the "
      "program runs leads straight from the document to the bytes and back.")));
  CodecInfo lazy = info_of<LazyAdapter>(
      "table-lazy", "table, lazy",
      "As protobuf/table, but decode takes the root's own fields only: it keeps nested messages as "
      "parts of the input, which must outlive it, and expands each when it is first read. So "
      "decode "
      "alone is cheap and finds nothing wrong in them; load reads every leaf and pays for all. A "
      "second read of one object would find it expanded, so read is not timed apart.");
  lazy.traits.zero_copy = true;
  list.push_back(std::make_unique<TableCodec<LazyAdapter>>(std::move(lazy)));
}

}  // namespace cwb
