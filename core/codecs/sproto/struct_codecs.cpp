// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "codecs/sproto/check.h"
#include "codecs/sproto/pack.h"
#include "codecs/sproto/sproto_codecs.h"
#include "codecs/sproto/struct_decode.h"
#include "codecs/sproto/struct_encode.h"
#include "codecs/struct_adapter.h"

namespace cwb::sproto {
namespace {

template <class Struct>
struct StructRawAdapter : StructAdapter<Struct> {
  using Output = ByteBuffer;

  tl::expected<Struct, Refusal> source(const Payload& payload) const {
    auto plan = make_plan(schema_of<Struct>());
    if (!plan) return tl::unexpected(std::move(plan.error()));
    if (auto refusal = sproto::check(*plan, payload.document)) {
      return tl::unexpected(std::move(*refusal));
    }
    return StructAdapter<Struct>::source(payload);
  }
  void encode(const Struct& value, Output& out) const { encode_struct(value, out); }
  bool decode(std::span<const std::byte> bytes, Struct& value) {
    return worked(decode_struct(bytes, value));
  }
  std::string error() const { return failure; }

  std::string failure;

 protected:
  bool worked(std::optional<WireError> error) {
    if (!error) [[likely]]
      return true;
    failure = std::move(error->message);
    return false;
  }
};

template <class Struct>
struct StructPackedAdapter : StructRawAdapter<Struct> {
  void encode(const Struct& value, ByteBuffer& out) {
    encode_struct(value, unpacked);
    pack(unpacked.bytes(), out);
  }
  bool decode(std::span<const std::byte> bytes, Struct& value) {
    return this->worked(unpack(bytes, unpacked)) &&
           this->worked(decode_struct(unpacked.bytes(), value, Trailing::zero_padding));
  }

  ByteBuffer unpacked;  ///< reused, as the output buffer is
};

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

std::unique_ptr<const Codec> make_struct_raw_codec() {
  CodecInfo info = common_info("struct-raw", "struct, raw");
  info.description =
      "The bytes go straight from and to the C++ struct of the shape, whose members are known when "
      "the program is compiled. Strings are checked for UTF-8, which the format itself does not "
      "ask for.";
  return std::make_unique<StructCodec<StructRawAdapter>>(std::move(info));
}

std::unique_ptr<const Codec> make_struct_packed_codec() {
  CodecInfo info = common_info("struct-packed", "struct, packed");
  info.description =
      "As sproto/struct-raw, and zeros are packed away in groups of 8 bytes, which both encode and "
      "decode pay for.";
  return std::make_unique<StructCodec<StructPackedAdapter>>(std::move(info));
}

}  // namespace cwb::sproto
