#include "editing/snapping/contact.h"

#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"
#include "geometry/boost/measure.h"
#include "geometry/shapes/convex.h"

namespace linesman {

namespace {

constexpr double NEARLY_FLUSH = 10;  // degrees

bool is_round(const Footprint& footprint) { return std::holds_alternative<CircleBase>(footprint); }

/// The outline on the table: hull and radius.
struct RoundedHull {
  Ring points;
  double radius = 0;
};

RoundedHull hull_of(const Footprint& footprint, const Pose& pose) {
  if (const auto* circle = std::get_if<CircleBase>(&footprint)) return {{pose.at}, circle->diameter / 2};
  std::vector<Vec> points = corners(footprint);
  for (Vec& p : points) p = pose.at + rotated(p, pose.facing);
  return {convex_hull(std::move(points)), 0};
}

Measured measured(const RoundedHull& outline) {
  if (outline.points.size() == 1) return {outline.points.front(), outline.radius};
  return {MultiPolygon{{outline.points, {}}}, 0};
}

/// The shift that brings a base that stands free, or that overlaps, into contact.
std::optional<Vec> shift_to_contact(const Footprint& footprint, const Pose& wanted, const StandingBase& other,
                                    double reach) {
  const RoundedHull mine = hull_of(footprint, wanted);
  const RoundedHull theirs = hull_of(other.footprint, other.pose);
  const ShapePair pair({theirs.points, theirs.radius}, {mine.points, mine.radius});
  const double gap = pair.gap();
  if (std::abs(gap) > reach) return std::nullopt;
  if (gap >= 0) {
    const auto nearest = closest_points(measured(mine), measured(theirs));
    return nearest ? std::optional(nearest->to - nearest->from) : std::nullopt;
  }
  const Vec apart = wanted.at - other.pose.at;
  const Vec along = length(apart) < EPS ? Vec{0, 1} : apart * (1 / length(apart));
  const auto overlap = pair.nearer(along, outer_radius(footprint) + outer_radius(other.footprint), 0);
  if (!overlap || overlap->to > 2 * reach) return std::nullopt;
  return along * overlap->to;
}

Box turned_by_quarters(const Box& box, int quarters) {
  Box turned;
  for (const Vec corner : {box.min, box.max}) turned.include(rotated(corner, 90.0 * quarters));
  return turned;
}

/// Of the values that bring the ends of two stretches into line the one nearest to `free`, if it is within reach.
double in_line(double free, double least, double most, double own_least, double own_most, double reach) {
  double best = free;
  double off = reach;
  for (const double value : {most - own_most, least - own_least, (least + most - own_least - own_most) / 2})
    if (std::abs(value - free) < off) {
      off = std::abs(value - free);
      best = value;
    }
  return best;
}

/// Flush with a base with straight sides: side by side, or one behind the other.
std::optional<Pose> flush(const Footprint& footprint, const Pose& wanted, const StandingBase& other, double reach,
                          bool turns) {
  if (is_round(footprint) || is_round(other.footprint)) return std::nullopt;
  const double turn = turn_between(other.pose.facing, wanted.facing);
  const int quarters = static_cast<int>(std::lround(turn / 90));
  const double off = std::abs(turn - 90.0 * quarters);
  if (off > (turns ? NEARLY_FLUSH : ANGLE_EPS)) return std::nullopt;
  const Box there = frame_box(other.footprint);
  const Box own = turned_by_quarters(frame_box(footprint), quarters);
  const Vec free = rotated(wanted.at - other.pose.at, -other.pose.facing);
  std::optional<Vec> best;
  const auto offer = [&](Vec place, bool sideways) {
    const bool beside = sideways ? place.y + own.min.y < there.max.y && place.y + own.max.y > there.min.y
                                 : place.x + own.min.x < there.max.x && place.x + own.max.x > there.min.x;
    if (beside && distance(place, free) <= reach && (!best || distance(place, free) < distance(*best, free)))
      best = place;
  };
  const double x = in_line(free.x, there.min.x, there.max.x, own.min.x, own.max.x, reach);
  const double y = in_line(free.y, there.min.y, there.max.y, own.min.y, own.max.y, reach);
  offer({there.max.x - own.min.x, y}, true);
  offer({there.min.x - own.max.x, y}, true);
  offer({x, there.max.y - own.min.y}, false);
  offer({x, there.min.y - own.max.y}, false);
  if (!best) return std::nullopt;
  Pose pose = wanted;
  pose.at = other.pose.at + rotated(*best, other.pose.facing);
  if (turns) pose.facing = normalised(other.pose.facing + 90.0 * quarters);
  return pose;
}

}  // namespace

std::optional<Pose> in_contact(const Footprint& footprint, const Pose& wanted, const std::vector<StandingBase>& others,
                               double reach, bool turns) {
  std::optional<Pose> best;
  const auto offer = [&](const Pose& pose) {
    if (!best || distance(pose.at, wanted.at) < distance(best->at, wanted.at)) best = pose;
  };
  const double own = outer_radius(footprint);
  std::vector<StandingBase> near;
  for (const StandingBase& other : others)
    if (distance(other.pose.at, wanted.at) <= own + outer_radius(other.footprint) + reach) near.push_back(other);
  for (const StandingBase& other : near)
    if (const auto pose = flush(footprint, wanted, other, reach, turns)) offer(*pose);
  if (best) return best;
  for (const StandingBase& other : near)
    if (const auto shift = shift_to_contact(footprint, wanted, other, reach)) {
      Pose pose = wanted;
      pose.at = pose.at + *shift;
      offer(pose);
    }
  return best;
}

std::vector<StandingBase> bases_near(const SnapIndex& index, Vec point, double reach,
                                     const std::vector<PieceIndex>& without) {
  std::vector<StandingBase> bases;
  for (const PieceIndex piece : index.pieces_near(Box{point, point}.grown(reach)))
    if (std::find(without.begin(), without.end(), piece) == without.end())
      bases.push_back({index.base(piece), index.game().piece(piece).pose});
  return bases;
}

}  // namespace linesman
