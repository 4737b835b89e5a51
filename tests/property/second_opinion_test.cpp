// The exact geometry against Boost.Geometry, which works with polygons and knows nothing of sweeps.
#include <gtest/gtest.h>

// 1.81's distance.hpp wants this one first.
#include <boost/geometry/algorithms/assign.hpp>

#include <boost/geometry/algorithms/distance.hpp>
#include <boost/geometry/algorithms/is_valid.hpp>

#include "geometry/boost/boost_models.h"
#include "geometry/boost/measure.h"
#include "geometry/boost/overlay.h"
#include "geometry/boost/validity.h"
#include "geometry/shapes.h"
#include "geometry/shapes/area.h"
#include "geometry/shapes/centre_line.h"

namespace linesman {
namespace {

using namespace shapes;

/// Square inches. What overlaps by less may be too shallow to count.
constexpr double GRAZE = 1e-5;

/// Square inches that Boost may see where shapes only touch.
constexpr double NOTHING = 1e-6;

/// By `intersection_of`, which checks what Boost says: 1.81 by itself sometimes gives a whole shape as the intersection
/// of two that touch.
double common_area(const Ring& a, const Polygon& b) {
  const auto common = intersection_of({{a, {}}}, {b});
  EXPECT_TRUE(common.ok());
  return common.ok() ? area_of(*common) : 0;
}

Ring moved(Ring ring, Vec by) {
  for (Vec& p : ring) p = p + by;
  return ring;
}

/// Everything that a convex ring passes over between two places of a leg.
Ring swept(const Ring& ring, const Course& course, double from, double to) {
  std::vector<Vec> points = moved(ring, course.along * from);
  for (const Vec p : moved(ring, course.along * to)) points.push_back(p);
  return convex_hull(std::move(points));
}

/// A base on a leg that begins anywhere near the middle: a rectangle along its leg or askew, or any convex polygon.
struct Move {
  Course course;
  Ring base;
};

Move random_move(Random& random) {
  const Course course{{random.between(3, 17), random.between(3, 17)}, unit(random), random.between(0.5, 12)};
  const double width = random.between(0.5, 2);
  const double length_of_base = random.between(0.5, 3);
  if (random.chance(0.4)) return {course, rectangle(course.from, course.along, width, length_of_base)};
  if (random.chance(0.5)) return {course, rectangle(course.from, unit(random), width, length_of_base)};
  return {course, convex(random, course.from, 3, 7)};
}

Stretches met_by_sweep(const Area& area, const Move& move) {
  SweepScratch scratch;
  area.on_leg(LegSweep(move.course, {move.base, 0}), false, scratch);
  return scratch.met;
}

/// The found stretches against the area in common, at places along the leg that are not near an end of a stretch.
void expect_overlap_set(const Polygon& ground, const Move& move, const Stretches& met, std::uint64_t seed) {
  constexpr int PLACES = 12;
  constexpr double CLEAR = 0.02;
  for (int i = 0; i <= PLACES; ++i) {
    const double s = move.course.length * i / PLACES;
    const auto near_end = [&](Stretch m) { return std::abs(s - m.from) < CLEAR || std::abs(s - m.to) < CLEAR; };
    if (std::any_of(met.begin(), met.end(), near_end)) continue;
    const bool found = std::any_of(met.begin(), met.end(), [&](Stretch m) { return m.from < s && s < m.to; });
    const double common = common_area(moved(move.base, move.course.along * s), ground);
    if (found)
      EXPECT_GT(common, 0) << seed << " at " << s;
    else
      EXPECT_LE(common, NOTHING) << seed << " at " << s;
  }
}

/// Up to where the ground is entered the swept hull has nothing in common with it; a little farther it has.
void expect_entry(const Polygon& ground, const Move& move, const Stretches& met, std::uint64_t seed) {
  const double length_of_leg = move.course.length;
  const double common = common_area(swept(move.base, move.course, 0, length_of_leg), ground);
  if (met.empty()) {
    EXPECT_LE(common, GRAZE) << seed;
    return;
  }
  EXPECT_GT(common, 0) << seed;
  const double entry = met.front().from;
  if (entry > 0) {
    EXPECT_LE(common_area(swept(move.base, move.course, 0, entry), ground), NOTHING) << seed;
  }
  const double beyond = std::min(entry + 0.01, length_of_leg);
  if (beyond > entry + 0.005) {
    EXPECT_GT(common_area(swept(move.base, move.course, 0, beyond), ground), 0) << seed;
  }
}

/// Ground as the sweep knows it, and as a polygon.
struct Ground {
  Area area;
  Polygon polygon;
};

Ground random_star(Random& random) {
  const Polygon polygon = corrected(Polygon{star(random, {10, 10}, 1.5, 6, 10), {star(random, {10, 10}, 0.2, 1, 6)}});
  return {Area({polygon}), polygon};
}

Ground random_strip(Random& random) {
  const Vec a{random.between(4, 16), random.between(4, 16)};
  const Vec along = unit(random);
  const double length = random.between(2, 12);
  const double width = random.between(0.1, 2);
  return {Area(Polyline{a, a + along * length}, width),
          {rectangle(a + along * (length / 2), along, width, length), {}}};
}

/// Holds random moves over random ground against the area in common; how many of them met it.
int expect_common_areas(std::uint64_t tables, Ground (*random_ground)(Random&)) {
  int met_some = 0;
  for (std::uint64_t seed = 0; seed < tables; ++seed) {
    Random random(seed);
    const Ground ground = random_ground(random);
    const Move move = random_move(random);
    const Stretches met = met_by_sweep(ground.area, move);
    met_some += met.empty() ? 0 : 1;
    expect_overlap_set(ground.polygon, move, met, seed);
    expect_entry(ground.polygon, move, met, seed);
  }
  return met_some;
}

TEST(AMovedBase, MeetsStarsWhereItHasAreaInCommonWithThem) { EXPECT_GT(expect_common_areas(3000, random_star), 900); }

TEST(AMovedBase, MeetsStraightStripsWhereItHasAreaInCommonWithThem) {
  EXPECT_GT(expect_common_areas(2000, random_strip), 350);
}

TEST(AMovedBase, KeepsTheDistanceOfItsSweptHull) {
  int apart = 0;
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Random random(seed);
    const Move move = random_move(random);
    const Ring other = convex(random, {10, 10}, 4, 8);
    const double found = ShapePair({other, 0}, {move.base, 0}).least_gap(move.course.along, move.course.length);
    const double distance_of_hull =
        bg::distance(Polygon{swept(move.base, move.course, 0, move.course.length), {}}, Polygon{other, {}});
    EXPECT_NEAR(found, distance_of_hull, 1e-9) << seed;
    apart += found > 0 ? 1 : 0;
  }
  EXPECT_GT(apart, 1500);
}

TEST(DistancesOfLines, AreThoseOfBoost) {
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random random(seed);
    Polyline points;
    for (int i = 0; i < 6; ++i) points.push_back({random.between(0, 20), random.between(0, 20)});
    const Vec p{random.between(-5, 25), random.between(-5, 25)};
    EXPECT_NEAR(CentreLine(points).distance_from(p), bg::distance(p, LineModel(points)), 1e-9) << seed;
  }
}

TEST(Validity, IsThatOfBoostOnRandomPolygonsWithHoles) {
  int valid = 0;
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Random random(seed);
    Polygon polygon{star(random, {10, 10}, 2, 8, 9), {}};
    for (std::size_t i = random.below(3); i > 0; --i)
      polygon.holes.push_back(star(random, {random.between(6, 14), random.between(6, 14)}, 0.3, 2, 6));
    if (random.chance(0.2)) std::swap(polygon.outer[1], polygon.outer[4]);
    const bool fine = !why_invalid_polygon(polygon);
    EXPECT_EQ(fine, bg::is_valid(corrected(polygon))) << seed;
    valid += fine ? 1 : 0;
  }
  EXPECT_GT(valid, 1500);
  EXPECT_LT(valid, 4500);
}

}  // namespace
}  // namespace linesman
