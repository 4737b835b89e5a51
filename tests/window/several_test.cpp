// Several models in one order, worked from the panel.
#include <gmock/gmock.h>

#include <QComboBox>
#include <QTest>

#include "ui/panels/order/order_controls.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::ElementsAre;

/// Three riflemen an inch and a half apart under orders.
std::string squad() {
  std::string pieces;
  for (int i = 0; i < 3; ++i)
    pieces += std::string(i ? "," : "") + R"({"id": "m-)" + std::to_string(i) +
              R"(", "unit": "squad", "facing": 0, "at": [)" + std::to_string(10 + 1.5 * i) +
              R"(, 10], "base": {"shape": "circle", "diameter": 1},
              "traits": {"troop": "infantry"}})";
  return R"({"linesman": 1, "ruleset": "orders", "table": {"width": 40, "depth": 30},
             "units": [{"id": "squad", "side": "red"}], "pieces": [)" +
         pieces + "]}";
}

class ASquad : public WindowTest {
 protected:
  void SetUp() override {
    open(squad());
    session().selected().select({"m-0", "m-1", "m-2"});
    drag({10, 10}, {10, 13});
  }
  QComboBox* whose_way() {
    for (auto* box : window->order_panel().findChildren<QComboBox*>())
      if (box->accessibleName() == "Whose path") return box;
    return nullptr;
  }
  void choose_way(int index) {
    whose_way()->setCurrentIndex(index);
    emit whose_way()->activated(index);
    settle();
  }
  double y_of(std::size_t i) { return session().proposal().answer()->ruling()->ends.at(i).pose.at.y; }
};

TEST_F(ASquad, KeepsItsFormation) {
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(y_of(i), 13, 0.05);
  EXPECT_EQ(session().proposal().answer()->ruling()->shown.allowances.size(), 3u)
      << "what each has spent is shown beside it";
}

TEST_F(ASquad, TheOneWhoseWayIsChosenIsMovedAloneByTheButtons) {
  choose_way(2);
  EXPECT_THAT(session().selected().pieces(), ElementsAre("m-1"));
  emit window->order_panel().findChild<StepPad*>()->asked(Qt::Key_Up);
  settle();
  EXPECT_NEAR(y_of(0), 13, 0.05);
  EXPECT_GT(y_of(1), 13.5);
  EXPECT_NEAR(y_of(2), 13, 0.05);
}

TEST_F(ASquad, ThePanelShowsTheWayOfTheOneThatIsSelected) {
  session().selected().select({"m-2"});
  settle();
  EXPECT_EQ(whose_way()->currentData().toString(), "m-2");
}

}  // namespace
}  // namespace linesman::testing_window
