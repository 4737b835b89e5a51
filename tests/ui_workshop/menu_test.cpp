// The workshop and the sheet of own words, called from the menu of the window.
#include <gmock/gmock.h>

#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "support/built_rulesets.h"
#include "support/patience.h"
#include "ui/table/table_view.h"
#include "ui/window/main_window.h"
#include "ui/workshop/new_ruleset_dialog.h"
#include "ui/workshop/words_dialog.h"
#include "ui/workshop/workshop.h"

namespace linesman {
namespace {

const QString SKIRMISH = LINESMAN_SOURCE_DIR "/resources/examples/skirmish-ruin.linesman";

class TheMenuOfRules : public ::testing::Test {
 protected:
  TheMenuOfRules() : window_(built_rulesets()) {
    window_.resize(1366, 768);
    window_.show();
  }

  /// Acts on the dialog that comes next, as soon as it is there.
  template <class Dialog, class Act>
  void when_asked(Act act) {
    auto* look = new QTimer(&window_);
    QObject::connect(look, &QTimer::timeout, &window_, [look, act] {
      auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr || !look->isActive()) return;
      look->stop();
      act(*dialog);
    });
    look->start(20);
  }
  void trigger(const char* command) { window_.actions().command(command)->trigger(); }
  Workshop* workshop() { return window_.findChild<Workshop*>(); }
  bool shows_button(const QString& text) {
    for (auto* button : window_.findChildren<QAbstractButton*>())
      if (QString(button->text()).remove('&') == text) return true;
    return false;
  }
  void shoot(const QString& name) {
    if (const QString folder = qEnvironmentVariable("LINESMAN_SHOTS"); !folder.isEmpty())
      window_.grab().save(folder + "/" + name + ".png");
  }

  QTemporaryDir home_;
  MainWindow window_;
};

TEST_F(TheMenuOfRules, OpensTheWorkshopWithANewRulesetWhichNewGamesCanChoose) {
  when_asked<NewRulesetDialog>([](NewRulesetDialog& dialog) {
    QTest::keyClicks(&dialog.title_field(), "Our skirmish");
    dialog.beginnings().setCurrentIndex(dialog.beginnings().findData("skirmish"));
    QTest::keyClick(&dialog.title_field(), Qt::Key_Return);
  });
  trigger("new-ruleset");
  ASSERT_NE(workshop(), nullptr);
  QTest::mouseClick(&workshop()->save_button(), Qt::LeftButton);
  EXPECT_TRUE(window_.session().rulesets().ruleset("our-skirmish", Value::empty_object()).ok());
  EXPECT_TRUE(workshop()->close());
  QTest::qWait(0);
  trigger("edit-rules");
  ASSERT_TRUE(QTest::qWaitFor([this] { return workshop() != nullptr; }, PATIENCE));
  EXPECT_EQ(workshop()->draft().chart()["id"].text(), "our-skirmish");
}

TEST_F(TheMenuOfRules, PutsTheWorkshopBesideTheTableWhichIsJudgedByIt) {
  const QString game = home_.filePath("ruin.linesman");
  ASSERT_TRUE(QFile::copy(SKIRMISH, game));
  ASSERT_TRUE(window_.open(game));
  when_asked<NewRulesetDialog>([](NewRulesetDialog& dialog) {
    QTest::keyClicks(&dialog.title_field(), "Beside");
    dialog.beginnings().setCurrentIndex(dialog.beginnings().findData("skirmish"));
    QTest::keyClick(&dialog.title_field(), Qt::Key_Return);
  });
  trigger("new-ruleset");
  ASSERT_NE(workshop(), nullptr);
  QTest::mouseClick(&workshop()->save_button(), Qt::LeftButton);
  Session& session = window_.session();
  EXPECT_FALSE(session.draft().is_judging()) << "the table is of another game";
  session.set_game(session.game().with_ruleset("beside", Value::empty_object(), Value::empty_object()));
  EXPECT_TRUE(session.draft().is_judging());
  QTest::qWait(50);
  const QRect column(workshop()->mapTo(&window_, QPoint()), workshop()->size());
  auto* table = window_.findChild<TableView*>();
  const QRect view(table->mapTo(&window_, QPoint()), table->size());
  EXPECT_EQ(window_.width(), 1366);
  EXPECT_LE(column.right(), 1366);
  EXPECT_FALSE(column.intersects(view));
  EXPECT_GT(view.width(), 700) << "most of the window is the table";
  shoot("workshop-beside-the-table");
  EXPECT_TRUE(workshop()->close());
  ASSERT_TRUE(QTest::qWaitFor([this] { return workshop() == nullptr; }, PATIENCE));
  EXPECT_FALSE(session.draft().is_there());
}

TEST_F(TheMenuOfRules, TriesRulesThatAreNotSavedOnACopyOfTheTableOfAnotherGame) {
  const QString game = home_.filePath("ruin.linesman");
  ASSERT_TRUE(QFile::copy(SKIRMISH, game));
  ASSERT_TRUE(window_.open(game));
  when_asked<NewRulesetDialog>([](NewRulesetDialog& dialog) {
    QTest::keyClicks(&dialog.title_field(), "Tried");
    dialog.beginnings().setCurrentIndex(dialog.beginnings().findData("skirmish"));
    QTest::keyClick(&dialog.title_field(), Qt::Key_Return);
  });
  trigger("new-ruleset");
  ASSERT_NE(workshop(), nullptr);
  Session& session = window_.session();
  const std::size_t models = session.game().pieces().size();
  EXPECT_FALSE(workshop()->saved_rules_button().isVisible());
  ASSERT_TRUE(workshop()->try_button().isVisible());
  QTest::mouseClick(&workshop()->try_button(), Qt::LeftButton);
  EXPECT_EQ(session.game().ruleset(), "tried");
  EXPECT_EQ(session.game().pieces().size(), models);
  EXPECT_EQ(session.file().name(), "") << "the game stays in its file as it is";
  EXPECT_TRUE(session.draft().is_judging());
  EXPECT_TRUE(session.hearing());
  EXPECT_FALSE(workshop()->try_button().isVisible());
  EXPECT_TRUE(workshop()->saved_rules_button().isVisible());
}

TEST_F(TheMenuOfRules, TakesThePlayersWordsForActionsIntoThePagesOfTheWindow) {
  const QString game = home_.filePath("ruin.linesman");
  ASSERT_TRUE(QFile::copy(SKIRMISH, game));
  ASSERT_TRUE(window_.open(game));
  when_asked<WordsDialog>([](WordsDialog& dialog) {
    QTreeWidgetItem* rush = dialog.sheet().findItems("Rush", Qt::MatchExactly | Qt::MatchRecursive).front();
    rush->setText(1, "Double");
    QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
  });
  trigger("own-words");
  EXPECT_EQ(window_.session().terms()->action("rush")->title, "Double");
  EXPECT_EQ(window_.session().game().ruleset(), "skirmish");
  window_.session().selected().select({window_.session().game().pieces().front()->id});
  trigger("page-order");
  EXPECT_TRUE(QTest::qWaitFor([this] { return shows_button("Double"); }, PATIENCE));
  shoot("own-words-in-the-order");
  trigger("undo");
  EXPECT_EQ(window_.session().terms()->action("rush")->title, "Rush");
}

}  // namespace
}  // namespace linesman
