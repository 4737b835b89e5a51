#include "editing/snapping/contact.h"

#include <gmock/gmock.h>

#include "geometry/shapes/convex.h"

namespace linesman {
namespace {

using testing::DoubleNear;

constexpr double REACH = 0.4;
const RectangleBase TANK{1.2, 2.6};

std::vector<StandingBase> one(const Footprint& footprint, Pose pose) { return {{footprint, pose}}; }

TEST(ABaseInContact, TouchesARoundOneFromWhereverItComes) {
  const auto pose = in_contact(CircleBase{1}, {{3.1, 4.2}, 0, 0}, one(CircleBase{9}, {{0, 0}, 0, 0}), REACH, true);
  ASSERT_TRUE(pose);
  EXPECT_THAT(length(pose->at), DoubleNear(5, 1e-9));
  EXPECT_THAT(pose->at.y / pose->at.x, DoubleNear(4.2 / 3.1, 1e-9)) << "straight towards it";
}

TEST(ABaseInContact, IsPushedOutWhenItOverlaps) {
  const auto pose = in_contact(CircleBase{1}, {{0.8, 0}, 0, 0}, one(CircleBase{1}, {{0, 0}, 0, 0}), REACH, true);
  ASSERT_TRUE(pose);
  EXPECT_THAT(pose->at.x, DoubleNear(1, 1e-6));
}

TEST(ABaseInContact, ComesFlushAndFacesAsItsNeighbour) {
  const auto pose = in_contact(TANK, {{11.3, 10.2}, 4, 0}, one(TANK, {{10, 10}, 0, 0}), REACH, true);
  ASSERT_TRUE(pose);
  EXPECT_EQ(pose->facing, 0);
  EXPECT_THAT(pose->at.x, DoubleNear(11.2, 1e-9));
  EXPECT_THAT(pose->at.y, DoubleNear(10, 1e-9)) << "fronts in line";
}

TEST(ABaseInContact, LinesUpBehindATurnedNeighbour) {
  const auto pose = in_contact(TANK, {{7.3, 10.1}, 92, 0}, one(TANK, {{10, 10}, 90, 0}), REACH, true);
  ASSERT_TRUE(pose);
  EXPECT_EQ(pose->facing, 90);
  EXPECT_THAT(pose->at.x, DoubleNear(7.4, 1e-9));
  EXPECT_THAT(pose->at.y, DoubleNear(10, 1e-9));
}

TEST(ABaseInContact, KeepsItsFacingWhenItMayNotTurn) {
  const auto pose = in_contact(TANK, {{11.5, 10}, 30, 0}, one(TANK, {{10, 10}, 0, 0}), REACH, false);
  EXPECT_TRUE(!pose || pose->facing == 30);
}

TEST(ABase, StaysWhereItIsWhenNothingIsNear) {
  EXPECT_FALSE(in_contact(TANK, {{20, 10}, 0, 0}, one(TANK, {{10, 10}, 0, 0}), REACH, true));
  EXPECT_FALSE(in_contact(TANK, {{20, 10}, 0, 0}, {}, REACH, true));
}

}  // namespace
}  // namespace linesman
