#include "movement/leg_gaps.h"

#include <algorithm>

#include "base/tolerance.h"
#include "movement/outline.h"

namespace linesman {

std::optional<Part> part_of_leg_within(const Leg& leg, const BaseAt& mover, const BaseAt& other, double reach) {
  if (!exceeds(leg.length, 0)) return std::nullopt;
  const PlacedBase moving(PieceIndex{}, Outline(mover.footprint), mover.pose);
  const PlacedBase standing(PieceIndex{}, Outline(other.footprint), other.pose);
  const Vec along = (leg.to - leg.from) * (1 / leg.length);
  const auto near = ShapePair(standing.convex(), moving.convex()).within(along, reach);
  if (!near || exceeds(0, near->to) || exceeds(near->from, leg.length)) return std::nullopt;
  return Part{std::clamp(near->from, 0.0, leg.length), std::clamp(near->to, 0.0, leg.length)};
}

}  // namespace linesman
