// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "child/preload/count_allocations.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>

#include <malloc.h>

// Preloaded into a child process alone: it takes the place of the allocator's functions for the
// program and every shared library in it (operator new of libstdc++ calls malloc), counts, and
// calls the C library's own.
extern "C" {
void* __libc_malloc(std::size_t size);
void __libc_free(void* block);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* block, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
}

namespace {

/// Of one thread, so that other threads of the process do not count. The initial-exec model needs
/// no allocation when it is first touched.
struct Counter {
  bool counts = false;
  std::uint64_t count = 0;
  std::uint64_t bytes = 0;
  std::int64_t live_bytes = 0;
  std::int64_t peak_bytes = 0;
};
thread_local Counter counter __attribute__((tls_model("initial-exec")));

std::int64_t usable(void* block) { return static_cast<std::int64_t>(::malloc_usable_size(block)); }

void* added(void* block, std::size_t size) {
  if (!counter.counts || block == nullptr) return block;
  ++counter.count;
  counter.bytes += size;
  counter.live_bytes += usable(block);
  counter.peak_bytes = std::max(counter.peak_bytes, counter.live_bytes);
  return block;
}

void removed(void* block) {
  if (counter.counts && block != nullptr) counter.live_bytes -= usable(block);
}

}  // namespace

#define EXPORT __attribute__((visibility("default")))

extern "C" {

EXPORT void* malloc(std::size_t size) { return added(__libc_malloc(size), size); }

EXPORT void free(void* block) {
  removed(block);
  __libc_free(block);
}

EXPORT void* calloc(std::size_t count, std::size_t size) {
  return added(__libc_calloc(count, size), count * size);
}

EXPORT void* realloc(void* block, std::size_t size) {
  const std::int64_t before = counter.counts && block != nullptr ? usable(block) : 0;
  void* moved = __libc_realloc(block, size);
  // What failed is still there; what was asked to shrink to nothing is gone.
  if (counter.counts && (moved != nullptr || size == 0)) counter.live_bytes -= before;
  return added(moved, size);
}

EXPORT void* memalign(std::size_t alignment, std::size_t size) {
  return added(__libc_memalign(alignment, size), size);
}

EXPORT void* aligned_alloc(std::size_t alignment, std::size_t size) {
  return memalign(alignment, size);
}

EXPORT int posix_memalign(void** block, std::size_t alignment, std::size_t size) {
  if (alignment < sizeof(void*) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void* made = memalign(alignment, size);
  if (made == nullptr) return ENOMEM;
  *block = made;
  return 0;
}

EXPORT void cwb_begin_counting() {
  counter = {};
  counter.counts = true;
}

EXPORT cwb::AllocationTotals cwb_end_counting() {
  counter.counts = false;
  return {counter.count, counter.bytes, static_cast<std::uint64_t>(counter.peak_bytes)};
}

}  // extern "C"
