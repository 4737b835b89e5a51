// What a player takes for granted: undo where one is, lists that stay as they were, messages that go.
#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <map>

#include "plugins/library.h"
#include "ui/panels/models/roster_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class Comfort : public WindowTest {
 protected:
  NumberEdit* figure(const QString& name) {
    call("piece");
    for (NumberEdit* edit : window->findChild<PiecePanel*>()->findChildren<NumberEdit*>())
      if (edit->accessibleName() == name) return edit;
    return nullptr;
  }
  void type(int code, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(code), keys);
  }
  void propose_too_far() { propose_rapid(17, {1, 1}); }
  QTreeWidget* tree() {
    call("pieces");
    return window->findChild<RosterPanel*>()->findChild<QTreeWidget*>();
  }
  QTreeWidgetItem* item(const QString& text) {
    const auto found = tree()->findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.front();
  }
};

TEST_F(Comfort, UndoReachesTheGameFromAFieldThatHasNothingToUndo) {
  open();
  click({10, 6});
  NumberEdit* east = figure("Inches from the west edge");
  ASSERT_NE(east, nullptr);
  for (const Qt::Key leaves : {Qt::Key_Tab, Qt::Key_Return}) {
    east->setFocus();
    east->selectAll();
    QTest::keyClicks(east, "20");
    type(leaves);
    ASSERT_EQ(piece("tank-1").pose.at.x, 20);
    type(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(piece("tank-1").pose.at.x, 10);
    type(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(piece("tank-1").pose.at.x, 20);
    type(Qt::Key_Z, Qt::ControlModifier);
    type(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(piece("tank-1").pose.at.x, 20);
    type(Qt::Key_Z, Qt::ControlModifier);
  }
}

TEST_F(Comfort, NamesOfPanelsAreWholeHoweverLowTheWindowIs) {
  open();
  window->resize(1024, 700);
  int names = 0;
  for (const DrawerPage* page : window->desk().pages()) {
    call(page->panel_in_front().toUtf8());
    const auto* bar = page->findChild<QTabBar*>(QString(), Qt::FindDirectChildrenOnly);
    for (int i = 0; bar->isVisible() && i < bar->count(); ++i, ++names) {
      EXPECT_GE(bar->tabRect(i).width(), bar->fontMetrics().horizontalAdvance(bar->tabText(i)));
      EXPECT_LE(bar->tabRect(i).right(), bar->width()) << bar->tabText(i).toStdString();
    }
  }
  EXPECT_GE(names, 7);
}

TEST_F(Comfort, UndoOfWhatIsBeingTypedIsTheFields) {
  open();
  click({10, 6});
  NumberEdit* east = figure("Inches from the west edge");
  east->setFocus();
  east->selectAll();
  QTest::keyClicks(east, "20");
  type(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(session().file().undo_stack().count(), 0);
  EXPECT_NE(east->text(), "20");
}

TEST_F(Comfort, ARefusalGoesWithTheOrderThatItWasAbout) {
  open();
  const auto refused = [&] {
    propose_too_far();
    window->carry_out();
    return !window->messages().sentence().isEmpty();
  };
  ASSERT_TRUE(refused());
  key(Qt::Key_Escape);
  EXPECT_TRUE(window->messages().sentence().isEmpty()) << "the order is dropped";
  ASSERT_TRUE(refused());
  drag({10, 6}, {10, 9});
  EXPECT_TRUE(window->messages().sentence().isEmpty()) << "another order is proposed";
  ASSERT_TRUE(refused());
  click({30, 6});
  EXPECT_TRUE(window->messages().sentence().isEmpty()) << "another model is selected";
}

TEST_F(Comfort, AFileThatCannotBeOpenedIsToldUntilItIsClosed) {
  open();
  window->open(folder.filePath("nowhere.linesman"));
  drag({10, 6}, {10, 9});
  click({30, 6});
  EXPECT_TRUE(window->messages().sentence().contains("nowhere.linesman"));
}

TEST_F(Comfort, TheRosterStaysAsItWasWhenAnOrderIsCarriedOut) {
  open();
  item("1st Troop")->setExpanded(true);
  item("blue")->setExpanded(false);
  QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {}, tree()->visualItemRect(item("1st Troop")).center());
  drag({10, 6}, {10, 9});
  window->order_panel().findChild<ActionButtons*>()->chosen("rapid");
  settle();
  type_dice("4 3");
  key(Qt::Key_Return);
  ASSERT_EQ(session().game().history().size(), 1u);
  EXPECT_TRUE(item("1st Troop")->isExpanded());
  EXPECT_FALSE(item("blue")->isExpanded());
  EXPECT_EQ(tree()->currentItem(), item("1st Troop"));
  rename_piece(session(), *session().game().find_piece("tank-1"), "Firefly");
  ASSERT_NE(item("Firefly"), nullptr);
  EXPECT_TRUE(item("1st Troop")->isExpanded());
  EXPECT_FALSE(item("blue")->isExpanded());
}

TEST_F(Comfort, TheFirstWindowFitsTheScreen) {
  QSettings().remove("geometry");  // of windows before
  const auto library = std::make_shared<const RulesetLibrary>(std::vector<std::string>{LINESMAN_RULESETS});
  const MainWindow first(library);
  EXPECT_LE(first.width(), first.screen()->availableSize().width());
  EXPECT_LE(first.height(), first.screen()->availableSize().height());
}

TEST_F(Comfort, TheLegendIsWhereItWasLeft) {
  view().set_legend_place(QPointF(30, 40));
  window->close();
  MainWindow next(std::make_shared<const RulesetLibrary>(std::vector<std::string>{LINESMAN_RULESETS}));
  EXPECT_EQ(next.table().legend_place(), QPointF(30, 40));
  QSettings().remove("legend_place");
}

/// What of a panel lies beyond its edge.
std::string cut_off(const QWidget& panel) {
  std::string cut;
  for (const QWidget* part : panel.findChildren<QWidget*>()) {
    const bool inside = part->mapTo(&panel, QPoint(part->width(), 0)).x() <= panel.width();
    if (part->isVisible() && !inside) cut += std::string(part->metaObject()->className()) + " ";
  }
  return cut;
}

TEST_F(Comfort, NothingIsCutOffOnASmallScreen) {
  window->resize(1016, 660);
  const QDir examples(QString(LINESMAN_SOURCE_DIR) + "/resources/examples");
  for (const QString& name : examples.entryList({"*.1-*.order.json"}, QDir::Files, QDir::Name)) {
    ASSERT_TRUE(window->open(examples.filePath(name.section('.', 0, 0) + ".linesman")));
    ASSERT_TRUE(window->propose(examples.filePath(name)));
    settle();
    for (const char* panel : {"order", "ruling", "piece"}) {
      call(panel);
      EXPECT_EQ(cut_off(window->desk().page_of(QString(panel))->shown()), "") << panel << ", " << name.toStdString();
    }
    EXPECT_GT(view().width(), 900) << name.toStdString();
  }
}

void expect_letters_differ(const QList<QAction*>& entries, const QString& menu) {
  static const QRegularExpression mnemonic("&([^&])");
  std::map<QString, QString> taken;
  for (const QAction* entry : entries) {
    const auto match = mnemonic.match(entry->text());
    if (!match.hasMatch()) continue;
    const auto [other, fresh] = taken.emplace(match.captured(1).toLower(), entry->text());
    EXPECT_TRUE(fresh) << menu.toStdString() << ": " << other->second.toStdString() << " and "
                       << entry->text().toStdString();
    if (entry->menu() != nullptr) expect_letters_differ(entry->menu()->actions(), entry->text());
  }
}

TEST_F(Comfort, NoTwoEntriesOfAMenuHaveTheSameLetter) {
  open();
  expect_letters_differ(window->menuBar()->actions(), "menu bar");
}

}  // namespace
}  // namespace linesman::testing_window
