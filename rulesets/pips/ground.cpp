// Ground that is not for every vehicle.
#include "pips/bans.h"

namespace linesman::pips {

// pips-10; a cut that does not cross drives with both dice.
void rough_ground(const Move& move, RulingBuilder& ruling) {
  const RatingSet against = ratings_where([&](Rating r) { return move.access.rough_barred(r); });
  fault_stretches(move, "pips-10", against, ruling, move.drives_with_low_die());
  if (move.vehicle.on_wheels()) fault_turns(move, "pips-10", against, ruling);
}

// pips-11
void wheeled_vehicles(const Move& move, RulingBuilder& ruling) {
  const RatingSet against = ratings_where([&](Rating r) { return move.access.wheeled_barred(r); });
  fault_stretches(move, "pips-11", against, ruling);
  fault_turns(move, "pips-11", against, ruling);
}

// pips-26
void impassable(const Move& move, RulingBuilder& ruling) {
  const RatingSet against = ratings_where([](Rating r) { return r == Rating::impassable; });
  fault_stretches(move, "pips-26", against, ruling);
  fault_turns(move, "pips-26", against, ruling);
}

}  // namespace linesman::pips
