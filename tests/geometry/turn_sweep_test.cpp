#include "geometry/sweeps/turn_sweep.h"

#include <gmock/gmock.h>

#include "base/heading.h"
#include "geometry/shapes.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::ElementsAre;
using testing::IsEmpty;

double degrees(double radians) { return radians * 180 / std::numbers::pi; }

const Ring TANK = rectangle({0, 0}, {0, 1}, 1.2, 2.6);
const double TO_CORNER = std::hypot(0.6, 1.3);
const Ring DIAMOND{{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
const std::array<Vec, 1> DISC{Vec{0, 0}};

Stretches met_by(const TurnSweep& turning, const Ring& fixed, double radius = 0) {
  Stretches met;
  turning.meets({fixed, radius}, met);
  join(met);
  return met;
}

TEST(ATurn, MeetsAWallWhereACornerReachesIt) {
  // The front right corner, 24.78 degrees from ahead, turns right until it is 1 inch east of the centre.
  const Ring wall = square(1, -5, 10);
  const Stretches met = met_by(TurnSweep({TANK, 0}, {0, 0}, 45), wall);
  ASSERT_EQ(met.size(), 1u);
  EXPECT_NEAR(met[0].from, degrees(std::asin(1 / TO_CORNER) - std::atan2(0.6, 1.3)), NEAR);
  EXPECT_NEAR(met[0].to, 45, NEAR);
  EXPECT_THAT(met_by(TurnSweep({TANK, 0}, {0, 0}, 15), wall), IsEmpty());
}

TEST(ATurn, MeetsAPostOnTheWayAlone) {
  // A quarter turn of a square begins and ends beside a post that its corners sweep over.
  const Ring block = square(-1, -1, 2);
  const Stretches met = met_by(TurnSweep({block, 0}, {0, 0}, 90), square(1.2, -0.05, 0.1));
  ASSERT_EQ(met.size(), 1u);
  EXPECT_GT(met[0].from, 1);
  EXPECT_LT(met[0].to, 89);
  EXPECT_NEAR(met[0].from + met[0].to, 90, NEAR) << "by symmetry";
}

TEST(ATurn, MeetsARoundJoint) {
  // A disc of radius 0.5 turns about (1.4, 0). It is 1.5 from (4, 0) when cos a = (1.96 + 6.76 - 2.25) / (2·1.4·2.6).
  EXPECT_THAT(met_by(TurnSweep({DISC, 0.5}, {1, 0}, 180), {{4, 0}}, 1), IsEmpty());
  const Stretches met = met_by(TurnSweep({DISC, 0.5}, {1.4, 0}, 180), {{4, 0}}, 1);
  ASSERT_EQ(met.size(), 1u);
  EXPECT_NEAR(met[0].from, 180 - degrees(std::acos((1.96 + 6.76 - 2.25) / (2 * 1.4 * 2.6))), NEAR);
}

TEST(ATurn, CountsTwoCornersThatTouchTogetherAsTouching) {
  // A segment along a side of the diamond: each quarter turn touches it again, and cuts it in between.
  Stretches met;
  EXPECT_TRUE(TurnSweep({DIAMOND, 0}, {0, 0}, -180).meets_segment({0.5, -0.5}, {1.5, -1.5}, met));
  join(met);
  EXPECT_THAT(met, ElementsAre(Stretch{0, 180}));
}

TEST(ATurn, IsNotNearAShapeJustBecauseItsMiddleIs) {
  // The block begins far from the post, which stands 0.5 from the centre of the turn.
  const Ring block = rectangle({9.5, 11.5}, {-1, 0}, 1.5, 2.5);
  const Stretches near = TurnSweep({block, 0}, {7, 13.5}, 180).nearer({square(4.5, 13.5, 2), 0}, 1.5);
  ASSERT_EQ(near.size(), 1u);
  EXPECT_GT(near[0].from, 40);
}

TEST(ATurn, IsNearAPointOnItsWayBeforeAndAfterIt) {
  const Vec start{0, 5};
  const Ring wall{{3, 4}, {9, 12}};  // straight out from a place on the way
  for (const double reach : {1e-2, 4e-6}) {
    const Stretches near = TurnSweep({{&start, 1}, 0}, {0, 0}, 90).nearer({wall, 0}, reach);
    const double at = std::atan2(3, 4) * DEGREES;
    const double aside = 2 * std::asin(reach / 10) * DEGREES;
    ASSERT_EQ(near.size(), 1u);
    EXPECT_NEAR(near[0].from, at - aside, 1e-9);
    EXPECT_NEAR(near[0].to, at + aside, 1e-9);
  }
}

TEST(ATurn, ByNothingMeetsAShapeThatItStandsOn) {
  for (const double angle : {0.0, 1e-8, -1e-8}) {
    Stretches met;
    EXPECT_TRUE(TurnSweep({TANK, 0}, {0, 0}, angle).meets({square(0, 0, 2), 0}, met)) << angle;
    EXPECT_FALSE(TurnSweep({TANK, 0}, {0, 0}, angle).meets({square(0.6, 0, 2), 0}, met)) << "it touches";
  }
}

TEST(ATurn, LeavesTheTableWhereACornerDoes) {
  const Box table{{-0.7, -9}, {9, 9}};
  EXPECT_NEAR(*TurnSweep({TANK, 0}, {0, 0}, 90).first_beyond(table),
              degrees(std::asin(0.7 / TO_CORNER) - std::atan2(0.6, 1.3)), NEAR);
  EXPECT_FALSE(TurnSweep({TANK, 0}, {0, 0}, 4).first_beyond(table));
}

TEST(ATurn, KnowsItsCircles) {
  const TurnSweep turning({TANK, 0.1}, {0, 1.3}, -90);
  EXPECT_EQ(turning.amount(), 90);
  EXPECT_NEAR(turning.outer(), std::hypot(0.6, 2.6) + 0.1, NEAR);
  EXPECT_NEAR(turning.slimness(), 0.7, NEAR);
  EXPECT_NEAR(distance(turning.middle_at(90), {1.3, 1.3}), 0, NEAR);
}

struct Scene {
  Rounded shape;
  Rounded fixed;
  Vec about;
  double amount;
  TurnSweep turning() const { return {shape.view(), about, amount}; }
  double gap_at(const TurnSweep& turning, double turned) const {
    const PointBuffer there = turning.corners_at(turned);
    return ShapePair(fixed.view(), {there.view(), shape.radius}).gap();
  }
};

Scene random_scene(Random& random) {
  const Rounded shape =
      random.chance(0.3) ? Rounded{{{0, 0}}, random.between(0.2, 1)} : Rounded{convex(random, {}, 3, 8)};
  Scene scene{shape, rounded(random, unit(random) * random.between(0, 5)), {}, 0};
  scene.about = unit(random) * random.between(0, 2);
  scene.amount = (random.chance(0.5) ? 1 : -1) * random.between(1, 360);
  return scene;
}

constexpr int STEPS = 120;

TEST(ATurn, AgreesWithSteppingOnNearness) {
  std::uint64_t near = 0;
  for (std::uint64_t seed = 0; seed < tables_tried(3000); ++seed) {
    Random random(seed);
    const Scene scene = random_scene(random);
    const double reach = random.chance(0.5) ? 0 : random.between(0.1, 1.5);
    const TurnSweep turning = scene.turning();
    const Stretches found = turning.nearer(scene.fixed.view(), reach);
    near += found.empty() ? 0 : 1;
    for (int i = 0; i <= STEPS; ++i) {
      const double turned = turning.amount() * i / STEPS;
      const double gap = scene.gap_at(turning, turned);
      const bool within = std::any_of(found.begin(), found.end(),
                                      [&](Stretch s) { return turned >= s.from - 1e-7 && turned <= s.to + 1e-7; });
      if (within)
        EXPECT_LE(gap, reach + 1e-7) << seed << " at " << turned;
      else
        EXPECT_GE(gap, reach - EPS - 1e-8) << seed << " at " << turned;
    }
  }
  EXPECT_GT(near, tables_tried(800));
}

TEST(ATurn, AgreesWithSteppingOnTheLeastDistance) {
  for (std::uint64_t seed = 0; seed < tables_tried(2000); ++seed) {
    Random random(seed);
    const Scene scene = random_scene(random);
    const TurnSweep turning = scene.turning();
    double least = HUGE_VAL;
    for (int i = 0; i <= STEPS; ++i) least = std::min(least, scene.gap_at(turning, turning.amount() * i / STEPS));
    const double found = turning.least_gap(scene.fixed.view());
    EXPECT_LE(found, std::max(0.0, least) + 1e-8) << seed;
    EXPECT_GE(found, least - turning.outer() * radians(turning.amount()) / STEPS) << seed;
  }
}

TEST(AGlance, IsNeverWrong) {
  std::uint64_t settled = 0;
  for (std::uint64_t seed = 0; seed < tables_tried(3000); ++seed) {
    Random random(seed);
    Scene scene = random_scene(random);
    scene.amount /= 12;
    const TurnSweep turning = scene.turning();
    const Vec a = unit(random) * random.between(0, 4);
    const Vec b = a + unit(random) * random.between(0.1, 3);
    const double growth = random.between(0, 0.5);
    const TurnSweep::Glance glance = turning.glance(turning.half_way(a), turning.half_way(b), growth);
    if (glance == TurnSweep::Glance::unsure) continue;
    ++settled;
    const std::array<Vec, 2> ends{a, b};
    for (int i = 0; i <= 20; ++i) {
      const PointBuffer there = turning.corners_at(turning.amount() * i / 20);
      const double gap = ShapePair({ends, 0}, {there.view(), scene.shape.radius}).gap();
      if (glance == TurnSweep::Glance::misses)
        EXPECT_GE(gap, growth) << seed;
      else
        EXPECT_LT(gap, 0) << seed;
    }
  }
  EXPECT_GT(settled, tables_tried(500));
}

}  // namespace
}  // namespace linesman
