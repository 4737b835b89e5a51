#include "reach/units/file_slots.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"

namespace linesman {

namespace {

struct WayPart {
  Vec from;
  Vec along;  ///< of length 1
  double inches = 0;
  double heading = 0;
};

std::vector<WayPart> parts_of(const Polyline& way, double facing) {
  std::vector<WayPart> legs;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const Vec off = way[i] - way[i - 1];
    const double inches = length(off);
    if (inches > EPS) legs.push_back({way[i - 1], off * (1 / inches), inches, heading_of(off)});
  }
  if (legs.empty()) legs.push_back({way.front(), direction(facing), 0, facing});
  return legs;
}

/// Inches back from `from`, against `along`, to where a place is `spacing` from `slot`; `from` is no farther from it.
double back_to(Vec slot, Vec from, Vec along, double spacing) {
  const Vec off = from - slot;
  const double ahead = dot(off, along);
  return ahead + std::sqrt(std::max(0.0, ahead * ahead - dot(off, off) + spacing * spacing));
}

}  // namespace

double inches_of(const Polyline& way) {
  double inches = 0;
  for (std::size_t i = 1; i < way.size(); ++i) inches += distance(way[i - 1], way[i]);
  return inches;
}

Polyline first_part(const Polyline& way, double inches) {
  Polyline part{way.front()};
  for (std::size_t i = 1; i < way.size() && inches > 0; ++i) {
    const double leg = distance(way[i - 1], way[i]);
    part.push_back(leg > inches ? way[i - 1] + (way[i] - way[i - 1]) * (inches / leg) : way[i]);
    inches -= leg;
  }
  return part;
}

std::vector<Slot> file_slots(const Polyline& way, double facing, double spacing, std::size_t count) {
  const std::vector<WayPart> legs = parts_of(way, facing);
  std::size_t leg = legs.size() - 1;
  double left = legs[leg].inches;  // of the leg before the slot
  std::vector<Slot> slots{{way.back(), legs[leg].heading}};
  while (slots.size() < count) {
    const Vec slot = slots.back().at;
    for (;; left = legs[--leg].inches) {
      const Vec from = legs[leg].from + legs[leg].along * left;
      const double back = back_to(slot, from, legs[leg].along, spacing);
      // At a bend the slot is on the leg before it.
      if (leg > 0 && back > left - EPS) continue;
      left -= back;
      slots.push_back({from - legs[leg].along * back, legs[leg].heading});
      break;
    }
  }
  return slots;
}

}  // namespace linesman
