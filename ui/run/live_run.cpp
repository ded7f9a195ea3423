// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/live_run.h"

#include <algorithm>

#include "codecs/registry.h"

namespace cwb {
namespace {

template <class T>
void addOnce(std::vector<T>& list, const T& value) {
  if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

}  // namespace

LiveRun::LiveRun(const Plan& plan) : profile_(plan.profile) {
  cases_.resize(plan.cases.size());
  for (std::size_t i = 0; i < plan.cases.size(); ++i) {
    const PlannedCase& planned = plan.cases[i];
    CaseResult& result = cases_[i].result;
    result.id = planned.id;
    result.twin_of = planned.twin_of;
    result.state = planned.state;
    result.reason = planned.reason;
    if (planned.payload < plan.payloads.size()) {
      result.json_bytes = plan.payloads[planned.payload]->json_bytes;
    }
    if (const Codec* codec = find_codec(planned.codec())) {
      result.family = codec->info().family;
      result.traits = trait_words(codec->info());
    }
    cases_[i].row.case_index = i;
    list(planned.id);
  }
}

LiveRun::LiveRun(const Run& run) : profile_(run.profile) {
  cases_.resize(run.cases.size());
  for (std::size_t i = 0; i < run.cases.size(); ++i) {
    const Series& series = run.cases[i].series;
    for (std::size_t round = 0; round < series.ns.size(); ++round) {
      cases_[i].live.add(round, series.ns[round]);
    }
    list(run.cases[i].id);
  }
  finish(run, summary_rows(run));
}

void LiveRun::list(const CaseId& id) {
  addOnce(payloads_, id.payload);
  addOnce(codecs_, id.codec);
  addOnce(phases_, id.phase);
}

void LiveRun::update(std::size_t index, const CaseResult& result) {
  if (index >= cases_.size()) return;
  cases_[index].result = result;
  cases_[index].result.series = {};
  cases_[index].stale = true;
}

void LiveRun::add(std::span<const SampleEvent> samples) {
  for (const SampleEvent& sample : samples) {
    if (sample.case_index >= cases_.size()) continue;
    LiveCase& shown = cases_[sample.case_index];
    shown.live.add(sample.round, sample.ns);
    if ((sample.mark.flags & below_resolution) != 0) ++shown.below_resolution;
    shown.stale = true;
  }
}

void LiveRun::finish(const Run& run, std::span<const SummaryRow> rows) {
  for (std::size_t i = 0; i < cases_.size() && i < run.cases.size(); ++i) {
    static_cast<CaseFacts&>(cases_[i].result) = run.cases[i];
    if (i < rows.size()) cases_[i].row = rows[i];
    cases_[i].stale = false;
  }
  finished_ = true;
}

const LiveCase* LiveRun::baselineOf(const CaseId& id) const {
  if (profile_.baseline.empty()) return nullptr;
  for (const LiveCase& other : cases_) {
    if (other.result.id.codec == profile_.baseline && other.result.id.payload == id.payload &&
        other.result.id.phase == id.phase) {
      return &other;
    }
  }
  return nullptr;
}

bool LiveRun::refresh(std::size_t index) {
  LiveCase& shown = cases_[index];
  if (!shown.stale || finished_) return false;
  shown.stale = false;
  SummaryRow row;
  row.case_index = index;
  row.summary = shown.live.summary();
  if (row.summary && row.summary->median > 0) {
    const double median = row.summary->median;
    if (shown.result.json_bytes > 0) {
      row.mb_per_s = static_cast<double>(shown.result.json_bytes) * 1e3 / median;
    }
    if (const LiveCase* base = baselineOf(shown.result.id);
        base != nullptr && base->live.histogram().count() > 0) {
      row.ratio_to_baseline = median / base->live.histogram().quantile(0.5);
    }
    row.below_resolution = shown.below_resolution * 2 > row.summary->n;
  }
  shown.row = row;
  return true;
}

std::vector<std::size_t> LiveRun::casesOf(const std::string& payload, Phase phase) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < cases_.size(); ++i) {
    const CaseId& id = cases_[i].result.id;
    if (id.payload == payload && id.phase == phase) found.push_back(i);
  }
  return found;
}

}  // namespace cwb
