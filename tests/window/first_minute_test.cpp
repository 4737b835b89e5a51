// What a beginner meets first: three steps on the empty table, terrain scattered over it, the last game again, help in
// pictures.
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QUndoStack>

#include "table/plan.h"
#include "ui/commands/gestures.h"
#include "ui/window/dialogs/first_steps.h"
#include "ui/window/dialogs/help_pictures.h"
#include "ui/window/dialogs/new_game.h"
#include "ui/window/dialogs/new_game_dialog.h"
#include "ui/window/dialogs/save_dialog.h"
#include "ui/window/dialogs/scatter_dialog.h"
#include "ui/window/places.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class FirstMinute : public WindowTest {
 protected:
  FirstSteps& steps() { return *window->findChild<FirstSteps*>(); }
  void begin_bare() {
    window->files().begin({bare_game("A club night", "pips", {72, 48, {}}, {"Red", "Blue"}), Value()});
    handle_events();
  }
};

TEST_F(FirstMinute, BeginsAtTheDispute) {
  window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), PATIENCE));
  window->findChild<StartPage*>()->setFocus();
  const auto* card = qobject_cast<QPushButton*>(QApplication::focusWidget());
  ASSERT_NE(card, nullptr);
  EXPECT_EQ(card->text(), "Settle a dispute");
}

TEST_F(FirstMinute, ShowsThreeStepsUntilTheFirstThingIsPlaced) {
  EXPECT_FALSE(steps().isVisibleTo(window.get())) << "no game, no table";
  begin_bare();
  EXPECT_TRUE(steps().isVisibleTo(window.get()));
  EXPECT_EQ(steps().size(), view().size());
  EXPECT_EQ(steps().accessibleDescription().count('.'), 3);
  EXPECT_TRUE(steps().accessibleDescription().contains("Draw the ground"));
  open();
  EXPECT_FALSE(steps().isVisibleTo(window.get()));
}

TEST_F(FirstMinute, ScattersTerrainInOneStepThatCanBeUndone) {
  begin_bare();
  std::size_t shown = 0;
  when_asked<ScatterDialog>([&](ScatterDialog& dialog) {
    shown = dialog.with_terrain()->terrain().size();
    dialog.accept();
  });
  window->actions().command("scatter")->trigger();
  EXPECT_GT(shown, 5u);
  EXPECT_EQ(session().game().terrain().size(), shown);
  EXPECT_FALSE(steps().isVisibleTo(window.get()));
  window->actions().command("undo")->trigger();
  EXPECT_TRUE(session().game().terrain().empty());
}

TEST_F(FirstMinute, SaysOfScatteredTerrainWhetherZonesStayFree) {
  begin_bare();
  const auto words = [](const Game& game) {
    const ScatterDialog dialog(game, 1);
    QString all;
    for (const QLabel* label : dialog.findChildren<QLabel*>()) all += label->text() + ' ';
    return all.toStdString();
  };
  EXPECT_NE(words(session().game()).find("Mark zones first where none is to lie."), std::string::npos);
  Plan plan;
  plan.markings = {{MarkingKind::zone, "", "", {{0, 0}, {20, 0}, {20, 6}, {0, 6}}}};
  EXPECT_NE(words(with_plan(session().game(), plan)).find("The zones that you marked stay free."), std::string::npos);
}

TEST_F(FirstMinute, LeavesTheTableAloneWhereNothingIsScattered) {
  begin_bare();
  when_asked<ScatterDialog>([](ScatterDialog& dialog) { dialog.reject(); });
  window->actions().command("scatter")->trigger();
  EXPECT_TRUE(session().game().terrain().empty());
  EXPECT_FALSE(window->isWindowModified());
}

TEST_F(FirstMinute, BeginsANewGameAsTheLastOneBegan) {
  open();
  Pose pose = piece("tank-1").pose;
  pose.at = {20, 20};
  place_piece(session(), *session().game().find_piece("tank-1"), pose);
  ASSERT_TRUE(window->files().save());
  NewGameDialog dialog(session().rulesets(), {}, session().file().name());
  auto* beginnings = dialog.findChild<QListWidget*>();
  ASSERT_EQ(beginnings->count(), 2);
  EXPECT_TRUE(beginnings->item(1)->text().startsWith("Last game: "));
  beginnings->setCurrentRow(1);
  const auto begun = dialog.document();
  ASSERT_TRUE(begun);
  EXPECT_TRUE(begun->game.history().items().empty());
  EXPECT_EQ(begun->game.piece(*begun->game.find_piece("tank-1")).pose.at, (Vec{10, 6})) << "as it stood at its start";
}

TEST_F(FirstMinute, HelpsInFivePictures) {
  open_example("pips-bocage");
  const auto pictures = help_pictures({session().file().name()}, session().shared_rulesets(), {240, 160}, false);
  ASSERT_EQ(pictures.size(), 5u);
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    EXPECT_EQ(pictures[i].image.height() > 60, true) << i;
    EXPECT_TRUE(pictures[i].sentence.endsWith('.'));
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(pictures[i].image, pictures[k].image) << i << " " << k;
  }
  EXPECT_TRUE(help_pictures({}, session().shared_rulesets(), {240, 160}, false).empty());
}

TEST_F(FirstMinute, BeginsWithTheRulesetThatAsksLeastOfABeginner) {
  QSettings().remove("ruleset");
  QSettings().remove("new_game/ruleset");
  const QStringList examples = example_games();
  ASSERT_FALSE(examples.isEmpty());
  EXPECT_TRUE(QFileInfo(examples.front()).fileName().startsWith("pips")) << examples.front().toStdString();
  const auto chosen = [this] {
    const NewGameDialog dialog(session().rulesets(), {});
    for (const auto* box : dialog.findChildren<QComboBox*>())
      if (box->findText("Pips") >= 0) return box->currentText();
    return QString();
  };
  EXPECT_EQ(chosen(), "Pips");
  open_example("orders-town");
  EXPECT_EQ(chosen(), "Orders") << "the one used last";
}

TEST_F(FirstMinute, NamesFilesByTheTitleOfTheGame) {
  begin_bare();
  EXPECT_EQ(name_for_file(session()), "A club night");
  change_title(session(), "../Round: 2?");
  EXPECT_EQ(name_for_file(session()), "Round 2");
  change_title(session(), "");
  EXPECT_EQ(name_for_file(session()), "linesman");
}

}  // namespace
}  // namespace linesman::testing_window
