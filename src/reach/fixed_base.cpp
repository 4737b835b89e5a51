#include "reach/fixed_base.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/point_segment.h"

namespace linesman {

FixedBase::FixedBase(const Footprint& base, const Pose& pose) : middle_(pose.at) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) {
    points_ = {pose.at};
    radius_ = outer_ = circle->diameter / 2;
    return;
  }
  points_ = corners(base);
  const Vec ahead = direction(pose.facing);
  for (Vec& corner : points_)
    corner = pose.at + Vec{corner.x * ahead.y + corner.y * ahead.x, corner.y * ahead.y - corner.x * ahead.x};
  if (std::holds_alternative<PolygonBase>(base)) points_ = convex_hull(std::move(points_));
  for (const Vec corner : points_) outer_ = std::max(outer_, distance(middle_, corner));
}

double FixedBase::distance_from(Vec point) const {
  if (points_.size() < 3) return std::max(0.0, distance(point, middle_) - radius_);
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

double FixedBase::gap_to(const FixedBase& other) const { return std::max(0.0, gap_between(shape(), other.shape())); }

bool FixedBase::overlaps(const FixedBase& other) const {
  const Vec off = other.middle_ - middle_;
  const double far = outer_ + other.outer_;
  return dot(off, off) < far * far && gap_between(shape(), other.shape()) < -EPS;
}

bool FixedBase::may_be_met(Vec from, Vec to, double outer) const {
  const double far = outer_ + outer;
  return square_to_segment(middle_, from, to) < far * far;
}

bool FixedBase::is_met_by(const FixedBase& other, Vec along, double inches, double reach) const {
  return Pairing(shape(), other.shape()).nearer(along, inches, reach).has_value();
}

}  // namespace linesman
