#include "drill/standing_orders.h"

namespace linesman::drill {

namespace {

Finding wrong_order(const Way& way, std::string_view rule) {
  return {.rule = rule, .figures = {{"order", Value(name_of(way.troop.order))}}, .stage = Stage::before_move};
}

}  // namespace

// drill-1
void who_moves(const Way& way, Findings& found) {
  if (!needs_move_order(way.kind)) return;
  if (way.troop.order != StandingOrder::move) found.fault(wrong_order(way, "drill-1"));
  if (!way.goes_or_turns()) found.remark({"drill-1"});
}

// drill-1
void one_action_a_turn(const Way& way, Findings& found) {
  const std::int64_t turn = way.game().turn();
  if (way.troop.acted == turn) found.fault({.rule = "drill-1", .says = "fault_acted", .stage = Stage::before_move});
  found.change(status("drill-1", way.id(), "acted", Value(turn)));
}

// drill-2: the officer of a piece that has been stopped is taken off, whatever other clauses set.
void the_mounted_officer(const Way& way, bool stopped, Findings& found) {
  if (!needs_move_order(way.kind) || !way.goes()) return;
  found.change(status("drill-2", way.id(), "moving", Value(!stopped)));
}

// drill-3
void stopping(const Way& way, Findings& found) {
  const StandingOrder order = way.troop.order;
  if (order != StandingOrder::stop && order != StandingOrder::formation && order != StandingOrder::restore)
    found.fault(wrong_order(way, "drill-3"));
  if (!way.steps().empty()) found.fault({.rule = "drill-3", .says = "fault_path"});
  found.change(status("drill-3", way.id(), "moving", Value(false)));
}

}  // namespace linesman::drill
