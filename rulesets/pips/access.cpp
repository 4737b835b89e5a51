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
  if (options.wheeled_broken != WheelsOnBroken::none || stops_wheels(rating)) return false;
  return rating == Rating::broken || rating == Rating::minor || rating == Rating::medium;
}

// pips-23, with `buildings: blocked`
bool Access::building_barred(Rating rating) const {
  return rating == Rating::building && vehicle.fully_tracked() && options.buildings_blocked;
}

// pips-25: what ends all movement on wheels, by pips-19 and the options also less than Major Obstacles.
bool Access::stops_wheels(Rating rating) const {
  if (vehicle.fully_tracked()) return false;
  return rating == Rating::major || rating == Rating::building ||
         (rating == Rating::medium && options.wheels_stop_at_medium) ||
         (rating == Rating::minor && options.wheels_stop_at_minor);
}

bool Access::would_hinder(Rating rating) const {
  if (rating == Rating::rough && vehicle.fully_tracked()) return false;
  const auto charged = column(rating);
  return !charged || charged == Column::crossing;
}

std::optional<Column> Access::column(Rating rating) const {
  switch (rating) {
    case Rating::broken:
    case Rating::minor:
      if (wheeled_barred(rating) || stops_wheels(rating)) return std::nullopt;
      return Column::broken;
    case Rating::rough:
      if (rough_barred(rating) || wheeled_barred(rating)) return std::nullopt;
      return Column::rough;
    case Rating::medium:
    case Rating::major:
    case Rating::building:
      if (stops_wheels(rating) || wheeled_barred(rating) || building_barred(rating)) return std::nullopt;
      return Column::crossing;
    case Rating::impassable: return std::nullopt;
    case Rating::open:
    case Rating::hard:
    case Rating::ford: break;
  }
  return Column::open;
}

}  // namespace linesman::pips
