// Which ground is closed to a vehicle, and in which column of the movement table the rest is charged.
#pragma once

#include <optional>

#include "pips/figures.h"
#include "pips/going.h"
#include "pips/options.h"

namespace linesman::pips {

/// What a vehicle may do with the dice that are left to drive it.
struct Access {
  Vehicle vehicle;
  Options options;
  int driving_dice = 0;
  int rough_dice = 0;  ///< that must drive on rough ground

  bool rough_barred(Rating rating) const;     // pips-10
  bool wheeled_barred(Rating rating) const;   // pips-11
  bool building_barred(Rating rating) const;  // pips-23
  bool stops_wheels(Rating rating) const;     // pips-25

  /// The column in which a rating is charged; nothing where the vehicle may not be.
  std::optional<Column> column(Rating rating) const;

  /// pips-30: what may be left though it is against a clause or would be a crossing. Rough ground never is for tracks.
  bool would_hinder(Rating rating) const;
};

}  // namespace linesman::pips
