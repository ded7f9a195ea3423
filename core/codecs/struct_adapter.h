// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "codecs/loop_subject.h"
#include "shapes/convert.h"
#include "shapes/typed.h"

// What the codecs that encode a shape's own struct have in common: all but the library's part.
namespace cwb {

/// What stands at the root of the encoded bytes: the struct, or the only member of one whose
/// document is a bare list or map.
template <class Struct>
auto& root_value(Struct& value) {
  using Described = Describe<std::remove_const_t<Struct>>;
  if constexpr (Described::root_is_wrapped) {
    return value.*std::get<0>(Described::members).pointer;
  } else {
    return value;
  }
}

/// True where the struct has the list that is asked for, as ListCheck says.
template <Described Struct>
bool matches(const Struct& value, const ListCheck& check) {
  bool found = false;
  for_each_member<Struct>([&]<class S, class M>(const MemberOf<S, M>& list_member) {
    if constexpr (IsVector<M>::value) {
      using Item = typename M::value_type;
      if constexpr (Described<Item>) {
        const M& list = value.*list_member.pointer;
        if (list_member.name != check.list || list.size() != check.count || list.empty()) return;
        for_each_member<Item>([&]<class I, class T>(const MemberOf<I, T>& key) {
          if constexpr (std::is_same_v<T, std::string>) {
            if (key.name == check.key) found = list.front().*key.pointer == check.value;
          }
        });
      }
    }
  });
  return found;
}

/// The base of an adapter (see loop_subject.h) whose native object is the shape's struct: it adds
/// Output, encode and decode.
template <class Struct>
struct StructAdapter {
  using Source = Struct;
  using Native = Struct;
  static constexpr bool reuses_destination = false;

  tl::expected<Source, Refusal> source(const Payload& payload) const {
    auto value = from_document<Struct>(payload.document);
    if (value) return std::move(*value);
    return tl::unexpected(
        Refusal{"the document of " + payload.id + " does not fit the struct of its shape"});
  }
  Native fresh() const { return {}; }
  void read(const Native& value, LeafSum& sum) const { visit_leaves(value, sum); }
  bool check(const Native& value, const ListCheck& check) const { return matches(value, check); }
  Document document(const Native& value) const { return to_document(value); }
};

/// A subject of Adapter<the struct of the payload's shape>; a refusal where it has none.
template <template <class> class Adapter>
tl::expected<std::unique_ptr<Subject>, Refusal> make_struct_subject(const Payload& payload) {
  using Made = tl::expected<std::unique_ptr<Subject>, Refusal>;
  Made none = tl::unexpected(
      Refusal{"works on the C++ struct of a built-in shape; " + payload.id + " is not one"});
  return with_shape_struct<Made>(payload.shape, std::move(none),
                                 [&]<class Struct>(std::type_identity<Struct>) -> Made {
                                   return make_subject(Adapter<Struct>{}, payload);
                                 });
}

}  // namespace cwb
