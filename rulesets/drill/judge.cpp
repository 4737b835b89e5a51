#include "drill/judge.h"

#include "drill/batteries.h"
#include "drill/enemies.h"
#include "drill/forming.h"
#include "drill/friends.h"
#include "drill/landscape.h"
#include "drill/passages.h"
#include "drill/roads.h"
#include "drill/speed.h"
#include "drill/standing_orders.h"
#include "drill/steeplechases.h"
#include "drill/walk.h"

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

}  // namespace linesman::drill
