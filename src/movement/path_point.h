// Places on the way of one piece, and what a traced step is there.
#pragma once

#include <compare>

#include "movement/trace.h"

namespace linesman {

/// A place on a path: `s` along that step, inches along a leg or climb, degrees turned in a turn, 0 at other steps.
struct PathPoint {
  std::size_t step = 0;  ///< its place in `PieceTrace::steps`
  double s = 0;
  friend auto operator<=>(const PathPoint&, const PathPoint&) = default;
};

/// The facts of a step of that kind, or nullptr.
template <class Facts>
const Facts* facts_of(const TracedStep& step) {
  return std::get_if<Facts>(&step.facts);
}

/// What is told of other pieces on legs, turns and climbs; nullptr for steps at which the base does not move.
const Encounters* met_in(const TracedStep& step);

/// The largest `s` of a step: the length of a leg, the degrees of a turn, the height of a climb; else 0.
double extent_of(const TracedStep& step);

/// The pose of a piece `s` along a step; at its extent or beyond, exactly the pose after it.
Pose pose_at(const TracedStep& step, double s);

/// `s` of a place as rulings tell it: inches along a leg or climb; 0 at turns and acts, which are done whole.
double told_s(const TracedStep& step, double s);

}  // namespace linesman
