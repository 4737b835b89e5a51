// Ground that is not for every vehicle.
#include "pips/bans.h"

namespace linesman::pips {

// pips-10: rough ground is for full tracks that have dice enough to drive.
bool rough_barred(const Move& move, Rating rating) {
  if (rating != Rating::rough || move.vehicle.drive == Drive::wheeled) return false;
  return !move.vehicle.fully_tracked() || move.driving_dice() < move.figures.rough_dice;
}

// pips-10
void rough_ground(const Move& move, RulingBuilder& ruling) {
  const Against against = [&](Rating r) { return rough_barred(move, r); };
  fault_stretches(move, "pips-10", against, ruling);
  if (move.vehicle.on_wheels()) fault_turns(move, "pips-10", against, ruling);
}

// pips-11: wheels are no good on rough ground, nor, if the players agreed so, on broken.
bool wheeled_barred(const Move& move, Rating rating) {
  if (move.vehicle.drive != Drive::wheeled) return false;
  if (rating == Rating::rough) return true;
  return move.options.wheeled_stop_on_broken && (rating == Rating::broken || rating == Rating::minor);
}

// pips-11
void wheeled_vehicles(const Move& move, RulingBuilder& ruling) {
  const Against against = [&](Rating r) { return wheeled_barred(move, r); };
  fault_stretches(move, "pips-11", against, ruling);
  fault_turns(move, "pips-11", against, ruling);
}

// pips-26
void impassable(const Move& move, RulingBuilder& ruling) {
  const Against against = [](Rating r) { return r == Rating::impassable; };
  fault_stretches(move, "pips-26", against, ruling);
  fault_turns(move, "pips-26", against, ruling);
}

}  // namespace linesman::pips
