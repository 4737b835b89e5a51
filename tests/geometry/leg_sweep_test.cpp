#include "geometry/sweeps/leg_sweep.h"

#include <gmock/gmock.h>

#include "geometry/shapes.h"

namespace linesman {
namespace {

using namespace shapes;

const Course EAST{{0, 0}, {1, 0}, 10};
const Ring BLOCK = rectangle({0, 0}, {1, 0}, 2, 4);
const std::array<Vec, 1> CENTRE{Vec{0, 0}};

std::optional<Stretch> met_segment(const LegSweep& sweep, Vec a, Vec b) {
  Stretch met;
  if (!sweep.meets_segment(a, b, met)) return std::nullopt;
  return met;
}

TEST(ABlockOnALeg, MeetsAHedgeFromItsFrontToItsRear) {
  const LegSweep sweep(EAST, {BLOCK, 0});
  EXPECT_EQ(met_segment(sweep, {5, -9}, {5, 9}), (Stretch{3, 7}));
  EXPECT_EQ(met_segment(sweep, {11, -9}, {11, 9}), (Stretch{9, 10}));
  EXPECT_EQ(met_segment(sweep, {1, -9}, {1, 9}), (Stretch{0, 3}));
  EXPECT_EQ(met_segment(sweep, {13, -9}, {13, 9}), std::nullopt);
}

TEST(ABlockOnALeg, DoesNotMeetAWallThatItOnlyTouches) {
  const LegSweep sweep(EAST, {BLOCK, 0});
  EXPECT_EQ(met_segment(sweep, {-9, 1}, {20, 1}), std::nullopt);
  EXPECT_EQ(met_segment(sweep, {5, 1}, {6, 4}), std::nullopt);
  EXPECT_EQ(met_segment(sweep, {12, -9}, {12, 9}), std::nullopt);
  ASSERT_TRUE(met_segment(sweep, {5, 1 - 4 * EPS}, {6, 4}));
}

TEST(ADiscOnALeg, MeetsAPostFromTheDistanceOfItsRadius) {
  const LegSweep sweep(EAST, {CENTRE, 5});
  Stretch met;
  ASSERT_TRUE(sweep.meets_disc({9, 4}, 1, met));
  EXPECT_NEAR(met.from, 9 - std::sqrt(20), NEAR);
  EXPECT_EQ(met.to, 10);
  EXPECT_FALSE(sweep.meets_disc({9, 6}, 1, met)) << "it only touches";
  EXPECT_NEAR(sweep.least_gap_to_disc({9, 8}, 1), 2, NEAR);
  EXPECT_EQ(sweep.least_gap_to_disc({9, 3}, 1), 0);
}

TEST(ALegOfNoLength, IsAPlace) {
  const LegSweep place({{0, 0}, {1, 0}, 0}, {BLOCK, 0});
  EXPECT_EQ(met_segment(place, {1, -9}, {1, 9}), (Stretch{0, 0}));
  EXPECT_EQ(met_segment(place, {2, -9}, {2, 9}), std::nullopt);
}

TEST(ALeg, DoesNotMeetABoxBesideIt) {
  const LegSweep sweep(EAST, {BLOCK, 0});
  EXPECT_TRUE(sweep.passes_by({{3, 1.5}, {4, 2}}));
  EXPECT_TRUE(sweep.passes_by({{13, -1}, {14, 1}}));
  EXPECT_FALSE(sweep.passes_by({{3, 0.5}, {4, 2}}));
  Stretch met;
  EXPECT_TRUE(sweep.passes_over({{5, -0.5}, {6, 0.5}}, met));
  EXPECT_EQ(met, (Stretch{3, 8}));
  EXPECT_FALSE(sweep.passes_over({{5, -0.5}, {6, 1.5}}, met));
}

TEST(ALeg, LiesWithinItsBoxAndCorridor) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    const Rounded shape = rounded(random, {10, 10});
    const Course course{{10, 10}, unit(random), random.between(0, 8)};
    const LegSweep sweep(course, shape.view());
    const Box swept = sweep.swept_box().grown(NEAR);
    const Corridor corridor = sweep.corridor(NEAR);
    for (const double s : {0.0, course.length / 2, course.length})
      for (const Vec p : shape.points) {
        const Vec at = p + course.along * s;
        EXPECT_TRUE(swept.meets(Box{at, at}.grown(shape.radius))) << seed;
        EXPECT_TRUE(corridor.box.meets(Box{course.local(at), course.local(at)})) << seed;
      }
  }
}

/// Compares stretches with the gap at many places of the leg.
void expect_as_stepped(const ShapePair& pair, const Course& course, bool met, Stretch found, double reach,
                       std::uint64_t seed) {
  constexpr int STEPS = 100;
  for (int i = 0; i <= STEPS; ++i) {
    const double s = course.length * i / STEPS;
    const double gap = pair.gap(course.along * s);
    if (met && s >= found.from - NEAR && s <= found.to + NEAR)
      EXPECT_LE(gap, reach + 1e-8) << seed << " at " << s;
    else
      EXPECT_GE(gap, reach - EPS - NEAR) << seed << " at " << s;
  }
}

TEST(ALeg, AgreesWithStepping) {
  int met_in_all = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random random(seed);
    const Vec along = unit(random);
    const Course course{{0, 0}, along, random.between(0.5, 10)};
    Rounded shape = rounded(random, {0, 0});
    if (shape.points.size() == 2) continue;
    if (random.chance(0.4)) shape = {rectangle({0, 0}, along, random.between(0.5, 2), random.between(0.5, 3)), 0};
    if (shape.points.size() > 2) shape.radius = 0;
    const LegSweep sweep(course, shape.view());
    const Vec a = unit(random) * random.between(0, 9);
    const Vec b = a + unit(random) * random.between(0.1, 5);
    const std::array<Vec, 2> ends{a, b};
    const std::array<Vec, 1> post{a};
    Stretch found;
    bool met = sweep.meets_segment(course.local(a), course.local(b), found);
    met_in_all += met ? 1 : 0;
    expect_as_stepped(ShapePair({ends, 0}, shape.view()), course, met, found, 0, seed);

    const double half_width = random.between(0.05, 1);
    const Vec side = Vec{a.y - b.y, b.x - a.x} * (half_width / distance(a, b));
    const std::array<Vec, 4> bar{a - side, b - side, b + side, a + side};
    // Seen from a to b the corners run clockwise, with the left side last.
    std::array<Vec, 4> ring = bar;
    if (cross(ring[1] - ring[0], ring[2] - ring[1]) < 0) std::reverse(ring.begin(), ring.end());
    met = sweep.meets_bar(course.local(a), course.local(b), half_width, found);
    expect_as_stepped(ShapePair({ring, 0}, shape.view()), course, met, found, 0, seed);

    const double radius = random.between(0.1, 1);
    const double reach = random.between(0, 1);
    met = sweep.nearer_to_disc(course.local(a), radius, reach, found);
    const ShapePair with_post({post, radius}, shape.view());
    expect_as_stepped(with_post, course, met, found, reach, seed);
    EXPECT_NEAR(sweep.least_gap_to_disc(course.local(a), radius), with_post.least_gap(along, course.length), NEAR)
        << seed;
  }
  EXPECT_GT(met_in_all, 500);
}

}  // namespace
}  // namespace linesman
