// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cwb {

/// Makes the compiler believe that the object is read, and that all memory is: what led to it
/// cannot be left out, and what follows must look at memory again. No instruction is emitted.
template <class T>
inline void keep(T& object) {
  // NOLINTNEXTLINE(hicpp-no-assembler): the only portable way in GCC and Clang
  asm volatile("" : : "g"(&object) : "memory");
}

}  // namespace cwb
