#include "movement/outline.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

Outline::Outline(const Footprint& footprint) : frame(frame_box(footprint)) {
  if (const auto* circle = std::get_if<CircleBase>(&footprint)) {
    points = {Vec{0, 0}};
    radius = circle->diameter / 2;
    return;
  }
  points = convex_hull(corners(footprint));
}

Ring Outline::at(const Pose& pose) const {
  const Vec f = direction(pose.facing);
  Ring r = points;
  for (Vec& p : r) p = pose.at + Vec{p.x * f.y + p.y * f.x, p.y * f.y - p.x * f.x};
  return r;
}

PlacedBase::PlacedBase(PieceIndex index, const Outline& outline, const Pose& pose)
    : piece(index),
      points(outline.at(pose)),
      radius(outline.radius),
      altitude(pose.altitude),
      box(convex().box()),
      centre(pose.at) {
  for (const Vec p : points) outer = std::max(outer, distance(p, centre));
  outer += radius;
}

double PlacedBase::gap_to(const Convex& other) const { return std::max(0.0, Pairing(convex(), other).gap()); }

bool PlacedBase::overlaps(const Convex& other) const { return Pairing(convex(), other).gap() < -EPS; }

bool same_level(double a, double b) { return std::abs(a - b) < SAME_LEVEL - EPS; }

}  // namespace linesman
