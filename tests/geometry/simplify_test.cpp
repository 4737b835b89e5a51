#include "geometry/boost/overlay.h"

#include <gmock/gmock.h>

#include "geometry/boost/measure.h"
#include "geometry/boost/validity.h"
#include "geometry/shapes.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

double farthest_from(const Polyline& points, const Polyline& line) {
  double farthest = 0;
  for (const Vec p : points) {
    double nearest = HUGE_VAL;
    for (std::size_t i = 1; i < line.size(); ++i)
      nearest = std::min(nearest, distance_to_segment(p, line[i - 1], line[i]));
    farthest = std::max(farthest, nearest);
  }
  return farthest;
}

TEST(ALine, LosesPointsThatLieNearTheRestOfIt) {
  EXPECT_THAT(simplified_line({{0, 0}, {1, 0.05}, {2, 0}, {3, 1}}, 0.1), ElementsAre(Vec{0, 0}, Vec{2, 0}, Vec{3, 1}));
}

TEST(ALine, KeepsItsEndsAndMayBeEmpty) {
  EXPECT_THAT(simplified_line({{0, 0}, {1, 1}, {2, 0}}, 100), ElementsAre(Vec{0, 0}, Vec{2, 0}));
  EXPECT_THAT(simplified_line({}, 1), IsEmpty());
}

TEST(ALine, DrawnFreehandStaysWithinTheTolerance) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    Polyline drawn{{0, 0}};
    for (int i = 0; i < 200; ++i) drawn.push_back(drawn.back() + Vec{0.1, random.between(-0.1, 0.1)});
    const Polyline fewer = simplified_line(drawn, 0.2);
    EXPECT_LT(fewer.size(), 100u) << seed;
    EXPECT_LE(farthest_from(drawn, fewer), 0.2 + 1e-9) << seed;
  }
}

TEST(ACircleOfManyPoints, IsSimplifiedToFew) {
  Polygon circle;
  for (int i = 0; i < 360; ++i) {
    const double angle = std::numbers::pi * i / 180;
    circle.outer.push_back({10 * std::cos(angle), 10 * std::sin(angle)});
  }
  const Polygon fewer = simplified(circle, 0.1);
  EXPECT_LT(fewer.outer.size(), 40u);
  EXPECT_GT(fewer.outer.size(), 12u);
  EXPECT_NEAR(area_of(fewer), std::numbers::pi * 100, 6);
}

TEST(APolygon, LosesHolesWithoutArea) {
  EXPECT_THAT(simplified({square(0, 0, 10), {square(1, 1, 4), square(7, 7, 0.01)}}, 0.1).holes, SizeIs(1));
}

TEST(APolygon, StaysValidForAnyTolerance) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    const Polygon polygon{star(random, {10, 10}, 2, 9, 30), {star(random, {10, 10}, 0.2, 1.5, 12)}};
    ASSERT_FALSE(why_invalid_polygon(polygon)) << seed;
    const Polygon fewer = simplified(polygon, 3);
    EXPECT_FALSE(why_invalid_polygon(fewer)) << seed;
    EXPECT_LE(fewer.outer.size(), polygon.outer.size()) << seed;
  }
}

TEST(TheHullOfPolygons, HoldsThemAllWithoutPointsOnItsSides) {
  EXPECT_THAT(convex_hull(MultiPolygon{square_polygon(0, 0, 2), square_polygon(4, 0, 2)}),
              testing::UnorderedElementsAre(Vec{0, 0}, Vec{6, 0}, Vec{6, 2}, Vec{0, 2}));
  EXPECT_LT(convex_hull(MultiPolygon{}).size(), 3u);
}

TEST(TheHullOfPolygons, IsTheHullOfTheirCorners) {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Random random(seed);
    const Ring ring = star(random, {10, 10}, 1, 9, 20);
    EXPECT_THAT(convex_hull(MultiPolygon{{ring, {}}}), testing::UnorderedElementsAreArray(convex_hull(ring))) << seed;
  }
}

}  // namespace
}  // namespace linesman
