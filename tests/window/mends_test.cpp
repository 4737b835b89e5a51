// What would be legal in place of an illegal order, and the same order under other options.
#include <gmock/gmock.h>

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include "files/orders/order_json.h"
#include "ui/panels/ruling/readings_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class Mends : public WindowTest {
 protected:
  /// Twelve inches with dice that lead nine far.
  void too_far() {
    open();
    propose_rapid(12, {4, 3});
    ASSERT_EQ(verdict(), Verdict::illegal);
    ASSERT_TRUE(wait_until([&] { return list().count() > 0; }));
    call("ruling");
  }
  QListWidget& list() { return window->ruling_panel().mends().list(); }
  /// The row of the mend that stops where it has to.
  int stop_row() {
    const auto& mends = window->ruling_panel().mends().service().mends();
    for (std::size_t i = 0; i < mends.size(); ++i)
      if (english(mends[i].what).starts_with("Stop")) return static_cast<int>(i);
    return -1;
  }
  int row_with_other_dice() {
    const auto& mends = window->ruling_panel().mends().service().mends();
    for (std::size_t i = 0; i < mends.size(); ++i)
      if (mends[i].instead.order.dice != order().dice) return static_cast<int>(i);
    return -1;
  }
};

TEST_F(Mends, AreListedForWhatIsIllegalAlone) {
  too_far();
  EXPECT_LE(list().count(), 5);
  EXPECT_GE(stop_row(), 0);
  propose_rapid(3, {4, 3});
  EXPECT_EQ(list().count(), 0);
}

TEST_F(Mends, AreShownWhole) {
  too_far();
  QWidget* widget = list().parentWidget();
  for (int wide = 150; wide <= 400; wide += 10) {
    widget->setFixedWidth(wide);
    handle_events();
    // A list lays its rows out some time after it has another width.
    EXPECT_TRUE(wait_until([&] { return cut_rows(list()).empty(); })) << wide << ": " << cut_rows(list());
  }
}

TEST_F(Mends, AreLookedAtUnderThePointerAndTakenByAClick) {
  too_far();
  const QPoint there = list().visualItemRect(list().item(stop_row())).center();
  QTest::mouseMove(list().viewport(), there + QPoint(1, 1));
  QTest::mouseMove(list().viewport(), there);
  ASSERT_NE(view().over().preview, nullptr);
  EXPECT_NEAR(view().over().preview->trace.pieces.front().end.pose.at.y, 15, 0.01);
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, there);
  settle();
  EXPECT_EQ(view().over().preview, nullptr);
  EXPECT_EQ(verdict(), Verdict::legal);
  EXPECT_NEAR(session().proposal().answer()->ruling()->ends.front().pose.at.y, 15, 0.01);
}

TEST_F(Mends, AreReachedByKeysAndTakenByReturn) {
  too_far();
  list().setFocus();
  for (int i = 0; i < list().count() && list().currentRow() != stop_row(); ++i) QTest::keyClick(&list(), Qt::Key_Down);
  ASSERT_EQ(list().currentRow(), stop_row());
  EXPECT_NE(view().over().preview, nullptr);
  EXPECT_TRUE(list().currentItem()->data(Qt::AccessibleTextRole).toString().contains("Stop"));
  QTest::keyClick(&list(), Qt::Key_Return);
  settle();
  EXPECT_EQ(verdict(), Verdict::legal);
}

TEST_F(Mends, WithOtherDiceAreLookedAtButNotTaken) {
  too_far();
  const int row = row_with_other_dice();
  ASSERT_GE(row, 0) << "a better roll would do";
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(list().item(row)).center());
  settle();
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{4, 3}));
  EXPECT_EQ(verdict(), Verdict::illegal);
}

TEST_F(Mends, LeaveTheDiceOpenUntilTheyHaveFallen) {
  open_example("pips-river");
  Order sideways;
  sideways.who = OnePiece{"jumbo"};
  sideways.action = "rapid";
  sideways.paths.set_all(Path{ToStep{{29, 19.6}}});
  session().selected().select({"jumbo"});
  session().proposal().propose(sideways);
  settle();
  ASSERT_EQ(verdict(), Verdict::illegal);
  ASSERT_TRUE(wait_until([&] { return list().count() > 0; }));
  Order mend = window->ruling_panel().mends().service().mends().front().instead.order;
  mend.dice.clear();
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(list().item(0)).center());
  settle();
  EXPECT_EQ(write_order(order()), write_order(mend));
}

class Readings : public WindowTest {
 protected:
  ReadingsPanel& panel() { return *window->findChild<ReadingsPanel*>(); }
};

TEST_F(Readings, AreATableOfWhichARowShowsItsRuling) {
  open_example("pips-river");
  ASSERT_TRUE(
      window->propose(QString(LINESMAN_SOURCE_DIR) + "/resources/examples/pips-river.2-through-the-ford.order.json"));
  settle();
  window->ruling_panel().readings_asked();
  ASSERT_TRUE(wait_until([&] { return panel().readings().size() > 1; }));
  const auto found = interpretations(*session().hearing(), order());
  ASSERT_TRUE(found);
  ASSERT_EQ(panel().readings().size(), found->size());
  QTableWidget& table = panel().table();
  EXPECT_EQ(table.item(0, 0)->text(), "Options of this game");
  EXPECT_TRUE(table.item(0, 1)->text().startsWith("Legal\n"));
  EXPECT_NE(table.item(1, 1)->text(), table.item(0, 1)->text());
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_Down);
  QTest::keyClick(&table, Qt::Key_Down);
  ASSERT_EQ(table.currentRow(), 1);
  ASSERT_NE(view().over().preview, nullptr);
  EXPECT_EQ(view().over().preview->ruling.allowance.spent, found->at(1).judgement.ruling.allowance.spent);
  EXPECT_GT(panel().findChild<RulingList*>()->model()->rowCount(), 1);
  QTest::keyClick(&table, Qt::Key_Up);
  EXPECT_EQ(view().over().preview, nullptr) << "the game's own is on the table already";
  QTest::keyClick(&table, Qt::Key_Down);
  ASSERT_NE(view().over().preview, nullptr);
  call("ruling");
  EXPECT_TRUE(wait_until([&] { return view().over().preview == nullptr; }))
      << "who leaves the readings is shown the ruling";
}

TEST_F(Readings, AreReadWholeInASmallWindow) {
  open_example("pips-river");
  window->resize(1024, 700);
  ASSERT_TRUE(
      window->propose(QString(LINESMAN_SOURCE_DIR) + "/resources/examples/pips-river.2-through-the-ford.order.json"));
  settle();
  window->ruling_panel().readings_asked();
  ASSERT_TRUE(wait_until([&] { return panel().readings().size() > 1; }));
  QTableWidget& table = panel().table();
  const auto cut_cells = [&] {
    QStringList cut;
    for (int row = 0; row < table.rowCount(); ++row)
      for (int column = 0; column < table.columnCount(); ++column) {
        const QRect cell(0, 0, table.columnWidth(column) - 6, table.rowHeight(row));
        const QString text = table.item(row, column)->text();
        const QRect needed = table.fontMetrics().boundingRect(cell, Qt::TextWordWrap, text);
        if (needed.width() > table.columnWidth(column) || needed.height() > table.rowHeight(row)) cut << text;
      }
    return cut.join("; ").toStdString();
  };
  // Rows are measured when the table is laid out.
  EXPECT_TRUE(wait_until([&] { return cut_cells().empty(); })) << cut_cells();
  EXPECT_LE(table.columnViewportPosition(table.columnCount() - 1) + table.columnWidth(table.columnCount() - 1),
            table.viewport()->width());
}

TEST_F(Readings, AreNotWorkedOutWhileNobodyLooks) {
  open();
  QSignalSpy taken(&panel(), &ReadingsPanel::previewed);
  propose_rapid(3, {4, 3});
  EXPECT_EQ(taken.count(), 0);
  EXPECT_TRUE(panel().readings().empty());
  window->ruling_panel().readings_asked();
  ASSERT_TRUE(wait_until([&] { return !panel().readings().empty(); })) << "who looks is shown them";
  EXPECT_EQ(taken.count(), 1);
}

}  // namespace
}  // namespace linesman::testing_window
