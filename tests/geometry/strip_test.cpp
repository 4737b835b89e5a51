#include "geometry/shapes/strip.h"

#include <gmock/gmock.h>

#include "geometry/boost/grown.h"
#include "geometry/boost/measure.h"
#include "geometry/shapes.h"
#include "geometry/shapes/area.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::ElementsAre;
using testing::IsEmpty;

const Polyline BENT_LINE{{0, 0}, {10, 0}, {10, 10}};

Stretches met_on(const Strip& strip, const LegSweep& sweep) {
  SweepScratch scratch;
  strip.on_leg(sweep, false, scratch);
  join(scratch.met);
  return scratch.met;
}

TEST(AStripOfSomeWidth, HasFlatEndsAndRoundJoints) {
  const Strip strip(BENT_LINE, 2);
  EXPECT_TRUE(strip.holds({0.1, 0.9}));
  EXPECT_FALSE(strip.holds({-0.1, 0})) << "beyond a flat end";
  EXPECT_TRUE(strip.holds({10.6, -0.6})) << "in the round joint";
  EXPECT_FALSE(strip.holds({10.8, -0.8})) << "beyond it";
  EXPECT_FALSE(strip.holds({5, 1})) << "on its side";
}

TEST(ABareLine, HoldsNothingAndIsMetByAShapeThatPassesOverIt) {
  const Strip line(BENT_LINE, 0);
  EXPECT_TRUE(line.bare());
  EXPECT_FALSE(line.holds({5, 0}));
  const Ring base = square(-1, -5, 2);
  EXPECT_THAT(met_on(line, LegSweep({{0, -4}, {0, 1}, 8}, {base, 0})), ElementsAre(Stretch{3, 5}));
  EXPECT_THAT(met_on(line, LegSweep({{0, -4}, {0, 1}, 2}, {base, 0})), IsEmpty());
}

TEST(AStripOfSomeWidth, IsMetFromItsNearSideToItsFarSide) {
  const Ring base = square(4, -6, 2);
  EXPECT_THAT(met_on(Strip(BENT_LINE, 2), LegSweep({{5, -5}, {0, 1}, 9}, {base, 0})), ElementsAre(Stretch{3, 7}));
}

TEST(AStrip, HoldsThePointsInsideItsOutline) {
  for (std::uint64_t seed = 0; seed < tables_tried(200); ++seed) {
    Random random(seed);
    Polyline line{{5, 5}};
    for (int i = 0; i < 5; ++i) line.push_back(line.back() + unit(random) * random.between(0.5, 3));
    const double width = random.between(0.3, 1.5);
    const auto outline = strip_outline(line, width, 256);
    if (!outline.ok()) continue;
    const Strip strip(line, width);
    for (int i = 0; i < 30; ++i) {
      const Vec p = line[random.below(line.size())] + unit(random) * random.between(0, 1.2);
      const double inside = closest_points({p}, {*outline})->distance;
      if (strip.holds(p))
        EXPECT_LT(inside, 1e-3) << seed;
      else
        EXPECT_FALSE(inside == 0 &&
                     *covered_by({{{p + Vec{-1e-3, -1e-3}, p + Vec{1e-3, 0}, p + Vec{0, 1e-3}}, {}}}, *outline))
            << seed;
    }
  }
}

TEST(AStrip, OfManySegmentsAgreesWithOneOfFew) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    const Vec a{random.between(0, 3), random.between(0, 10)};
    const Vec b{random.between(7, 10), random.between(0, 10)};
    // The joints stay away from the ends: their discs would reach beyond these.
    Polyline fine{a};
    for (int i = 0; i <= 40; ++i) fine.push_back(a + (b - a) * (0.2 + 0.6 * i / 40));
    fine.push_back(b);
    const Course course{{random.between(0, 10), random.between(0, 10)}, unit(random), random.between(1, 8)};
    const Ring base = rectangle(course.from, course.along, 1, 1.5);
    const LegSweep sweep(course, {base, 0});
    const double width = random.chance(0.5) ? 0 : random.between(0.1, 1);
    const Stretches few = met_on(Strip({a, b}, width), sweep);
    const Stretches many = met_on(Strip(fine, width), sweep);
    ASSERT_EQ(few.size(), many.size()) << seed;
    for (std::size_t i = 0; i < few.size(); ++i) {
      EXPECT_NEAR(few[i].from, many[i].from, 1e-5) << seed;
      EXPECT_NEAR(few[i].to, many[i].to, 1e-5) << seed;
    }
  }
}

}  // namespace
}  // namespace linesman
