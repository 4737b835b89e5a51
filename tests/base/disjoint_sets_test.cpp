#include "base/disjoint_sets.h"

#include <gtest/gtest.h>

namespace linesman {
namespace {

TEST(DisjointSetsOfNumbers, HoldEachNumberAloneAtFirst) {
  DisjointSets sets(3);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(sets.least_of(i), i);
  EXPECT_FALSE(sets.are_joined(0, 2));
}

TEST(DisjointSetsOfNumbers, AreJoinedThroughOthers) {
  DisjointSets sets(6);
  sets.join(5, 4);
  sets.join(1, 2);
  EXPECT_FALSE(sets.are_joined(5, 1));
  sets.join(2, 4);
  EXPECT_TRUE(sets.are_joined(5, 1));
  EXPECT_FALSE(sets.are_joined(5, 0));
  EXPECT_FALSE(sets.are_joined(5, 3));
}

TEST(DisjointSetsOfNumbers, HaveTheirLeastNumberWhateverTheOrderOfJoining) {
  for (const bool upwards : {true, false}) {
    DisjointSets sets(10);
    for (std::size_t i = 1; i < 10; ++i) sets.join(upwards ? i - 1 : 10 - i, upwards ? i : 9 - i);
    for (std::size_t i = 0; i < 10; ++i) EXPECT_EQ(sets.least_of(i), 0U) << i;
  }
}

TEST(DisjointSetsOfNumbers, MayBeJoinedTwiceAndWithThemselves) {
  DisjointSets sets(2);
  sets.join(0, 1);
  sets.join(1, 0);
  sets.join(1, 1);
  EXPECT_EQ(sets.least_of(1), 0U);
}

}  // namespace
}  // namespace linesman
