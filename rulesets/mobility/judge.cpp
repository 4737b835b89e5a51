#include "mobility/judge.h"

#include <algorithm>

#include "base/check.h"
#include "mobility/altitude.h"
#include "mobility/barriers.h"
#include "mobility/bases.h"
#include "mobility/entry.h"
#include "mobility/fire.h"
#include "mobility/leaving.h"
#include "mobility/legs.h"
#include "mobility/state.h"
#include "mobility/turns.h"

namespace linesman::mobility {

namespace {

/// A path while it is judged.
struct Judging {
  const Way& way;
  Progress& progress;
  Findings& found;
};

// At one place: terrain, pieces, the table's edge, altitude, allowance.

void judge_start(const Judging& path) {
  const auto& [way, progress, found] = path;
  if (!way.has_start()) return;
  touch_ground_at_start(way, found);
  meet_bases_at_start(way, progress.bases, found);
  pass_edge_at_start(way, progress.passed_edge, found);
  keep_altitude_at_start(way, progress.altitude);
}

void judge_step(const Judging& path, std::size_t step, const Leg& leg) {
  const auto& [way, progress, found] = path;
  const std::vector<GroundStretch> stretches = stretches_of(way, step, leg);
  judge_direction(way, step, leg, found);
  touch_ground_on_leg(way, step, stretches, found);
  meet_bases_on_step(way, step, progress.bases, found);
  pass_edge_on_leg(way, step, leg, progress.passed_edge, found);
  keep_altitude_on_leg(way, step, leg, progress.altitude);
  pay_for_leg(way, step, leg, stretches, progress, found);
}

void judge_step(const Judging& path, std::size_t step, const Turn& turn) {
  const auto& [way, progress, found] = path;
  touch_ground_in_turn(way, step, turn, found);
  meet_bases_on_step(way, step, progress.bases, found);
  pass_edge_in_turn(way, step, turn, progress.passed_edge, found);
  keep_altitude_in_turn(way, step, turn, progress.altitude);
  pay_for_turn(way, step, turn, progress, found);
}

void judge_step(const Judging& path, std::size_t step, const Climb& climb) {
  const auto& [way, progress, found] = path;
  touch_ground_in_climb(way, step, climb, found);
  meet_bases_on_step(way, step, progress.bases, found);
  keep_altitude_in_climb(way, step, climb, progress.altitude);
  pay_for_climb(way, step, climb, progress.account, progress.bases);
}

void judge_step(const Judging& path, std::size_t step, const Act& act) {
  const auto& [way, progress, found] = path;
  const ActKind kind = act_kind_of(act.name);
  if (kind == ActKind::overrun) declare_overrun(way, step, act, progress.bases, found);
  if (kind != ActKind::fire) return;
  judge_pop_up(way, step, found);
  note_fire(way, step, progress.account, found);
}

/// These rules have no hexes: an order with such steps has been refused.
template <class Other>
void judge_step(const Judging&, std::size_t, const Other&) {
  LINESMAN_CHECK(false);
}

void judge_path(const Judging& path) {
  for (std::size_t i = 0; i < path.way.steps().size(); ++i)
    std::visit([&](const auto& facts) { judge_step(path, i, facts); }, path.way.steps()[i].facts);
}

/// Whether the piece is judged any further.
bool judge_before_the_move(const Way& way, const std::vector<Boarding>& boardings, Findings& found) {
  judge_weapon(way, found);
  judge_mobility(way, found);
  judge_boarding_before(way, boardings, found);
  judge_return(way, found);
  judge_coming_on(way, found);
  return std::all_of(found.faults.begin(), found.faults.end(), [](const Finding& f) { return f.excess.has_value(); });
}

/// The path, and what only the whole of it shows.
void judge_move(const Judging& path, const std::vector<Boarding>& boardings, std::vector<CarrierShare>& shares) {
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

}  // namespace linesman::mobility
