#include "geometry/shapes/area.h"

#include <gmock/gmock.h>

#include "geometry/boost/measure.h"
#include "geometry/boost/overlay.h"
#include "geometry/shapes.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::ElementsAre;
using testing::IsEmpty;

const MultiPolygon THIN_FRAME{{square(0, 0, 10), {square(3, 3, 4)}}};

SweepScratch on_leg(const Area& area, const LegSweep& sweep) {
  SweepScratch scratch;
  area.on_leg(sweep, true, scratch);
  return scratch;
}

TEST(AnArea, IsMetFromTheFirstTouchToTheLast) {
  const Ring base = square(-3, 1, 1);
  const SweepScratch scratch = on_leg(Area(THIN_FRAME), LegSweep({{-2.5, 1.5}, {1, 0}, 20}, {base, 0}));
  EXPECT_THAT(scratch.met, ElementsAre(Stretch{2, 13}));
  EXPECT_THAT(scratch.held, ElementsAre(Stretch{2.5, 12.5}));
}

TEST(AnArea, IsNotMetInItsHole) {
  const Ring base = square(-3, 4.5, 1);
  const SweepScratch scratch = on_leg(Area(THIN_FRAME), LegSweep({{-2.5, 5}, {1, 0}, 20}, {base, 0}));
  EXPECT_THAT(scratch.met, ElementsAre(Stretch{2, 6}, Stretch{9, 13}));
}

TEST(AnArea, IsMetInsideWhereNoBorderIs) {
  const Area wood(MultiPolygon{square_polygon(-20, -20, 40)});
  const Ring base = square(0, 0, 1);
  EXPECT_THAT(on_leg(wood, LegSweep({{0.5, 0.5}, {1, 0}, 5}, {base, 0})).met, ElementsAre(Stretch{0, 5}));
  SweepScratch scratch;
  EXPECT_TRUE(wood.during_turn(TurnSweep({base, 0}, {0.5, 0.5}, 90), scratch));
  EXPECT_THAT(scratch.met, ElementsAre(Stretch{0, 90}));
  EXPECT_TRUE(wood.meets(LegSweep({{0.5, 0.5}, {1, 0}, 0}, {base, 0})));
}

TEST(AnArea, OfOverlappingPolygonsIsMetAsOne) {
  const Area area(MultiPolygon{square_polygon(0, 0, 4), square_polygon(3, 0, 4)});
  const Ring base = square(-3, 1, 1);
  EXPECT_THAT(on_leg(area, LegSweep({{-2.5, 1.5}, {1, 0}, 20}, {base, 0})).met, ElementsAre(Stretch{2, 10}));
}

TEST(AnArea, OfNothingIsNeverMet) {
  const Ring base = square(0, 0, 1);
  EXPECT_THAT(on_leg(Area(), LegSweep({{0, 0}, {1, 0}, 5}, {base, 0})).met, IsEmpty());
  EXPECT_FALSE(Area().holds({0, 0}));
}

TEST(AnArea, HasTheDistanceThatBoostFinds) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Random random(seed);
    const MultiPolygon polygons{{star(random, {5, 5}, 2, 5, 9), {star(random, {5, 5}, 0.5, 1.5, 5)}}};
    const Vec p{random.between(-5, 15), random.between(-5, 15)};
    EXPECT_NEAR(Area(polygons).distance_from(p), closest_points({p}, {polygons})->distance, NEAR) << seed;
  }
}

TEST(AnArea, IsAsFarFromARayAsFromALongLine) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    const MultiPolygon polygons{{star(random, {5, 5}, 2, 5, 9), {}}};
    const Vec from{random.between(-5, 15), random.between(-5, 15)};
    const Vec along = unit(random);
    const Polyline ray{from, from + along * 100};
    EXPECT_NEAR(Area(polygons).distance_from_ray(from, along), closest_points({ray}, {polygons})->distance, NEAR)
        << seed;
  }
}

TEST(AnArea, FindsItsNearestSide) {
  const Vec side = Area(MultiPolygon{square_polygon(0, 0, 4)}).border_near({2, -1});
  EXPECT_EQ(side.y, 0);
  EXPECT_NE(side.x, 0);
}

TEST(ABareLine, OverlapsAnAreaThatItPassesThroughButNoOtherLine) {
  const Area fence(Polyline{{0, 0}, {20, 0}}, 0);
  const Area wood(MultiPolygon{square_polygon(1, -1, 3)});
  const Area road(Polyline{{5, -5}, {5, 5}}, 2);
  const Area ditch(Polyline{{5, -5}, {5, 5}}, 0);
  const Area beside(MultiPolygon{square_polygon(1, 0, 3)});
  for (const Area* area : {&wood, &road}) {
    EXPECT_TRUE(fence.overlaps(*area));
    EXPECT_TRUE(area->overlaps(fence));
  }
  for (const Area* area : {&ditch, &beside}) {
    EXPECT_FALSE(fence.overlaps(*area));
    EXPECT_FALSE(area->overlaps(fence));
  }
}

TEST(APointThatTurnsOnToABorder, CountsAsOnTheSideThatItCameFrom) {
  const Area area(MultiPolygon{square_polygon(0, 0, 4)});
  const auto held_before_end = [&](Vec start, Vec about, double degrees) {
    const std::array<Vec, 1> point{start};
    return area.held_before_end(TurnSweep({point, 0}, about, degrees), start);
  };
  EXPECT_EQ(held_before_end({2, -2}, {2, 0}, -90), false) << "from outside on to the south side";
  EXPECT_EQ(held_before_end({2, 2}, {2, 0}, 90), true) << "from inside";
  EXPECT_EQ(held_before_end({2, 2}, {2, 0}, 30), true) << "it ends inside";
}

}  // namespace
}  // namespace linesman
