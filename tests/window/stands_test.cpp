// "It stands there now", with pointer and keys.
#include <gmock/gmock.h>

#include <QStatusBar>
#include <QTest>

#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class ItStandsThereNow : public WindowTest {
 protected:
  /// The Sherman with dice that lead nine inches far, the tool in hand.
  void begin() {
    open();
    propose_rapid(1, {4, 3});
    key(Qt::Key_T);
  }
  const StandAnswer* answer() { return window->findChild<TableController*>()->could(); }
  bool answered() {
    return wait_until([&] { return answer() != nullptr; });
  }
};

TEST_F(ItStandsThereNow, ProposesTheWayByWhichItCouldHaveGotThere) {
  begin();
  drag({10, 6}, {11, 13});
  ASSERT_TRUE(answered());
  settle();
  EXPECT_EQ(answer()->answer, CouldAnswer::yes);
  EXPECT_TRUE(answer()->sentence.startsWith("Yes"));
  EXPECT_TRUE(window->line().sentence().startsWith("Yes"));
  EXPECT_EQ(verdict(), Verdict::legal);
  EXPECT_NEAR(session().answer()->ruling()->ends.front().pose.at.y, 13, 0.1);
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{4, 3}));
  EXPECT_EQ(session().undo_stack().count(), 0);
  key(Qt::Key_Return);
  EXPECT_EQ(session().undo_stack().count(), 1);
  EXPECT_EQ(answer(), nullptr) << "what is done is not asked any more";
}

TEST_F(ItStandsThereNow, SaysByWhatItFailsAndHowNearItCouldHaveCome) {
  begin();
  drag({10, 6}, {10, 21});
  ASSERT_TRUE(answered());
  settle();
  EXPECT_EQ(answer()->answer, CouldAnswer::no);
  EXPECT_TRUE(answer()->sentence.contains("costs at least")) << answer()->sentence.toStdString();
  ASSERT_TRUE(answer()->nearest);
  EXPECT_NEAR(answer()->nearest->y, 15, 0.2);
  EXPECT_EQ(verdict(), Verdict::illegal) << "the cheapest way there is shown with what it breaks";
}

TEST_F(ItStandsThereNow, IsShownWhileItIsDragged) {
  begin();
  press({10, 6});
  move_to({10, 9});
  move_to({11, 13});
  ASSERT_TRUE(answered());
  ASSERT_NE(view().preview(), nullptr);
  EXPECT_NEAR(view().preview()->trace.pieces.front().end.pose.at.y, 13, 0.1);
  key(Qt::Key_Escape);
  EXPECT_EQ(view().preview(), nullptr);
  EXPECT_EQ(answer(), nullptr);
  release({11, 13});
  EXPECT_EQ(session().undo_stack().count(), 0);
}

TEST_F(ItStandsThereNow, IsPutByKeysAndReadAloud) {
  begin();
  for (int i = 0; i < 5; ++i) key(Qt::Key_Up, Qt::ControlModifier);
  ASSERT_TRUE(answered());
  settle();
  EXPECT_TRUE(view().accessibleDescription().startsWith("Yes"));
  EXPECT_NEAR(session().answer()->ruling()->ends.front().pose.at.y, 11, 1e-6);
  key(Qt::Key_Escape);
  EXPECT_FALSE(session().order());
  EXPECT_EQ(answer(), nullptr);
}

TEST_F(ItStandsThereNow, AsksHowItFacesOnlyWhenSomebodyTurnedIt) {
  begin();
  drag({10, 6}, {12, 12});
  ASSERT_TRUE(answered());
  settle();
  const double faced = session().answer()->ruling()->ends.front().pose.facing;
  EXPECT_GT(std::abs(faced), 1) << "it went there in front";
  key(Qt::Key_BracketRight);
  ASSERT_TRUE(answered());
  settle();
  EXPECT_NEAR(session().answer()->ruling()->ends.front().pose.facing, 15, 0.1);
}

}  // namespace
}  // namespace linesman::testing_window
