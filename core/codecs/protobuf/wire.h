// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>

// What a user of protobuf calls to encode and to decode, the same for generated classes and
// DynamicMessage.
namespace cwb::protobuf {

/// Replaces what the string holds and keeps its capacity. Throws where the library refuses: it
/// writes no message of 2 GiB or more.
template <class Message>
void to_bytes(const Message& message, std::string& out) {
  if (!message.SerializeToString(&out)) {
    throw std::runtime_error("protobuf could not write the message: it takes 2 GiB or more");
  }
}

/// Replaces what the message holds. False where the library refuses the bytes.
template <class Message>
bool from_bytes(std::span<const std::byte> bytes, Message& message) {
  if (bytes.size() > std::numeric_limits<int>::max()) return false;
  return message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()));
}

}  // namespace cwb::protobuf
