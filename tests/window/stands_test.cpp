// "It stands there now", with pointer and keys.
#include <gmock/gmock.h>

#include <QPushButton>
#include <QTest>

#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class ItStandsThereNow : public WindowTest {
 protected:
  /// The Sherman, the tool in hand; no action is said unless one is given.
  void begin(const std::string& action = {}, const std::vector<double>& dice = {}) {
    open();
    session().selected().select({"tank-1"});
    if (!action.empty()) session().proposal().say_action({"tank-1"}, action);
    if (!dice.empty()) session().proposal().give_dice({"tank-1"}, "movement", dice);
    key(Qt::Key_T);
  }
  const CurrentQuestion& asking() { return window->asking(); }
  bool answered() {
    return wait_until([&] { return asking().is_about_place() && !asking().is_grey(); });
  }
  const Row& best() { return *asking().best(); }
  QString sentence() {
    handle_events();
    EXPECT_TRUE(wait_until([&] { return !window->line().shown().grey; }));
    return window->line().shown().sentence;
  }
};

TEST_F(ItStandsThereNow, IsAnsweredForTheActionAndTheDiceThatWereSaid) {
  begin("rapid", {4, 3});
  drag({10, 6}, {11, 13});
  ASSERT_TRUE(answered());
  EXPECT_EQ(asking().asked()->answer->rows.size(), 1u);
  EXPECT_EQ(best().answer, RowAnswer::yes);
  EXPECT_TRUE(sentence().startsWith("Yes")) << sentence().toStdString();
  EXPECT_FALSE(session().proposal().order()) << "a place is no way";
  ASSERT_NE(view().over().preview, nullptr);
  EXPECT_NEAR(view().over().preview->trace.pieces.front().end.pose.at.y, 13, 0.1);
  EXPECT_EQ(session().file().undo_stack().count(), 0);
  key(Qt::Key_Return);
  EXPECT_EQ(session().file().undo_stack().count(), 1);
  EXPECT_NEAR(piece("tank-1").pose.at.y, 13, 0.1);
  EXPECT_FALSE(asking().is_about_place()) << "what is done is not asked any more";
}

TEST_F(ItStandsThereNow, IsAnsweredForEveryActionWhenNoneWasSaid) {
  begin();
  drag({10, 6}, {10, 15});
  ASSERT_TRUE(answered());
  EXPECT_GE(asking().asked()->answer->rows.size(), 3u);
  EXPECT_EQ(best().answer, RowAnswer::with) << "nine inches: more than one action leads there";
  EXPECT_TRUE(sentence().startsWith("Yes")) << sentence().toStdString();
  EXPECT_TRUE(window->line().shown().asked.contains("any action"));
  EXPECT_FALSE(window->line().findChild<QPushButton*>("line-carry-out")->isEnabled()) << "the dice have not fallen";
}

TEST_F(ItStandsThereNow, IsAskedAgainWhenAnotherActionIsSaidAndGreyUntilThen) {
  begin();
  drag({10, 6}, {10, 15});
  ASSERT_TRUE(answered());
  session().proposal().say_action({"tank-1"}, "cautious");
  EXPECT_TRUE(asking().is_grey());
  handle_events();
  ASSERT_TRUE(answered());
  EXPECT_EQ(best().answer, RowAnswer::no);
  EXPECT_TRUE(sentence().startsWith("No")) << sentence().toStdString();
  EXPECT_TRUE(window->line().shown().asked.contains("Cautious"));
}

TEST_F(ItStandsThereNow, SaysByHowMuchItIsTooFar) {
  begin("rapid", {4, 3});
  drag({10, 6}, {10, 21});
  ASSERT_TRUE(answered());
  EXPECT_EQ(best().answer, RowAnswer::no);
  EXPECT_EQ(best().by, Refusal::far);
  EXPECT_THAT(best().most, testing::Optional(9.0));
  EXPECT_THAT(best().bound, testing::Optional(testing::Gt(14.0)));
}

TEST_F(ItStandsThereNow, IsShownWhileItIsDragged) {
  begin("rapid", {4, 3});
  press({10, 6});
  move_to({10, 9});
  move_to({11, 13});
  ASSERT_TRUE(answered());
  ASSERT_NE(view().over().preview, nullptr);
  key(Qt::Key_Escape);
  EXPECT_EQ(view().over().preview, nullptr);
  EXPECT_FALSE(asking().is_about_place());
  release({11, 13});
  EXPECT_EQ(session().file().undo_stack().count(), 0);
}

TEST_F(ItStandsThereNow, IsPutByKeysAndReadAloud) {
  begin("rapid", {4, 3});
  for (int i = 0; i < 5; ++i) key(Qt::Key_Up, Qt::ControlModifier);
  ASSERT_TRUE(answered());
  EXPECT_TRUE(view().accessibleDescription().startsWith("Yes"));
  EXPECT_NEAR(view().over().preview->trace.pieces.front().end.pose.at.y, 11, 0.1);
  key(Qt::Key_Escape);
  EXPECT_FALSE(asking().is_about_place());
}

TEST_F(ItStandsThereNow, AsksHowItFacesOnlyWhenAPlayerTurnedIt) {
  begin("rapid", {4, 3});
  drag({10, 6}, {12, 12});
  ASSERT_TRUE(answered());
  const auto end = [&] { return std::get<PlaceAsked>(asking().question()->to).ends.common()->facing; };
  EXPECT_FALSE(end());
  key(Qt::Key_BracketRight);
  ASSERT_TRUE(answered());
  EXPECT_EQ(end(), 15);
}

}  // namespace
}  // namespace linesman::testing_window
