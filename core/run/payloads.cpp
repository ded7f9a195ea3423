// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/payloads.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "base/file.h"
#include "model/infer_schema.h"
#include "model/json_reader.h"
#include "model/json_writer.h"
#include "profile/expand_sweeps.h"
#include "shapes/shape.h"

namespace cwb {
namespace {

std::string file_name(const PayloadChoice& choice) {
  return std::filesystem::path(choice.file).filename().string();
}

std::shared_ptr<const Payload> read_payload(const std::string& id,
                                            const std::filesystem::path& path,
                                            const std::string& pointer, Problems& problems) {
  const auto fail = [&](const Problem& problem) {
    problems.push_back({pointer, to_string(problem, path.string())});
    return nullptr;
  };
  const auto text = read_file(path, payload_limit_bytes);
  if (!text) return fail(text.error());
  auto document = parse_json(*text, {.bytes = payload_limit_bytes});
  if (!document) return fail(document.error());
  auto payload = std::make_shared<Payload>();
  payload->id = id;
  payload->document = std::move(*document);
  payload->json_bytes = to_json(payload->document).size();
  // Without wishes, the only thing that can be mistaken, there is always an answer.
  set_schema(*payload, std::move(infer_schema(payload->document).value().schema));
  return payload;
}

}  // namespace

std::vector<std::string> payload_ids(const std::vector<PayloadChoice>& asked) {
  const std::vector<ExpandedChoice> choices = expanded(asked);
  std::map<std::string, int> names;
  for (const auto& [choice, place] : choices) {
    if (!choice.file.empty()) ++names[file_name(choice)];
  }
  std::vector<std::string> ids;
  std::set<std::string> taken;
  for (const auto& [choice, place] : choices) {
    std::string id;
    if (const Shape* shape = find_shape(choice.shape)) {
      id = shape->payload_id(choice.parameters);
    } else {
      id = names[file_name(choice)] == 1 ? file_name(choice) : choice.file;
    }
    // A file may still be named as a shape is.
    const std::string base = id;
    for (int number = 2; !taken.insert(id).second; ++number) {
      id = fmt::format("{} ({})", base, number);
    }
    ids.push_back(id);
  }
  return ids;
}

std::vector<std::shared_ptr<const Payload>> make_payloads(const Profile& profile,
                                                          const std::filesystem::path& folder,
                                                          Problems& problems,
                                                          const std::stop_token& stop) {
  const std::vector<std::string> ids = payload_ids(profile.payloads);
  std::vector<std::shared_ptr<const Payload>> payloads;
  const std::vector<ExpandedChoice> choices = expanded(profile.payloads);
  for (std::size_t i = 0; i < choices.size() && !stop.stop_requested(); ++i) {
    const auto& [choice, place] = choices[i];
    if (const Shape* shape = find_shape(choice.shape)) {
      auto payload =
          std::make_shared<Payload>(shape->make(choice.parameters, profile.sampling.seed));
      payload->id = ids[i];
      payloads.push_back(std::move(payload));
    } else {
      payloads.push_back(read_payload(ids[i], folder / choice.file,
                                      fmt::format("/payloads/{}/file", place), problems));
    }
  }
  return payloads;
}

}  // namespace cwb
