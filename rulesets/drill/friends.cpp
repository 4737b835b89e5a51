#include "drill/friends.h"

#include "drill/angles.h"

namespace linesman::drill {

namespace {

/// A way in which pieces meet: along a heading, or (nothing) in a turn.
using Travel = std::optional<double>;

/// drill-34: whether a formation is an obstacle to somebody who travels so.
bool blocks(const Tables& t, const Troop& troop, Formation formation, double facing, Travel travel) {
  if (troop.arm == Arm::artillery) return troop.dense;
  if (formation == Formation::line) return !travel || folded_angle(*travel, facing) <= t.line_front + ANGLE_EPS;
  if (formation == Formation::manoeuvre_column)
    return !travel || folded_angle(*travel, facing) > t.column_flank + ANGLE_EPS;
  return false;
}

Travel travel_in(const TracedStep& step) {
  const Leg* leg = facts_of<Leg>(step);
  return leg ? Travel(leg->heading) : std::nullopt;
}

/// A friend of another order that it goes through, if it was not in it at the start.
const Troop* friend_met(const Way& way, PieceIndex other) {
  const bool counts =
      way.game().friends(way.troop.piece, other) && !way.overlapped_at_start(other) && !way.group.contains(other);
  return counts ? way.setting.troop(other) : nullptr;
}

/// Friends that the piece goes through, each with whether it does so in disorder.
std::map<PieceIndex, bool> gone_through(const Way& way) {
  std::map<PieceIndex, bool> met;
  const Tables& t = way.tables();
  for (const TracedStep& step : way.steps()) {
    const Encounters* others = met_in(step);
    if (!others) continue;
    const Travel travel = travel_in(step);
    for (const Contact& c : others->contacts)
      if (const Troop* mate = friend_met(way, c.piece))
        met[c.piece] |= mate->moving ||
                        blocks(t, *mate, mate->formation, way.game().piece(c.piece).pose.facing, travel) ||
                        blocks(t, way.troop, way.manoeuvre.formation, step.before.facing, travel);
  }
  return met;
}

}  // namespace

// drill-33 and drill-34
void through_friends(const Way& way, Findings& found) {
  for (const auto& [mate, in_disorder] : gone_through(way)) {
    found.remark({in_disorder ? "drill-34" : "drill-33", {{"with", Value(label(way.game().piece(mate)))}}});
    if (!in_disorder) continue;
    found.change(status("drill-34", way.id(), "formation", name_of(Formation::mob)));
    found.change(status("drill-34", way.id_of(mate), "formation", name_of(Formation::mob)));
  }
}

// drill-35
void not_in_anothers_place(const Way& way, Findings& found) {
  for (const PieceIndex other : way.trace.end.contacts)
    if (way.setting.troop(other) && (way.game().friends(way.troop.piece, other) || way.group.contains(other)))
      found.fault({.rule = "drill-35", .place = way.end(), .with = way.id_of(other), .stage = Stage::at_end});
}

}  // namespace linesman::drill
