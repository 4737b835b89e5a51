#include "geometry/sweeps/cover_round.h"

#include <gmock/gmock.h>

#include "geometry/shapes.h"
#include "geometry/shapes/area.h"

namespace linesman {
namespace {

using namespace shapes;

template <class... Areas>
bool inside_together(Vec p, const Areas&... areas) {
  CoversRound covers;
  (areas.cover_round(p, covers), ...);
  return cover_all_round(covers);
}

Area box_of(double x, double y, double side) { return Area(MultiPolygon{square_polygon(x, y, side)}); }

TEST(AreasRoundAPoint, CoverASeamBetweenThemAndNotItsEnd) {
  const Area left = box_of(0, 0, 4);
  const Area right = box_of(4, 0, 4);
  EXPECT_TRUE(inside_together({4, 2}, left, right));
  EXPECT_FALSE(inside_together({4, 0}, left, right));
  EXPECT_FALSE(inside_together({0, 2}, left, right));
  EXPECT_TRUE(inside_together({2, 2}, left, right));
}

TEST(AreasRoundAPoint, CoverACornerWhereFourMeet) {
  const Area one = box_of(0, 0, 4);
  const Area two = box_of(4, 0, 4);
  const Area three = box_of(0, 4, 4);
  EXPECT_TRUE(inside_together({4, 4}, one, two, three, box_of(4, 4, 4)));
  EXPECT_FALSE(inside_together({4, 4}, one, two, three));
}

TEST(AreasRoundAPoint, ForgiveASeamThatIsAMillionthWide) {
  EXPECT_TRUE(inside_together({4 + 0.4e-6, 2}, box_of(0, 0, 4), box_of(4 + 0.8e-6, 0, 4)));
  EXPECT_FALSE(inside_together({4.0005, 2}, box_of(0, 0, 4), box_of(4.001, 0, 4)));
}

TEST(AreasRoundAPoint, CoverItWithRingsInEitherDirection) {
  Ring clockwise = square(4, 0, 4);
  std::reverse(clockwise.begin(), clockwise.end());
  EXPECT_TRUE(inside_together({4, 2}, box_of(0, 0, 4), Area(MultiPolygon{{clockwise, {}}})));
}

TEST(AreasRoundAPoint, CoverAHoleThatAnotherAreaFills) {
  const Area frame(MultiPolygon{{square(0, 0, 10), {square(3, 3, 4)}}});
  EXPECT_FALSE(inside_together({3, 5}, frame));
  EXPECT_TRUE(inside_together({3, 5}, frame, box_of(3, 3, 4)));
  EXPECT_TRUE(inside_together({3, 3}, frame, box_of(3, 3, 4)));
}

TEST(AreasRoundAPoint, CoverItWhereStripsMeetEndToEnd) {
  const Area west(Polyline{{0, 0}, {5, 0}}, 2);
  const Area east(Polyline{{5, 0}, {9, 0}}, 2);
  EXPECT_TRUE(inside_together({5, 0.5}, west, east));
  EXPECT_FALSE(inside_together({5, 1}, west, east));
}

}  // namespace
}  // namespace linesman
