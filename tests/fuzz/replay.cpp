// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// replay FOLDER MUTATIONS: gives a fuzz target each file of the folder, then so many seeded
// mutations of them. Not a fuzzer (nothing steers it), but it keeps the seeds running in every
// build, with any compiler.
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "base/file.h"
#include "base/random.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

void give(const std::string& input) {
  // A copy of just its size, so that the address sanitizer sees a read behind the end.
  const std::vector<std::uint8_t> exact(input.begin(), input.end());
  LLVMFuzzerTestOneInput(exact.data(), exact.size());
}

std::string mutated(std::string input, const std::string& other, cwb::Random& random) {
  for (std::uint64_t n = 1 + random.below(4); n > 0; --n) {
    const std::size_t place = random.below(input.size() + 1);
    switch (random.below(4)) {
      case 0:
        input.insert(place, 1, static_cast<char>(random.below(256)));
        break;
      case 1:
        input.erase(place, 1 + random.below(8));
        break;
      case 2:
        input.insert(place, other.substr(random.below(other.size() + 1), random.below(16)));
        break;
      default:
        if (place < input.size()) input[place] = static_cast<char>(random.below(256));
    }
  }
  return input;
}

}  // namespace

int main(int argc, char** argv) {
  std::uint64_t mutations = 0;
  const std::string_view count = argc == 3 ? argv[2] : "";
  if (std::from_chars(count.data(), count.data() + count.size(), mutations).ec != std::errc{}) {
    fmt::print(stderr, "usage: {} FOLDER MUTATIONS\n", argv[0]);
    return 2;
  }
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(argv[1])) paths.push_back(entry);
  std::ranges::sort(paths);
  std::vector<std::string> seeds;
  for (const auto& path : paths) {
    constexpr std::size_t largest = 1 << 20;
    auto seed = cwb::read_file(path, largest);
    if (!seed) {
      fmt::print(stderr, "{}\n", to_string(seed.error(), path.string()));
      return 2;
    }
    give(*seed);
    seeds.push_back(std::move(*seed));
  }
  if (seeds.empty()) {
    fmt::print(stderr, "{} has no seeds\n", argv[1]);
    return 2;
  }
  cwb::Random random(1);
  for (std::uint64_t i = 0; i < mutations; ++i) {
    const std::string& other = seeds[random.below(seeds.size())];
    give(mutated(seeds[random.below(seeds.size())], other, random));
  }
  fmt::print("{} seeds and {} mutations\n", seeds.size(), mutations);
  return 0;
}
