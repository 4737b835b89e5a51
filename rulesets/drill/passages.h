// Through a narrow passage, one unit a turn.
#pragma once

#include "drill/way.h"

namespace linesman::drill {

/// The first passage on the path.
std::optional<FeatureIndex> passage_of(const Way& way);
/// drill-30: how far a pass may go, BD.
Grants total_of_passing(const Way& way);
/// Inches along the path at which something is asked of a pass: where it is clear of the passage, and where it is too
/// far beyond. Empty where it does not leave one.
std::vector<double> limits_of_passing(const Way& way);

void before_a_narrow_passage(const Way& way, Findings& found);  // drill-29
void passing(const Way& way, Findings& found);                  // drill-30
void one_unit_a_turn(const Way& way, Findings& found);          // drill-31
void room_beyond(const Way& way, Findings& found);              // drill-32

}  // namespace linesman::drill
