#include "geometry/shapes/convex.h"

#include <gmock/gmock.h>

#include "base/tolerance.h"
#include "geometry/boost/measure.h"
#include "geometry/shapes.h"
#include "geometry/shapes/orientation.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::ElementsAre;
using testing::IsEmpty;

const Ring SQUARE = square(0, 0, 2);

Measured measured(const Rounded& shape) {
  if (shape.points.size() == 1) return {shape.points[0], shape.radius};
  if (shape.points.size() == 2) return {shape.points, shape.radius};
  return {MultiPolygon{{shape.points, {}}}, shape.radius};
}

TEST(AHull, IsAnticlockwiseWithoutPointsOnItsSides) {
  EXPECT_THAT(convex_hull(Ring{{2, 2}, {0, 0}, {1, 0}, {2, 0}, {1, 1}, {0, 2}}),
              ElementsAre(Vec{0, 0}, Vec{2, 0}, Vec{2, 2}, Vec{0, 2}));
}

TEST(AHull, OfOneOrTwoPointsHasThesePoints) {
  EXPECT_THAT(convex_hull(Ring{}), IsEmpty());
  EXPECT_THAT(convex_hull(Ring{{1, 1}, {1, 1}}), ElementsAre(Vec{1, 1}));
  EXPECT_THAT(convex_hull(Ring{{2, 2}, {1, 1}, {0, 0}}), ElementsAre(Vec{0, 0}, Vec{2, 2}));
}

TEST(AHull, HoldsAllPointsAndTurnsLeftAtEachCorner) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    std::vector<Vec> points;
    for (int i = 0; i < 30; ++i)
      points.push_back({static_cast<double>(random.below(12)), static_cast<double>(random.below(12))});
    const Ring hull = convex_hull(points);
    for (std::size_t i = 0; i < hull.size(); ++i) {
      const Vec a = hull[i];
      const Vec b = hull[(i + 1) % hull.size()];
      EXPECT_EQ(orientation(a, b, hull[(i + 2) % hull.size()]), 1) << seed;
      for (const Vec p : points) EXPECT_GE(orientation(a, b, p), 0) << seed;
    }
  }
}

TEST(TheDistanceOfSegments, IsZeroWhereTheyMeetAndElseMeasuredFromAnEnd) {
  EXPECT_EQ(distance_between_segments({0, 0}, {2, 2}, {0, 2}, {2, 0}), 0);
  EXPECT_EQ(distance_between_segments({0, 0}, {2, 0}, {1, 3}, {1, 1}), 1);
  EXPECT_EQ(distance_between_segments({0, 0}, {2, 0}, {5, 4}, {9, 4}), 5);
  EXPECT_EQ(distance_to_segment({5, 4}, {2, 0}, {2, 0}), 5);
}

TEST(APairOfShapes, GivesTheDistanceOfShapes) {
  const Ring other = square(5, 6, 1);
  EXPECT_EQ(ShapePair({SQUARE, 0}, {other, 0}).gap(), 5);
  EXPECT_EQ(ShapePair({SQUARE, 0.5}, {other, 1}).gap(), 3.5);
  EXPECT_EQ(ShapePair({SQUARE, 0}, {other, 0}).gap({-3, -4}), 0);
}

TEST(APairOfShapes, GivesTheDepthOfAnOverlap) {
  const Ring other = square(1.5, 0.5, 1);
  EXPECT_EQ(ShapePair({SQUARE, 0}, {other, 0}).gap(), -0.5);
  EXPECT_EQ(ShapePair({SQUARE, 0}, {other, 0.25}).gap(), -0.75);
}

TEST(APairOfShapes, AgreesWithBoostOnDistances) {
  int apart = 0;
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Random random(seed);
    const Rounded a = rounded(random, {0, 0});
    const Rounded b = rounded(random, unit(random) * random.between(0, 6));
    const double gap = ShapePair(a.view(), b.view()).gap();
    EXPECT_NEAR(std::max(0.0, gap), closest_points(measured(a), measured(b))->distance, NEAR) << seed;
    apart += gap > 0 ? 1 : 0;
  }
  EXPECT_GT(apart, 2000);
  EXPECT_LT(apart, 4500);
}

TEST(APairOfShapes, FindsWhereAShiftBringsTheShapesNear) {
  const Ring moving = square(-4, 0.5, 1);
  const ShapePair pair({SQUARE, 0}, {moving, 0});
  EXPECT_EQ(pair.nearer({1, 0}, 10, 0), (Stretch{3, 6}));
  EXPECT_EQ(pair.nearer({1, 0}, 4, 0), (Stretch{3, 4}));
  EXPECT_EQ(pair.nearer({1, 0}, 10, 1), (Stretch{2, 7}));
  EXPECT_EQ(pair.nearer({1, 0}, 2, 0), std::nullopt);
  EXPECT_EQ(pair.nearer({-1, 0}, 10, 0), std::nullopt);
  EXPECT_EQ(pair.least_gap({1, 0}, 2), 1);
  EXPECT_EQ(pair.least_gap({1, 0}, 10), 0);
}

TEST(APairOfShapes, DoesNotCountTouchingAsOverlap) {
  const Ring beside = square(-4, 2, 1);
  EXPECT_EQ(ShapePair({SQUARE, 0}, {beside, 0}).nearer({1, 0}, 10, 0), std::nullopt);
  EXPECT_EQ(ShapePair({SQUARE, 0}, {beside, 0}).least_gap({1, 0}, 10), 0);
}

TEST(APairOfShapes, AgreesWithSteppingAlongTheShift) {
  constexpr int STEPS = 200;
  int near = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Random random(seed);
    const Rounded fixed = rounded(random, {0, 0});
    const Rounded moving = rounded(random, unit(random) * random.between(2, 8));
    const Vec along = unit(random);
    const double length_of_shift = random.between(0.5, 10);
    const double reach = random.chance(0.5) ? 0 : random.between(0.1, 2);
    const ShapePair pair(fixed.view(), moving.view());
    const auto found = pair.nearer(along, length_of_shift, reach);
    near += found ? 1 : 0;
    double least = HUGE_VAL;
    for (int i = 0; i <= STEPS; ++i) {
      const double s = length_of_shift * i / STEPS;
      const double gap = pair.gap(along * s);
      least = std::min(least, gap);
      const bool within = found && s >= found->from - NEAR && s <= found->to + NEAR;
      if (within) {
        EXPECT_LE(gap, reach + NEAR) << seed << " at " << s;
      } else {
        EXPECT_GE(gap, reach - EPS - NEAR) << seed << " at " << s;
      }
    }
    const double found_least = pair.least_gap(along, length_of_shift);
    EXPECT_LE(found_least, std::max(0.0, least) + NEAR) << seed;
    EXPECT_GE(found_least, least - length_of_shift / STEPS) << seed;
    if (found && found->from > NEAR) {
      EXPECT_NEAR(pair.gap(along * found->from), reach, 1e-6) << seed;
    }
  }
  EXPECT_GT(near, 300);
}

/// The sides are tested two at a time: hulls with odd and even numbers of corners, points and segments.
TEST(APairOfShapes, HasTheAskedDistanceAtBothEndsOfAStretch) {
  int met = 0;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    Random random(seed);
    const int corners = static_cast<int>(3 + seed % 9);
    const Rounded fixed = random.chance(0.7) ? Rounded{convex(random, {0, 0}, 3, corners)} : rounded(random, {0, 0});
    const Rounded moving = random.chance(0.5) ? Rounded{{unit(random) * 3}} : rounded(random, unit(random) * 3);
    const double reach = random.chance(0.3) ? 0 : random.between(0.1, 1);
    const Vec along = unit(random);
    const ShapePair pair(fixed.view(), moving.view());
    const auto found = pair.within(along, reach);
    if (!found) continue;
    ++met;
    EXPECT_NEAR(pair.gap(along * found->from), reach, 1e-6) << seed;
    EXPECT_NEAR(pair.gap(along * found->to), reach, 1e-6) << seed;
  }
  EXPECT_GT(met, 1000);
}

}  // namespace
}  // namespace linesman
