// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <fmt/format.h>

#include "base/byte_size.h"
#include "profile/sections.h"

namespace cwb::profile {
namespace {

std::vector<std::string> shape_ids() {
  std::vector<std::string> ids;
  for (const Shape* shape : all_shapes()) ids.push_back(shape->info().id);
  return ids;
}

void check_size(const Shape& shape, const ShapeParameters& parameters, const std::string& pointer,
                Problems& problems) {
  const std::uint64_t bytes = shape.estimated_json_bytes(parameters);
  if (bytes <= payload_limit_bytes) return;
  std::vector<std::string> values;
  for (const ShapeParameter& parameter : shape.info().parameters) {
    values.push_back(fmt::format("{} {}", parameter.key, shape.value(parameters, parameter.key)));
  }
  problems.push_back(
      {pointer, fmt::format("{} would be about {} of JSON; the limit is {}", enumerated(values),
                            byte_size(bytes), byte_size(payload_limit_bytes))});
}

void read_shape(const Place& place, Keys& keys, const std::string& pointer, PayloadChoice& choice,
                Problems& problems) {
  const auto id = text(place, problems);
  if (!id) return;
  const Shape* shape = find_shape(*id);
  if (!shape) {
    problems.push_back({place.pointer, fmt::format("{}, which is no shape{}", found(*place.value),
                                                   suggestion(*id, shape_ids()))});
    return;
  }
  choice.shape = *id;
  const std::size_t before = problems.size();
  for (const ShapeParameter& parameter : shape->info().parameters) {
    const auto value = keys.optional(parameter.key);
    if (!value) continue;
    const auto checked = whole_number(*value, static_cast<std::uint64_t>(parameter.minimum),
                                      static_cast<std::uint64_t>(parameter.maximum), problems);
    if (checked) choice.parameters[parameter.key] = static_cast<std::int64_t>(*checked);
  }
  keys.refuse_others();
  if (problems.size() != before) return;
  if (auto mistake = shape->mistake(choice.parameters)) {
    problems.push_back({pointer, std::move(*mistake)});
  } else {
    check_size(*shape, choice.parameters, pointer, problems);
  }
}

void read_file(const Place& place, Keys& keys, PayloadChoice& choice, Problems& problems) {
  const auto path = text(place, problems);
  if (path && (path->empty() || path->find('\0') != std::string::npos)) {
    problems.push_back({place.pointer, found(*place.value) + "; the path of a file is needed"});
  } else if (path) {
    choice.file = *path;
  }
  keys.refuse_others();
}

PayloadChoice read_payload(const Place& place, Problems& problems) {
  PayloadChoice choice;
  Keys keys(place, problems);
  const auto shape = keys.optional("shape");
  const auto file = keys.optional("file");
  if (shape && file) {
    problems.push_back({place.pointer, "found both shape and file; allowed is one of the two"});
  } else if (shape) {
    read_shape(*shape, keys, place.pointer, choice, problems);
  } else if (file) {
    read_file(*file, keys, choice, problems);
  } else if (keys.is_map()) {
    problems.push_back(
        {place.pointer, fmt::format("neither shape nor file is given; one of the two is needed, "
                                    "such as {{\"shape\": \"{}\"}} or {{\"file\": \"data.json\"}}",
                                    all_shapes().front()->info().id)});
    keys.refuse_others();
  }
  return choice;
}

/// What two choices of the same payload have in common; empty where the choice is not valid.
std::string identity(const PayloadChoice& choice) {
  if (const Shape* shape = find_shape(choice.shape)) return shape->payload_id(choice.parameters);
  if (choice.file.empty()) return {};
  return "file " + std::filesystem::path(choice.file).lexically_normal().string();
}

}  // namespace

std::vector<PayloadChoice> read_payloads(const Place& place, Problems& problems) {
  const std::string empty =
      "no payload is ticked: name at least one shape (" + enumerated(shape_ids()) + ") or file";
  std::vector<PayloadChoice> choices;
  std::vector<std::string> identities;
  for (const Place& item : items(place, empty, problems)) {
    choices.push_back(read_payload(item, problems));
    const std::string own = identity(choices.back());
    for (std::size_t i = 0; i < identities.size() && !own.empty(); ++i) {
      if (identities[i] != own) continue;
      problems.push_back({item.pointer, fmt::format("is the same payload as {}/{}; allowed is once",
                                                    place.pointer, i)});
      break;
    }
    identities.push_back(own);
  }
  return choices;
}

}  // namespace cwb::profile
