// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <msgpack.hpp>
#include <type_traits>

#include "model/document.h"

// Makes a msgpack::object of a document in the way the library documents for types of one's own:
// https://github.com/msgpack/msgpack-c/wiki/v2_0_cpp_adaptor
// Its predefined adaptors do the rest: leaves, and std::vector for lists and bytes.
namespace msgpack {
MSGPACK_API_VERSION_NAMESPACE(MSGPACK_DEFAULT_API_NS) {
  namespace adaptor {

  template <>
  struct object_with_zone<cwb::Map> {
    void operator()(msgpack::object::with_zone& o, const cwb::Map& map) const;
  };

  template <>
  struct object_with_zone<cwb::Document> {
    void operator()(msgpack::object::with_zone& o, const cwb::Document& document) const {
      std::visit(
          [&o]<class T>(const T& value) {
            if constexpr (std::is_same_v<T, std::monostate>) {
              o << msgpack::type::nil_t();
            } else {
              o << value;
            }
          },
          document.value);
    }
  };

  // Members stay in the document's order, which std::map would not keep.
  inline void object_with_zone<cwb::Map>::operator()(msgpack::object::with_zone& o,
                                                     const cwb::Map& map) const {
    o.type = msgpack::type::MAP;
    o.via.map.size = checked_get_container_size(map.members.size());
    o.via.map.ptr = nullptr;
    if (map.members.empty()) return;
    auto* entry = static_cast<msgpack::object_kv*>(o.zone.allocate_align(
        sizeof(msgpack::object_kv) * map.members.size(), MSGPACK_ZONE_ALIGNOF(msgpack::object_kv)));
    o.via.map.ptr = entry;
    for (const cwb::Member& member : map.members) {
      entry->key = msgpack::object(member.key, o.zone);
      entry->val = msgpack::object(member.value, o.zone);
      ++entry;
    }
  }

  }  // namespace adaptor
}  // MSGPACK_API_VERSION_NAMESPACE(MSGPACK_DEFAULT_API_NS)
}  // namespace msgpack
