// Every length that the window shows is in the unit that was chosen, whatever the locale.
#include <gmock/gmock.h>

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMenuBar>
#include <QStatusBar>
#include <QTest>

#include "drawing/report/entry_words.h"
#include "drawing/report/words.h"
#include "ui/commands/gestures.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/order/path_list.h"
#include "ui/panels/record/history_panel.h"
#include "ui/panels/ruling/ruling_list.h"
#include "ui/table/table_words.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::HasSubstr;
using testing::Not;

class InCentimetres : public WindowTest {
 protected:
  void SetUp() override {
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    open();
    window->show();
    window->actions().command("centimetres")->trigger();
  }
  void TearDown() override {
    window->actions().command("inches")->trigger();
    QLocale::setDefault(QLocale::c());
  }
  NumberEdit& field(const QString& name) {
    for (auto* edit : window->findChildren<NumberEdit*>())
      if (edit->accessibleName() == name) return *edit;
    throw BrokenPromise("no field " + name.toStdString());
  }
  std::string all_lines(const QAbstractItemModel& model) {
    QStringList lines;
    for (int i = 0; i < model.rowCount(); ++i)
      lines << model.index(i, 0).data().toString() << model.index(i, 0).data(Qt::AccessibleTextRole).toString();
    return lines.join('\n').toStdString();
  }
};

TEST_F(InCentimetres, ThePiecePanelShowsAndTakesThem) {
  call("piece");
  click({10, 6});
  EXPECT_EQ(field("Centimetres from the west edge").text(), "25.4");
  EXPECT_EQ(field("Centimetres from the south edge").text(), "15.24");
  auto& x = field("Centimetres from the west edge");
  x.setFocus();
  x.selectAll();
  QTest::keyClicks(&x, "30,48");
  QTest::keyClick(&x, Qt::Key_Return);
  EXPECT_NEAR(piece("tank-1").pose.at.x, 12, 1e-9);
  QTest::keyClick(&x, Qt::Key_Up);
  EXPECT_NEAR(piece("tank-1").pose.at.x, 12 + 1 / 2.54, 0.01);
}

TEST_F(InCentimetres, AFieldThatIsOnlyLookedAtMovesNothing) {
  call("piece");
  click({10, 6});
  field("Centimetres from the south edge").setFocus();
  view().setFocus();
  EXPECT_EQ(piece("tank-1").pose.at, (Vec{10, 6}));
  EXPECT_EQ(session().file().undo_stack().count(), 0);
}

TEST_F(InCentimetres, ThePathShowsAndTakesThem) {
  const Step forward = ForwardStep{4};
  EXPECT_EQ(step_text(forward, nullptr, nullptr, LengthUnit::centimetre), "Forward 10.16 cm");
  propose_rapid(5, {4, 3});
  const auto* path = window->order_panel().findChild<PathList*>()->findChild<QListView*>();
  EXPECT_THAT(all_lines(*path->model()), HasSubstr("Forward 12.7 cm"));
}

TEST_F(InCentimetres, ARulingKeepsItsWordsWithTheSecondUnitInBrackets) {
  propose_rapid(5, {4, 3});
  const auto* lines = window->ruling_panel().findChild<RulingList*>();
  EXPECT_THAT(all_lines(*lines->model()), HasSubstr("5″ (12.7 cm)"));
  bool told = false;
  for (const auto* label : window->ruling_panel().findChildren<QLabel*>())
    told = told || label->text().contains(QStringLiteral("5″ (12.7 cm) of 9″ (22.9 cm) spent"));
  EXPECT_TRUE(told);
  EXPECT_THAT(sheet_html_now(), HasSubstr("5″ (12.7 cm)"));
}

TEST_F(InCentimetres, TheHistorySaysThem) {
  Piece moved = piece("tank-1");
  moved.pose.at = {12, 6};
  change_by_hand(session(), session().game().with_piece(PieceIndex{0}, moved), "a move");
  const Value& history = session().game().history();
  const QString line =
      history_line(history[std::size_t{0}], session().game(), session().terms(), nullptr, session().unit());
  EXPECT_THAT(line.toStdString(), HasSubstr("30.48 cm, 15.24 cm"));
}

TEST_F(InCentimetres, ThePlaceOfThePointerIsInThem) {
  move_to({10, 20});
  const QString place = window->line().findChild<CutText*>("line-place")->words();
  EXPECT_TRUE(place.contains("cm") && place.startsWith("25.")) << place.toStdString();
}

TEST_F(InCentimetres, TheMenuSaysMeasureIn) {
  bool there = false;
  for (const QAction* menu : window->menuBar()->actions())
    for (const QAction* entry : menu->menu() ? menu->menu()->actions() : QList<QAction*>())
      there = there || entry->text() == "&Measure in";
  EXPECT_TRUE(there);
}

TEST_F(InCentimetres, OnHexesThePointersPlaceNamesTheHex) {
  Table table;
  table.hex = HexLayout{};
  table.hex->size = 2;
  table.hex->columns = 12;
  table.hex->rows = 10;
  EXPECT_EQ(words_for_place(table, {1.1, 1}, LengthUnit::inch), "1.1″, 1″ · hex 0, 0");
  EXPECT_EQ(words_for_place(table, {1.1, 200}, LengthUnit::inch), "1.1″, 200″");
}

}  // namespace
}  // namespace linesman::testing_window
