#include "pips/access.h"

namespace linesman::pips {

// pips-10: rough ground is for full tracks that have dice enough to drive.
bool Access::rough_barred(Rating rating) const {
  if (rating != Rating::rough || vehicle.drive == Drive::wheeled) return false;
  return !vehicle.fully_tracked() || driving_dice < rough_dice;
}

// pips-11: wheels are no good on rough ground, nor, if the players agreed so, on broken.
bool Access::wheeled_barred(Rating rating) const {
  if (vehicle.drive != Drive::wheeled) return false;
  if (rating == Rating::rough) return true;
  return options.wheeled_stop_on_broken && (rating == Rating::broken || rating == Rating::minor);
}

// pips-23, with `buildings: blocked`
bool Access::building_barred(Rating rating) const {
  return rating == Rating::building && vehicle.fully_tracked() && options.buildings_blocked;
}

// pips-25: what ends all movement on wheels.
bool Access::stops_wheels(Rating rating) const {
  if (vehicle.fully_tracked()) return false;
  return rating == Rating::major || rating == Rating::building ||
         (rating == Rating::medium && options.wheels_stop_at_medium);
}

std::optional<Column> Access::column(Rating rating) const {
  switch (rating) {
    case Rating::broken:
    case Rating::minor:
      if (wheeled_barred(rating)) return std::nullopt;
      return Column::broken;
    case Rating::rough:
      if (rough_barred(rating) || wheeled_barred(rating)) return std::nullopt;
      return Column::rough;
    case Rating::medium:
    case Rating::major:
    case Rating::building:
      if (stops_wheels(rating) || building_barred(rating)) return std::nullopt;
      return Column::crossing;
    case Rating::impassable: return std::nullopt;
    case Rating::open:
    case Rating::hard:
    case Rating::ford: break;
  }
  return Column::open;
}

}  // namespace linesman::pips
