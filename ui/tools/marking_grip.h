// Markings taken hold of and moved.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/plan.h"

namespace linesman {

/// What of a marking is being dragged.
struct MarkingGrip {
  std::size_t marking = 0;           ///< its place in the plan
  std::optional<std::size_t> point;  ///< one of its points; none: all of it
  Vec from;                          ///< where it was taken hold of
  Marking before;
  Marking now;
};

/// What a press at a point takes: of the topmost marking that is drawn no farther than `reach` inches from it, a point
/// that near or else all of it.
std::optional<MarkingGrip> grip_at(const std::vector<Marking>& markings, Vec point, double reach);

Marking with_point(Marking marking, std::size_t point, Vec place);
Marking moved(Marking marking, Vec by);

/// Why a document may not hold it: a sentence.
std::optional<std::string> why_invalid(const Marking& marking);

}  // namespace linesman
