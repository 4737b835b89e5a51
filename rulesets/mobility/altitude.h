// Climbing, altitude limits and pop-ups (mobility-40, 41, 48).
#pragma once

#include "mobility/progress.h"

namespace linesman::mobility {

/// mobility-41 at a start, and on each step; the fault is told when the path is done.
void keep_altitude_at_start(const Way& way, std::optional<AltitudeBreach>& breach);
void keep_altitude_on_leg(const Way& way, std::size_t step, const Leg& leg, std::optional<AltitudeBreach>& breach);
void keep_altitude_in_turn(const Way& way, std::size_t step, const Turn& turn, std::optional<AltitudeBreach>& breach);
void keep_altitude_in_climb(const Way& way, std::size_t step, const Climb& climb,
                            std::optional<AltitudeBreach>& breach);
void judge_altitude(const Way& way, const std::optional<AltitudeBreach>& breach, Findings& found);

/// mobility-40, with the stairs and ladders of mobility-31 and 32.
void pay_for_climb(const Way& way, std::size_t step, const Climb& climb, Account& account, OtherBases& bases);

/// mobility-48: a `fire` between a climb up and a climb down, stairs and ladders aside.
bool is_pop_up(const Way& way, std::size_t fire);
void judge_pop_up(const Way& way, std::size_t fire, Findings& found);
/// mobility-48: sinking again after rising and firing in earlier orders of the turn.
void judge_dropping_back(const Way& way, Findings& found);

/// mobility-48: what is to be kept in mind of a piece that may not pop up.
struct PopUpStatus {
  bool rose = false;    ///< by this order
  bool popped = false;  ///< fired by this order, after rising in this turn
};
PopUpStatus pop_up_status(const Way& way);

}  // namespace linesman::mobility
