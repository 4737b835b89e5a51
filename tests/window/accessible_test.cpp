// What a screen reader finds on the table, and the messages that it gets.
#include <QAbstractItemView>
#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <set>

#include "ui/window/panel_box.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class ScreenReader : public WindowTest {
 protected:
  QAccessibleInterface& table() { return *QAccessible::queryAccessibleInterface(&view()); }
  static std::string name_of(const QAccessibleInterface& spoken) {
    return spoken.text(QAccessible::Name).toStdString();
  }
};

TEST_F(ScreenReader, FindsTheModelsOnTheTable) {
  open();
  EXPECT_EQ(table().role(), QAccessible::Canvas);
  ASSERT_EQ(table().childCount(), 5) << "three models, a wall, a wood";
  QAccessibleInterface* sherman = table().child(0);
  ASSERT_NE(sherman, nullptr);
  EXPECT_EQ(name_of(*sherman), "Sherman");
  EXPECT_EQ(sherman->role(), QAccessible::Graphic);
  EXPECT_TRUE(sherman->text(QAccessible::Description).contains("red"));
  EXPECT_EQ(table().indexOfChild(sherman), 0);
  EXPECT_TRUE(sherman->rect().contains(view().mapToGlobal(on_view({10, 6}))));
  const QPoint puma = view().mapToGlobal(on_view({30, 6}));
  ASSERT_NE(table().childAt(puma.x(), puma.y()), nullptr);
  EXPECT_EQ(name_of(*table().childAt(puma.x(), puma.y())), "Puma");
  EXPECT_EQ(table().child(5), nullptr);
}

TEST_F(ScreenReader, FindsTheTerrainWithItsPlaceAndSelectsIt) {
  open();
  const auto& terrain = session().game().terrain();
  ASSERT_EQ(terrain.size(), 2u);
  for (int i = 0; i < 2; ++i) {
    QAccessibleInterface* feature = table().child(3 + i);
    ASSERT_NE(feature, nullptr);
    EXPECT_EQ(table().indexOfChild(feature), 3 + i);
    EXPECT_EQ(name_of(*feature), label(terrain.at(static_cast<std::size_t>(i))));
    EXPECT_TRUE(feature->text(QAccessible::Description).contains(" to ")) << "from one corner to the other";
    EXPECT_FALSE(feature->rect().isEmpty());
    feature->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_TRUE(feature->state().selected);
  }
}

TEST_F(ScreenReader, FindsTheProposedWayWithItsVerdictAndItsEnd) {
  open();
  propose_rapid(3, {2, 3});
  settle();
  ASSERT_EQ(table().childCount(), 6);
  QAccessibleInterface* way = table().child(5);
  EXPECT_EQ(name_of(*way), "Proposed way");
  const QString words = way->text(QAccessible::Description);
  EXPECT_TRUE(words.startsWith("Legal, Sherman ends at ")) << words.toStdString();
  EXPECT_EQ(table().indexOfChild(way), 5);
  session().proposal().drop();
  EXPECT_EQ(table().childCount(), 5);
  EXPECT_FALSE(way->isValid());
}

bool is_control(QAccessible::Role role) {
  const std::set<QAccessible::Role> controls{QAccessible::PushButton,  QAccessible::ButtonMenu,   QAccessible::CheckBox,
                                             QAccessible::RadioButton, QAccessible::ComboBox,     QAccessible::SpinBox,
                                             QAccessible::Slider,      QAccessible::EditableText, QAccessible::List,
                                             QAccessible::Tree,        QAccessible::Table};
  return controls.contains(role);
}

/// Every control below that can have the focus and has no name.
QStringList unnamed_below(QAccessibleInterface& spoken, int depth = 0) {
  QStringList found;
  const QAccessible::State state = spoken.state();
  if (state.invisible || depth > 40) return found;
  if (state.focusable && is_control(spoken.role()) && spoken.text(QAccessible::Name).isEmpty() &&
      spoken.object() != nullptr)
    found << QString("%1 %2").arg(spoken.object()->metaObject()->className(), spoken.object()->objectName());
  for (int i = 0; i < spoken.childCount(); ++i)
    if (QAccessibleInterface* child = spoken.child(i)) found << unnamed_below(*child, depth + 1);
  return found;
}

TEST_F(ScreenReader, FindsNoControlWithoutAName) {
  open();
  propose_rapid(3, {2, 3});
  settle();
  for (const PageEntry& page : all_pages()) {
    window->actions().command((QStringLiteral("page-") + page.name).toStdString())->trigger();
    handle_events();
    const QStringList found = unnamed_below(*QAccessible::queryAccessibleInterface(window.get()));
    EXPECT_TRUE(found.isEmpty()) << page.name << ": " << found.join(", ").toStdString();
  }
}

TEST_F(ScreenReader, SelectsAModelByItsAction) {
  open();
  table().child(1)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_EQ(session().selected().pieces(), (std::vector<std::string>{"car-1"}));
  EXPECT_TRUE(table().child(1)->state().selected);
  EXPECT_FALSE(table().child(0)->state().selected);
}

TEST_F(ScreenReader, FindsTheModelThatTheKeyboardHasReached) {
  open();
  EXPECT_EQ(table().focusChild(), nullptr);
  key(Qt::Key_Tab);
  ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), PATIENCE));
  ASSERT_NE(table().focusChild(), nullptr);
  EXPECT_EQ(name_of(*table().focusChild()), "Sherman");
  EXPECT_TRUE(table().focusChild()->state().focused);
}

TEST_F(ScreenReader, IsToldAVerdictOnceItStands) {
  open();
  auto* at_rest = window->line().findChild<QTimer*>("settled");
  QSignalSpy said(&window->line(), &AnswerStrip::announced);
  at_rest->setInterval(std::chrono::hours(1));  // the test says when the order has come to rest
  for (const double inches : {2.0, 3.0, 17.0}) propose_rapid(inches, {1, 1});
  EXPECT_EQ(said.count(), 0) << "not while the order still changes";
  ASSERT_TRUE(at_rest->isActive());
  run_out(*at_rest);
  ASSERT_EQ(said.count(), 1);
  const QString words = said.front().front().toString();
  EXPECT_TRUE(words.startsWith("No. Rapid")) << words.toStdString();
}

TEST_F(ScreenReader, HearsTheNameOfEveryButtonAndList) {
  open();
  drag({10, 6}, {10, 9});
  window->resize(700, 600);  // a tool bar gets its button for more
  handle_events();
  int named = 0;
  const auto expect_name = [&](QWidget& part) {
    if (!part.isVisible()) return;
    const QString name = QAccessible::queryAccessibleInterface(&part)->text(QAccessible::Name);
    EXPECT_FALSE(name.isEmpty()) << part.metaObject()->className() << " " << part.objectName().toStdString() << " in "
                                 << part.parentWidget()->metaObject()->className();
    ++named;
  };
  for (auto* button : window->findChildren<QToolButton*>()) expect_name(*button);
  for (auto* list : window->findChildren<QAbstractItemView*>()) expect_name(*list);
  EXPECT_GT(named, 20);
}

TEST_F(ScreenReader, FindsNoMoreModelsThanAreLeft) {
  open();
  QAccessibleInterface* last = table().child(2);
  session().selected().select({"tank-2"});
  window->actions().command("remove")->trigger();
  EXPECT_EQ(table().childCount(), 4);
  EXPECT_FALSE(last->isValid());
  EXPECT_EQ(name_of(*last), "");
}

}  // namespace
}  // namespace linesman::testing_window
