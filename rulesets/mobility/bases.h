// Other pieces in the way, and running them down (mobility-42 to 47).
#pragma once

#include "mobility/progress.h"

namespace linesman::mobility {

/// mobility-42
void meet_bases_at_start(const Way& way, OtherBases& bases, Findings& found);
/// mobility-42 and the touches of mobility-46, on any step.
void meet_bases_on_step(const Way& way, std::size_t step, OtherBases& bases, Findings& found);
/// mobility-42 and 46 where the path ends.
void stand_clear_at_end(const Way& way, OtherBases& bases, Findings& found);

/// mobility-43: an armoured vehicle against enemy infantry, crewed weapons and (by the option all) vehicles.
bool may_run_down(const Setting& setting, const Model& model, const OverrunTarget& target);
/// mobility-44, by size classes; nothing where one has none.
bool is_small_enough(const Tables& tables, const std::optional<double>& own, const std::optional<double>& target);
/// mobility-43 and 44, at the declaration.
void declare_overrun(const Way& way, std::size_t step, const Act& act, OtherBases& bases, Findings& found);
/// mobility-45 with `overrun_price` `target`: of the targets that are first touched on this stretch of a leg.
void pay_for_targets(const Way& way, PathPoint from, double to, double manner, Progress& progress);
/// mobility-46 and 47: what becomes of the targets.
void finish_overruns(const Way& way, OtherBases& bases, Findings& found);

}  // namespace linesman::mobility
