// What stands before the move begins.
#include "hexes/stack.h"
#include "table/status.h"

namespace linesman::hexes {

namespace {

constexpr std::array<std::string_view, 3> STATES{"pinned", "immobilised", "trapped"};

}  // namespace

// hexes-25: who may move at all.
void capable_of_moving(const Way& way, Findings& found) {
  const Value& status = way.piece().status;
  std::vector<std::string_view> states;
  for (const std::string_view state : STATES)
    if (option_value(way.setting.data, status, state).boolean().value_or(false)) states.push_back(state);
  if (carrier_id(way.piece())) states.push_back(ABOARD);
  Finding fault = way.fault_before("hexes-25");
  if (!states.empty())
    fault.figures = {{"state", Value(states.front())}};
  else if (way.counter.printed == 0.0)
    fault.says = "still";
  else
    return;
  found.fault(std::move(fault));
}

// hexes-5
void one_move_concluded(const Way& way, Findings& found) {
  if (way.piece().status["moved_turn"].whole() == way.setting.game.turn()) found.fault(way.fault_before("hexes-5"));
}

// hexes-17
void chosen_before_the_move(const Way& way, Findings& found) {
  if (way.order.action == Action::assault_move && !way.counter.infantry()) found.fault(way.fault_before("hexes-17"));
}

// hexes-3, by the limits of hexes-29 and hexes-30.
void alone_or_as_a_stack(Walks& walks) {
  Crowd crowd;
  for (const Walk& walk : walks) add_to(crowd, walk.way.piece());
  Walk& first = walks.front();
  if (within_stacking_limits(first.way.setting.figures, crowd)) return;
  Finding fault = first.way.fault_before("hexes-3");
  fault.figures = {{"vehicles", crowd.vehicles}, {"infantry", crowd.infantry}};
  first.found.fault(std::move(fault));
}

// hexes-4
void starts_together(Walks& walks) {
  const Way& first = walks.front().way;
  for (Walk& walk : walks) {
    if (walk.way.trace.start.hex == first.trace.start.hex) continue;
    Finding fault = walk.way.fault_before("hexes-4");
    fault.figures = {{"first", Value(label(first.piece()))}};
    return walk.found.fault(std::move(fault));
  }
}

}  // namespace linesman::hexes
