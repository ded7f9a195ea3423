// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/msgpack_cxx/msgpack_cxx_codecs.h"
#include "codecs/msgpack_cxx/struct_adaptors.h"
#include "codecs/struct_adapter.h"

namespace cwb::msgpack_cxx {
namespace {

template <class Struct, class Buffer>
struct MsgpackStructAdapter : StructAdapter<Struct> {
  using Output = Buffer;

  void encode(const Struct& value, Output& out) const {
    out.clear();
    msgpack::pack(out, root_value(value));
  }
  /// unpack() and convert() are what the library's quick start shows; it has no way from the bytes
  /// to the struct that goes round the object.
  bool decode(std::span<const std::byte> bytes, Struct& value) const {
    const msgpack::object_handle handle = unpack(bytes);
    handle.get().convert(root_value(value));
    return true;
  }
};

template <class Struct>
using MapAdapter = MsgpackStructAdapter<Struct, MapBuffer>;
template <class Struct>
using ArrayAdapter = MsgpackStructAdapter<Struct, ArrayBuffer>;

template <template <class> class Adapter>
class StructCodec final : public Codec {
 public:
  explicit StructCodec(CodecInfo info) : info_(std::move(info)) {
    info_.family = Family::typed;
    info_.phases = phases_of<Adapter<shapes::Cookie>>();
  }

  const CodecInfo& info() const override { return info_; }

  tl::expected<std::unique_ptr<Subject>, Refusal> prepare(const Payload& payload) const override {
    return make_struct_subject<Adapter>(payload);
  }

 private:
  CodecInfo info_;
};

}  // namespace

std::unique_ptr<const Codec> make_struct_map_codec() {
  CodecInfo info = common_info();
  info.id = "msgpack-cxx/struct-map";
  info.label = "msgpack-cxx, struct as map";
  info.documentation_url =
      "https://github.com/msgpack/msgpack-c/wiki/v2_0_cpp_adaptor#defining-custom-adaptors";
  info.description =
      "Packs each C++ struct as a map with its members' names, as MSGPACK_DEFINE_MAP does, and "
      "leaves out members that are absent, which it would pack as nil; unpack() and convert() read "
      "it.";
  return std::make_unique<StructCodec<MapAdapter>>(std::move(info));
}

std::unique_ptr<const Codec> make_struct_array_codec() {
  CodecInfo info = common_info();
  info.id = "msgpack-cxx/struct-array";
  info.label = "msgpack-cxx, struct as array";
  info.documentation_url =
      "https://github.com/msgpack/msgpack-c/wiki/v2_0_cpp_adaptor#non-intrusive-approach";
  info.description =
      "Packs each C++ struct as an array of its members without names, as MSGPACK_DEFINE_ARRAY "
      "does, nil where one is absent; unpack() and convert() read it.";
  return std::make_unique<StructCodec<ArrayAdapter>>(std::move(info));
}

}  // namespace cwb::msgpack_cxx
