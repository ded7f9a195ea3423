// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/msgpack_cxx/adaptor_forms.h"
#include "shapes/multilingual.h"

namespace cwb::msgpack_cxx {

auto as_map(Is<shapes::MultilingualText> auto& v) {
  return map_of_present("language", v.language, "title", v.title, "text", v.text, "note", v.note);
}
auto as_array(Is<shapes::MultilingualText> auto& v) {
  return msgpack::type::make_define_array(v.language, v.title, v.text, v.note);
}

auto as_map(Is<shapes::Multilingual> auto& v) {
  return msgpack::type::make_define_map("texts", v.texts);
}
auto as_array(Is<shapes::Multilingual> auto& v) {
  return msgpack::type::make_define_array(v.texts);
}

}  // namespace cwb::msgpack_cxx
