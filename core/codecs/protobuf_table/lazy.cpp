// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf_table/lazy.h"

#include <bit>
#include <utility>

#include "codecs/protobuf_table/entries.h"
#include "codecs/protobuf_table/lazy_reader.h"

namespace cwb::protobuf_table {
namespace {

using Kind = LazyValue::Kind;

/// Calls take(value) with a number of the type; the rest of its bits is dropped, as libprotobuf
/// does.
template <class Take>
void with_number(FieldType type, std::uint64_t bits, Take&& take) {
  switch (type) {
    case FieldType::boolean:
      take(bits != 0);
      break;
    case FieldType::int32:
      take(static_cast<std::int32_t>(bits));
      break;
    case FieldType::uint64:
      take(bits);
      break;
    case FieldType::float64:
      take(std::bit_cast<double>(bits));
      break;
    case FieldType::int64:
    case FieldType::string:
    case FieldType::bytes:
    case FieldType::message:
      take(static_cast<std::int64_t>(bits));
      break;
  }
}

Document number_document(FieldType type, std::uint64_t bits) {
  Document document;
  with_number(type, bits, [&document]<class T>(T number) {
    if constexpr (std::is_same_v<T, std::uint64_t>) {
      document = Document::number(number);
    } else if constexpr (std::is_same_v<T, std::int32_t>) {
      document.value = std::int64_t{number};
    } else {
      document.value = number;
    }
  });
  return document;
}

}  // namespace

/// Walks all values of a document; the vector of values may move meanwhile.
class LazyWalk {
 public:
  LazyWalk(const Plan& plan, const std::vector<LazyValue>& values, LazyReader& reader)
      : plan_(plan), values_(values), reader_(reader) {}

  bool sum(std::size_t first, std::size_t count, int depth, LeafSum& sum) {
    for (std::size_t i = first; i < first + count; ++i) {
      const LazyValue value = values_[i];
      switch (value.kind) {
        case Kind::number:
          with_number(value.field->type, value.bits, [&sum](auto number) { sum.add(number); });
          break;
        case Kind::blob:
          sum.add(reader_.text(value.first, value.count));
          break;
        case Kind::pending:
        case Kind::expanded: {
          const int inside = LazyReader::depth_inside(*value.field, depth);
          if (!reader_.expand(i, inside)) return false;
          const LazyValue message = values_[i];
          if (!this->sum(message.first, message.count, inside, sum)) return false;
          break;
        }
        case Kind::dead:
          break;
      }
    }
    return true;
  }

  bool message(const PlanMessage& type, std::size_t first, std::size_t count, int depth, Map& map) {
    std::vector<std::size_t> places(type.fields.size());  // of each field its member's, from 1
    for (std::size_t i = first; i < first + count; ++i) {
      const LazyValue value = values_[i];
      if (value.kind == Kind::dead) continue;
      const PlanField& field = *value.field;
      std::size_t& place = places[type.find_number(field.tag.word >> wire_type_bits)];
      if (place == 0) {
        map.members.push_back({field.key, {}});
        place = map.members.size();
        if (field.cardinality == Cardinality::repeated) map.members.back().value = {List()};
        if (field.cardinality == Cardinality::map) map.members.back().value = {Map()};
      }
      Document made;
      if (!leaf_or_message(i, depth, made)) return false;
      Document& target = map.members[place - 1].value;
      if (field.cardinality == Cardinality::repeated) {
        target.get_if<List>()->push_back(std::move(made));
      } else if (field.cardinality == Cardinality::map) {
        const std::string_view key = reader_.text(value.key_first, value.key_count);
        target.get_if<Map>()->members.push_back({std::string(key), std::move(made)});
      } else {
        target = std::move(made);
      }
    }
    return true;
  }

 private:
  bool leaf_or_message(std::size_t index, int depth, Document& made) {
    const LazyValue value = values_[index];
    const FieldType type = value.field->type;
    if (value.kind == Kind::number) {
      made = number_document(type, value.bits);
      return true;
    }
    if (value.kind == Kind::blob) {
      const std::string_view text = reader_.text(value.first, value.count);
      const auto* const at = reinterpret_cast<const std::byte*>(text.data());
      if (type == FieldType::string) {
        made.value.emplace<std::string>(text);
      } else {
        made.value.emplace<Bytes>(at, at + text.size());
      }
      return true;
    }
    const int inside = LazyReader::depth_inside(*value.field, depth);
    if (!reader_.expand(index, inside)) return false;
    const LazyValue message = values_[index];
    return this->message(plan_.messages[value.field->message], message.first, message.count, inside,
                         made.value.emplace<Map>());
  }

  const Plan& plan_;
  const std::vector<LazyValue>& values_;
  LazyReader& reader_;
};

std::optional<WireError> LazyDocument::open(const Plan& plan, std::span<const std::byte> bytes) {
  if (bytes.size() > largest_message) return WireError{"the message takes 2 GiB or more", 0};
  plan_ = &plan;
  bytes_ = bytes;
  values_.clear();
  // As many fields as the bytes may have, up to what a small message has.
  constexpr std::size_t few_values = 16;
  values_.reserve(std::min(bytes.size() / 2, few_values));
  expanded_ = 0;
  root_count_ = 0;
  LazyReader reader(*this);
  const Slice all{bytes.data(), bytes.data() + bytes.size()};
  if (!reader.parse(plan.root_message(), {&all, 1}, 0)) return reader.error();
  root_count_ = values_.size();
  return std::nullopt;
}

std::optional<WireError> LazyDocument::read(LeafSum& sum) const {
  LazyReader reader(*this);
  if (LazyWalk(*plan_, values_, reader).sum(0, root_count_, 0, sum)) return std::nullopt;
  return reader.error();
}

tl::expected<Document, WireError> LazyDocument::document() const {
  LazyReader reader(*this);
  LazyWalk walk(*plan_, values_, reader);
  Map root;
  if (!walk.message(plan_->root_message(), 0, root_count_, 0, root)) {
    return tl::unexpected(reader.error());
  }
  if (!plan_->root_is_wrapped) return Document{std::move(root)};
  if (!root.members.empty()) return std::move(root.members[0].value);
  return absent_root_value(*plan_);
}

bool LazyDocument::matches(const ListCheck& check) const {
  const PlanMessage& root = plan_->root_message();
  const std::size_t place = root.find(check.list, 0);
  if (plan_->root_is_wrapped || place == root.fields.size()) return false;
  const PlanField& list = root.fields[place];
  if (list.cardinality != Cardinality::repeated || list.type != FieldType::message) return false;
  std::size_t count = 0;
  std::size_t first = 0;
  for (std::size_t i = 0; i < root_count_; ++i) {
    if (values_[i].field != &list) continue;
    if (count == 0) first = i;
    ++count;
  }
  if (count != check.count || count == 0) return false;
  LazyReader reader(*this);
  if (!reader.expand(first, 1)) return false;
  const LazyValue item = values_[first];
  for (std::size_t i = item.first; i < item.first + item.count; ++i) {
    const LazyValue& value = values_[i];
    if (value.kind != Kind::blob || value.field->type != FieldType::string) continue;
    if (value.field->key == check.key) return reader.text(value.first, value.count) == check.value;
  }
  return false;
}

}  // namespace cwb::protobuf_table
