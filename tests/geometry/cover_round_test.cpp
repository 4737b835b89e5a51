#include "geometry/cover_round.h"

#include <gmock/gmock.h>

#include "geometry/area.h"
#include "geometry/shapes.h"

namespace linesman {
namespace {

using namespace shapes;

bool inside_together(const std::vector<Area>& areas, Vec p) {
  CoversRound covers;
  for (const Area& area : areas) area.cover_round(p, covers);
  return cover_all_round(covers);
}

Area box_of(double x, double y, double side) { return Area(MultiPolygon{square_polygon(x, y, side)}); }

TEST(AreasRoundAPoint, CoverASeamBetweenThemAndNotItsEnd) {
  const std::vector<Area> sides{box_of(0, 0, 4), box_of(4, 0, 4)};
  EXPECT_TRUE(inside_together(sides, {4, 2}));
  EXPECT_FALSE(inside_together(sides, {4, 0}));
  EXPECT_FALSE(inside_together(sides, {0, 2}));
  EXPECT_TRUE(inside_together(sides, {2, 2}));
}

TEST(AreasRoundAPoint, CoverACornerWhereFourMeet) {
  std::vector<Area> four{box_of(0, 0, 4), box_of(4, 0, 4), box_of(0, 4, 4), box_of(4, 4, 4)};
  EXPECT_TRUE(inside_together(four, {4, 4}));
  four.pop_back();
  EXPECT_FALSE(inside_together(four, {4, 4}));
}

TEST(AreasRoundAPoint, ForgiveASeamThatIsAMillionthWide) {
  EXPECT_TRUE(inside_together({box_of(0, 0, 4), box_of(4 + 0.8e-6, 0, 4)}, {4 + 0.4e-6, 2}));
  EXPECT_FALSE(inside_together({box_of(0, 0, 4), box_of(4.001, 0, 4)}, {4.0005, 2}));
}

TEST(AreasRoundAPoint, CoverWhateverTheDirectionOfTheirRings) {
  Ring clockwise = square(4, 0, 4);
  std::reverse(clockwise.begin(), clockwise.end());
  EXPECT_TRUE(inside_together({box_of(0, 0, 4), Area(MultiPolygon{{clockwise, {}}})}, {4, 2}));
}

TEST(AreasRoundAPoint, CoverAHoleThatAnotherFills) {
  const Area frame(MultiPolygon{{square(0, 0, 10), {square(3, 3, 4)}}});
  EXPECT_FALSE(inside_together({frame}, {3, 5}));
  EXPECT_TRUE(inside_together({frame, box_of(3, 3, 4)}, {3, 5}));
  EXPECT_TRUE(inside_together({frame, box_of(3, 3, 4)}, {3, 3}));
}

TEST(AreasRoundAPoint, CoverWhereStripsMeetEndToEnd) {
  const std::vector<Area> roads{Area(Polyline{{0, 0}, {5, 0}}, 2), Area(Polyline{{5, 0}, {9, 0}}, 2)};
  EXPECT_TRUE(inside_together(roads, {5, 0.5}));
  EXPECT_FALSE(inside_together(roads, {5, 1}));
}

}  // namespace
}  // namespace linesman
