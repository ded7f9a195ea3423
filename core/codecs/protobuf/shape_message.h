// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a shape's generated message needs beside its class. A specialisation stands in a header for
// each shape, with these functions written by hand, as a user of the library would:
//
//   using Message = ...;                                  // what protoc generated
//   static void build(const Struct&, Message&);           // sets an empty message's fields
//   static void read(const Message&, LeafSum&);           // visits every leaf
//   static bool check(const Message&, const ListCheck&);  // by accessors; absent where no payload
//                                                         // of the shape has a check
namespace cwb::protobuf {

template <class Struct>
struct ShapeMessage;

}  // namespace cwb::protobuf
