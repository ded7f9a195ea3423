// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/msgpack_cxx/msgpack_cxx_codecs.h"

#include "codecs/registry.h"

namespace cwb {

CodecInfo msgpack_cxx::common_info() {
  CodecInfo info;
  info.format = "MessagePack";
  info.library = "msgpack-cxx";
  info.version = MSGPACK_VERSION;
  info.traits.self_describing = true;
  // checks_utf8 stays false: the library takes the bytes of a string as they are.
  return info;
}

void add_msgpack_cxx_codecs(CodecList& list) {
  list.push_back(msgpack_cxx::make_object_codec());
  list.push_back(msgpack_cxx::make_struct_map_codec());
  list.push_back(msgpack_cxx::make_struct_array_codec());
}

}  // namespace cwb
