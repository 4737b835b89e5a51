// Changes of formation.
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

const Act* form_act(const TracedStep& step) {
  const Act* act = facts_of<Act>(step);
  return act && act->name == "form" ? act : nullptr;
}

std::string formation_of(const Act& act) { return std::string(act.members["formation"].text().value_or("")); }

/// drill-40: what an enemy has stopped deploys: columns into line, batteries unlimber.
bool deploys(const March& march, const std::string& formation) {
  const std::string& now = march.troop.formation;
  const bool stopped = march.troop.contact == "battle" || march.troop.contact == "halt";
  const bool unfolds =
      (now == "manoeuvre-column" && formation == "line") || (now == "limbered" && formation == "unlimbered");
  return stopped && march.troop.order == "none" && unfolds;
}

// drill-17
void no_forming_of_a_mob(March& march) {
  for (std::size_t i = 0; i < march.steps().size(); ++i)
    if (form_act(march.steps()[i])) march.fault({"drill-17", {i, 0}, {}, {}, "fault_mob"});
}

}  // namespace

// drill-16: manoeuvre column is taken before every leg and turn. drill-17: nothing else on the move.
void forming_on_the_move(March& march) {
  if (march.troop.is_mob()) return no_forming_of_a_mob(march);
  bool has_moved = false;
  for (std::size_t i = 0; i < march.steps().size(); ++i) {
    has_moved |= met_in(march.steps()[i]) != nullptr;
    const Act* act = form_act(march.steps()[i]);
    if (!act) continue;
    if (march.troop.arm == Arm::artillery || formation_of(*act) != "manoeuvre-column")
      march.fault({"drill-17", {i, 0}, {}, {}, "fault_moving", {{"formation", Value(formation_of(*act))}}});
    else if (has_moved)
      march.fault({"drill-16", {i, 0}, {}, {}, "fault_late"});
  }
  if (march.manoeuvre.changed_to_column) march.set_own("drill-16", "formation", Value("manoeuvre-column"));
}

// drill-17, and drill-40 for those whom an enemy has stopped
void forming_takes_the_turn(March& march) {
  const bool one_act = march.steps().size() == 1 && form_act(march.steps()[0]);
  const std::string formation = one_act ? formation_of(*form_act(march.steps()[0])) : "";
  if (march.troop.is_mob()) march.fault({"drill-17", {}, {}, {}, "fault_mob"});
  if (!one_act) march.fault({"drill-17", {}, {}, {}, "fault_path"});
  if (march.troop.order != "formation") {
    if (!deploys(march, formation))
      march.fault({"drill-17", {}, {}, {}, "fault", {{"order", Value(march.troop.order)}}});
    else if (march.troop.charged)
      march.fault({"drill-40", {}});
    else
      march.note("drill-40");
  }
  if (!one_act) return;
  march.set_own("drill-17", "formation", Value(formation));
  march.set_own("drill-17", "moving", Value(false));
}

}  // namespace linesman::drill
