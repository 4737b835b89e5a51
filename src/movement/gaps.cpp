#include "movement/gaps.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/shapes/area.h"
#include "geometry/sweeps/turn_sweep.h"
#include "movement/outline.h"

namespace linesman {

namespace {

Convex convex_of(const PlacedShape& shape) { return {shape.points(), shape.radius()}; }

Box box_round(const Ring& points, double radius) {
  Box box;
  for (const Vec p : points) box.include(p);
  return box.grown(radius);
}

}  // namespace

PlacedShape::PlacedShape(const Footprint& footprint, const Pose& pose) {
  const Outline outline(footprint);
  for (const Vec p : outline.points) points_.push_back(pose.at + rotated(p, pose.facing));
  radius_ = outline.radius;
  box_ = box_round(points_, radius_);
}

PlacedShape::PlacedShape(Ring points) : points_(convex_hull(std::move(points))), box_(box_round(points_, 0)) {}

PlacedShape PlacedShape::shifted(Vec by) const {
  PlacedShape moved = *this;
  for (Vec& p : moved.points_) p = p + by;
  moved.box_ = box_round(moved.points_, radius_);
  return moved;
}

double gap_between(const PlacedShape& a, const PlacedShape& b) {
  return std::max(0.0, gap_between(convex_of(a), convex_of(b)));
}

bool overlap(const PlacedShape& a, const PlacedShape& b) {
  return a.box().meets(b.box()) && gap_between(convex_of(a), convex_of(b)) < -EPS;
}

double gap_to_feature(const PlacedShape& shape, const Feature& feature) {
  Area area;
  if (const auto* polygons = std::get_if<MultiPolygon>(&feature.shape)) area = Area(*polygons);
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) area = Area(*line, feature.width);
  if (area.box().empty()) return HUGE_VAL;
  for (const Vec p : shape.points())
    if (area.covers(p)) return 0;
  double least = HUGE_VAL;
  const Convex base = convex_of(shape);
  area.for_borders(
      area.box(),
      [&](Vec a, Vec b) {
        const std::array<Vec, 2> ends{a, b};
        least = std::min(least, gap_between({std::span<const Vec>(ends).first(a == b ? 1 : 2), 0}, base));
      },
      [&](Vec centre, double radius) {
        const std::array<Vec, 1> point{centre};
        least = std::min(least, gap_between({point, radius}, base));
      });
  return std::max(0.0, least);
}

ShapeOnLeg::ShapeOnLeg(const Leg& leg, PlacedShape start)
    : start_(std::move(start)),
      along_(leg.length > 0 ? (leg.to - leg.from) * (1 / leg.length) : Vec{}),
      length_(leg.length),
      swept_(start_.box()) {
  swept_.include(start_.shifted(leg.to - leg.from).box());
}

std::optional<Part> ShapeOnLeg::nearer(const PlacedShape& other, double reach) const {
  if (!swept_.grown(reach).meets(other.box())) return std::nullopt;
  const auto near = ShapePair(convex_of(other), convex_of(start_)).nearer(along_, length_, reach);
  return near ? std::optional(Part{near->from, near->to}) : std::nullopt;
}

std::optional<Part> ShapeOnLeg::within(const PlacedShape& other, double reach) const {
  if (!swept_.grown(reach + EPS).meets(other.box())) return std::nullopt;
  const auto near = ShapePair(convex_of(other), convex_of(start_)).within(along_, reach);
  if (!near || exceeds(0, near->to) || exceeds(near->from, length_)) return std::nullopt;
  return Part{std::clamp(near->from, 0.0, length_), std::clamp(near->to, 0.0, length_)};
}

double ShapeOnLeg::gap_at(const PlacedShape& other, double s) const {
  return std::max(0.0, ShapePair(convex_of(other), convex_of(start_)).gap(along_ * s));
}

ShapeOnLeg::Least ShapeOnLeg::least(const PlacedShape& other, const Part& part) const {
  const ShapePair pair(convex_of(other), convex_of(start_));
  const auto gap = [&](double s) { return std::max(0.0, pair.gap(along_ * s)); };
  // Along a leg the gap of convex shapes is a convex function. `to` moves back on plateaus: the first least place wins.
  double from = part.from;
  double to = part.to;
  constexpr int HALVINGS = 90;
  for (int i = 0; i < HALVINGS && to - from > 0; ++i) {
    const double a = from + (to - from) / 3;
    const double b = to - (to - from) / 3;
    if (gap(a) <= gap(b))
      to = b;
    else
      from = a;
  }
  const double s = (from + to) / 2;
  Least least{gap(s), s};
  for (const double end : {part.to, part.from})
    if (const double there = gap(end); there <= least.gap) least = {there, end};
  return least;
}

ShapeInTurn::ShapeInTurn(const Turn& turn, PlacedShape start)
    : start_(std::move(start)), about_(turn.about), angle_(turn.angle) {
  swept_ = TurnSweep(convex_of(start_), about_, angle_).swept_box();
}

std::vector<Part> ShapeInTurn::nearer(const PlacedShape& other, double reach) const {
  std::vector<Part> parts;
  if (!swept_.grown(reach).meets(other.box())) return parts;
  for (const Stretch& near : TurnSweep(convex_of(start_), about_, angle_).nearer(convex_of(other), reach))
    parts.push_back({near.from, near.to});
  return parts;
}

double ShapeInTurn::least_gap(const PlacedShape& other) const {
  return std::max(0.0, TurnSweep(convex_of(start_), about_, angle_).least_gap(convex_of(other)));
}

}  // namespace linesman
