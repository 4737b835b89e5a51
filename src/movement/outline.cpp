#include "movement/outline.h"

#include <algorithm>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

Area area_of(const Feature& feature) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape)) return Area(*polygons);
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) return Area(*line, feature.width);
  return {};
}

Outline::Outline(const Footprint& footprint) : frame(frame_box(footprint)) {
  if (const auto* circle = std::get_if<CircleBase>(&footprint)) {
    points = {Vec{0, 0}};
    radius = circle->diameter / 2;
    outer = radius;
    return;
  }
  points = convex_hull(corners(footprint));
  for (const Vec p : points) outer = std::max(outer, length(p));
}

PlacedBase::PlacedBase(PieceIndex index, const Outline& outline, const Pose& pose)
    : piece(index), radius(outline.radius), outer(outline.outer), facing_(pose.facing), front_(direction(pose.facing)) {
  place(outline, pose);
}

void PlacedBase::place(const Outline& outline, const Pose& pose) {
  if (pose.facing != facing_) {
    facing_ = pose.facing;
    front_ = direction(facing_);
  }
  centre = pose.at;
  altitude = pose.altitude;
  points.assign(outline.points.begin(), outline.points.end());
  for (Vec& p : points) p = centre + Vec{p.x * front_.y + p.y * front_.x, p.y * front_.y - p.x * front_.x};
  box = convex().box();
}

double PlacedBase::gap_to(const Convex& other) const { return std::max(0.0, gap_between(convex(), other)); }

bool PlacedBase::overlaps(const Convex& other) const { return gap_between(convex(), other) < -EPS; }

}  // namespace linesman
