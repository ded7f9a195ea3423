// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Allocates in each way that a codec's library may, and prints a line for each: what it was, and
// how many blocks and bytes the preloaded library counted.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <QByteArray>
#include <QJsonDocument>
#include <dlfcn.h>
#include <google/protobuf/struct.pb.h>

#include "child/preload/count_allocations.h"

namespace {

decltype(&cwb_begin_counting) begin_counting = nullptr;
decltype(&cwb_end_counting) end_counting = nullptr;

template <class Work>
void count(const char* name, Work&& work) {
  begin_counting();
  work();
  const cwb::AllocationTotals totals = end_counting();
  std::printf("%s %llu %llu %llu\n", name, static_cast<unsigned long long>(totals.count),
              static_cast<unsigned long long>(totals.bytes),
              static_cast<unsigned long long>(totals.peak_bytes));
}

void keep(void* block) { asm volatile("" : : "g"(block) : "memory"); }

}  // namespace

int main() {
  begin_counting =
      reinterpret_cast<decltype(begin_counting)>(::dlsym(RTLD_DEFAULT, "cwb_begin_counting"));
  end_counting =
      reinterpret_cast<decltype(end_counting)>(::dlsym(RTLD_DEFAULT, "cwb_end_counting"));
  if (begin_counting == nullptr || end_counting == nullptr) return 1;
  // What libraries set up once is not what is looked for.
  QJsonDocument::fromJson("{\"a\":[1]}");
  google::protobuf::Value warm;
  warm.set_string_value("x");

  count("nothing", [] {});
  count("malloc", [] {
    void* block = std::malloc(1000);
    keep(block);
    std::free(block);
  });
  count("new", [] {
    auto* block = new std::string(1000, 'x');
    keep(block);
    delete block;
  });
  count("vector", [] {
    std::vector<char> block(1000);
    keep(block.data());
  });
  count("realloc", [] {
    void* block = std::malloc(1000);
    keep(block);
    block = std::realloc(block, 5000);
    keep(block);
    std::free(block);
  });
  count("aligned", [] {
    void* block = std::aligned_alloc(64, 1024);
    keep(block);
    std::free(block);
  });
  count("twice", [] {
    for (int i = 0; i < 2; ++i) {
      void* block = std::malloc(4000);
      keep(block);
      std::free(block);
    }
  });
  count("together", [] {
    void* first = std::malloc(4000);
    void* second = std::malloc(4000);
    keep(first);
    keep(second);
    std::free(first);
    std::free(second);
  });
  count("qt", [] {
    QJsonDocument document =
        QJsonDocument::fromJson("{\"a\":[1,2,3],\"b\":\"a text of some length\"}");
    keep(&document);
  });
  count("protobuf", [] {
    google::protobuf::Value value;
    for (int i = 0; i < 3; ++i) {
      value.mutable_list_value()->add_values()->set_string_value(std::string(100, 'x'));
    }
    keep(&value);
  });
  return 0;
}
