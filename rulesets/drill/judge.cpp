// The order in which a piece is judged.
#include "drill/clauses.h"

namespace linesman::drill {

namespace {

void judge_pass(March& march) {
  passing(march);
  one_unit_a_turn(march);
  room_beyond(march);
}

void judge_moving(March& march) {
  speed_by_arm_and_formation(march);
  who_moves(march);
  a_mob_does_not_move(march);
  if (march.errand.under_move_order()) forming_on_the_move(march);
  limbered_and_unlimbered(march);
  if (march.errand.under_move_order()) action_points(march);
  judge_way(march);
  distance_and_allowance(march);
  only_forward(march);
  the_tables_edge(march);
  the_march(march);
  before_a_narrow_passage(march);
  if (march.errand.doing == Doing::pass) judge_pass(march);
  square_to_it(march);
  no_standing_on_it(march);
  leads_onto(march);
  through_friends(march);
  not_in_anothers_place(march);
  enemies(march);
  the_mounted_officer(march);
}

}  // namespace

void judge(March& march) {
  switch (march.errand.doing) {
    case Doing::move:
    case Doing::march:
    case Doing::pass: return judge_moving(march);
    case Doing::form: return forming_takes_the_turn(march);
    case Doing::stop: return stopping(march);
  }
}

}  // namespace linesman::drill
