// What a leg costs: manner times ground, trees, and overruns (mobility-3 to 5, 10 to 12, 17, 45).
#pragma once

#include "mobility/march.h"

namespace linesman::mobility {

/// How an inch of a leg counts for its direction, and the clause that says so (empty: it counts once).
struct MannerFigure {
  double value = 1;
  std::string rule;
};
MannerFigure manner_figure(const Setting& setting, const Body& body, Manner manner);

/// mobility-12: the vehicle cannot go sideways at all.
bool cannot_go_sideways(const Body& body);

void judge_direction(March& march, std::size_t step, const Leg& leg);

/// All charges of a leg, in the order of the way.
void pay_for_leg(March& march, std::size_t step, const Leg& leg);

}  // namespace linesman::mobility
