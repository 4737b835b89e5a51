// Warnings about the objectives of a plan.
#include "clock/closed_objectives.h"
#include "lint/lints.h"

namespace linesman::lints {

/// Under the game's own ruleset.
Complaints objectives_closed(const Setup& setup) {
  Complaints complaints;
  if (!setup.ruleset()) return complaints;
  const auto hearing = Hearing::open(setup.document(), setup.ruleset());
  if (!hearing) return complaints;
  for (const Goal& goal : closed_objectives(*hearing, [&] { return setup.given_up(); })) {
    const Plan plan = plan_of(setup.document());
    const std::vector<std::string> ids = ids_of_markings(plan);
    const auto marking = static_cast<std::size_t>(std::find(ids.begin(), ids.end(), goal.id) - ids.begin());
    complaints.push_back({.pointer = "/notes/markings/" + std::to_string(marking),
                          .reason = said<"No model can ever reach the objective \"{id}\".">(goal.id),
                          .of = {},
                          .at = goal.at});
  }
  return complaints;
}

}  // namespace linesman::lints
