// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "base/byte_size.h"
#include "profile/expand_sweeps.h"
#include "profile/read_sweep.h"
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

/// "scroll-list would be ..." for each payload of the choice that is too large; one is enough.
void check_sizes(const Shape& shape, const PayloadChoice& choice, const std::string& pointer,
                 Problems& problems) {
  if (const double count = expanded_count(choice); count > most_swept_payloads) {
    problems.push_back(
        {pointer, fmt::format("its sweeps make {:.0f} payloads; allowed are at most {}", count,
                              most_swept_payloads)});
    return;
  }
  const std::size_t before = problems.size();
  for (const PayloadChoice& single : expanded(choice)) {
    if (auto mistake = shape.mistake(single.parameters)) {
      problems.push_back({pointer, std::move(*mistake)});
      return;
    }
    check_size(shape, single.parameters, pointer, problems);
    if (problems.size() > before) return;
  }
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
    const Bounds bounds{parameter.minimum, parameter.maximum};
    if (is_sweep(*value)) {
      if (auto sweep = read_sweep(*value, bounds, problems)) choice.sweeps[parameter.key] = *sweep;
    } else if (const auto checked = parameter_value(*value, bounds, problems)) {
      choice.parameters[parameter.key] = *checked;
    }
  }
  keys.refuse_others();
  if (problems.size() == before) check_sizes(*shape, choice, pointer, problems);
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

/// What two choices of the same payload have in common, for each payload of the choice; nothing
/// where the choice is not valid.
std::vector<std::string> identities_of(const PayloadChoice& choice) {
  if (const Shape* shape = find_shape(choice.shape)) {
    if (expanded_count(choice) > most_swept_payloads) return {};
    std::vector<std::string> ids;
    for (const PayloadChoice& single : expanded(choice)) {
      ids.push_back(shape->payload_id(single.parameters));
    }
    return ids;
  }
  if (choice.file.empty()) return {};
  return {"file " + std::filesystem::path(choice.file).lexically_normal().string()};
}

}  // namespace

std::vector<PayloadChoice> read_payloads(const Place& place, Problems& problems) {
  const std::string empty =
      "no payload is ticked: name at least one shape (" + enumerated(shape_ids()) + ") or file";
  std::vector<PayloadChoice> choices;
  std::map<std::string, std::size_t> known;  // to the place that asked first
  for (const Place& item : items(place, empty, problems)) {
    const std::size_t own_place = choices.size();
    choices.push_back(read_payload(item, problems));
    const bool swept = !choices.back().sweeps.empty();
    for (const std::string& id : identities_of(choices.back())) {
      const auto [found, is_new] = known.emplace(id, own_place);
      if (is_new) continue;
      problems.push_back({item.pointer, fmt::format("{} the same payload as {}/{}; allowed is once",
                                                    swept ? "has " + id + "," : "is", place.pointer,
                                                    found->second)});
      break;
    }
  }
  return choices;
}

}  // namespace cwb::profile
