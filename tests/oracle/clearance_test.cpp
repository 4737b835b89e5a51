// The oracle checks the tracer, so it is tested by values that were worked out by hand.
#include "support/clearance.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/random_table.h"

namespace linesman {
namespace {

constexpr double FAR = 1e9;

Region square(double west, double south, double east, double north) {
  return region_of(placed(RectangleBase{east - west, north - south}, {(west + east) / 2, (south + north) / 2}, 0));
}

Feature strip(Polyline line, double width) {
  Feature f;
  f.shape = std::move(line);
  f.width = width;
  return f;
}

TEST(TheClearanceOfACircle, IsMeasuredFromItsRim) {
  const BaseAtPose base = placed(CircleBase{2}, {0, 0}, 0);
  EXPECT_DOUBLE_EQ(clearance(base, square(3, -1, 4, 1), FAR), 2);
  EXPECT_DOUBLE_EQ(clearance(base, square(4, 5, 6, 6), FAR), std::hypot(4, 5) - 1);
  EXPECT_DOUBLE_EQ(clearance(base, square(1, -1, 4, 1), FAR), 0);
  EXPECT_DOUBLE_EQ(clearance(base, square(0.5, -1, 4, 1), FAR), -0.5);
  EXPECT_DOUBLE_EQ(clearance(base, square(-10, -10, 10, 10), FAR), -1) << "its middle is in it";
}

TEST(TheClearanceOfARectangle, IsMeasuredFromItsSides) {
  const BaseAtPose base = placed(RectangleBase{2, 4}, {0, 0}, 90);  // 4 east-west, 2 north-south
  EXPECT_NEAR(clearance(base, square(3, -5, 4, 5), FAR), 1, 1e-12);
  EXPECT_NEAR(clearance(base, square(5, 5, 6, 6), FAR), 5, 1e-12) << "3 east and 4 north of its corner";
  EXPECT_NEAR(clearance(base, square(1.5, -5, 4, 5), FAR), -0.5, 1e-12);
  EXPECT_LT(clearance(base, square(-0.1, -0.1, 0.1, 0.1), FAR), -0.8) << "a small thing wholly under it";
  EXPECT_LT(clearance(base, square(-9, -9, 9, 9), FAR), -0.9);
}

TEST(TheClearanceOfABase, DoesNotDependOnTheOrderOfItsCorners) {
  const Ring ring{{-1, -1}, {1, -1}, {0, 3}};
  const BaseAtPose one = placed(PolygonBase{ring}, {2, 2}, 33);
  const BaseAtPose other = placed(PolygonBase{{ring.rbegin(), ring.rend()}}, {2, 2}, 33);
  for (const Region& r : {square(0, 0, 1, 1), square(1, 1, 3, 3), square(5, 5, 6, 6)})
    EXPECT_NEAR(clearance(one, r, FAR), clearance(other, r, FAR), 1e-12);
}

TEST(AHole, IsNotPartOfAnArea) {
  Feature f;
  f.shape = MultiPolygon{{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, {{{3, 3}, {7, 3}, {7, 7}, {3, 7}}}}};
  const Region ring = region_of(f);
  EXPECT_NEAR(clearance(placed(CircleBase{2}, {5, 5}, 0), ring, FAR), 1, 1e-12);
  EXPECT_NEAR(clearance(placed(CircleBase{6}, {5, 5}, 0), ring, FAR), -1, 1e-12);
  EXPECT_NEAR(clearance(Vec{5, 5}, ring, FAR), 2, 1e-12);
  EXPECT_NEAR(clearance(Vec{1, 5}, ring, FAR), -1, 1e-12);
}

TEST(TheClearanceOfAPoint, IsNothingOnTheBoundary) {
  const Region r = square(0, 0, 2, 2);
  for (const Vec p : {Vec{0, 1}, Vec{2, 1}, Vec{1, 0}, Vec{1, 2}, Vec{0, 0}}) EXPECT_EQ(clearance(p, r, FAR), 0);
}

TEST(AStrip, HasFlatEndsAndRoundJoins) {
  const Region bend = region_of(strip({{0, 0}, {10, 0}, {10, 10}}, 2));
  EXPECT_NEAR(clearance(Vec{-1, 0}, bend, FAR), 1, 1e-12) << "flat: the strip ends with its line";
  EXPECT_NEAR(clearance(Vec{-3, 5}, bend, FAR), 5, 1e-12);
  EXPECT_NEAR(clearance(Vec{13, -4}, bend, FAR), 4, 1e-12) << "round: 5 from the corner, less 1";
  EXPECT_NEAR(clearance(placed(CircleBase{2}, {13, -4}, 0), bend, FAR), 3, 1e-12);
  EXPECT_NEAR(clearance(placed(RectangleBase{2, 2}, {5, 3}, 0), bend, FAR), 1, 1e-12);
  EXPECT_LT(clearance(Vec{10, 0}, bend, FAR), 0);
}

TEST(ABareLine, IsOverlappedWhereItPassesThroughTheInterior) {
  const Region line = region_of(strip({{0, -5}, {0, 5}}, 0));
  EXPECT_NEAR(clearance(placed(RectangleBase{2, 2}, {3, 0}, 0), line, FAR), 2, 1e-12);
  EXPECT_NEAR(clearance(placed(RectangleBase{2, 2}, {1, 0}, 0), line, FAR), 0, 1e-12);
  EXPECT_NEAR(clearance(placed(RectangleBase{2, 2}, {0.25, 0}, 0), line, FAR), -0.75, 1e-12);
  EXPECT_NEAR(clearance(placed(CircleBase{2}, {0.25, 0}, 0), line, FAR), -0.75, 1e-12);
}

TEST(TheRoomToTheEdge, IsNegativeWhenTheBaseSticksOut) {
  const Table table{10, 20, {}};
  EXPECT_NEAR(room_to_edge(placed(CircleBase{2}, {5, 3}, 0), table), 2, 1e-12);
  EXPECT_NEAR(room_to_edge(placed(RectangleBase{2, 4}, {5, 19}, 0), table), -1, 1e-12);
  EXPECT_NEAR(room_to_edge(placed(RectangleBase{2, 4}, {9, 10}, 90), table), -1, 1e-12);
}

/// The oracle may step because a base that moves by less than its clearance never changes between apart and
/// overlapping.
TEST(TheClearance, NeverPromisesMoreThanThereIs) {
  Random random(7);
  TableRecipe recipe;
  recipe.width = recipe.depth = 12;
  int promised = 0;
  for (int i = 0; i < 4000; ++i) {
    const Kind kind = random.one_of(std::vector<Kind>{Kind::wood, Kind::hedge, Kind::fence, Kind::road});
    const Region region = region_of(random_feature(random, "f", kind, recipe));
    const Footprint base = random_base(random);
    const Vec at = random_point(random, recipe);
    const double facing = random.heading();
    const double before = clearance(placed(base, at, facing), region, FAR);
    const double step = 0.999 * std::abs(before);
    const Vec to = at + Vec{step * std::cos(i), step * std::sin(i)};
    const double after = clearance(placed(base, to, facing), region, FAR);
    EXPECT_TRUE(before == 0 || (before < 0) == (after < 0)) << i;
    promised += before < 0;
  }
  EXPECT_GT(promised, 500);
  EXPECT_LT(promised, 3500);
}

}  // namespace
}  // namespace linesman
