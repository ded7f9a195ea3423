// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The input is a profile file, and an assignment of --set as well. A profile that is read comes
// back from its own document and its own file; one that is not has a sentence for each mistake.
#include <cstdint>
#include <cstdlib>

#include "profile/profile_file.h"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto profile = cwb::parse_profile(text);
  if (profile) {
    require(cwb::read_profile(to_document(*profile)) == *profile);
    require(cwb::parse_profile(cwb::write_profile(*profile)) == *profile);
  } else {
    require(!profile.error().empty());
    for (const cwb::Problem& problem : profile.error()) require(!problem.message.empty());
  }
  cwb::Document document = to_document(cwb::Profile{});
  const cwb::Document before = document;
  if (const auto problem = cwb::set_value(document, text)) {
    require(!problem->message.empty());
    require(document == before);
  }
  return 0;
}
