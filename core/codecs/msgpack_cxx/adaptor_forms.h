// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <msgpack.hpp>
#include <optional>
#include <tuple>
#include <type_traits>

// The two forms that a struct takes, a map and an array, in the library's non-intrusive way:
// https://github.com/msgpack/msgpack-c/wiki/v2_0_cpp_adaptor
namespace cwb::msgpack_cxx {

/// The buffer of a mode is the stream of its packer: its type says which form structs take, so that
/// the choice is made when the program is compiled.
struct MapBuffer : msgpack::sbuffer {
  static constexpr bool structs_are_maps = true;
};
struct ArrayBuffer : msgpack::sbuffer {
  static constexpr bool structs_are_maps = false;
};

template <class S, class Struct>
concept Is = std::same_as<std::remove_const_t<S>, Struct>;

/// What MSGPACK_DEFINE_MAP expands to, but that an empty std::optional and its name are left out:
/// the library would write nil, which is a value, where the document has none. It writes as its
/// documentation has it for custom adaptors, pack_map(count) and then names and values; reading
/// passes over names that are absent as it is.
template <class... Args>
class MapOfPresent : public msgpack::type::define_map<Args...> {
 public:
  explicit MapOfPresent(Args&... args) : msgpack::type::define_map<Args...>(args...) {}

  template <class Packer>
  void msgpack_pack(Packer& packer) const {
    std::apply(
        [&packer](const auto&... names_and_values) {
          packer.pack_map(count_present(names_and_values...));
          pack_present(packer, names_and_values...);
        },
        this->a);
  }

 private:
  template <class T>
  static bool is_present(const T& /*value*/) {
    return true;
  }
  template <class T>
  static bool is_present(const std::optional<T>& value) {
    return value.has_value();
  }

  static std::uint32_t count_present() { return 0; }
  template <class Name, class T, class... More>
  static std::uint32_t count_present(const Name& /*name*/, const T& value, const More&... more) {
    return (is_present(value) ? 1U : 0U) + count_present(more...);
  }

  template <class Packer>
  static void pack_present(Packer& /*packer*/) {}
  template <class Packer, class Name, class T, class... More>
  static void pack_present(Packer& packer, const Name& name, const T& value, const More&... more) {
    if (is_present(value)) {
      packer.pack(name);
      packer.pack(value);
    }
    pack_present(packer, more...);
  }
};

template <class... Args>
MapOfPresent<Args...> map_of_present(Args&... args) {
  return MapOfPresent<Args...>(args...);
}

}  // namespace cwb::msgpack_cxx
