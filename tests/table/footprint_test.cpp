#include "table/footprint.h"

#include <gtest/gtest.h>

namespace linesman {
namespace {

TEST(ARectangle, HasFourCornersAnticlockwiseFromTheRearLeft) {
  EXPECT_EQ(corners(RectangleBase{2, 4}), (Ring{{-1, -2}, {1, -2}, {1, 2}, {-1, 2}}));
}

TEST(ARectangle, HasItsWidthAcrossTheFacing) {
  EXPECT_EQ(frame_box(RectangleBase{2, 4}), (Box{{-1, -2}, {1, 2}}));
  EXPECT_DOUBLE_EQ(outer_radius(RectangleBase{6, 8}), 5);
}

TEST(ACircle, HasNoCorners) {
  EXPECT_TRUE(corners(CircleBase{3}).empty());
  EXPECT_EQ(frame_box(CircleBase{3}), (Box{{-1.5, -1.5}, {1.5, 1.5}}));
  EXPECT_EQ(outer_radius(CircleBase{3}), 1.5);
}

TEST(APolygon, HasItsOwnPoints) {
  const PolygonBase wedge{{{-1, -1}, {1, -1}, {0, 3}}};
  EXPECT_EQ(corners(wedge), wedge.points);
  EXPECT_EQ(frame_box(wedge), (Box{{-1, -1}, {1, 3}}));
  EXPECT_EQ(outer_radius(wedge), 3);
}

}  // namespace
}  // namespace linesman
