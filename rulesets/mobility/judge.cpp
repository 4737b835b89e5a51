// A path is judged from its first step to its last, in the order of the rules. For the furthest point it is cut and
// judged again: at the first fault that all longer paths have, else at the last place at which anything changes.
#include <algorithm>

#include "base/check.h"
#include "base/tolerance.h"
#include "mobility/clauses.h"
#include "movement/cut_trace.h"
#include "rules/furthest_search.h"

namespace linesman::mobility {

namespace {

/// A path that is being judged.
struct JudgedPath {
  const Way& way;
  Progress& progress;
  Findings& found;
};

// At one place: terrain, pieces, the table's edge, altitude, allowance.

void judge_start(const JudgedPath& path) {
  const auto& [way, progress, found] = path;
  if (!way.has_start()) return;
  touch_ground_at_start(way, found);
  meet_bases_at_start(way, progress.bases, found);
  pass_edge_at_start(way, progress.passed_edge, found);
  keep_altitude_at_start(way, progress.altitude);
}

void judge_step(const JudgedPath& path, std::size_t step, const Leg& leg) {
  const auto& [way, progress, found] = path;
  const std::vector<GroundStretch> stretches = stretches_of(way, step, leg);
  judge_direction(way, step, leg, found);
  touch_ground_on_leg(way, step, stretches, found);
  meet_bases_on_step(way, step, progress.bases, found);
  pass_edge_on_leg(way, step, leg, progress.passed_edge, found);
  keep_altitude_on_leg(way, step, leg, progress.altitude);
  pay_for_leg(way, step, leg, stretches, progress, found);
}

void judge_step(const JudgedPath& path, std::size_t step, const Turn& turn) {
  const auto& [way, progress, found] = path;
  touch_ground_in_turn(way, step, turn, found);
  meet_bases_on_step(way, step, progress.bases, found);
  pass_edge_in_turn(way, step, turn, progress.passed_edge, found);
  keep_altitude_in_turn(way, step, turn, progress.altitude);
  pay_for_turn(way, step, turn, progress, found);
}

void judge_step(const JudgedPath& path, std::size_t step, const Climb& climb) {
  const auto& [way, progress, found] = path;
  touch_ground_in_climb(way, step, climb, found);
  meet_bases_on_step(way, step, progress.bases, found);
  keep_altitude_in_climb(way, step, climb, progress.altitude);
  pay_for_climb(way, step, climb, progress.account, progress.bases);
}

void judge_step(const JudgedPath& path, std::size_t step, const Act& act) {
  const auto& [way, progress, found] = path;
  const ActKind kind = act_kind_of(act.name);
  if (kind == ActKind::overrun) declare_overrun(way, step, act, progress.bases, found);
  if (kind != ActKind::fire) return;
  judge_pop_up(way, step, found);
  note_fire(way, step, progress.account, found);
}

/// These rules have no hexes: an order with such steps has been refused.
template <class Other>
void judge_step(const JudgedPath&, std::size_t, const Other&) {
  LINESMAN_CHECK(false);
}

void judge_path(const JudgedPath& path) {
  for (std::size_t i = 0; i < path.way.steps().size(); ++i)
    std::visit([&](const auto& facts) { judge_step(path, i, facts); }, path.way.steps()[i].facts);
}

/// Returns whether the path is judged.
bool judge_before_the_move(const Way& way, const std::vector<Boarding>& boardings, Findings& found) {
  judge_weapon(way, found);
  judge_mobility(way, found);
  judge_boarding_before(way, boardings, found);
  judge_return(way, found);
  judge_coming_on(way, found);
  return std::all_of(found.faults.begin(), found.faults.end(), [](const Finding& f) { return f.excess.has_value(); });
}

/// Judges the path, and the faults that only the whole path shows.
void judge_move(const JudgedPath& path, const std::vector<Boarding>& boardings, std::vector<CarrierShare>& shares) {
  const auto& [way, progress, found] = path;
  judge_chassis(way, found);
  judge_dropping_back(way, found);
  pay_for_off_board(way, progress.account);
  pay_for_entry(way, progress.account);
  pay_before_path(way, boardings, progress.account, shares);
  judge_start(path);
  judge_path(path);
  judge_altitude(way, progress.altitude, found);
  stand_clear_at_end(way, progress.bases, found);
  finish_overruns(way, progress.bases, found);
  judge_getting_in(way, boardings, progress.account, shares, found);
  judge_set_down(way, found);
  finish_leaving(way, progress.passed_edge, found);
  judge_allowance(way, progress.account, found);
  change_status_of_passenger(way, boardings, found);
  change_status_of_reserve(way, found);
  change_status_of_spent(way, progress.account, found);
}

}  // namespace

Judged judged(const Way& way) {
  Progress progress{.account = Account(sum_of(way.model().spendable))};
  Findings found;
  std::vector<CarrierShare> shares;
  const std::vector<Boarding> boardings = boardings_of(way);
  carry_over(way, progress.account);
  const bool goes_on = judge_before_the_move(way, boardings, found);
  if (goes_on) judge_move({way, progress, found}, boardings, shares);
  note_speed(way, progress.account, found);
  if (goes_on) note_turning_on_the_spot(way, found);
  announce_off_board(way, found);
  return {std::move(progress.account), std::move(found), std::move(shares), !goes_on};
}

namespace {

PathPoint end_of(const Way& way, std::size_t step) { return {step, extent_of(way.steps()[step])}; }

bool has_length(const TracedStep& step) { return exceeds(extent_of(step), 0); }

/// The end of the step before this one. The pivots of a turn count as one step, and a leg of no length is skipped.
std::optional<PathPoint> before_step(const Way& way, std::size_t step) {
  if (const WholeTurn* turn = way.turn_at(step)) step = turn->first;
  while (step > 0) {
    const TracedStep& last = way.steps()[--step];
    if (has_length(last) || facts_of<Turn>(last) || facts_of<Act>(last)) return end_of(way, step);
  }
  return std::nullopt;
}

/// The places of a step at which something changes, ascending.
std::vector<double> places_of_change(const Way& way, const TracedStep& step) {
  if (const Leg* leg = facts_of<Leg>(step)) return critical_points(*leg);
  const Climb* climb = facts_of<Climb>(step);
  if (!climb) return {};
  const auto& limit = way.model().row->altitude_limit;
  return critical_points(*climb, limit ? std::vector<double>{*limit - climb->from} : std::vector<double>{});
}

/// The furthest place: the cuts of a path, from the last place on, each judged as a path of its own.
class Search {
 public:
  Search(const Way& way, const Findings& whole) : way_(way) { take(whole); }

  const FurthestLimit& limit() const { return limit_; }

  /// The pivots of a turn are one place, at the end of the last of them, unless a fault stops the path among them.
  std::vector<double> places_on(std::size_t step) const {
    const TracedStep& traced = way_.steps()[step];
    const WholeTurn* turn = way_.turn_at(step);
    if (turn && step < turn->last && step != limit_.last.step) return {};
    if (turn || facts_of<Act>(traced)) return {extent_of(traced)};
    if (!has_length(traced) && step + 1 < way_.steps().size()) return {};
    std::vector<double> places = places_of_change(way_, traced);
    std::erase_if(places, [](double s) { return !exceeds(s, 0); });
    return places;
  }

  /// A cut that has a fault on its way is cut there and judged again.
  std::optional<PathPoint> legal_in(std::size_t step, double before, double place) {
    const PathPoint whole = end_of(way_, way_.steps().size() - 1);
    for (PathPoint end{step, place}; end.step == step && (end.s > before || end.s == place);) {
      if (end == whole) return std::nullopt;
      const PieceTrace cut = cut_at(way_.trace, end);
      const Findings found = judged(Way(way_, cut)).found;
      if (found.faults.empty()) return end;
      take(found);
      if (limit_.never || limit_.last >= end) break;
      end = limit_.last;
    }
    return std::nullopt;
  }

 private:
  void take(const Findings& found) {
    for (const Finding& fault : found.faults) {
      if (fault.stage == Stage::before_move) limit_.never = true;
      if (fault.stage == Stage::on_way) stay(fault.place);
    }
  }

  void stay(PathPoint place) {
    const auto end = exceeds(place.s, 0) ? std::optional(place) : before_step(way_, place.step);
    if (end)
      limit_.stay(*end);
    else
      limit_.never = true;
  }

  const Way& way_;
  FurthestLimit limit_;
};

/// The path up to here has a step that is no act.
bool has_moved(const Way& way, PathPoint point) {
  for (std::size_t i = 0; i <= point.step; ++i)
    if (!facts_of<Act>(way.steps()[i])) return true;
  return false;
}

}  // namespace

std::optional<Furthest> furthest_of(const Way& way, const Judged& whole) {
  if (whole.stopped || way.steps().empty()) return std::nullopt;
  const std::size_t count = way.steps().size();
  Search search(way, whole.found);
  const auto point = whole.found.faults.empty() ? std::optional(end_of(way, count - 1))
                                                : last_legal_place(count, search.limit(), search);
  if (!point || !has_moved(way, *point)) return std::nullopt;
  const TracedStep& step = way.steps()[point->step];
  return Furthest{way.model().piece, point->step, reported_s(step, point->s), pose_at(step, point->s), {}};
}

}  // namespace linesman::mobility
