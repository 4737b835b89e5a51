#include "reach/fixed_base.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

FixedBase::FixedBase(const Footprint& base, const Pose& pose) : middle_(pose.at) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) {
    points_ = {pose.at};
    radius_ = outer_ = circle->diameter / 2;
    return;
  }
  points_ = corners(base);
  for (Vec& corner : points_) corner = pose.at + rotated(corner, pose.facing);
  points_ = convex_hull(std::move(points_));
  for (const Vec corner : points_) outer_ = std::max(outer_, distance(middle_, corner));
}

double FixedBase::distance_from(Vec point) const {
  if (points_.size() == 1) return std::max(0.0, distance(point, points_.front()) - radius_);
  bool inside = true;
  double least = HUGE_VAL;
  for_sides(points_, [&](Vec a, Vec b) {
    inside = inside && cross(b - a, point - a) >= 0;
    least = std::min(least, distance_to_segment(point, a, b));
  });
  return inside ? 0 : least;
}

bool FixedBase::nearer_than(Vec point, double reach) const {
  const Vec off = point - middle_;
  const double far = reach + outer_ + EPS;
  return far > 0 && dot(off, off) < far * far && distance_from(point) < reach;
}

double FixedBase::gap_to(const FixedBase& other) const {
  return std::max(0.0, Pairing(convex(), other.convex()).gap());
}

bool FixedBase::overlaps(const FixedBase& other) const {
  const Vec off = other.middle_ - middle_;
  const double far = outer_ + other.outer_;
  return dot(off, off) < far * far && Pairing(convex(), other.convex()).gap() < -EPS;
}

}  // namespace linesman
