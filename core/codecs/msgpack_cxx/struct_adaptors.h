// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <msgpack.hpp>
#include <type_traits>

#include "codecs/msgpack_cxx/adaptor_forms.h"
#include "codecs/msgpack_cxx/api_events_adaptors.h"
#include "codecs/msgpack_cxx/deep_tree_adaptors.h"
#include "codecs/msgpack_cxx/geometry_adaptors.h"
#include "codecs/msgpack_cxx/log_records_adaptors.h"
#include "codecs/msgpack_cxx/multilingual_adaptors.h"
#include "codecs/msgpack_cxx/order_adaptors.h"
#include "codecs/msgpack_cxx/save_game_adaptors.h"
#include "codecs/msgpack_cxx/telemetry_adaptors.h"
#include "shapes/typed.h"

// Adaptors of the shapes' structs, in the library's non-intrusive way:
// https://github.com/msgpack/msgpack-c/wiki/v2_0_cpp_adaptor
// Each struct names its members by the calls that MSGPACK_DEFINE_MAP and MSGPACK_DEFINE_ARRAY
// expand to, here or in a header for each shape. The structs of bare lists and maps need none: the
// library knows vectors and maps.
namespace cwb::msgpack_cxx {

auto as_map(Is<shapes::CookieItem> auto& v) {
  return msgpack::type::make_define_map("id", v.id, "value", v.value);
}
auto as_array(Is<shapes::CookieItem> auto& v) {
  return msgpack::type::make_define_array(v.id, v.value);
}

auto as_map(Is<shapes::CookieDaily> auto& v) {
  return msgpack::type::make_define_map("daily_id", v.daily_id, "date_id", v.date_id);
}
auto as_array(Is<shapes::CookieDaily> auto& v) {
  return msgpack::type::make_define_array(v.daily_id, v.date_id);
}

auto as_map(Is<shapes::CookieSegment> auto& v) {
  return msgpack::type::make_define_map("Type", v.Type, "ct", v.ct, "ttl", v.ttl, "id", v.id);
}
auto as_array(Is<shapes::CookieSegment> auto& v) {
  return msgpack::type::make_define_array(v.Type, v.ct, v.ttl, v.id);
}

auto as_map(Is<shapes::CookieImp> auto& v) {
  return msgpack::type::make_define_map("Win", v.Win, "bid", v.bid, "Time", v.Time, "id", v.id);
}
auto as_array(Is<shapes::CookieImp> auto& v) {
  return msgpack::type::make_define_array(v.Win, v.bid, v.Time, v.id);
}

auto as_map(Is<shapes::Cookie> auto& v) {
  return msgpack::type::make_define_map("Pbid", v.Pbid, "daily", v.daily, "Total", v.Total,
                                        "segments", v.segments, "imp", v.imp);
}
auto as_array(Is<shapes::Cookie> auto& v) {
  return msgpack::type::make_define_array(v.Pbid, v.daily, v.Total, v.segments, v.imp);
}

auto as_map(Is<shapes::ScrollItem> auto& v) {
  return msgpack::type::make_define_map("title", v.title, "remark", v.remark, "cover", v.cover,
                                        "uri", v.uri);
}
auto as_array(Is<shapes::ScrollItem> auto& v) {
  return msgpack::type::make_define_array(v.title, v.remark, v.cover, v.uri);
}

auto as_map(Is<shapes::ScrollList> auto& v) {
  return msgpack::type::make_define_map("haveMore", v.haveMore, "items", v.items);
}
auto as_array(Is<shapes::ScrollList> auto& v) {
  return msgpack::type::make_define_array(v.haveMore, v.items);
}

template <class Struct>
concept Adapted = requires(Struct& value) {
  as_map(value);
  as_array(value);
};

}  // namespace cwb::msgpack_cxx

namespace msgpack {
MSGPACK_API_VERSION_NAMESPACE(MSGPACK_DEFAULT_API_NS) {
  namespace adaptor {

  template <class Struct>
  struct pack<Struct, std::enable_if_t<cwb::msgpack_cxx::Adapted<Struct>>> {
    template <class Buffer>
    msgpack::packer<Buffer>& operator()(msgpack::packer<Buffer>& o, const Struct& value) const {
      if constexpr (Buffer::structs_are_maps) {
        cwb::msgpack_cxx::as_map(value).msgpack_pack(o);
      } else {
        cwb::msgpack_cxx::as_array(value).msgpack_pack(o);
      }
      return o;
    }
  };

  /// Reads whichever form it meets. The library's own conversion compares the type too.
  template <class Struct>
  struct convert<Struct, std::enable_if_t<cwb::msgpack_cxx::Adapted<Struct>>> {
    const msgpack::object& operator()(const msgpack::object& o, Struct& value) const {
      if (o.type == msgpack::type::MAP) {
        cwb::msgpack_cxx::as_map(value).msgpack_unpack(o);
      } else {
        cwb::msgpack_cxx::as_array(value).msgpack_unpack(o);
      }
      return o;
    }
  };

  }  // namespace adaptor
}  // MSGPACK_API_VERSION_NAMESPACE(MSGPACK_DEFAULT_API_NS)
}  // namespace msgpack
