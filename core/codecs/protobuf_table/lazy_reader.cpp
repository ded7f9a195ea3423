// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf_table/lazy_reader.h"

#include <algorithm>

#include "base/utf8.h"
#include "codecs/key_index.h"

namespace cwb::protobuf_table {

using Kind = LazyValue::Kind;

/// Where the single values of the message that is being parsed stand. While fields come in
/// ascending order, each is new; the first that does not makes a list of what was met.
class LazyReader::Frame {
 public:
  Frame(const PlanMessage& type, std::vector<LazyValue>& values)
      : type_(type), values_(values), first_(values.size()) {}

  std::size_t expected() const { return expected_; }
  std::size_t first() const { return first_; }

  /// The earlier value of this single field; nullptr where there is none yet.
  LazyValue* earlier(const Met& met) {
    if (met.place >= expected_ && places_.empty()) [[likely]] {
      expected_ = met.place + 1;
      return nullptr;
    }
    if (places_.empty()) list_all();
    expected_ = met.place + 1;
    std::uint32_t& place = places_[met.place];
    if (place > 0) return &values_[place - 1];
    place = static_cast<std::uint32_t>(values_.size() + 1);
    return nullptr;
  }

  void met_several(const Met& met) {
    if (places_.empty() && met.place + 1 < expected_) list_all();
    expected_ = met.place + 1;
  }

 private:
  [[gnu::cold]] void list_all() {
    places_.resize(type_.fields.size());
    for (std::size_t i = first_; i < values_.size(); ++i) {
      const PlanField& field = *values_[i].field;
      if (field.cardinality != Cardinality::single || values_[i].kind == Kind::dead) continue;
      places_[type_.find_number(field.tag.word >> wire_type_bits)] =
          static_cast<std::uint32_t>(i + 1);
    }
  }

  const PlanMessage& type_;
  std::vector<LazyValue>& values_;
  std::size_t first_;
  std::size_t expected_ = 0;
  std::vector<std::uint32_t> places_;  ///< of each single field its value's, from 1
};

bool LazyReader::parse(const PlanMessage& type, std::span<const Slice> parts, int depth) {
  if (!may_nest(depth, parts[0].at)) return false;
  Frame frame(type, values_);
  for (const Slice& part : parts) {
    if (!fields(type, part, depth, frame)) {
      values_.resize(frame.first());
      return false;
    }
  }
  if (!type.has_maps) return true;
  for (const PlanField& field : type.fields) {
    if (field.cardinality == Cardinality::map) bury_replaced_entries(field, frame.first());
  }
  return true;
}

bool LazyReader::fields(const PlanMessage& type, Slice bytes, int depth, Frame& frame) {
  Met met;
  while (true) {
    if (!next(type, frame.expected(), bytes, met)) return false;
    if (!met.field) return true;
    const PlanField& field = *met.field;
    LazyValue made{&field};
    if (field.cardinality == Cardinality::single) {
      LazyValue* earlier = frame.earlier(met);
      if (!value(field, bytes, made)) return false;
      if (earlier) {
        put(made, *earlier);
      } else {
        values_.push_back(made);
      }
      continue;
    }
    frame.met_several(met);
    Slice part;
    if (field.packed && !met.is_element) {
      if (!take_part(bytes, part) || !packed(field, part)) return false;
    } else if (field.cardinality == Cardinality::repeated) {
      do {
        if (!value(field, bytes, made)) return false;
        values_.push_back(made);
      } while (!field.packed && again(field.tag, bytes));
    } else {
      if (!take_part(bytes, part) || !may_nest(depth + 1, part.at)) return false;
      if (!entry(field, part, made)) return false;
      values_.push_back(made);
    }
  }
}

/// A single value that came before: the last counts, messages are merged when they are expanded.
void LazyReader::put(const LazyValue& made, LazyValue& earlier) {
  if (made.kind != Kind::pending) {
    earlier = made;
    return;
  }
  LazyValue part = earlier;
  part.kind = Kind::dead;
  earlier = made;
  earlier.key_first = part.key_first;
  earlier.key_count = part.key_count;
  earlier.earlier = static_cast<std::uint32_t>(values_.size() + 1);
  values_.push_back(part);
}

bool LazyReader::value(const PlanField& field, Slice& bytes, LazyValue& made) {
  Slice part;
  switch (field.type) {
    case FieldType::boolean:
    case FieldType::int32:
    case FieldType::int64:
    case FieldType::uint64:
      made.kind = Kind::number;
      return take_number(bytes, made.bits);
    case FieldType::float64:
      made.kind = Kind::number;
      return take_double(bytes, made.bits);
    case FieldType::string:
      if (!take_part(bytes, part)) return false;
      if (!is_utf8(part.text())) return fail("a string is not valid UTF-8", part.at);
      made.kind = Kind::blob;
      break;
    case FieldType::bytes:
      if (!take_part(bytes, part)) return false;
      made.kind = Kind::blob;
      break;
    case FieldType::message:
      if (!take_part(bytes, part)) return false;
      made.kind = Kind::pending;
      break;
  }
  set_part(part, made.first, made.count);
  return true;
}

void LazyReader::set_part(Slice part, std::uint32_t& first, std::uint32_t& count) const {
  first = static_cast<std::uint32_t>(part.at - document_.bytes_.data());
  count = static_cast<std::uint32_t>(part.size());
}

bool LazyReader::packed(const PlanField& field, Slice part) {
  LazyValue made{&field};
  while (part.at != part.end) {
    if (!value(field, part, made)) return false;
    values_.push_back(made);
  }
  return true;
}

bool LazyReader::entry(const PlanField& field, Slice bytes, LazyValue& made) {
  const PlanMessage& type = entry_of(field);
  // What an entry without a value has is all 0: of a message, nothing in it.
  made.kind = field.type == FieldType::message            ? Kind::pending
              : wire_type(field.type) == WireType::length ? Kind::blob
                                                          : Kind::number;
  bool has_value = false;
  std::size_t expected = entry_key;
  Met met;
  while (true) {
    if (!next(type, expected, bytes, met)) return false;
    if (!met.field) return true;
    expected = met.place + 1;
    if (met.place == entry_value) {
      LazyValue latest = made;
      if (!value(field, bytes, latest)) return false;
      if (has_value) {
        put(latest, made);
      } else {
        made = latest;
      }
      has_value = true;
      continue;
    }
    Slice part;
    if (!take_part(bytes, part)) return false;
    if (!is_utf8(part.text())) return fail("a key is not valid UTF-8", part.at);
    set_part(part, made.key_first, made.key_count);
  }
}

void LazyReader::bury_replaced_entries(const PlanField& field, std::size_t from) {
  std::vector<std::size_t> entries;
  for (std::size_t i = from; i < values_.size(); ++i) {
    if (values_[i].field == &field && values_[i].kind != Kind::dead) entries.push_back(i);
  }
  KeyIndex keys(entries.size());
  const auto key_at = [&](std::size_t i) {
    const LazyValue& entry = values_[entries[i]];
    return text(entry.key_first, entry.key_count);
  };
  std::size_t kept = 0;
  for (const std::size_t index : entries) {
    entries[kept] = index;
    const std::size_t place = keys.add(kept, key_at);
    if (place == kept) {
      ++kept;
    } else {
      values_[entries[place]] = values_[index];
      values_[index].kind = Kind::dead;
    }
  }
}

bool LazyReader::expand(std::size_t index, int depth) {
  const LazyValue found = values_[index];
  if (found.kind == Kind::expanded) return true;
  const std::byte* const start = document_.bytes_.data();
  const auto part_of = [start](const LazyValue& value) {
    return Slice{start + value.first, start + value.first + value.count};
  };
  const std::size_t first = values_.size();
  if (found.earlier == 0) [[likely]] {
    const Slice part = part_of(found);
    if (!parse(message_of(*found.field), {&part, 1}, depth)) return false;
  } else {
    std::vector<Slice> parts{part_of(found)};
    for (std::uint32_t at = found.earlier; at > 0; at = values_[at - 1].earlier) {
      parts.push_back(part_of(values_[at - 1]));
    }
    std::ranges::reverse(parts);
    if (!parse(message_of(*found.field), parts, depth)) return false;
  }
  LazyValue& value = values_[index];
  value.kind = Kind::expanded;
  value.first = static_cast<std::uint32_t>(first);
  value.count = static_cast<std::uint32_t>(values_.size() - first);
  ++document_.expanded_;
  return true;
}

}  // namespace cwb::protobuf_table
