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

FixedBase::FixedBase(const Footprint& base, const Pose& from, Vec to) : FixedBase(base, from) {
  const Vec way = to - from.at;
  Ring there = points_;
  for (const Vec point : points_) there.push_back(point + way);
  points_ = convex_hull(std::move(there));
  middle_ = from.at + way * 0.5;
  outer_ += length(way) / 2;
}

double FixedBase::distance_from(Vec point) const {
  if (points_.size() < 3) return std::max(0.0, distance_to_segment(point, points_.front(), points_.back()) - radius_);
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

double FixedBase::gap_to(const FixedBase& other) const { return std::max(0.0, Pairing(shape(), other.shape()).gap()); }

bool FixedBase::overlaps(const FixedBase& other) const {
  const Vec off = other.middle_ - middle_;
  const double far = outer_ + other.outer_;
  return dot(off, off) < far * far && Pairing(shape(), other.shape()).gap() < -EPS;
}

}  // namespace linesman
