// Gaps between bases along a leg, for limits that are known only once an order has been traced.
#pragma once

#include "movement/trace.h"

namespace linesman {

/// A base where it stands.
struct BaseAt {
  const Footprint& footprint;
  Pose pose;
};

/// Where on a leg the gap between a base that stands at its beginning and another that stays is at most `reach`
/// (inches, at least 0), EPS forgiven: a part of [0, length]; nothing where it nowhere is. Altitudes do not matter.
std::optional<Part> part_of_leg_within(const Leg& leg, const BaseAt& mover, const BaseAt& other, double reach);

}  // namespace linesman
