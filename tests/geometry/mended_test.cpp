#include "geometry/boost/mended.h"

#include <gmock/gmock.h>

#include "geometry/boost/measure.h"
#include "geometry/boost/validity.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

double area_after(const Polygon& polygon) {
  const auto result = mended(polygon);
  EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.problem().reason);
  if (!result) return -1;
  for (const Polygon& part : result->polygons) EXPECT_FALSE(why_invalid_polygon(part)) << "a part is not valid";
  return area_of(result->polygons);
}

TEST(AValidPolygon, StaysAsItIs) {
  const Polygon square{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, {{{1, 1}, {2, 1}, {2, 2}}}};
  const auto result = mended(square);
  ASSERT_TRUE(result.ok());
  EXPECT_THAT(result->polygons, ElementsAre(square));
  EXPECT_THAT(result->done, IsEmpty());
}

TEST(ABowTie, BecomesItsTwoTriangles) {
  const Polygon tie{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}, {}};
  EXPECT_NEAR(area_after(tie), 2, 1e-6);
  EXPECT_THAT(mended(tie)->polygons, SizeIs(2));
  EXPECT_THAT(mended(tie)->done, ElementsAre(HasSubstr("crosses itself")));
}

TEST(APentagram, KeepsItsWholeInside) {
  Polygon star;
  for (int i = 0; i < 5; ++i) star.outer.push_back({std::sin(i * 2.513274123), std::cos(i * 2.513274123)});
  EXPECT_NEAR(area_after(star), 1.1225699, 1e-4);
}

TEST(ASpike, IsCutOff) {
  EXPECT_NEAR(area_after({{{0, 0}, {4, 0}, {4, 2}, {9, 2}, {4, 2}, {4, 4}, {0, 4}}, {}}), 16, 1e-9);
  EXPECT_NEAR(area_after({{{0, 0}, {-3, 0}, {0, 0}, {4, 0}, {4, 4}, {0, 4}}, {}}), 16, 1e-9);
}

TEST(ASpikeOfSeveralPoints, IsCutOffAsAWhole) {
  EXPECT_NEAR(area_after({{{0, 0}, {4, 0}, {4, 2}, {6, 2}, {9, 2}, {7, 2}, {4, 2}, {4, 4}, {0, 4}}, {}}), 16, 1e-9);
}

TEST(ARingThatTouchesItself, IsCutThere) {
  EXPECT_NEAR(area_after({{{0, 0}, {2, 2}, {4, 0}, {4, 4}, {2, 2}, {0, 4}}, {}}), 8, 1e-9);
}

TEST(HolesThatOverlap, AreCutOutAsOne) {
  const Polygon holed{{{0, 0}, {10, 0}, {10, 10}, {0, 10}},
                      {{{1, 1}, {5, 1}, {5, 5}, {1, 5}}, {{4, 4}, {8, 4}, {8, 8}, {4, 8}}}};
  EXPECT_NEAR(area_after(holed), 100 - 31, 1e-6);
}

TEST(AHoleThatReachesOut, CutsIntoTheOutline) {
  EXPECT_NEAR(area_after({{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, {{{8, 4}, {12, 4}, {12, 6}, {8, 6}}}}), 96, 1e-6);
}

TEST(AnOutlineWithoutArea, IsRefused) {
  EXPECT_FALSE(mended({{}, {}}).ok());
  EXPECT_FALSE(mended({{{1, 1}}, {}}).ok());
  EXPECT_FALSE(mended({{{0, 0}, {3, 0}}, {}}).ok());
  EXPECT_FALSE(mended({{{0, 0}, {3, 0}, {1, 0}, {2, 0}}, {}}).ok());
  EXPECT_FALSE(mended({{{0, 0}, {1, 0}, {1, 1}}, {{{-5, -5}, {5, -5}, {5, 5}, {-5, 5}}}}).ok());
}

TEST(ARingThatCrossesItselfOverAndOver, IsRefusedBeyondALimit) {
  Polygon comb;
  for (int i = 0; i <= 100; ++i) comb.outer.push_back({double(i), i % 2 == 0 ? 1.0 : -1.0});
  comb.outer.push_back({200, 0});
  comb.outer.push_back({-100, 0});
  const auto result = mended(comb);
  ASSERT_FALSE(result.ok());
  EXPECT_THAT(english(result.problem().reason), HasSubstr("more than 64 times"));
}

TEST(ATangle, BecomesItsWholeInside) {
  Polygon tangle;
  for (int i = 0; i < 101; ++i)
    tangle.outer.push_back({std::sin(i * 50 * 0.0622099) * 9, std::cos(i * 50 * 0.0622099) * 9});
  EXPECT_NEAR(area_after(tangle), 84.8367, 1e-3);
}

}  // namespace
}  // namespace linesman
