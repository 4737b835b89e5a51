// A shape whose models each go by an order of their own, as rules have it that take one model an order.
#include <QTest>

#include "files/json.h"
#include "window_units/unit_support.h"

namespace linesman::testing_window {
namespace {

/// Three tanks of a troop, an inch and a half apart, under `pips`.
std::string troop() {
  std::string tanks;
  for (int i = 0; i < 3; ++i)
    tanks += (i > 0 ? ", " : "") + std::string(R"({"id": "tank-)") + std::to_string(i) +
             R"(", "side": "red", "unit": "troop", "facing": 0, "at": [)" + std::to_string(12 + 3 * i) +
             R"(, 10], "base": {"shape": "rectangle", "width": 1.2, "length": 2.6},
                 "traits": {"speed": "standard", "drive": "tracked"}})";
  return R"({"linesman": 1, "title": "A troop", "ruleset": "pips", "table": {"width": 40, "depth": 40},
             "terrain": [], "units": [{"id": "troop", "side": "red"}], "pieces": [)" +
         tanks + "]}";
}

class ATroop : public AUnit {
 protected:
  void SetUp() override {
    open(troop());
    session().selected().select({"tank-0", "tank-1", "tank-2"});
    handle_events();
    Order order;
    order.who = OneUnit{"troop"};
    order.action = "cautious";
    order.dice["movement"] = {6};
    order.members = parse_json(R"({"form": {"shape": "line", "gap": 1.8, "at": [15, 15.3], "facing": 0}})", "").value();
    session().proposal().propose(std::move(order));
    settle();
  }
};

TEST_F(ATroop, ThatCanCarryOutItsShapeOneAfterTheOtherSaysSo) {
  EXPECT_TRUE(strip_answer().startsWith("Yes")) << strip_answer().toStdString();
  EXPECT_TRUE(session().proposal().may_carry_out());
}

TEST_F(ATroop, CarriesOutAnOrderForEachOfItsTanks) {
  key(Qt::Key_Return);
  settle();
  EXPECT_EQ(session().game().history().size(), 3u);
  for (const auto& tank : session().game().pieces()) EXPECT_NEAR(tank->pose.at.y, 14, 1e-3);
}

TEST_F(ATroop, IsPutBackByOneUndo) {
  key(Qt::Key_Return);
  settle();
  ASSERT_EQ(session().file().undo_stack().count(), 1);
  session().file().undo_stack().undo();
  settle();
  for (const auto& tank : session().game().pieces()) EXPECT_NEAR(tank->pose.at.y, 10, 1e-9);
  EXPECT_TRUE(session().proposal().order()) << "the shape is proposed again";
}

}  // namespace
}  // namespace linesman::testing_window
