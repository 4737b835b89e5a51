#include "drill/forming.h"

#include <algorithm>

#include "drill/passability.h"

namespace linesman::drill {

namespace {

bool is_form(const TracedStep& step) { return act_of(step) == ActKind::form; }

/// drill-40: what an enemy has stopped deploys: columns into line, batteries unlimber.
bool deploys(const Way& way, Formation formation) {
  const Formation now = way.troop.formation;
  const bool stopped = way.troop.contact != ContactState::none;
  const bool unfolds = (now == Formation::manoeuvre_column && formation == Formation::line) ||
                       (now == Formation::limbered && formation == Formation::unlimbered);
  return stopped && way.troop.order == StandingOrder::none && unfolds;
}

// drill-17
void no_forming_of_a_mob(const Way& way, Findings& found) {
  for (std::size_t i = 0; i < way.steps().size(); ++i)
    if (is_form(way.steps()[i])) found.fault({.rule = "drill-17", .place = {i, 0}, .says = "fault_mob"});
}

// drill-17, drill-40: without a Formation order.
void unordered(const Way& way, Formation formation, Findings& found) {
  if (!deploys(way, formation))
    return found.fault({.rule = "drill-17", .figures = {{"order", Value(name_of(way.troop.order))}}});
  if (way.troop.charged) return found.fault({.rule = "drill-40"});
  if (way.troop.contact_turn == way.game().turn()) return found.fault({.rule = "drill-40", .says = "fault_now"});
  found.remark({"drill-40"});
}

/// drill-17: a Mob that is being restored.
bool is_restored(const Way& way) {
  return way.troop.is_mob() && way.setting.options.restore_forms && way.troop.order == StandingOrder::restore;
}

/// drill-16, option free_column: something on the way demands manoeuvre column.
bool is_demanded(const Way& way) {
  if (way.kind != OrderKind::move) return false;
  const std::vector<Meeting> meetings = meetings_of(way);
  return std::any_of(meetings.begin(), meetings.end(), [&](const Meeting& m) {
    return m.what != Meeting::What::contour && m.is_new && way.setting.rating(m.feature).how == Rating::How::passable &&
           !can_pass(way, m.feature, way.troop.formation, m.small_road);
  });
}

}  // namespace

// drill-16: manoeuvre column is taken before every leg and turn. drill-17: nothing else on the move.
void forming_on_the_move(const Way& way, Findings& found) {
  if (way.troop.is_mob()) return no_forming_of_a_mob(way, found);
  bool has_moved = false;
  for (std::size_t i = 0; i < way.steps().size(); ++i) {
    const TracedStep& step = way.steps()[i];
    has_moved |= met_in(step) != nullptr;
    if (!is_form(step)) continue;
    const Formation formation = formed_by(step);
    if (way.troop.arm == Arm::artillery || formation != Formation::manoeuvre_column)
      found.fault({.rule = "drill-17",
                   .place = {i, 0},
                   .figures = {{"formation", Value(name_of(formation))}},
                   .says = "fault_moving"});
    else if (has_moved)
      found.fault({.rule = "drill-16", .place = {i, 0}, .says = "fault_late"});
    else if (!way.setting.options.free_column_always && !is_demanded(way))
      found.fault({.rule = "drill-16", .place = {i, 0}, .says = "fault_free", .stage = Stage::at_end});
  }
  if (way.manoeuvre.changed_to_column)
    found.change(status("drill-16", way.id(), "formation", name_of(Formation::manoeuvre_column)));
}

// drill-17, and drill-40 for those whom an enemy has stopped
void forming_takes_the_turn(const Way& way, Findings& found) {
  const bool one_act = way.steps().size() == 1 && is_form(way.steps()[0]);
  const Formation formation = one_act ? formed_by(way.steps()[0]) : Formation::none;
  const bool restored = is_restored(way);
  if (way.troop.is_mob() && !restored) found.fault({.rule = "drill-17", .says = "fault_mob"});
  if (!one_act) found.fault({.rule = "drill-17", .says = "fault_path"});
  if (way.troop.order != StandingOrder::formation && !restored) unordered(way, formation, found);
  if (!one_act) return;
  found.change(status("drill-17", way.id(), "formation", name_of(formation)));
  found.change(status("drill-17", way.id(), "moving", Value(false)));
}

}  // namespace linesman::drill
