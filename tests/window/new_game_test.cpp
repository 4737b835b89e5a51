#include <QComboBox>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QPushButton>
#include <QTest>

#include "ui/window/dialogs/new_game.h"
#include "ui/window/dialogs/new_game_dialog.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class NewGame : public WindowTest {
 protected:
  /// Asks for a new game and does `fill` with the dialog, which then begins.
  template <class Fill>
  void ask_for(Fill fill) {
    when_asked<NewGameDialog>([fill](NewGameDialog& dialog) {
      fill(dialog);
      dialog.accept();
    });
    window->actions().command("new-game")->trigger();
  }
  static QComboBox* box_with(const QDialog& dialog, const QString& entry) {
    for (auto* box : dialog.findChildren<QComboBox*>())
      if (box->findText(entry) >= 0) return box;
    return nullptr;
  }
  static NumberEdit& width_of(const QDialog& dialog) {
    for (auto* edit : dialog.findChildren<NumberEdit*>()) {
      if (edit->accessibleName().startsWith("Width")) return *edit;
    }
    throw std::logic_error("there is no width");
  }
  static void choose(const QDialog& dialog, const QString& entry) {
    QComboBox* box = box_with(dialog, entry);
    ASSERT_NE(box, nullptr) << entry.toStdString();
    box->setCurrentIndex(box->findText(entry));
    emit box->activated(box->currentIndex());
  }
};

TEST_F(NewGame, IsABareTableOfTheSizeRulesetAndSidesThatWereChosen) {
  ask_for([](NewGameDialog& dialog) {
    choose(dialog, "Pips");
    choose(dialog, "4 × 4 feet");
    dialog.findChildren<QLineEdit*>().first()->setText("The lane");
  });
  EXPECT_EQ(session().game().ruleset(), "pips");
  EXPECT_EQ(session().game().table(), (Table{48, 48, {}}));
  EXPECT_EQ(sides_of(session().game()), (std::vector<std::string>{"Red", "Blue"}));
  EXPECT_TRUE(session().game().pieces().empty());
  EXPECT_TRUE(session().file().name().isEmpty());
  EXPECT_FALSE(session().file().modified());
  EXPECT_TRUE(read_document(write_document(session().file().document()), ""));
}

TEST_F(NewGame, DoesNotBeginOnATableWithoutWidth) {
  when_asked<NewGameDialog>([](NewGameDialog& dialog) {
    choose(dialog, "Pips");
    QPushButton* begin = nullptr;
    for (auto* button : dialog.findChildren<QPushButton*>())
      if (button->text() == "Begin") begin = button;
    ASSERT_NE(begin, nullptr);
    EXPECT_TRUE(begin->isEnabled());
    width_of(dialog).selectAll();
    QTest::keyClicks(&width_of(dialog), "0");
    EXPECT_FALSE(begin->isEnabled()) << "a usual size was chosen before, and is no longer";
    dialog.reject();
  });
  window->actions().command("new-game")->trigger();
}

TEST_F(NewGame, UnderAHexRulesetIsAHexMap) {
  ask_for([](NewGameDialog& dialog) { choose(dialog, "Hexes"); });
  ASSERT_TRUE(session().game().table().hex);
  EXPECT_EQ(session().game().table().hex->columns, 24);
  EXPECT_TRUE(session().hearing()) << session().hearing_problem().sentence();
  EXPECT_TRUE(read_document(write_document(session().file().document()), ""));
}

TEST_F(NewGame, CannotBeginOnATableThatNoDocumentMayHave) {
  NewGameDialog dialog(session().rulesets(), {});
  choose(dialog, "Another size");
  width_of(dialog).set_number(1300);
  EXPECT_FALSE(dialog.table());
  EXPECT_EQ(dialog.reason(), "A side of the table is 1 to 1200 inches.");
  EXPECT_FALSE(dialog.document());
}

TEST_F(NewGame, IsMeasuredInCentimetresToo) {
  NewGameDialog dialog(session().rulesets(), {});
  choose(dialog, "120 × 180 cm");
  choose(dialog, "cm");
  ASSERT_TRUE(dialog.table());
  EXPECT_NEAR(dialog.table()->width * 2.54, 120, 1e-9);
  EXPECT_NEAR(width_of(dialog).number().value_or(0), 120, 1e-9);
}

TEST_F(NewGame, BeginsWithATemplateWithoutItsHistory) {
  open();
  propose_rapid(3, {4, 3});
  window->carry_out();
  ASSERT_EQ(session().game().history().size(), 1u);
  const auto kept = save_as_template(session().file().document(), "Lane with a wall");
  ASSERT_TRUE(kept) << kept.problem().sentence();
  ASSERT_EQ(game_templates().size(), 1);
  NewGameDialog dialog(session().rulesets(), game_templates());
  dialog.findChild<QListWidget*>()->setCurrentRow(1);
  const auto begun = dialog.document();
  ASSERT_TRUE(begun) << begun.problem().sentence();
  EXPECT_EQ(begun->game.history().size(), 0u);
  EXPECT_EQ(begun->game.pieces().size(), session().game().pieces().size());
  EXPECT_EQ(begun->source["mood"].text(), "kept");
}

TEST_F(NewGame, HasNoTemplateWithANameThatIsNoFileName) {
  open();
  for (const char* name : {"", "  ", "../up", ".hidden", "a\\b"})
    EXPECT_FALSE(save_as_template(session().file().document(), name)) << name;
}

TEST_F(NewGame, MayBeACopyOfTheOpenOneWithoutItsHistory) {
  open();
  propose_rapid(3, {4, 3});
  window->carry_out();
  const Pose stands = piece("tank-1").pose;
  session().file().saved_as(session().file().name(), session().file().document().source);
  window->actions().command("duplicate")->trigger();
  EXPECT_TRUE(session().file().name().isEmpty());
  EXPECT_EQ(session().game().history().size(), 0u);
  EXPECT_EQ(piece("tank-1").pose, stands);
}

}  // namespace
}  // namespace linesman::testing_window
