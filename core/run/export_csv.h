// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "run/run.h"

// CSV as RFC 4180 has it: a header line, fields quoted where they must be, lines that end in CR LF.
// Numbers have a decimal point whatever the locale, and read back to the same bits. Columns are
// only ever added at the end.
namespace cwb {

/// One row for each sample, case by case, round by round:
/// codec,payload,phase,round,iterations,ns_per_iteration,generation,below_resolution,traits,
/// interrupted
/// round and generation count from 1, as the window counts them. below_resolution is true where the
/// value is only an upper bound. traits are words with a blank between.
std::string samples_csv(const Run& run);

/// One row for each case, whether it ran or not; a figure that there is none of is empty:
/// codec,payload,phase,n,median_ns,ci_low_ns,ci_high_ns,p5_ns,p25_ns,p75_ns,p95_ns,p99_ns,min_ns,
/// max_ns,mean_ns,sd_ns,mad_ns,encoded_bytes,mb_per_s,ratio_to_baseline,state,reason,family,traits,
/// notes,iterations,json_bytes,p999_ns,below_resolution,rank,verdict,verdict_ratio,verdict_low,
/// verdict_high,diagnoses,allocations,allocated_bytes,peak_bytes,instructions,cycles,branch_misses,
/// cache_misses,zstd_bytes,zstd_compress_ns,zstd_decompress_ns,lz4_bytes,lz4_compress_ns,
/// lz4_decompress_ns
/// rank counts from 1 within payload, phase and family, equal ones are ties. verdict is a claim's
/// word, against the baseline; its ratio is the median over generations with its interval.
/// notes are joined by "; ". Hardware events are those of one iteration outside the kernel;
/// compressed sizes and times are those of the encoded bytes.
std::string summary_csv(const Run& run);

}  // namespace cwb
