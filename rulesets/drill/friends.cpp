// Friends on the way, and where one may not stay.
#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

/// The angle between a direction and a facing, front and rear being the same: 0 to 90.
double folded(double travel, double facing) {
  const double angle = angle_between(travel, facing);
  return std::min(angle, 180 - angle);
}

/// A way in which pieces meet: along a heading, or (nothing) in a turn.
using Travel = std::optional<double>;

/// drill-34: whether a formation is an obstacle to somebody who travels so.
bool blocks(const Tables& t, const Troop& troop, const std::string& formation, double facing, Travel travel) {
  if (troop.arm == Arm::artillery) return troop.dense;
  if (formation == "line") return !travel || folded(*travel, facing) <= t.line_front + ANGLE_EPS;
  if (formation == "manoeuvre-column") return !travel || folded(*travel, facing) > t.column_flank + ANGLE_EPS;
  return false;
}

Travel travel_in(const TracedStep& step) {
  const Leg* leg = facts_of<Leg>(step);
  return leg ? Travel(leg->heading) : std::nullopt;
}

/// Friends that the piece goes through, each with whether it does so in disorder.
std::map<PieceIndex, bool> gone_through(const March& march) {
  std::map<PieceIndex, bool> met;
  const Tables& t = march.tables();
  for (const TracedStep& step : march.steps()) {
    const Encounters* others = met_in(step);
    if (!others) continue;
    const Travel travel = travel_in(step);
    for (const Contact& c : others->contacts) {
      const auto mate = troop_of(march.game(), c.piece);
      if (!mate || !march.game().friends(march.troop.piece, c.piece) || march.overlapped_at_start(c.piece) ||
          march.is_fellow(c.piece))
        continue;
      met[c.piece] |= mate->moving ||
                      blocks(t, *mate, mate->formation, march.game().piece(c.piece).pose.facing, travel) ||
                      blocks(t, march.troop, march.manoeuvre.formation, step.before.facing, travel);
    }
  }
  return met;
}

}  // namespace

// drill-33 and drill-34
void through_friends(March& march) {
  for (const auto& [mate, in_disorder] : gone_through(march)) {
    const Figures figures{{"with", Value(label(march.game().piece(mate)))}};
    march.note(in_disorder ? "drill-34" : "drill-33", figures);
    if (!in_disorder) continue;
    march.set_own("drill-34", "formation", Value("mob"));
    march.set("drill-34", march.id_of(mate), "formation", Value("mob"));
  }
}

// drill-35
void not_in_anothers_place(March& march) {
  for (const PieceIndex other : march.trace.end.contacts) {
    if (!troop_of(march.game(), other)) continue;
    if (march.game().friends(march.troop.piece, other) || march.is_fellow(other))
      march.fault({"drill-35", march.end(), {}, march.id_of(other)});
  }
}

}  // namespace linesman::drill
