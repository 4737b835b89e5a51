// A path is judged from its first step to its last, in the order of the rules. For the furthest point it is cut and
// judged again: at the first fault that all longer paths have, else at the last place at which anything changes.
#include <algorithm>

#include "base/check.h"
#include "base/tolerance.h"
#include "mobility/clauses.h"
#include "movement/cut_trace.h"

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
  Progress progress{.account = Account(way.model().rate)};
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
std::vector<double> places_on(const Way& way, const TracedStep& step) {
  if (const Leg* leg = facts_of<Leg>(step)) return critical_points(*leg);
  const Climb* climb = facts_of<Climb>(step);
  if (!climb) return {};
  const auto& limit = way.model().row->altitude_limit;
  return critical_points(*climb, limit ? std::vector<double>{*limit - climb->from} : std::vector<double>{});
}

std::optional<PathPoint> place_before(const Way& way, PathPoint point) {
  const std::vector<double> places = places_on(way, way.steps()[point.step]);
  const auto earlier = std::find_if(places.rbegin(), places.rend(), [&](double s) { return exceeds(point.s, s); });
  if (earlier != places.rend() && exceeds(*earlier, 0)) return PathPoint{point.step, *earlier};
  return before_step(way, point.step);
}

/// The place of the first fault that every longer path has, too.
std::optional<PathPoint> first_on_way(const Findings& found) {
  std::optional<PathPoint> first;
  for (const Finding& fault : found.faults)
    if (fault.stage == Stage::on_way && (!first || fault.place < *first)) first = fault.place;
  return first;
}

/// The end of the next shorter path to be judged.
std::optional<PathPoint> shorter(const Way& way, const Findings& found, PathPoint end) {
  const auto is_before_move = [](const Finding& fault) { return fault.stage == Stage::before_move; };
  if (std::any_of(found.faults.begin(), found.faults.end(), is_before_move)) return std::nullopt;
  auto fault = first_on_way(found);
  if (fault && !exceeds(fault->s, 0)) {
    fault = before_step(way, fault->step);
    if (!fault) return std::nullopt;
  }
  return fault && *fault < end ? fault : place_before(way, end);
}

std::optional<PathPoint> last_legal_point(const Way& way, const Findings& whole) {
  std::optional<PathPoint> point = end_of(way, way.steps().size() - 1);
  if (whole.faults.empty()) return point;
  Findings found = whole;
  while (!found.faults.empty()) {
    point = shorter(way, found, *point);
    if (!point) return std::nullopt;
    const PieceTrace cut = cut_at(way.trace, *point);
    found = judged(Way(way, cut)).found;
  }
  return point;
}

/// The path up to here has a step that is no act.
bool has_moved(const Way& way, PathPoint point) {
  for (std::size_t i = 0; i <= point.step; ++i)
    if (!facts_of<Act>(way.steps()[i])) return true;
  return false;
}

}  // namespace

std::optional<Furthest> furthest_of(const Way& way, const Judged& whole) {
  if (whole.stopped || way.steps().empty()) return std::nullopt;
  const auto point = last_legal_point(way, whole.found);
  if (!point || !has_moved(way, *point)) return std::nullopt;
  const TracedStep& step = way.steps()[point->step];
  return Furthest{way.model().piece, point->step, reported_s(step, point->s), pose_at(step, point->s), {}};
}

}  // namespace linesman::mobility
