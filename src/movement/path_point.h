// Places on the way of one piece, and the facts of a traced step there.
#pragma once

#include <compare>

#include "movement/trace.h"

namespace linesman {

/// A place on a path. `s` lies along a step: inches of a leg or climb, degrees of a turn, 0 at other steps.
struct PathPoint {
  std::size_t step = 0;  ///< its place in `PieceTrace::steps`
  double s = 0;
  friend auto operator<=>(const PathPoint&, const PathPoint&) = default;
};

/// The facts of a step if it is of that kind, otherwise nullptr.
template <class Facts>
const Facts* facts_of(const TracedStep& step) {
  return std::get_if<Facts>(&step.facts);
}

/// The encounters of a leg, turn or climb; nullptr for steps at which the base does not move.
const Encounters* met_in(const TracedStep& step);

/// The largest `s` of a step: the length of a leg, the degrees of a turn, the height of a climb; else 0.
double extent_of(const TracedStep& step);

/// The pose of a piece `s` along a step; at or beyond its extent, exactly the pose after it.
Pose pose_at(const TracedStep& step, double s);

/// `s` as rulings report it: inches along a leg or climb; 0 for turns and acts, which are carried out as a whole.
double reported_s(const TracedStep& step, double s);

}  // namespace linesman
