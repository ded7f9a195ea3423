// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QString>

#include "ui/common/format.h"

namespace cwb {

/// Where a chart's time axis puts a value: on the value or on its logarithm. Values of 0 and less,
/// which no logarithm has, are put where the smallest sensible time is.
struct TimeScale {
  bool logarithmic = false;

  double at(double ns) const;
  double ns(double position) const;
};

struct Tick {
  double at = 0;  ///< a position on the axis
  QString label;
};

/// The step of 1, 2 or 5 times a power of ten that cuts the span in at most so many parts.
double niceStep(double span, int most);

/// Round values in the span, at most `most` and at least two.
std::vector<double> linearTicks(double low, double high, int most);

/// Round times between two times (ns, low < high), at their positions, labelled in the unit.
std::vector<Tick> timeTicks(double low, double high, TimeScale scale, const TimeUnit& unit,
                            int most);

/// Ticks of a plain axis.
std::vector<Tick> plainTicks(double low, double high, int most,
                             const std::function<QString(double)>& label);

}  // namespace cwb
