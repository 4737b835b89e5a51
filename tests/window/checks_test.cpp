// The check of a game: the bar when one is opened with which something is wrong, and the panel.
#include <gmock/gmock.h>

#include <QCheckBox>
#include <QInputDialog>
#include <QListWidget>
#include <QTest>

#include "drawing/report/entry_words.h"
#include "ui/panels/checks_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), with);
}

/// The Puma stands in the Sherman.
std::string overlapping() { return replaced(small_table(), R"("at": [30, 6])", R"("at": [10.5, 6])"); }

class Checks : public WindowTest {
 protected:
  ChecksPanel& panel() { return *window->findChild<ChecksPanel*>(); }
  QListWidget& list() { return *panel().findChild<QListWidget*>(); }
  std::string line(int row) { return list().item(row)->text().toStdString(); }

  void bring_to_front() { call("checks"); }
  void wait_for_lines(int count) {
    EXPECT_TRUE(wait_until([&] { return list().count() == count; })) << list().count();
  }
  /// As a player does it.
  void click_line(int row) {
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(list().item(row)).center());
  }
  void press(const QString& start) {
    for (auto* button : panel().findChildren<QPushButton*>())
      if (button->text().remove('&').startsWith(start)) QTest::mouseClick(button, Qt::LeftButton);
  }
};

TEST_F(Checks, SayInABarWhatIsWrongWithAGameThatIsOpened) {
  open(replaced(small_table(), R"("id": "car-1",)", R"("id": "car-1", "status": {"pace": 4},)"));
  EXPECT_TRUE(wait_until([&] { return !window->messages().sentence().isEmpty(); }));
  EXPECT_THAT(window->messages().sentence().toStdString(), StartsWith("This table has 1 problem. The first: Puma: "));
  auto* show = window->messages().findChild<QPushButton*>();
  ASSERT_TRUE(show->isVisible());
  QTest::mouseClick(show, Qt::LeftButton);
  EXPECT_TRUE(panel().isVisible());
  EXPECT_EQ(window->messages().sentence(), "");
  wait_for_lines(1);
  click_line(0);
  EXPECT_THAT(session().selected().pieces(), testing::ElementsAre("car-1"));
}

TEST_F(Checks, SayNothingInABarOfWarningsAlone) {
  open(overlapping());
  bring_to_front();
  wait_for_lines(1);
  EXPECT_EQ(window->messages().sentence(), "");
  EXPECT_EQ(line(0), "Sherman and Puma overlap.");
}

TEST_F(Checks, LeadToWhatALineIsAbout) {
  open(replaced(overlapping(), R"("id": "wall", "kind": "wall",)", R"("id": "wall", "kind": "wall", "width": 0,)"));
  bring_to_front();
  wait_for_lines(2);
  click_line(0);
  EXPECT_THAT(session().selected().pieces(), testing::ElementsAre("tank-1", "car-1"));
  click_line(1);
  EXPECT_THAT(session().selected().features(), testing::ElementsAre("wall"));
  EXPECT_THAT(session().selected().pieces(), testing::IsEmpty());
}

TEST_F(Checks, ShowEveryLineWhole) {
  open_example("orders-town");
  bring_to_front();
  wait_for_lines(12);
  for (const int wide : {250, 300, 400}) {
    panel().setFixedWidth(wide);
    handle_events();
    // A list lays its rows out some time after it has another width.
    EXPECT_TRUE(wait_until([&] { return cut_rows(list()).empty(); })) << wide << ": " << cut_rows(list());
  }
}

TEST_F(Checks, MendInOneStepOfUndo) {
  open(overlapping());
  bring_to_front();
  wait_for_lines(1);
  click_line(0);
  press("Fix");
  wait_for_lines(0);
  EXPECT_GT(piece("car-1").pose.at.x, 11);
  EXPECT_EQ(session().file().undo_stack().count(), 1);
  session().file().undo_stack().undo();
  wait_for_lines(1);
  EXPECT_EQ(piece("car-1").pose.at.x, 10.5);
}

TEST_F(Checks, SilenceAWarningWithAReasonThatTheGameKeeps) {
  open(overlapping());
  bring_to_front();
  wait_for_lines(1);
  click_line(0);
  when_asked<QInputDialog>([](QInputDialog& asked) {
    asked.setTextValue("It is on tow.");
    asked.accept();
  });
  press("Ignore");
  wait_for_lines(0);
  EXPECT_EQ(session().game().annotation("lint")["silenced"][0]["reason"].text(), "It is on tow.");
  ASSERT_EQ(session().game().history().size(), 1u);
  EXPECT_EQ(history_line(session().game().history()[0], session().game(), session().terms(), nullptr, session().unit()),
            "By hand: warning ignored (It is on tow.)");
  auto* silenced_too = panel().findChild<QCheckBox*>();
  EXPECT_TRUE(silenced_too->isVisible());
  silenced_too->click();
  ASSERT_EQ(list().count(), 1);
  EXPECT_THAT(line(0), HasSubstr("Ignored: It is on tow."));
  session().file().undo_stack().undo();
  EXPECT_TRUE(session().game().annotation("lint").is_null());
}

TEST_F(Checks, WithoutAReasonSilenceNothing) {
  open(overlapping());
  bring_to_front();
  wait_for_lines(1);
  click_line(0);
  when_asked<QInputDialog>([](QInputDialog& asked) { asked.accept(); });
  press("Ignore");
  EXPECT_EQ(session().file().undo_stack().count(), 0);
  EXPECT_TRUE(session().game().annotation("lint").is_null());
}

}  // namespace
}  // namespace linesman::testing_window
