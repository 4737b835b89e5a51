#include <gtest/gtest.h>

#include "base/tolerance.h"
#include "base/vec.h"

namespace linesman {
namespace {

TEST(ALimit, HoldsUpToEpsBeyondIt) {
  EXPECT_FALSE(exceeds(6, 6));
  EXPECT_FALSE(exceeds(0.1 + 0.2, 0.3));
  EXPECT_FALSE(exceeds(6 + 0.9 * EPS, 6));
  EXPECT_TRUE(exceeds(6 + 1.1 * EPS, 6));
  EXPECT_TRUE(within_limit(6 + 0.9 * EPS, 6));
  EXPECT_FALSE(within_limit(6.01, 6));
}

TEST(ALength, EqualsAnotherWithinEps) {
  EXPECT_TRUE(same_length(2, 2 + 0.9 * EPS));
  EXPECT_TRUE(same_length(2 + 0.9 * EPS, 2));
  EXPECT_FALSE(same_length(2, 2 + 1.1 * EPS));
  EXPECT_FALSE(same_length(2 + 1.1 * EPS, 2));
}

TEST(ACrossProduct, IsPositiveToTheLeft) {
  EXPECT_GT(cross({1, 0}, {0, 1}), 0);
  EXPECT_LT(cross({0, 1}, {1, 0}), 0);
  EXPECT_EQ(cross({2, 1}, {4, 2}), 0);
}

TEST(ABox, IsEmptyUntilItIncludesAPoint) {
  Box box;
  EXPECT_TRUE(box.empty());
  EXPECT_FALSE(box.meets(box));
  box.include(Vec{1, 2});
  EXPECT_FALSE(box.empty());
  EXPECT_EQ(box, (Box{{1, 2}, {1, 2}}));
  box.include(Box{});
  EXPECT_EQ(box, (Box{{1, 2}, {1, 2}}));
  box.include(Box{{-1, 0}, {0, 3}});
  EXPECT_EQ(box, (Box{{-1, 0}, {1, 3}}));
}

TEST(ABox, MeetsAnotherThatTouchesIt) {
  const Box box{{0, 0}, {2, 2}};
  EXPECT_TRUE(box.meets({{2, 2}, {3, 3}}));
  EXPECT_TRUE(box.meets({{0.5, 0.5}, {1, 1}}));
  EXPECT_FALSE(box.meets({{2.5, 0}, {3, 1}}));
  EXPECT_TRUE(box.grown(0.5).meets({{2.5, 0}, {3, 1}}));
}

}  // namespace
}  // namespace linesman
