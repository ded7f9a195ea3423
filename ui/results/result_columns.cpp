// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/result_columns.h"

#include "ui/results/result_model.h"

namespace cwb {

QString columnTitle(int column) {
  switch (column) {
    case ResultModel::codec:
      return ResultModel::tr("codec");
    case ResultModel::family:
      return ResultModel::tr("family");
    case ResultModel::payload:
      return ResultModel::tr("payload");
    case ResultModel::phase:
      return ResultModel::tr("phase");
    case ResultModel::n:
      return ResultModel::tr("n");
    case ResultModel::median:
      return ResultModel::tr("median");
    case ResultModel::interval:
      return ResultModel::tr("±CI");
    case ResultModel::p95:
      return ResultModel::tr("p95");
    case ResultModel::p99:
      return ResultModel::tr("p99");
    case ResultModel::rate:
      return ResultModel::tr("MB/s");
    case ResultModel::bytes:
      return ResultModel::tr("bytes");
    case ResultModel::allocations:
      return ResultModel::tr("allocs");
    case ResultModel::instructions:
      return ResultModel::tr("instr");
    case ResultModel::cycles:
      return ResultModel::tr("cycles");
    case ResultModel::branchMisses:
      return ResultModel::tr("br miss");
    case ResultModel::cacheMisses:
      return ResultModel::tr("LLC miss");
    case ResultModel::zstd:
      return ResultModel::tr("zstd");
    case ResultModel::lz4:
      return ResultModel::tr("lz4");
    case ResultModel::ratio:
      return ResultModel::tr("ratio");
    case ResultModel::rank:
      return ResultModel::tr("rank");
    case ResultModel::verdict:
      return ResultModel::tr("verdict");
    default:
      return ResultModel::tr("notes");
  }
}

QString columnMeaning(int column) {
  switch (column) {
    case ResultModel::codec:
      return ResultModel::tr("One library in one mode of use");
    case ResultModel::family:
      return ResultModel::tr(
          "typed works on the C++ struct or generated class, dynamic on any document. Ranks stay "
          "within a family.");
    case ResultModel::payload:
      return ResultModel::tr("The document, with its parameters where they are not the presets");
    case ResultModel::phase:
      return ResultModel::tr(
          "What was timed. write is build and encode in one piece, load is decode and read.");
    case ResultModel::n:
      return ResultModel::tr("Samples taken; each is the mean of a sample's iterations");
    case ResultModel::median:
      return ResultModel::tr("Half of the samples took less than this: time per iteration");
    case ResultModel::interval:
      return ResultModel::tr(
          "Half the width of the median's 95 % interval, in percent of the median. It speaks for "
          "this run only.");
    case ResultModel::p95:
      return ResultModel::tr("95 % of the samples took less than this: time per iteration");
    case ResultModel::p99:
      return ResultModel::tr("99 % of the samples took less than this: time per iteration");
    case ResultModel::rate:
      return ResultModel::tr(
          "Megabytes (10⁶ bytes) of the payload's compact JSON per second, by the median: the same "
          "measure for all codecs");
    case ResultModel::bytes:
      return ResultModel::tr("Size of the encoded payload, in bytes");
    case ResultModel::allocations:
      return ResultModel::tr(
          "Blocks that one iteration allocates, counted after the rounds in a process of its own; "
          "the row's tool tip has the bytes");
    case ResultModel::instructions:
      return ResultModel::tr(
          "Instructions that one iteration executes outside the kernel, counted by the processor "
          "after the rounds");
    case ResultModel::cycles:
      return ResultModel::tr(
          "Clock cycles of the processor that one iteration takes outside the kernel");
    case ResultModel::branchMisses:
      return ResultModel::tr("Branches of one iteration that the processor predicted wrongly");
    case ResultModel::cacheMisses:
      return ResultModel::tr(
          "Accesses of one iteration that missed the last level of the processor's caches");
    case ResultModel::zstd:
      return ResultModel::tr(
          "Bytes that zstd, at level 3, makes of the encoded payload; the row's tool tip has the "
          "times");
    case ResultModel::lz4:
      return ResultModel::tr(
          "Bytes that lz4 makes of the encoded payload; the row's tool tip has the times");
    case ResultModel::ratio:
      return ResultModel::tr(
          "The median divided by the baseline's, same payload and phase: over 1 is slower than the "
          "baseline");
    case ResultModel::rank:
      return ResultModel::tr(
          "Among the codecs of its family with the same payload and phase: 1 + how many are faster "
          "by a verdict; \"=\" where others share the rank. Known when the run has ended.");
    case ResultModel::verdict:
      return ResultModel::tr(
          "What may be claimed against the baseline, with its interval over generations: all "
          "verdicts of a run hold together with 99 %. Known when the run has ended.");
    default:
      return ResultModel::tr("Why a case did not run, and what to know about one that did");
  }
}

}  // namespace cwb
