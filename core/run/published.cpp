// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/published.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "profile/published_sources.h"
#include "run/figures.h"
#include "run/summary_rows.h"

namespace cwb {

namespace {

constexpr double ns_per_ms = 1e6;
constexpr double ns_per_s = 1e9;

/// The file is a part of the program, so a fault in it is the program's.
const Document& at(const Document& document, std::string_view key) {
  const Map* map = document.get_if<Map>();
  const Document* found = map ? map->find(key) : nullptr;
  if (!found) throw std::logic_error(fmt::format("published.json lacks {}", key));
  return *found;
}

const Document* find(const Document& document, std::string_view key) {
  const Map* map = document.get_if<Map>();
  return map ? map->find(key) : nullptr;
}

const std::string& text_of(const Document& document) {
  return std::get<std::string>(document.value);
}

const List& list_of(const Document& document) { return std::get<List>(document.value); }

/// A printed figure: a number, a range as a list of two, or the bounds of a garbled one.
std::string figure_text(const Document& figure) {
  if (const auto* range = figure.get_if<List>()) {
    const std::string low = figure_text(range->front());
    const std::string high = figure_text(range->back());
    return low == high ? low : fmt::format("{} to {}", low, high);
  }
  if (figure.get_if<Map>()) {
    return fmt::format("{} to {} (digits lost in print)", figure_text(at(figure, "low")),
                       figure_text(at(figure, "high")));
  }
  if (const auto* integer = figure.get_if<std::int64_t>()) return fmt::format("{}", *integer);
  return three_digits(std::get<double>(figure.value));
}

/// What the run says of a codec and a payload.
class Here {
 public:
  explicit Here(const Run& run) : run_(run), rows_(summary_rows(run)) {}

  /// The medians of the phases added, times the repeats, in the unit; empty where one is missing.
  std::string time(const std::string& codec, const std::string& payload,
                   const std::vector<Phase>& phases, double repeats, double ns_per_unit) const {
    double sum = 0;
    for (const Phase phase : phases) {
      const SummaryRow* row = find_row({codec, payload, phase});
      if (!row || !row->summary || row->below_resolution) return {};
      sum += row->summary->median;
    }
    return three_digits(sum * repeats / ns_per_unit);
  }

  std::string bytes(const std::string& codec, const std::string& payload) const {
    for (const CaseResult& result : run_.cases) {
      if (result.id.codec == codec && result.id.payload == payload && result.encoded_bytes > 0) {
        return fmt::format("{}", result.encoded_bytes);
      }
    }
    return {};
  }

 private:
  const SummaryRow* find_row(const CaseId& id) const {
    const auto found = std::ranges::find_if(
        rows_, [&](const SummaryRow& row) { return run_.cases[row.case_index].id == id; });
    return found == rows_.end() ? nullptr : &*found;
  }

  const Run& run_;
  std::vector<SummaryRow> rows_;
};

/// Wire and Protostuff on Android: both hold the user's message in a class.
std::vector<PublishedRow> android_protobuf_rows(const Document& source, const Here& here) {
  constexpr double loops = 100;
  const std::string payload = "scroll-list";
  const std::string nearest = "protobuf/generated";
  std::vector<PublishedRow> rows;
  for (const Document& printed : list_of(at(source, "rows"))) {
    const std::string& system = text_of(at(printed, "system"));
    rows.push_back({payload, system, "100 x (write + load), medians added, ms",
                    figure_text(at(printed, "avg")), nearest,
                    here.time(nearest, payload, {Phase::write, Phase::load}, loops, ns_per_ms)});
    rows.push_back({payload, system, "deserialize / load, ms",
                    figure_text(at(printed, "avg_deserialize")), nearest,
                    here.time(nearest, payload, {Phase::load}, 1, ns_per_ms)});
  }
  return rows;
}

std::vector<PublishedRow> json_messagepack_rows(const Document& source, const Here& here) {
  std::vector<PublishedRow> rows;
  for (const Document& printed : list_of(at(source, "rows"))) {
    const std::string& system = text_of(at(printed, "system"));
    const std::string& payload = text_of(at(printed, "payload"));
    const std::string& phase_name = text_of(at(printed, "phase"));
    const std::string nearest = system == "JSON" ? "nlohmann-json/dom" : "msgpack-cxx/object";
    std::string published;
    for (const Document& host : list_of(at(source, "host"))) {
      const std::string& name = text_of(host);
      if (!published.empty()) published += ", ";
      published +=
          fmt::format("{} ({})", figure_text(at(printed, name)), name.substr(0, name.find(',')));
    }
    rows.push_back({payload, system, phase_name + ", ms", published, nearest,
                    here.time(nearest, payload, {*phase_from(phase_name)}, 1, ns_per_ms)});
  }
  return rows;
}

std::vector<PublishedRow> lua_rows(const Document& source, const Here& here) {
  constexpr double million = 1e6;
  const std::string payload = "cookie";
  std::vector<PublishedRow> rows;
  for (const Document& printed : list_of(at(source, "rows"))) {
    const std::string& system = text_of(at(printed, "system"));
    const std::string& nearest = text_of(at(printed, "nearest"));
    for (const Phase phase : {Phase::encode, Phase::decode}) {
      const std::string name(to_string(phase));
      std::string published = figure_text(at(printed, name));
      if (find(printed, name + "_inferred")) published += " (inferred)";
      rows.push_back({payload, system, name + ", s per 1,000,000", published, nearest,
                      here.time(nearest, payload, {phase}, million, ns_per_s)});
    }
    rows.push_back({payload, system, "bytes", figure_text(at(printed, "bytes")), nearest,
                    here.bytes(nearest, payload)});
  }
  return rows;
}

std::string host_text(const Document& host) {
  const auto* list = host.get_if<List>();
  if (!list) return text_of(host);
  std::string text;
  for (const Document& each : *list) text += (text.empty() ? "" : "; ") + text_of(each);
  return text;
}

}  // namespace

std::optional<PublishedTable> published_table(const Run& run) {
  for (const Document& source : published_sources()) {
    const std::string& id = text_of(at(source, "id"));
    if (id != run.profile.published) continue;
    const Here here(run);
    PublishedTable table{text_of(at(source, "title")), host_text(at(source, "host")), {}};
    if (id == "android-protobuf-frameworks") {
      table.rows = android_protobuf_rows(source, here);
    } else if (id == "android-json-messagepack") {
      table.rows = json_messagepack_rows(source, here);
    } else {
      table.rows = lua_rows(source, here);
    }
    return table;
  }
  return std::nullopt;
}

}  // namespace cwb
