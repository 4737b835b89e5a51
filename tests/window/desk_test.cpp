// The table first: its share of the window, the drawer over it, what is pinned beside it, full screen.
#include <gmock/gmock.h>

#include <QMenuBar>
#include <QTest>
#include <QToolBar>

#include "plugins/library.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::ElementsAre;

class TheDesk : public WindowTest {
 protected:
  Desk& desk() { return window->desk(); }
  QWidget& sign(const char* page) { return *window->findChild<QWidget*>(QString("sign-%1").arg(page)); }
  void press(QWidget& button) {
    QTest::mouseClick(&button, Qt::LeftButton);
    handle_events();
  }
  void size(int width, int height) {
    window->resize(width, height);
    handle_events();
    ASSERT_EQ(window->size(), QSize(width, height));
  }
  /// Of the window's area, in percent.
  double table_share() {
    return 100.0 * view().width() * view().height() / (static_cast<double>(window->width()) * window->height());
  }
  void type(int code, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    QWidget* here = QApplication::focusWidget();
    QTest::keyClick(here != nullptr ? here : &view(), static_cast<Qt::Key>(code), keys);
    handle_events();
  }
  std::vector<std::string> columns() {
    std::vector<std::string> names;
    for (const DrawerPage* page : desk().columns()) names.push_back(page->name().toStdString());
    return names;
  }
  void pin(const char* page, bool pinned = true) {
    desk().pin(*desk().page_of(QString(page)), pinned);
    handle_events();
  }
};

TEST_F(TheDesk, LeavesTheTableMostOfASmallScreen) {
  open_example("pips-bocage");
  size(1366, 768);
  EXPECT_GE(table_share(), 85);
  size(1024, 700);
  EXPECT_GE(table_share(), 80);
  EXPECT_TRUE(columns().empty());
  EXPECT_EQ(desk().in_drawer(), nullptr) << "nothing was called up";
}

TEST_F(TheDesk, HidesNothingThatIsAskedAboutUnderAPage) {
  open();
  for (const QSize small : {QSize(1366, 768), QSize(1024, 768)}) {
    size(small.width(), small.height());
    for (const DrawerPage* page : desk().pages()) {
      desk().close_drawer();
      view().fit();
      session().selected().select({"car-1"});
      Order order;
      order.who = OnePiece{"car-1"};
      order.action = "rapid";
      order.paths.set_all(Path{ToStep{{38, 8}}});
      session().proposal().propose(order);
      settle();
      desk().show_panel(page->panel_in_front());
      handle_events();
      ASSERT_GT(desk().covered(), 0);
      for (const Vec asked : {piece("car-1").pose.at, Vec{38, 8}})
        EXPECT_LT(view().projection().to_paper(asked).x(), view().frame().right() - desk().covered())
            << page->name().toStdString() << " at " << small.width();
    }
    desk().close_drawer();
  }
}

TEST_F(TheDesk, CallsEveryPageByItsKeyOverTheTableWhichStaysWhereItIs) {
  open();
  const QRect table(view().mapToGlobal(QPoint()), view().size());
  const QPointF origin = view().projection().origin;
  int key_of_page = Qt::Key_1;
  for (const DrawerPage* page : desk().pages()) {
    view().setFocus();
    if (page->name() == "clock")
      type(Qt::Key_F7);
    else if (page->name() == "cases")
      type(Qt::Key_F8);
    else if (page->name() == "hall")
      type(Qt::Key_F8, Qt::ShiftModifier);
    else
      type(key_of_page++, Qt::ControlModifier);
    ASSERT_EQ(desk().in_drawer(), page) << page->name().toStdString();
    EXPECT_TRUE(page->isVisible());
    EXPECT_EQ(QRect(view().mapToGlobal(QPoint()), view().size()), table);
    EXPECT_EQ(view().projection().origin, origin);
  }
  int shown = 0;
  for (const DrawerPage* page : desk().pages()) shown += page->isVisible() ? 1 : 0;
  EXPECT_EQ(shown, 1) << "another call replaces the page";
}

TEST_F(TheDesk, ClosesTheDrawerWithEscapeFromThePageAndFromTheTable) {
  open();
  drag({10, 6}, {10, 9});
  view().setFocus();
  type(Qt::Key_1, Qt::ControlModifier);
  ASSERT_TRUE(window->order_panel().isAncestorOf(QApplication::focusWidget()));
  type(Qt::Key_Escape);
  EXPECT_EQ(desk().in_drawer(), nullptr);
  EXPECT_TRUE(view().hasFocus());
  EXPECT_TRUE(session().proposal().order()) << "the order stands";
  call("ruling");
  view().setFocus();
  type(Qt::Key_Escape);
  EXPECT_FALSE(session().proposal().order()) << "on the table the order goes first";
  EXPECT_TRUE(desk().shows(u"ruling"));
  type(Qt::Key_Escape);
  EXPECT_EQ(desk().in_drawer(), nullptr);
}

TEST_F(TheDesk, CallsAndClosesAPageByItsSignAtTheEdge) {
  open();
  press(sign("history"));
  EXPECT_TRUE(desk().shows(u"history"));
  press(sign("plan"));
  EXPECT_TRUE(desk().shows(u"plan"));
  EXPECT_FALSE(desk().shows(u"history"));
  press(sign("plan"));
  EXPECT_EQ(desk().in_drawer(), nullptr);
  EXPECT_TRUE(view().hasFocus());
}

TEST_F(TheDesk, ShowsPanelsOfOnePageUnderTabs) {
  open();
  call("checks");
  EXPECT_TRUE(desk().shows(u"checks"));
  call("plan");
  EXPECT_FALSE(desk().shows(u"checks"));
  EXPECT_EQ(desk().page_of(u"plan"), desk().page_of(u"checks"));
}

TEST_F(TheDesk, PinsAPageAsAColumnBesideTheTable) {
  open();
  const int before = view().width();
  press(sign("ruling"));
  ASSERT_EQ(view().width(), before);
  for (auto* button : desk().page_of(u"ruling")->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly))
    if (button->isCheckable()) press(*button);
  EXPECT_THAT(columns(), ElementsAre("ruling"));
  EXPECT_EQ(desk().in_drawer(), nullptr);
  EXPECT_LT(view().width(), before);
  press(sign("order"));
  EXPECT_EQ(desk().in_drawer(), desk().page_of(u"order")) << "the drawer goes on beside it";
  EXPECT_TRUE(desk().shows(u"ruling"));
  pin("ruling", false);
  EXPECT_EQ(view().width(), before);
}

TEST_F(TheDesk, HasRoomForTwoColumnsOnAWideScreenAlone) {
  open();
  size(1920, 1080);
  pin("order");
  pin("ruling");
  EXPECT_THAT(columns(), ElementsAre("order", "ruling"));
  size(1366, 768);
  EXPECT_THAT(columns(), ElementsAre("ruling")) << "the newest stays";
  size(1920, 1080);
  EXPECT_THAT(columns(), ElementsAre("order", "ruling"));
}

TEST_F(TheDesk, RemembersWhatWasPinnedForEachKindOfWork) {
  open();
  pin("ruling");
  key(Qt::Key_D);
  EXPECT_TRUE(columns().empty()) << "nothing was pinned for building";
  pin("palette");
  key(Qt::Key_T);
  EXPECT_TRUE(columns().empty()) << "nor for judging";
  key(Qt::Key_V);
  EXPECT_THAT(columns(), ElementsAre("ruling"));
  key(Qt::Key_M);
  EXPECT_THAT(columns(), ElementsAre("ruling")) << "measuring is of any work";
  key(Qt::Key_D);
  EXPECT_THAT(columns(), ElementsAre("terrain"));
  MainWindow next(std::make_shared<const RulesetLibrary>(std::vector<std::string>{LINESMAN_RULESETS}));
  ASSERT_TRUE(next.open(folder.filePath("game.linesman")));
  ASSERT_EQ(next.desk().columns().size(), 1u);
  EXPECT_EQ(next.desk().columns().front()->name(), "ruling");
}

TEST_F(TheDesk, LaysMessagesOverTheTable) {
  open();
  const QRect table = view().geometry();
  window->messages().say("The file is not there.");
  handle_events();
  EXPECT_TRUE(window->messages().isVisible());
  EXPECT_EQ(view().geometry(), table);
  const QRect bar(window->messages().mapToGlobal(QPoint()), window->messages().size());
  EXPECT_TRUE(QRect(view().mapToGlobal(QPoint()), view().size()).contains(bar));
  call("order");
  EXPECT_LE(window->messages().geometry().right(), desk().page_of(u"order")->geometry().left())
      << "nor does it hide the page's head";
}

TEST_F(TheDesk, GivesTheWholeScreenToTableAndLine) {
  open();
  key(Qt::Key_F9);
  handle_events();
  EXPECT_TRUE(window->isFullScreen());
  EXPECT_FALSE(window->menuBar()->isVisible());
  EXPECT_FALSE(window->findChild<QToolBar*>("tool_box")->isVisible());
  EXPECT_EQ(view().width(), window->width());
  EXPECT_EQ(view().height() + window->line().height(), window->height());
  key(Qt::Key_T, Qt::ControlModifier);
  EXPECT_EQ(session().game().turn(), 2) << "keys of the menus work without them";
  key(Qt::Key_2, Qt::ControlModifier);
  EXPECT_TRUE(desk().shows(u"ruling")) << "a page may be called over it";
  key(Qt::Key_F9);
  handle_events();
  EXPECT_FALSE(window->isFullScreen());
  EXPECT_TRUE(window->menuBar()->isVisible());
}

TEST_F(TheDesk, IsOutOfTheWayWithoutAGame) {
  EXPECT_FALSE(window->line().isVisible());
  EXPECT_FALSE(sign("order").isVisible());
  EXPECT_FALSE(window->findChild<QToolBar*>("tool_box")->isVisible());
  open();
  EXPECT_TRUE(window->line().isVisible());
  EXPECT_TRUE(sign("order").isVisible());
}

}  // namespace
}  // namespace linesman::testing_window
