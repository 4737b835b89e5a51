#include "geometry/shapes/polygon_region.h"

#include <gmock/gmock.h>

#include "geometry/boost/measure.h"
#include "geometry/shapes.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::ElementsAre;
using testing::IsEmpty;

const Polygon THICK_FRAME{square(0, 0, 10), {square(4, 4, 2)}};

/// The polygon with `parts` sides in place of each side.
Polygon divided(const Polygon& polygon, int parts) {
  const auto finer = [&](const Ring& ring) {
    Ring all;
    for (std::size_t i = 0; i < ring.size(); ++i)
      for (int k = 0; k < parts; ++k)
        all.push_back(ring[i] + (ring[(i + 1) % ring.size()] - ring[i]) * (static_cast<double>(k) / parts));
    return all;
  };
  Polygon fine{finer(polygon.outer), {}};
  for (const Ring& hole : polygon.holes) fine.holes.push_back(finer(hole));
  return fine;
}

SweepScratch on_leg(const PolygonRegion& region, const LegSweep& sweep) {
  SweepScratch scratch;
  region.on_leg(sweep, true, scratch);
  for (Stretches* s : {&scratch.met, &scratch.held}) {
    join(*s);
    drop_short(*s);
  }
  return scratch;
}

TEST(ARegion, HoldsItsInsideWithoutBorderAndHoles) {
  const PolygonRegion region(THICK_FRAME);
  EXPECT_TRUE(region.holds({1, 1}));
  EXPECT_FALSE(region.holds({5, 5}));
  EXPECT_FALSE(region.holds({11, 5}));
  for (const Vec p : {Vec{0, 5}, Vec{10, 10}, Vec{4, 5}, Vec{1, EPS / 2}}) {
    EXPECT_TRUE(region.near_border(p));
    EXPECT_FALSE(region.holds(p));
  }
  EXPECT_EQ(region.box(), (Box{{0, 0}, {10, 10}}));
}

TEST(ARegion, DoesNotDependOnTheDirectionOfItsRings) {
  Polygon turned = THICK_FRAME;
  std::reverse(turned.outer.begin(), turned.outer.end());
  EXPECT_TRUE(PolygonRegion(turned).holds({1, 1}));
  EXPECT_FALSE(PolygonRegion(turned).holds({5, 5}));
}

TEST(ARegion, HoldsAWayBetweenItsBorders) {
  const PolygonRegion region(THICK_FRAME);
  Stretches held;
  Stretches edge;
  region.held_on({{-2, 5}, {1, 0}, 20}, held, edge);
  join(held);
  EXPECT_THAT(held, ElementsAre(Stretch{2, 6}, Stretch{8, 12}));
  EXPECT_THAT(edge, IsEmpty());
  held.clear();
  region.held_on({{-2, 10}, {1, 0}, 20}, held, edge);
  EXPECT_THAT(held, IsEmpty()) << "along its border";
  EXPECT_THAT(edge, ElementsAre(Stretch{2, 12}));
}

TEST(ARegion, HoldsThePointsThatItCovers) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    const Polygon polygon{star(random, {5, 5}, 2, 5, 12), {star(random, {5, 5}, 0.3, 1, 6)}};
    const PolygonRegion region(polygon);
    for (int i = 0; i < 20; ++i) {
      const Vec p{random.between(0, 10), random.between(0, 10)};
      if (region.near_border(p)) continue;
      EXPECT_EQ(region.inside(p), *covered_by(p, {polygon})) << seed;
    }
  }
}

TEST(ARegion, OfManySidesAgreesWithOneOfFew) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    const Polygon polygon{star(random, {5, 5}, 2, 5, 12), {}};
    const Course course{{random.between(-2, 12), random.between(-2, 12)}, unit(random), random.between(1, 12)};
    const Ring base = rectangle(course.from, course.along, 1, 1.5);
    const LegSweep sweep(course, {base, 0});
    const SweepScratch few = on_leg(PolygonRegion(polygon), sweep);
    const SweepScratch many = on_leg(PolygonRegion(divided(polygon, 8)), sweep);
    const auto expect_same = [&](const Stretches& a, const Stretches& b) {
      ASSERT_EQ(a.size(), b.size()) << seed;
      for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_NEAR(a[i].from, b[i].from, EPS) << seed;
        EXPECT_NEAR(a[i].to, b[i].to, EPS) << seed;
      }
    };
    expect_same(few.met, many.met);
    expect_same(few.held, many.held);
    EXPECT_EQ(PolygonRegion(polygon).meets(sweep), PolygonRegion(divided(polygon, 8)).meets(sweep)) << seed;
  }
}

TEST(ARegion, OfManySidesMayHaveALegBeginOnItsBorder) {
  const PolygonRegion region(divided({square(0, 0, 10), {}}, 100));
  const Course inwards{{0, 5}, {1, 0}, 12};
  const LegSweep sweep(inwards, {rectangle(inwards.from, inwards.along, 1, 1.5), 0});
  const SweepScratch scratch = on_leg(region, sweep);
  EXPECT_THAT(scratch.held, ElementsAre(Stretch{0, 10}));
  EXPECT_THAT(scratch.met, ElementsAre(Stretch{0, 0.75}, Stretch{9.25, 10.75})) << "its border";
}

TEST(ARegion, IsMetDuringATurnWhereACornerSwingsOverItsBorder) {
  const Ring tank = rectangle({0, 0}, {0, 1}, 1.2, 2.6);
  SweepScratch scratch;
  EXPECT_TRUE(PolygonRegion({square(1, -5, 10), {}}).during_turn(TurnSweep({tank, 0}, {0, 0}, 45), scratch));
  join(scratch.met);
  ASSERT_EQ(scratch.met.size(), 1u);
  EXPECT_GT(scratch.met[0].from, 19);
  EXPECT_LT(scratch.met[0].from, 20);
  EXPECT_FALSE(PolygonRegion({square(-9, -9, 18), {}}).during_turn(TurnSweep({tank, 0}, {0, 0}, 45), scratch))
      << "wholly inside, no border is met";
}

}  // namespace
}  // namespace linesman
