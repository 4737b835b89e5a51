// Gaps along a leg, measured after the order was traced.
#include "movement/leg_gaps.h"

#include <gtest/gtest.h>

namespace linesman {
namespace {

const Footprint DISC = CircleBase{1};
const Footprint BLOCK = RectangleBase{2, 4};

Leg north_from(Vec at, double length) {
  Leg leg;
  leg.from = at;
  leg.to = at + Vec{0, length};
  leg.length = length;
  return leg;
}

std::optional<Part> within(double length, const Footprint& other, Vec there, double reach) {
  return part_of_leg_within(north_from({0, 0}, length), {DISC, {{0, 0}, 0, 0}}, {other, {there, 0, 0}}, reach);
}

TEST(TheGapOnALeg, ToADiscAheadIsWithinReachFromTheFirstPlaceThatNear) {
  const auto part = within(10, DISC, {0, 5}, 1);
  ASSERT_TRUE(part);
  EXPECT_NEAR(part->from, 3, 1e-9);
  EXPECT_NEAR(part->to, 7, 1e-9);
}

TEST(TheGapOnALeg, IsMeasuredOnTheLegAlone) {
  const auto part = within(4, DISC, {0, 5}, 1);
  ASSERT_TRUE(part);
  EXPECT_NEAR(part->from, 3, 1e-9);
  EXPECT_NEAR(part->to, 4, 1e-9);
  EXPECT_FALSE(within(2.9, DISC, {0, 5}, 1));
  EXPECT_FALSE(within(4, DISC, {0, -5}, 1)) << "behind it";
}

TEST(TheGapOnALeg, BesideABlockLastsAsLongAsTheBlock) {
  const auto part = within(20, BLOCK, {2.5, 10}, 1);
  ASSERT_TRUE(part) << "the gap beside it is exactly 1";
  EXPECT_NEAR(part->from, 8, 1e-3);
  EXPECT_NEAR(part->to, 12, 1e-3);
  EXPECT_FALSE(within(20, BLOCK, {2.6, 10}, 1));
}

TEST(TheGapOnALeg, OfALegOfNoLengthIsNothing) { EXPECT_FALSE(within(0, DISC, {0, 1.5}, 1)); }

}  // namespace
}  // namespace linesman
