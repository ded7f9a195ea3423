// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_set>

#include "codecs/loop_subject.h"
#include "codecs/msgpack_cxx/document_object.h"
#include "codecs/msgpack_cxx/msgpack_cxx_codecs.h"

namespace cwb::msgpack_cxx {
namespace {

std::span<const msgpack::object> items(const msgpack::object& list) {
  return {list.via.array.ptr, list.via.array.size};
}

std::span<const msgpack::object_kv> entries(const msgpack::object& map) {
  return {map.via.map.ptr, map.via.map.size};
}

std::span<const std::byte> binary(const msgpack::object& bytes) {
  return std::as_bytes(std::span(bytes.via.bin.ptr, bytes.via.bin.size));
}

void read_value(const msgpack::object& value, LeafSum& sum) {
  switch (value.type) {
    case msgpack::type::MAP:
      for (const msgpack::object_kv& entry : entries(value)) read_value(entry.val, sum);
      break;
    case msgpack::type::ARRAY:
      for (const msgpack::object& item : items(value)) read_value(item, sum);
      break;
    case msgpack::type::STR:
      sum.add(value.as<std::string_view>());
      break;
    case msgpack::type::BOOLEAN:
      sum.add(value.via.boolean);
      break;
    case msgpack::type::POSITIVE_INTEGER:
      sum.add(value.via.u64);
      break;
    case msgpack::type::NEGATIVE_INTEGER:
      sum.add(value.via.i64);
      break;
    case msgpack::type::FLOAT32:
    case msgpack::type::FLOAT64:
      sum.add(value.via.f64);
      break;
    case msgpack::type::BIN:
      sum.add(binary(value));
      break;
    default:
      sum.add(nullptr);
  }
}

Document to_document(const msgpack::object& value);

Map to_map(const msgpack::object& value) {
  Map map;
  map.members.reserve(value.via.map.size);
  std::unordered_set<std::string_view> met;
  for (const auto& [key, item] : entries(value)) {
    if (key.type != msgpack::type::STR) {
      throw std::runtime_error("a map has a key that is not a string, which no document has");
    }
    const auto name = key.as<std::string_view>();
    if (!met.insert(name).second) {
      throw std::runtime_error("the key '" + std::string(name) + "' stands twice in a map");
    }
    map.members.push_back({std::string(name), to_document(item)});
  }
  return map;
}

Document to_document(const msgpack::object& value) {
  switch (value.type) {
    case msgpack::type::MAP:
      return {to_map(value)};
    case msgpack::type::ARRAY: {
      List list;
      list.reserve(value.via.array.size);
      for (const msgpack::object& item : items(value)) list.push_back(to_document(item));
      return {std::move(list)};
    }
    case msgpack::type::STR:
      return {value.as<std::string>()};
    case msgpack::type::BOOLEAN:
      return {value.via.boolean};
    case msgpack::type::POSITIVE_INTEGER:
      return Document::number(value.via.u64);
    case msgpack::type::NEGATIVE_INTEGER:
      return {value.via.i64};
    case msgpack::type::FLOAT32:
    case msgpack::type::FLOAT64:
      return {value.via.f64};
    case msgpack::type::BIN:
      return {Bytes(binary(value).begin(), binary(value).end())};
    case msgpack::type::NIL:
      return {};
    default:
      throw std::runtime_error("a value is of an extension type, which no document has");
  }
}

struct ObjectAdapter {
  using Source = Document;
  using Native = msgpack::object_handle;  // the object, and the zone that it lies in
  using Output = msgpack::sbuffer;
  static constexpr bool reuses_destination = false;

  tl::expected<Source, Refusal> source(const Payload& payload) const { return payload.document; }
  Native fresh() const { return {}; }
  void build(const Source& document, Native& handle) const {
    auto zone = std::make_unique<msgpack::zone>();
    const msgpack::object object(document, *zone);
    handle = msgpack::object_handle(object, std::move(zone));
  }
  void encode(const Native& handle, Output& out) const {
    out.clear();
    msgpack::pack(out, handle.get());
  }
  bool decode(std::span<const std::byte> bytes, Native& handle) const {
    handle = unpack(bytes);  // throws where the bytes are not MessagePack
    return true;
  }
  void read(const Native& handle, LeafSum& sum) const { read_value(handle.get(), sum); }
  bool check(const Native& handle, const ListCheck& check) const {
    const msgpack::object* list = find(handle.get(), check.list);
    if (!list || list->type != msgpack::type::ARRAY || list->via.array.size != check.count) {
      return false;
    }
    if (items(*list).empty()) return false;
    const msgpack::object* found = find(items(*list).front(), check.key);
    return found && found->type == msgpack::type::STR &&
           found->as<std::string_view>() == check.value;
  }
  Document document(const Native& handle) const { return to_document(handle.get()); }

 private:
  /// The library holds a map as its entries in order: a user looks for a key one by one.
  static const msgpack::object* find(const msgpack::object& map, std::string_view key) {
    if (map.type != msgpack::type::MAP) return nullptr;
    const auto all = entries(map);
    const auto entry = std::ranges::find_if(all, [key](const msgpack::object_kv& candidate) {
      return candidate.key.type == msgpack::type::STR &&
             candidate.key.as<std::string_view>() == key;
    });
    return entry == all.end() ? nullptr : &entry->val;
  }
};

class ObjectCodec final : public Codec {
 public:
  const CodecInfo& info() const override {
    static const CodecInfo info = [] {
      CodecInfo made = common_info();
      made.id = "msgpack-cxx/object";
      made.label = "msgpack-cxx, object";
      made.documentation_url = "https://github.com/msgpack/msgpack-c/wiki/v2_0_cpp_object";
      made.description =
          "Holds the document as a msgpack::object in a zone; pack() writes it, and unpack() reads "
          "it with its strings copied.";
      made.family = Family::dynamic;
      made.phases = phases_of<ObjectAdapter>();
      // pack() writes a double without a fraction as an integer.
      made.losses.integral_double_as_integer = true;
      return made;
    }();
    return info;
  }

  tl::expected<std::unique_ptr<Subject>, Refusal> prepare(const Payload& payload) const override {
    return make_subject(ObjectAdapter{}, payload);
  }
};

}  // namespace

std::unique_ptr<const Codec> make_object_codec() { return std::make_unique<ObjectCodec>(); }

}  // namespace cwb::msgpack_cxx
