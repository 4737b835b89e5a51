#include "geometry/boost/measure.h"

#include <gmock/gmock.h>

#include "geometry/boost/overlay.h"
#include "geometry/shapes.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::HasSubstr;

Measured disc(Vec at, double radius) { return {at, radius}; }
Measured polygon(Ring ring) { return {MultiPolygon{{std::move(ring), {}}}, 0}; }

TEST(TheDistance, BetweenDiscsIsEdgeToEdge) {
  const auto gap = closest_points(disc({0, 0}, 1), disc({6, 8}, 2));
  EXPECT_NEAR(gap->distance, 7, NEAR);
  EXPECT_NEAR(distance(gap->from, {0.6, 0.8}), 0, NEAR);
  EXPECT_NEAR(distance(gap->to, {4.8, 6.4}), 0, NEAR);
}

TEST(TheDistance, OfAPointFromASquareIsToItsNearestSide) {
  const auto gap = closest_points({Vec{6, 2}}, polygon(square(0, 0, 4)));
  EXPECT_EQ(gap->distance, 2);
  EXPECT_EQ(gap->to, (Vec{4, 2}));
}

TEST(TheDistance, OfOverlappingShapesIsZeroAtACommonPoint) {
  for (const Measured& other : {polygon(square(3, 3, 4)), polygon(square(1, 1, 2)), Measured{Vec{2, 2}},
                                Measured{Polyline{{-1, 2}, {5, 2}}}, polygon(square(4, 0, 2))}) {
    const auto gap = closest_points(polygon(square(0, 0, 4)), other);
    ASSERT_TRUE(gap.ok()) << gap.problem().reason;
    EXPECT_EQ(gap->distance, 0);
    EXPECT_EQ(gap->from, gap->to);
    EXPECT_TRUE(*covered_by(gap->from, {square_polygon(0, 0, 4)}));
  }
}

TEST(TheDistance, OfOverlappingDiscsIsZeroAtAPointOfBoth) {
  const auto gap = closest_points(disc({0, 0}, 3), disc({4, 0}, 2));
  EXPECT_EQ(gap->distance, 0);
  EXPECT_LE(distance(gap->from, {0, 0}), 3);
  EXPECT_LE(distance(gap->from, {4, 0}), 2);
  EXPECT_EQ(closest_points(disc({1, 1}, 3), disc({1, 1}, 1))->distance, 0);
}

TEST(TheDistance, FromAHoleIsToItsRim) {
  const Measured frame{MultiPolygon{{square(0, 0, 10), {square(2, 2, 6)}}}};
  const auto gap = closest_points(disc({5, 4}, 1), frame);
  EXPECT_NEAR(gap->distance, 1, NEAR);
  EXPECT_NEAR(gap->to.y, 2, NEAR);
}

TEST(TheDistance, DoesNotDependOnTheOrderOfTheShapes) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    const Measured a = polygon(star(random, {10, 10}, 1, 4, 8));
    const Measured b = polygon(star(random, {14, 15}, 1, 4, 8));
    const auto there = closest_points(a, b);
    const auto back = closest_points(b, a);
    EXPECT_NEAR(there->distance, back->distance, NEAR) << seed;
    EXPECT_NEAR(distance(there->from, there->to), there->distance, NEAR) << seed;
  }
}

TEST(AShapeThatCannotBeMeasured, IsAProblem) {
  EXPECT_THAT(english(closest_points({MultiPolygon{}}, {Vec{1, 1}}).problem().reason), HasSubstr("nothing"));
  EXPECT_THAT(english(closest_points({Polyline{}}, {Vec{1, 1}}).problem().reason), HasSubstr("two points"));
  EXPECT_THAT(english(closest_points({Vec{NAN, 1}}, {Vec{1, 1}}).problem().reason), HasSubstr("finite"));
  EXPECT_THAT(english(closest_points(polygon({{0, 0}, {4, 4}, {4, 0}, {0, 4}}), {Vec{1, 1}}).problem().reason),
              HasSubstr("crosses itself"));
}

TEST(TheArea, DoesNotDependOnTheDirectionOfTheRing) {
  EXPECT_EQ(area_of(square(1, 1, 4)), 16);
  EXPECT_EQ(area_of(Ring{{0, 0}, {0, 4}, {4, 4}, {4, 0}}), 16);
  EXPECT_EQ(area_of(Polygon{square(0, 0, 10), {square(2, 2, 2), {{5, 5}, {5, 7}, {7, 5}}}}), 100 - 4 - 2);
  EXPECT_EQ(area_of(MultiPolygon{}), 0);
}

TEST(ACoveredShape, HasNoPointOutside) {
  const MultiPolygon ground{square_polygon(0, 0, 4), square_polygon(3, 0, 4)};
  EXPECT_TRUE(*covered_by(Vec{4, 4}, ground)) << "a border covers";
  EXPECT_FALSE(*covered_by(Vec{4, 5}, ground));
  EXPECT_TRUE(*covered_by(Polyline{{1, 1}, {6, 1}}, ground)) << "over a seam";
  EXPECT_FALSE(*covered_by(Polyline{{1, 1}, {8, 1}}, ground));
  EXPECT_TRUE(*covered_by({square_polygon(2, 1, 3)}, ground));
  EXPECT_FALSE(*covered_by({square_polygon(2, 2, 3)}, ground));
}

TEST(ACoveredShape, LeavesNothingWhenItsCoverIsSubtracted) {
  int covered = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    const MultiPolygon big{{star(random, {10, 10}, 3, 6, 9), {}}};
    const MultiPolygon small{{star(random, {10, 11}, 1, 4, 6), {}}};
    const bool is_covered = *covered_by(small, big);
    EXPECT_EQ(is_covered, area_of(*difference_of(small, big)) == 0) << seed;
    covered += is_covered ? 1 : 0;
  }
  EXPECT_GT(covered, 100);
}

}  // namespace
}  // namespace linesman
