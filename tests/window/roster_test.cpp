#include <QTest>

#include "files/json.h"
#include "files/orders/order_json.h"
#include "ui/panels/models/roster_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class Roster : public WindowTest {
 protected:
  QTreeWidgetItem* item(const QString& text) {
    const auto found = tree()->findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.front();
  }
  QTreeWidget* tree() {
    call("pieces");
    return window->findChild<RosterPanel*>()->findChild<QTreeWidget*>();
  }
};

TEST_F(Roster, SelectsWhatIsOffTheTableToo) {
  std::string text = small_table();
  const std::string car = R"("name": "Puma",)";
  text.replace(text.find(car), car.size(), car + R"( "status": { "reserve": true },)");
  open(text);
  ASSERT_NE(item("Puma"), nullptr);
  EXPECT_EQ(item("Puma")->text(1), "in reserve");
  tree()->setCurrentItem(item("Puma"));
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"car-1"});
}

TEST_F(Roster, AUnitStandsForItsPieces) {
  open();
  tree()->setCurrentItem(item("1st Troop"));
  EXPECT_EQ(session().selected().pieces(), std::vector<std::string>{"tank-1"});
  EXPECT_TRUE(item("1st Troop")->isSelected());
}

TEST_F(Roster, FollowsTheTable) {
  open();
  click({10, 24});
  ASSERT_NE(item("Panzer IV"), nullptr);
  EXPECT_TRUE(item("Panzer IV")->isSelected());
}

TEST_F(Roster, AUnitIsOrderedAsAWhole) {
  open();
  session().selected().select({"tank-1"});
  settle();
  auto* who = window->order_panel().findChild<QComboBox*>();
  ASSERT_EQ(who->count(), 2) << "the piece, or its unit";
  who->setCurrentIndex(1);
  emit who->activated(1);
  settle();
  ASSERT_TRUE(session().proposal().order());
  EXPECT_EQ(order().who, Who{OneUnit{"troop-1"}});
  EXPECT_TRUE(read_order(write_order(order()), "")) << "exactly one says who";
}

}  // namespace
}  // namespace linesman::testing_window
