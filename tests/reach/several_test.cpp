// Orders that name several pieces, asked for each of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "files/json.h"
#include "files/orders/order_json.h"
#include "reach/places.h"
#include "reach/questions/could.h"
#include "reach/search/way_trial.h"

namespace linesman {
namespace {

using reach_test::heard;
using ::testing::ElementsAre;

/// Two lines of one brigade, with a die of speed each.
Hearing two_lines() {
  const auto line = [](const std::string& id, int x) {
    return R"({"id": ")" + id + R"(", "side": "blue", "unit": "brigade", "base": {"shape": "rectangle", "width": 4,
        "length": 1}, "at": [)" +
           std::to_string(x) + R"(, 10], "facing": 0, "traits": {"troop": "infantry", "drill": 6},
        "status": {"formation": "line"}})";
  };
  return heard("drill", "", line("west", 10) + "," + line("east", 30), R"({"speed_die": true})",
               R"({"id": "brigade", "side": "blue", "status": {"order": "move"}})");
}

Order order_of(const char* json) {
  const auto value = parse_json(json, "");
  return read_order(*value, "").value();
}

std::vector<double> allowances(const char* json) {
  const auto reaches = reaches_of(two_lines(), order_of(json), {});
  EXPECT_TRUE(reaches) << (reaches ? "" : reaches.problem().sentence());
  std::vector<double> all;
  for (const Reach& reach : *reaches) {
    EXPECT_FALSE(reach.rolls.front().inner.empty());
    all.push_back(reach.rolls.front().allowance);
  }
  return all;
}

TEST(OfSeveralPieces, EachHasItsOwnDie) {
  EXPECT_THAT(allowances(R"({"pieces": ["west", "east"], "action": "move", "dice": {"speed": [6, 1]}})"),
              ElementsAre(4.5, 3.5));
}

TEST(OfSeveralPieces, TheDiceAreDealtInTheOrderNamed) {
  const Order order = order_of(R"({"pieces": ["east", "west"], "action": "move", "dice": {"speed": [6, 1]}})");
  EXPECT_THAT(order_for_one(two_lines(), order, "east").dice.at("speed"), ElementsAre(6));
  EXPECT_THAT(order_for_one(two_lines(), order, "west").dice.at("speed"), ElementsAre(1));
}

TEST(OfSeveralPieces, ThoseOfAUnitAreDealtInTheOrderOfTheDocument) {
  EXPECT_THAT(allowances(R"({"unit": "brigade", "action": "move", "dice": {"speed": [1, 6]}})"), ElementsAre(3.5, 4.5));
}

TEST(OfSeveralPieces, DiceThatCannotBeDealtStayAsTheyAre) {
  const Order order = order_of(R"({"unit": "brigade", "action": "move", "dice": {"speed": [1, 6, 2]}})");
  EXPECT_THAT(order_for_one(two_lines(), order, "west").dice.at("speed"), ElementsAre(1, 6, 2));
}

TEST(OfSeveralPieces, WaysThatMayNotBeGoneTogetherSayWhatSpeaksAgainstThem) {
  const auto man = [](const std::string& id, int x) {
    return R"({"id": ")" + id + R"(", "side": "blue", "unit": "squad", "base": {"shape": "circle", "diameter": 1},
        "at": [)" +
           std::to_string(x) + R"(, 24], "facing": 0, "traits": {"troop": "infantry"}})";
  };
  const Hearing hearing =
      heard("orders", "", man("one", 24) + "," + man("other", 26), "{}", R"({"id": "squad", "side": "blue"})");
  const EndRequest end{.at = {25, 28}};
  const auto could = could_reach(hearing, order_of(R"({"pieces": ["one", "other"], "action": "advance"})"),
                                 {{"one", end}, {"other", end}}, 0.01);
  ASSERT_TRUE(could) << could.problem().sentence();
  EXPECT_EQ(could->answer, CouldAnswer::unknown);
  EXPECT_EQ(could->reason, "each can go there alone; the one way tried together breaks a rule: one ends on other");
}

}  // namespace
}  // namespace linesman
