// How dice that are not known may fall.
#include "reach/questions/roll_space.h"

#include <gtest/gtest.h>

#include "reach/ask/dice_asked.h"

namespace linesman {
namespace {

RollSpace open_dice(std::size_t count) {
  return RollSpace({{"movement", 6, std::vector<std::optional<int>>(count), std::vector<std::size_t>(count, 0)}});
}

TEST(ARollSpace, CountsTheRollsOfAFewDice) {
  const RollSpace space = open_dice(2);
  EXPECT_TRUE(space.counted());
  EXPECT_EQ(space.size(), 36U);
  EXPECT_EQ(space.at(35), space.highest());
  EXPECT_EQ(space.first_face(6), 2);
}

TEST(ARollSpace, LooksAtTheLowestAndTheHighestRollOfManyDice) {
  const RollSpace space = open_dice(12);
  EXPECT_FALSE(space.counted());
  ASSERT_EQ(space.size(), 2U);
  EXPECT_EQ(space.sum(0), 12);
  EXPECT_EQ(space.sum(1), 72);
  EXPECT_EQ(space.at(1), space.highest());
  EXPECT_EQ(space.ascending(1), 1U);
}

TEST(TheRollsOfARow, NameNoLeastSumAndNoChanceWhereNotAllWereLookedAt) {
  Row row;
  say_of_rolls(row, {.space = open_dice(12), .given = true}, {RollState::illegal, RollState::legal}, false);
  EXPECT_FALSE(row.chance);
  EXPECT_FALSE(row.least);
  ASSERT_EQ(row.rolls.size(), 1U);
  EXPECT_EQ(row.rolls.front(), open_dice(12).highest());
  EXPECT_TRUE(row.then.empty());
}

}  // namespace
}  // namespace linesman
