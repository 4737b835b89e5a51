// A tray: models with equal bases in ranks, which move as one piece.
#pragma once

#include <cstdint>
#include <vector>

#include "table/footprint.h"

namespace linesman {

struct Tray {
  Footprint model;          ///< the base of one model: a rectangle or a circle
  std::int64_t models = 1;  ///< with those that are lost, above 0
  std::int64_t files = 1;   ///< models in a full rank, above 0
  double gap = 0;           ///< inches between neighbours in a rank, and between ranks; at least 0
  friend bool operator==(const Tray&, const Tray&) = default;
};

/// The ranks that `left` models stand in; a tray without models has none.
std::int64_t ranks_of(const Tray& tray, std::int64_t left);

/// Inches from one rank to the next.
double depth_of_rank(const Tray& tray);

/// The rectangle round the ranks of `left` models. The last rank counts as if it were full. Without models it is that
/// of one.
RectangleBase outline_of(const Tray& tray, std::int64_t left);

/// The middles of the models in the frame of the tray, rank by rank from the front, each from the left. The last rank
/// stands in the middle.
std::vector<Vec> places_on(const Tray& tray, std::int64_t left);

}  // namespace linesman
