// The orders that are offered in place of an illegal one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "reach/ask/mend.h"
#include "reach/places.h"

namespace linesman {
namespace {

using reach_test::heard;
using reach_test::order_for;
using reach_test::SQUAD;

TEST(AMend, IsLegalAndTheNearestComesFirst) {
  const Hearing hearing = heard("orders", "", SQUAD);
  Order order = order_for("squad", "advance");
  order.paths.set_all({ForwardStep{8}});
  const auto judged = hearing.judge(order);
  ASSERT_TRUE(judged);
  const std::vector<Mend> mends = mends_of(hearing, order, *judged);
  ASSERT_GE(mends.size(), 2U);
  EXPECT_LE(mends.size(), MOST_MENDS);
  EXPECT_EQ(mends.front().instead.order.action, "run");
  EXPECT_EQ(mends.front().distance, 0);
  double last = 0;
  for (const Mend& mend : mends) {
    EXPECT_TRUE(is_allowed(mend.instead.judgement.ruling)) << mend.what;
    EXPECT_GE(mend.distance, last);
    last = mend.distance;
  }
}

TEST(AMend, IsNotForALegalOrder) {
  const Hearing hearing = heard("orders", "", SQUAD);
  Order order = order_for("squad", "advance");
  order.paths.set_all({ForwardStep{6}});
  EXPECT_TRUE(mends_of(hearing, order, *hearing.judge(order)).empty());
}

TEST(AMend, OfTooFewDiceRollsAsManyAsAreWanted) {
  const Hearing hearing = heard("pips", "", R"({"id": "tank", "side": "blue", "base": {"shape": "rectangle",
      "width": 1, "length": 2}, "at": [24, 24], "facing": 0,
      "traits": {"troop": "vehicle", "speed": "standard", "drive": "tracked"}})");
  Order order = order_for("tank", "rapid");
  order.paths.set_all({ForwardStep{9}});
  order.dice["movement"] = {2};
  const std::vector<Mend> mends = mends_of(hearing, order, *hearing.judge(order));
  const auto roll = std::find_if(mends.begin(), mends.end(),
                                 [](const Mend& m) { return english(m.what).starts_with("Would need a roll"); });
  ASSERT_NE(roll, mends.end());
  EXPECT_EQ(roll->instead.order.dice.at("movement").size(), 2U);
  EXPECT_EQ(roll->distance, 0);
}

}  // namespace
}  // namespace linesman
