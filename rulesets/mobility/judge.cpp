#include "mobility/judge.h"

#include "mobility/altitude.h"
#include "mobility/bases.h"
#include "mobility/boarding.h"
#include "mobility/entry.h"
#include "mobility/fire.h"
#include "mobility/leaving.h"
#include "mobility/legs.h"
#include "mobility/state.h"
#include "mobility/touch.h"
#include "mobility/turns.h"

namespace linesman::mobility {

namespace {

// At one place: terrain, pieces, the table's edge, altitude, allowance.

void judge_start(March& march) {
  if (!march.has_start()) return;
  touch_ground_at_start(march);
  meet_bases_at_start(march);
  pass_edge_at_start(march);
  keep_altitude_at_start(march);
}

void judge_step(March& march, std::size_t step, const Leg& leg) {
  judge_direction(march, step, leg);
  touch_ground_on_leg(march, step, leg);
  meet_bases_on_step(march, step);
  pass_edge_on_leg(march, step, leg);
  keep_altitude_on_leg(march, step, leg);
  pay_for_leg(march, step, leg);
}

void judge_step(March& march, std::size_t step, const Turn& turn) {
  touch_ground_in_turn(march, step, turn);
  meet_bases_on_step(march, step);
  pass_edge_in_turn(march, step, turn);
  keep_altitude_in_turn(march, step, turn);
  pay_for_turn(march, step, turn);
}

void judge_step(March& march, std::size_t step, const Climb& climb) {
  touch_ground_in_climb(march, step, climb);
  meet_bases_on_step(march, step);
  keep_altitude_in_climb(march, step, climb);
  pay_for_climb(march, step, climb);
}

void judge_step(March& march, std::size_t step, const Act& act) {
  if (act.name == "overrun") declare_overrun(march, step, act);
  if (act.name != "fire") return;
  judge_pop_up(march, step);
  note_fire(march, step);
}

/// These rules have no hexes: an order with such steps has been refused.
template <class Other>
void judge_step(March&, std::size_t, const Other&) {
  LINESMAN_CHECK(false);
}

void judge_path(March& march) {
  for (std::size_t i = 0; i < march.steps().size(); ++i)
    std::visit([&](const auto& facts) { judge_step(march, i, facts); }, march.steps()[i].facts);
}

/// What only the whole path shows.
void judge_whole(March& march) {
  stand_clear_at_end(march);
  finish_overruns(march);
  judge_getting_in(march);
  judge_set_down(march);
  finish_leaving(march);
}

}  // namespace

void judge(March& march) {
  march.turns = whole_turns(march.trace);
  march.boardings = boardings_of(march);
  carry_over(march);
  judge_before_the_move(march);
  if (!march.stopped) {
    pay_for_off_board(march);
    pay_before_path(march);
    judge_start(march);
    judge_path(march);
    judge_whole(march);
    judge_allowance(march);
    change_status_of_passenger(march);
    change_status_of_reserve(march);
    change_status_of_spent(march);
  }
  note_speed(march);
  announce_off_board(march);
}

}  // namespace linesman::mobility
