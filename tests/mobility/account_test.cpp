#include "mobility/progress.h"

#include <gmock/gmock.h>

#include "base/tolerance.h"

namespace linesman::mobility {
namespace {

using testing::ElementsAre;
using testing::Optional;

Charge charge(double amount, double from = 0, double to = 0) {
  return {.rule = "mobility-18", .amount = amount, .from = {0, from}, .to = to};
}

TEST(AnAccount, TellsTheFirstPlaceAtWhichItIsOverdrawn) {
  Account account(6);
  account.run(2, "mobility-1", 0, 0, 2);
  account.run(1, "mobility-1", 1, 0, 5);
  account.run(1, "mobility-1", 2, 0, 1);
  ASSERT_TRUE(account.overdraft());
  EXPECT_EQ(account.overdraft()->place, (PathPoint{1, 2}));
  EXPECT_EQ(account.spent(), 10);
}

TEST(AnAccount, ForgivesATrifle) {
  Account account(6);
  account.run(1, "mobility-1", 0, 0, 6 + EPS / 2);
  EXPECT_FALSE(account.overdraft());
  account.run(1, "mobility-1", 0, 0, EPS);
  EXPECT_TRUE(account.overdraft());
}

TEST(AnAccount, IsNotOverdrawnByWhatCostsNothing) {
  Account account(0);
  account.run(0, "mobility-1", 0, 0, 100);
  account.charge(charge(0), "mobility-15");
  EXPECT_FALSE(account.overdraft());
  EXPECT_TRUE(account.charges().empty());
}

TEST(AnAccount, JoinsEntriesOfOnePriceAndClause) {
  Account account(60);
  account.enter(charge(4, 0, 2));
  account.enter(charge(6, 2, 5));
  account.enter(charge(1, 5, 6));
  account.enter(charge(1, 7, 8));
  ASSERT_EQ(account.charges().size(), 3U);
  EXPECT_EQ(account.charges()[0].amount, 10);
  EXPECT_EQ(account.charges()[0].to, 5);
}

}  // namespace
}  // namespace linesman::mobility
