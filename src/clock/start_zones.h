// Where a mover may begin when it begins in the start zones of its side.
#pragma once

#include <vector>

#include "clock/goal.h"
#include "reach/search/way_trial.h"

namespace linesman {

/// The start zones of a side.
std::vector<Ring> start_zones_of(const Game& game, const std::string& side);

/// The base lies wholly in one of them.
bool lies_in(const std::vector<Ring>& zones, const Footprint& base, const Pose& pose);

/// A mover at a place where it may begin.
struct StartPlace {
  Pose pose;
  Hearing hearing;  ///< with the piece there
};

/// Places from which the goals are near, and some spread over the zones, each clear of other models and of ground that
/// stops it. `piece` may be in reserve.
std::vector<StartPlace> start_places(const Hearing& hearing, PieceIndex piece, const std::vector<Ring>& zones,
                                     const std::vector<Goal>& goals);

/// Inches that lie between a place, or a goal, and every centre of a base that lies in one of the zones, at least.
/// `inset`: inches from the centre to its nearest edge.
double inches_from_zones(const std::vector<Area>& zones, double inset, Vec place);

}  // namespace linesman
