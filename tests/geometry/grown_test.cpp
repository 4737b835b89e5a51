#include "geometry/boost/grown.h"

#include <gmock/gmock.h>

#include "geometry/boost/measure.h"
#include "geometry/shapes.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

TEST(AShapeThatCannotGrow, IsAProblem) {
  EXPECT_THAT(english(grown(BOW_TIE, 1).problem().reason), HasSubstr("crosses itself"));
  EXPECT_THAT(english(strip_outline({{0, 0}, {HUGE_VAL, 0}}, 1).problem().reason), HasSubstr("finite"));
}

TEST(ASquare, GrowsByItsSidesAndRoundCorners) {
  const auto more = grown(LEFT, 1, 360);
  ASSERT_TRUE(more.ok()) << more.problem().reason;
  EXPECT_NEAR(area_of(*more), 16 + 4 * 4 + PI, 1e-3);
  EXPECT_EQ(area_of(*grown(LEFT, 0)), 16);
}

TEST(ASquare, ShrinksToNothing) {
  EXPECT_NEAR(area_of(*grown(LEFT, -1)), 4, NEAR);
  EXPECT_THAT(*grown(LEFT, -2.5), IsEmpty());
}

TEST(AHole, IsClosedByGrowing) {
  const MultiPolygon frame{{square(0, 0, 10), {square(4, 4, 2)}}};
  EXPECT_THAT(grown(frame, 0.5)->front().holes, SizeIs(1));
  EXPECT_THAT(grown(frame, 1.5)->front().holes, IsEmpty());
}

TEST(RandomStars, GrowByTheAreaAlongTheirOutline) {
  int unanswered = 0;
  for (std::uint64_t seed = 0; seed < tables_tried(600); ++seed) {
    Random random(seed);
    const MultiPolygon a{{star(random, {10, 10}, 2, 6, 9), {}}};
    const double by = random.between(0.1, 2);
    const auto more = grown(a, by);
    if (!more.ok()) {
      ++unanswered;
      continue;
    }
    EXPECT_TRUE(*covered_by(a, *more)) << seed;
    EXPECT_GT(area_of(*more), area_of(a) + by * by) << seed;
    const auto less = grown(a, -by);
    if (!less.ok())
      ++unanswered;
    else
      EXPECT_LT(area_of(*less), area_of(a)) << seed;
  }
  EXPECT_LE(unanswered, 6);
}

TEST(AStrip, HasFlatEndsAndRoundJoins) {
  EXPECT_NEAR(area_of(*strip_outline({{0, 0}, {10, 0}}, 2)), 20, NEAR);
  // Where two arms meet at a right angle, the disc adds a quarter outside, and their common square counts once.
  EXPECT_NEAR(area_of(*strip_outline({{0, 0}, {10, 0}, {10, 10}}, 2, 720)), 20 + 20 - 1 + PI / 4, 1e-4);
}

TEST(AStrip, MayCrossItself) {
  const auto loop = strip_outline({{0, 0}, {10, 0}, {10, 10}, {5, 10}, {5, -5}}, 1);
  ASSERT_TRUE(loop.ok()) << loop.problem().reason;
  ASSERT_THAT(*loop, SizeIs(1));
  EXPECT_THAT(loop->front().holes, SizeIs(1));
}

TEST(RandomStrips, HaveAnOutline) {
  int unanswered = 0;
  for (std::uint64_t seed = 0; seed < tables_tried(300); ++seed) {
    Random random(seed);
    Polyline line{{10, 10}};
    double length_of_it = 0;
    for (int i = 0; i < 6; ++i) {
      line.push_back(line.back() + unit(random) * random.between(0.5, 4));
      length_of_it += distance(line[line.size() - 2], line.back());
    }
    const auto outline = strip_outline(line, 0.8);
    if (!outline.ok()) {
      ++unanswered;
      continue;
    }
    EXPECT_LE(area_of(*outline), length_of_it * 0.8 + 5 * PI * 0.16) << seed;
    EXPECT_TRUE(*covered_by(line, *grown(*outline, 0.01))) << seed;
  }
  EXPECT_LE(unanswered, 3);
}

}  // namespace
}  // namespace linesman
