#include "drill/furthest.h"

#include <algorithm>

#include "base/tolerance.h"
#include "drill/clauses.h"
#include "drill/way.h"
#include "movement/cut_trace.h"

namespace linesman::drill {

namespace {

bool is_allowance(const Found& f) { return f.says == "fault" && (f.rule == "drill-9" || f.rule == "drill-30"); }

/// What a cut comes to.
struct Look {
  bool legal = false;
  bool only_too_far = false;  ///< its only fault is the allowance
  double left = 0;            ///< inches
};

class Search {
 public:
  explicit Search(const March& march) : march_(march), errand_{march.errand.doing, {}} {}

  std::optional<Spot> find() const {
    for (std::size_t i = march_.steps().size(); i-- > first_move();) {
      const Leg* leg = facts_of<Leg>(march_.steps()[i]);
      if (!leg && look({i, 0}).legal) return Spot{i, 0};
      if (!leg) continue;
      if (const auto s = on_leg(i, *leg)) return Spot{i, *s};
    }
    return std::nullopt;
  }

 private:
  /// Cuts before anything has moved are no points of the path.
  std::size_t first_move() const {
    std::size_t i = 0;
    while (i < march_.steps().size() && !met_in(march_.steps()[i])) ++i;
    return i;
  }

  Look look(Spot spot) const {
    const PieceTrace trace = cut_at(march_.trace, {spot.step, spot.s});
    March cut(march_.setting, errand_, march_.party, march_.path, trace, march_.troop);
    judge(cut);
    return {cut.faults.empty(), std::all_of(cut.faults.begin(), cut.faults.end(), is_allowance),
            march_.setting.inches(cut.total - cut.spent)};
  }

  /// Between two critical points nothing changes but the inches spent.
  std::optional<double> on_leg(std::size_t step, const Leg& leg) const {
    const std::vector<double> critical = critical_points(leg, points_from_path(step));
    for (std::size_t k = critical.size(); k-- > 1;) {
      const double from = critical[k - 1];
      const double to = critical[k];
      if (look({step, to}).legal) return to;
      const double middle = (from + to) / 2;
      const Look inside = look({step, middle});
      const double s = std::min(to, middle + inside.left);
      if (inside.only_too_far && exceeds(s, from) && look({step, s}).legal) return s;
    }
    return std::nullopt;
  }

  /// Points that follow from places elsewhere on the path: where a steeplechase begins, where a Mob must stand.
  std::vector<double> points_from_path(std::size_t step) const {
    std::vector<double> points;
    const auto it =
        std::find_if(march_.legs.begin(), march_.legs.end(), [&](const WayLeg& l) { return l.step == step; });
    const double half = march_.setting.inches(march_.tables().width / 2);
    const double stand = march_.setting.inches(march_.tables().mob_beyond);
    for (const Passed& p : steeplechases_passed(march_))
      for (const double along : {p.along - half, p.along + half, p.along + stand}) points.push_back(along - it->before);
    return points;
  }

  const March& march_;
  const Errand errand_;  ///< without what the whole order leads on to
};

std::optional<Spot> furthest_spot(const March& march) {
  if (!march.errand.moves() || !march.has_speed || !march.goes_or_turns()) return std::nullopt;
  if (march.faults.empty()) return march.end();
  const auto hopeless = [](const Found& f) { return f.rule == "drill-1" || f.rule == "drill-31"; };
  if (std::any_of(march.faults.begin(), march.faults.end(), hopeless)) return std::nullopt;
  return Search(march).find();
}

}  // namespace

std::optional<Furthest> furthest_of(const March& march) {
  const auto spot = furthest_spot(march);
  if (!spot) return std::nullopt;
  const TracedStep& step = march.steps()[spot->step];
  const bool leg = facts_of<Leg>(step) != nullptr;
  return Furthest{march.troop.piece, spot->step, leg ? spot->s : 0, leg ? pose_at(step, spot->s) : step.after, {}};
}

}  // namespace linesman::drill
