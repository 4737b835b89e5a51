// Gaps between bases along a leg, for limits that are known only after the order was traced.
#pragma once

#include "movement/trace.h"

namespace linesman {

/// A base at a pose.
struct BaseAt {
  const Footprint& footprint;
  Pose pose;
};

/// The part of [0, length] of a leg on which the gap between the moving base and another that stays is at most `reach`
/// (inches, at least 0) + EPS; nothing where it never is. Altitudes do not matter.
std::optional<Part> part_of_leg_within(const Leg& leg, const BaseAt& mover, const BaseAt& other, double reach);

}  // namespace linesman
