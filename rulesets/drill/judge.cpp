// The order in which a piece is judged, and how far it could go along its path.
#include <algorithm>

#include "drill/clauses.h"
#include "movement/cut_trace.h"
#include "rules/furthest_search.h"

namespace linesman::drill {

namespace {

void judge_acts(const Way& way, Findings& found) {
  who_moves(way, found);
  a_mob_does_not_move(way, found);
  if (needs_move_order(way.kind)) forming_on_the_move(way, found);
  limbered_and_unlimbered(way, found);
  if (needs_move_order(way.kind)) action_points(way, found);
}

void judge_road(const Way& way, Findings& found) {
  the_march(way, found);
  before_a_narrow_passage(way, found);
  if (way.kind != OrderKind::pass) return;
  passing(way, found);
  one_unit_a_turn(way, found);
  room_beyond(way, found);
}

Judged judge_moving(const Way& way) {
  Judged judged{.speed = speed_by_arm_and_formation(way)};
  Findings& found = judged.found;
  Account account(way, judged.speed);
  judge_acts(way, found);
  bool stopped = walk(way, judged.speed, account, found);
  judged.spent = account.spent();
  judged.spent_too_much = distance_and_allowance(way, judged.speed, account, found);
  only_forward(way, found);
  the_tables_edge(way, found);
  judge_road(way, found);
  square_to_it(way, found);
  no_standing_on_it(way, found);
  stopped |= leads_onto(way, judged.speed, found);
  through_friends(way, found);
  not_in_anothers_place(way, found);
  stopped |= enemies(way, found);
  the_mounted_officer(way, stopped, found);
  one_action_a_turn(way, found);
  found.charges = account.charges();
  return judged;
}

}  // namespace

Judged judge(const Way& way) {
  Judged judged;
  switch (way.kind) {
    case OrderKind::move:
    case OrderKind::march:
    case OrderKind::pass: return judge_moving(way);
    case OrderKind::form:
      judged.speed.grants = {{"drill-17"}};
      forming_takes_the_turn(way, judged.found);
      one_action_a_turn(way, judged.found);
      break;
    case OrderKind::stop:
      judged.speed.grants = {{"drill-3"}};
      stopping(way, judged.found);
      break;
  }
  return judged;
}

namespace {

/// The judgement of a path that is cut.
struct Stop {
  bool legal = false;
  bool only_too_far = false;  ///< it has no fault besides spending more than its allowance
  bool faulty_way = false;    ///< a fault is on its way, not only at its end
  double left = 0;            ///< inches
};

class Search {
 public:
  explicit Search(const Way& way) : way_(way), passed_(steeplechases_passed(way)), limits_(limits_of_passing(way)) {}

  std::vector<double> places_on(std::size_t step) const {
    if (step < first_move()) return {};
    const Leg* leg = facts_of<Leg>(way_.steps()[step]);
    if (!leg) return {0};
    std::vector<double> places = critical_points(*leg, points_from_path(step));
    places.erase(places.begin());
    if (faults_stay())
      places.resize(count_before_fault(places, [&](double s) { return stop_at({step, s}).faulty_way; }));
    return places;
  }

  /// Between two critical points nothing changes but the inches spent.
  std::optional<PathPoint> legal_in(std::size_t step, double before, double place) const {
    if (stop_at({step, place}).legal) return PathPoint{step, place};
    if (place <= 0) return std::nullopt;
    const double middle = (before + place) / 2;
    const Stop inside = stop_at({step, middle});
    const PathPoint spent{step, std::min(place, middle + inside.left)};
    return inside.only_too_far && exceeds(spent.s, before) && stop_at(spent).legal ? std::optional(spent)
                                                                                   : std::nullopt;
  }

 private:
  /// The first step that moves the piece: a cut before it is no point of the path.
  std::size_t first_move() const {
    const auto it = std::find_if(way_.steps().begin(), way_.steps().end(), met_in);
    return static_cast<std::size_t>(it - way_.steps().begin());
  }

  Stop stop_at(PathPoint point) const {
    const PieceTrace trace = cut_at(way_.trace, point);
    const Judged judged = judge(Way(way_, trace));
    const std::size_t faults = judged.found.faults.size();
    const bool faulty_way = std::any_of(judged.found.faults.begin(), judged.found.faults.end(),
                                        [](const Finding& f) { return f.stage != Stage::at_end; });
    return {faults == 0, faults == (judged.spent_too_much ? 1 : 0), faulty_way, way_.setting.inches(judged.left())};
  }

  /// A fault on the way of a cut is a fault of every longer cut of that leg, as on the way things are only met, paid
  /// for and passed. Not so where going farther makes the piece faster or changes its manoeuvre.
  bool faults_stay() const {
    const Troop& troop = way_.troop;
    const bool may_turn_in_place = troop.arm == Arm::artillery && troop.formation == Formation::unlimbered;
    return way_.kind != OrderKind::pass && !may_turn_in_place && !slows_down_alone(way_);
  }

  /// Points of a leg that are not among its own facts: where a steeplechase begins, where a Mob must stand, where a
  /// pass is clear and where it ends, where a passage is met.
  std::vector<double> points_from_path(std::size_t step) const {
    std::vector<double> along = limits_;
    const double half = way_.setting.inches(way_.tables().width / 2);
    const double stand = way_.setting.inches(way_.tables().mob_beyond);
    for (const Passed& p : passed_) along.insert(along.end(), {p.along - half, p.along + half, p.along + stand});
    const double before = way_.measured[step].before;
    for (double& inches : along) inches -= before;
    for (const Watched& watched : way_.steps()[step].watched)
      for (const auto* parts : {&watched.base, &watched.centre, &watched.inside})
        for (const Part& part : *parts) along.insert(along.end(), {part.from, part.to});
    return along;
  }

  const Way& way_;
  const std::vector<Passed> passed_;
  const std::vector<double> limits_;
};

std::optional<PathPoint> furthest_point(const Way& way, const Judged& judged) {
  if (!moves(way.kind) || judged.speed.none || !way.goes_or_turns()) return std::nullopt;
  const auto& faults = judged.found.faults;
  if (faults.empty()) return way.end();
  if (std::any_of(faults.begin(), faults.end(), [](const Finding& f) { return f.stage == Stage::before_move; }))
    return std::nullopt;
  return last_legal_place(way.steps().size(), {}, Search(way));
}

}  // namespace

std::optional<Furthest> furthest_of(const Way& way, const Judged& judged) {
  const auto point = furthest_point(way, judged);
  if (!point) return std::nullopt;
  const TracedStep& step = way.steps()[point->step];
  const bool leg = facts_of<Leg>(step) != nullptr;
  return Furthest{way.troop.piece, point->step, leg ? point->s : 0, leg ? pose_at(step, point->s) : step.after, {}};
}

}  // namespace linesman::drill
