// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "run/run.h"
#include "run/summary_rows.h"

// What the reports for people (terminal, Markdown) share.
namespace cwb {

/// One case's figures as text. A case without samples has a dash in each; a failed one keeps the
/// figures of the samples it gave. Where the median is below the clock's resolution, what is made
/// from it has a dash.
struct ResultCells {
  std::string median;       ///< "310 ns", or "below resolution"
  std::string spread;       ///< "±0.6 %"
  std::string p95;          ///< "352 ns"
  std::string p99;          ///< "401 ns"
  std::string mb_per_s;     ///< "1410"
  std::string bytes;        ///< encoded
  std::string allocations;  ///< of an iteration: "12", or "0.1" where some have one
  std::string ratio;        ///< to the baseline's median: "1.83"
  std::string rank;         ///< "2", or "2=" where it is shared
  std::string verdict;      ///< "slower by 1.83x [1.80, 1.86]"
};

inline constexpr std::string_view no_figure = "-";

/// "12"; "0.1" where only some iterations have one.
std::string count_or_part(double count);

/// "2", "2=" where another has it too, "-" where there is none.
std::string rank_text(const SummaryRow& row);

ResultCells result_cells(const CaseResult& result, const SummaryRow& row);

/// The cases of one payload and phase, side by side.
struct ResultGroup {
  std::string title;  ///< "cookie, encode"
  std::vector<std::size_t> cases;
};

/// Payload by payload, phase by phase, in the order of the run.
std::vector<ResultGroup> result_groups(const Run& run);

/// Why cases have no figures or failed, a line for each reason:
/// "refused: protobuf/generated, orders.json (encode, decode); sproto/raw, orders.json (encode):
/// ...".
std::vector<std::string> reason_lines(const Run& run);

/// What the rows' notes say, a line for each: "msgpack-cxx/object, orders.json (encode): ...", or
/// "all measured cases: ...".
std::vector<std::string> note_lines(const Run& run);

/// "300 rounds in 10 generations; all rounds were taken."
std::string ending_line(const Run& run);

/// "Intel(R) Xeon(R), 2 cores; Linux 6.1.0 x86_64; GCC 12.2.0 -O3; clock resolution 20 ns, cost 18
/// ns"
std::string machine_line(const Manifest& manifest);

/// "libprotobuf 3.21.12, msgpack-cxx 4.1.3"
std::string libraries_line(const Manifest& manifest);

/// "Hardware counters: This machine has none ..."; empty where they counted, which their columns
/// show, or were not asked for.
std::string counters_line(const Manifest& manifest);

}  // namespace cwb
