// The figures of the laboratory's report: the bars of verdicts that change, and curves over a figure. Inside `sheet`
// only.
#pragma once

#include "drawing/sheet/block.h"
#include "lab/experiment.h"

namespace linesman {

/// A verdict as the report says it: also of a move that is refused.
QString lab_verdict(const std::string& verdict);

/// A bar for each kind of flip, the most frequent first.
Figure flips_figure(const std::vector<lab::Difference>& flips);

/// Moves by verdict over the values of a key. The value in force is marked.
Figure curve_figure(const lab::Curve& curve);

/// "6", "wet": a value of a figure or an option.
QString value_words(const Value& value);

}  // namespace linesman
