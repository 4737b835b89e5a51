#include "movement/line_parts.h"

#include <gtest/gtest.h>

namespace linesman {
namespace {

const Polyline BENT{{0, 0}, {4, 0}, {4, 3}};

TEST(LineParts, ALineIsAsLongAsItsSides) { EXPECT_DOUBLE_EQ(length_of(BENT), 7); }

TEST(LineParts, APartKeepsTheCornersBetweenItsEnds) {
  EXPECT_EQ(part_of(BENT, {1, 6}), (Polyline{{1, 0}, {4, 0}, {4, 2}}));
}

TEST(LineParts, APartThatEndsAtACornerHasItOnce) {
  EXPECT_EQ(part_of(BENT, {0, 4}), (Polyline{{0, 0}, {4, 0}}));
  EXPECT_EQ(part_of(BENT, {4, 7}), (Polyline{{4, 0}, {4, 3}}));
}

TEST(LineParts, PartsNearToEachOtherOrToAnEndAreJoined) {
  const std::vector<Part> joined = joined_parts({{3, 4}, {0.005, 1}, {1.005, 2}, {5, 6.995}}, 7, 0.01);
  ASSERT_EQ(joined.size(), 3U);
  EXPECT_EQ(joined[0].from, 0);
  EXPECT_EQ(joined[0].to, 2);
  EXPECT_EQ(joined[1].from, 3);
  EXPECT_EQ(joined[2].to, 7);
}

TEST(LineParts, TheRestLiesBetweenTheParts) {
  const std::vector<Part> left = left_between({{0, 2}, {3, 4}}, 7);
  ASSERT_EQ(left.size(), 2U);
  EXPECT_EQ(left[0].from, 2);
  EXPECT_EQ(left[0].to, 3);
  EXPECT_EQ(left[1].from, 4);
  EXPECT_EQ(left[1].to, 7);
}

}  // namespace
}  // namespace linesman
