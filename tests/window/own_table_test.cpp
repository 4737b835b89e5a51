// A player's own table, from the start page to its first verdict: in at most thirty gestures, and by keys alone.
#include <gmock/gmock.h>

#include <QComboBox>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include "ui/panels/fields/number_edit.h"
#include "ui/window/dialogs/new_game_dialog.h"
#include "ui/window/dispute/dispute_bar.h"
#include "window/building_test.h"

namespace linesman::testing_window {
namespace {

constexpr int MOST_GESTURES = 30;

/// Hands that count: a click, a drag, a key, a word typed, a turn of the wheel are a gesture each.
class AnOwnTable : public BuildingTest {
 protected:
  void begin_at(QSize size) {
    window->resize(size);
    handle_events();
    ASSERT_EQ(window->size(), size);
  }
  QWidget& in_focus() {
    QWidget* here = QApplication::focusWidget();
    return here != nullptr ? *here : view();
  }
  void strike(int code, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    QTest::keyClick(&in_focus(), static_cast<Qt::Key>(code), keys);
    handle_events();
    ++gestures;
  }
  void write_word(const QString& text) {
    QTest::keyClicks(&in_focus(), text);
    handle_events();
    ++gestures;
  }
  void hit(QWidget& widget) {
    ASSERT_TRUE(widget.isVisible());
    QTest::mouseClick(&widget, Qt::LeftButton);
    handle_events();
    ++gestures;
  }
  void pull(Vec from, Vec to) {
    view().setFocus();  // as the press of a mouse does
    drag(from, to);
    ++gestures;
  }
  void hit_kind(const QString& kind) {
    auto* list = palette().findChild<QListWidget*>();
    QListWidgetItem* item = kind_item(kind);
    ASSERT_NE(item, nullptr) << kind.toStdString();
    if (!list->viewport()->rect().contains(list->visualItemRect(item).center())) ++gestures;  // it is scrolled to
    choose(kind);
    handle_events();
    ++gestures;
  }
  void draw(const QString& kind, Vec from, Vec to) {
    const std::size_t before = features();
    hit_kind(kind);
    pull(from, to);
    EXPECT_EQ(features(), before + 1) << kind.toStdString();
  }
  void put_model(Vec place) {
    const std::size_t before = pieces();
    drag_on_to(place);
    handle_events();
    ++gestures;
    EXPECT_EQ(pieces(), before + 1);
  }
  QComboBox& side_of_new_models() {
    for (auto* box : catalogue().findChildren<QComboBox*>())
      if (box->accessibleName() == "Side of the new models") return *box;
    throw std::logic_error("no side");
  }
  NumberEdit& width_of_the_base() {
    for (auto* edit : window->findChild<PiecePanel*>()->findChildren<NumberEdit*>())
      if (edit->accessibleName() == "Width of the base") return *edit;
    throw std::logic_error("no base");
  }
  /// What the player does with the dialog of a new game: a title, Enter. The ruleset is a beginner's.
  void fill_when_asked() {
    QSettings().remove("ruleset");
    QSettings().remove("new_game/ruleset");
    when_asked<NewGameDialog>([this](NewGameDialog& dialog) {
      const auto type_in = [&](const QString& text) { QTest::keyClicks(dialog.focusWidget(), text); };
      type_in("Club night");
      QTest::keyClick(&dialog, Qt::Key_Return);
      gestures += 2;
    });
  }
  void expect_begun() {
    window->activateWindow();  // as a window manager does when a dialog is gone
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), PATIENCE));
    ASSERT_TRUE(session().has_game());
    ASSERT_EQ(session().game().ruleset(), "pips");
    ASSERT_EQ(session().game().title(), "Club night");
  }
  void begin_with_the_mouse() {
    fill_when_asked();
    for (QPushButton* card : window->findChildren<QPushButton*>())
      if (card->isVisible() && card->text() == "New table") {
        hit(*card);
        break;
      }
    expect_begun();
  }
  void draw_four() {
    strike(Qt::Key_D);
    draw("wood", {4, 20}, {12, 28});
    draw("hedge", {4, 34}, {20, 34});
    draw("road", {24, 2}, {24, 46});
    draw("building", {28, 20}, {33, 24});
  }
  void put_four() {
    strike(Qt::Key_M, Qt::ControlModifier);
    ASSERT_TRUE(wait_until([this] { return catalogue_filter().hasFocus(); }));
    write_word("sherman");
    put_model({14, 8});
    put_model({20, 8});
    strike(Qt::Key_M, Qt::ControlModifier);
    ASSERT_TRUE(wait_until([this] { return catalogue_filter().hasFocus(); }));
    write_word("panther");
    hit(*side_of_new_models().lineEdit());
    strike(Qt::Key_Down);
    put_model({14, 42});
    put_model({20, 42});
  }
  void give_the_last_its_own_base() {
    strike(Qt::Key_3, Qt::ControlModifier);
    NumberEdit& width = width_of_the_base();
    QTest::mouseDClick(&width, Qt::LeftButton);
    ++gestures;
    write_word("1.5");
    strike(Qt::Key_Return);
  }
  void expect_a_verdict() {
    settle();
    ASSERT_NE(session().proposal().answer(), nullptr);
    ASSERT_NE(session().proposal().answer()->ruling(), nullptr);
    EXPECT_NE(verdict(), Verdict::incomplete);
  }

  /// From the start page: ground of four kinds, four models of two sides, one of them on a base of its own, a move.
  void play(QSize size) {
    begin_at(size);
    begin_with_the_mouse();
    draw_four();
    put_four();
    EXPECT_EQ(session().game().pieces()[0]->side, "Red");
    EXPECT_EQ(session().game().pieces()[3]->side, "Blue");
    give_the_last_its_own_base();
    EXPECT_NEAR(std::get<RectangleBase>(session().game().pieces()[3]->base).width, 1.5, 1e-9);
    pull({14, 8}, {14, 13});
    ASSERT_TRUE(session().proposal().order());
    settle();
    EXPECT_TRUE(window->line().shown().sentence.startsWith("Yes")) << window->line().shown().sentence.toStdString();
    EXPECT_LE(gestures, MOST_GESTURES);
    RecordProperty("gestures", gestures);
  }

  int gestures = 0;
};

TEST_F(AnOwnTable, HasItsFirstVerdictInThirtyGestures) { play({1366, 768}); }

TEST_F(AnOwnTable, HasItsFirstVerdictInThirtyGesturesOnASmallScreenToo) { play({1024, 700}); }

TEST_F(AnOwnTable, IsMadeAndJudgedByKeysAlone) {
  begin_at({1366, 768});
  fill_when_asked();
  for (int i = 0; i < 10; ++i) {
    const auto* card = qobject_cast<QPushButton*>(&in_focus());
    if (card != nullptr && card->text() == "New table") break;
    strike(Qt::Key_Tab);
  }
  ASSERT_NE(qobject_cast<QPushButton*>(&in_focus()), nullptr) << "Tab leads to the card";
  strike(Qt::Key_Space);
  expect_begun();
  strike(Qt::Key_K, Qt::ControlModifier);
  write_word("wood");
  strike(Qt::Key_Return);
  write_word("4,20");
  strike(Qt::Key_Space);
  for (int i = 0; i < 8; ++i) strike(Qt::Key_Right);
  strike(Qt::Key_Space);
  for (int i = 0; i < 8; ++i) strike(Qt::Key_Up);
  strike(Qt::Key_Return);
  ASSERT_EQ(features(), 1U);
  strike(Qt::Key_M, Qt::ControlModifier);
  ASSERT_TRUE(wait_until([this] { return catalogue_filter().hasFocus(); }));
  write_word("sherman");
  strike(Qt::Key_Return);
  strike(Qt::Key_Return);
  ASSERT_EQ(pieces(), 1U);
  for (int i = 0; i < 3; ++i) strike(Qt::Key_Up);
  settle();
  ASSERT_TRUE(session().proposal().order()) << "what was put is moved next";
  write_word("43");
  expect_a_verdict();
  EXPECT_EQ(verdict(), Verdict::legal);
  strike(Qt::Key_Return);
  EXPECT_FALSE(session().proposal().order()) << "carried out";
}

TEST_F(AnOwnTable, OrADisputeIsSettledByKeysAlone) {
  begin_at({1024, 700});
  for (int i = 0; i < 10; ++i) {
    const auto* card = qobject_cast<QPushButton*>(&in_focus());
    if (card != nullptr && card->text().contains("dispute")) break;
    strike(Qt::Key_Tab);
  }
  strike(Qt::Key_Space);
  auto& bar = *window->findChild<DisputeBar*>();
  ASSERT_TRUE(bar.isVisible());
  while (bar.ruleset() != "pips" && gestures < 40) {
    for (auto* box : bar.findChildren<QComboBox*>()) {
      box->setFocus();
      strike(Qt::Key_P);
    }
  }
  for (auto* field : bar.findChildren<QLineEdit*>())
    if (field->accessibleName() == "First model") field->setFocus();
  write_word("sher");
  strike(Qt::Key_Return);
  write_word("panth");
  strike(Qt::Key_Return);
  ASSERT_TRUE(session().has_game());
  auto* chip = window->findChild<GroundChip*>("ground_wall");
  ASSERT_NE(chip, nullptr);
  for (int i = 0; i < 60 && !chip->hasFocus(); ++i) strike(Qt::Key_Backtab, Qt::ShiftModifier);
  ASSERT_TRUE(chip->hasFocus()) << "Tab leads to the ground";
  strike(Qt::Key_Space);
  write_word("10,12");
  strike(Qt::Key_Space);
  for (int i = 0; i < 4; ++i) strike(Qt::Key_Right);
  strike(Qt::Key_Return);
  ASSERT_EQ(features(), 1U);
  for (int i = 0; i < 4 && session().selected().pieces().empty(); ++i) strike(Qt::Key_Tab);
  for (int i = 0; i < 3; ++i) strike(Qt::Key_Up);
  settle();
  write_word("4");
  settle();
  EXPECT_TRUE(window->line().shown().sentence.startsWith("Yes")) << window->line().shown().sentence.toStdString();
}

}  // namespace
}  // namespace linesman::testing_window
