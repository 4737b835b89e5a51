// What stands before the move begins.
#include "hexes/stack.h"

namespace linesman::hexes {

namespace {

constexpr std::array<std::string_view, 3> STATES{"pinned", "immobilised", "trapped"};

}  // namespace

/// hexes-25: who may move at all.
void capable_of_moving(March& march) {
  const Value& status = march.piece().status;
  std::vector<std::string_view> states;
  for (const std::string_view state : STATES)
    if (option_value(march.setting.data, status, state).boolean().value_or(false)) states.push_back(state);
  if (status["aboard"].is_text()) states.push_back("aboard");
  if (!states.empty()) march.fault("hexes-25", 0, {}, {{"state", Value(states.front())}});
  if (states.empty() && march.counter.printed == 0.0) march.fault("hexes-25", 0, {}, {}, "still");
}

/// hexes-5
void one_move_concluded(March& march) {
  if (march.piece().status["moved_turn"].whole() == march.setting.game.turn()) march.fault("hexes-5", 0);
}

/// hexes-17
void chosen_before_the_move(March& march) {
  if (march.errand.action == Action::assault_move && !march.counter.infantry()) march.fault("hexes-17", 0);
}

/// hexes-3, by the limits of hexes-29 and hexes-30.
void alone_or_as_a_stack(Marches& marches) {
  Crowd crowd;
  for (const March& march : marches) add_to(crowd, march.piece());
  if (!within_stacking_limits(marches.front().setting.figures, crowd))
    marches.front().fault("hexes-3", 0, {}, {{"vehicles", crowd.vehicles}, {"infantry", crowd.infantry}});
}

/// hexes-4
void starts_together(Marches& marches) {
  const March& first = marches.front();
  for (March& march : marches) {
    if (march.trace.start.hex == first.trace.start.hex) continue;
    march.fault("hexes-4", 0, {}, {{"first", Value(label(first.piece()))}});
    return;
  }
}

}  // namespace linesman::hexes
