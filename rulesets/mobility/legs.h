// What a leg costs: manner times ground, trees, and overruns (mobility-3 to 5, 10 to 12, 17, 45).
#pragma once

#include "mobility/progress.h"
#include "mobility/stretches.h"

namespace linesman::mobility {

/// How an inch of a leg counts for its direction, and the clause that says so (empty: it counts once).
struct MannerFigure {
  double value = 1;
  std::string_view rule;
};
MannerFigure manner_figure(const Setting& setting, const Model& model, Manner manner);

/// mobility-12: it cannot go sideways at all.
bool cannot_go_sideways(const Model& model);

/// mobility-12
void judge_direction(const Way& way, std::size_t step, const Leg& leg, Findings& found);

/// All charges of a leg, in the order of the way.
void pay_for_leg(const Way& way, std::size_t step, const Leg& leg, const std::vector<GroundStretch>& stretches,
                 Progress& progress, Findings& found);

}  // namespace linesman::mobility
