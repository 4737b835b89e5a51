// House rules in a form, their badge, and where they are named.
#include <gmock/gmock.h>

#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <filesystem>

#include "drawing/report/entry_words.h"
#include "rules/figure_words.h"
#include "ui/commands/gestures.h"
#include "ui/panels/record/history_panel.h"
#include "ui/panels/ruling/agreement_dialog.h"
#include "ui/window/rules_bar.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

using testing::HasSubstr;
using testing::Not;

Value per_die(int bonus) {
  const Value open = Value::Object{{"open", Value::Object{{"per_die", bonus}}}};
  return Value::Object{{"figures", Value::Object{{"movement", Value::Object{{"standard", open}}}}}};
}

class HouseRules : public WindowTest {
 protected:
  /// The dialog as the menu opens it, on the page of house rules.
  void in_dialog(const std::function<void(AgreementDialog&)>& act) {
    when_asked<AgreementDialog>([act](AgreementDialog& dialog) {
      dialog.show_house_rules();
      act(dialog);
    });
    window->actions().command("options")->trigger();
  }

  static QTreeWidgetItem* figure(AgreementDialog& dialog, const QString& title) {
    auto* tree = dialog.findChild<QTreeWidget*>();
    const auto found = tree->findItems(title, Qt::MatchExactly | Qt::MatchRecursive);
    EXPECT_EQ(found.size(), 1) << title.toStdString();
    tree->scrollToItem(found.front());
    return found.front();
  }
  /// Double click and type, as a player does.
  static void type(AgreementDialog& dialog, const QString& title, const QString& text) {
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog, PATIENCE));
    QTreeWidgetItem* item = figure(dialog, title);
    auto* tree = dialog.findChild<QTreeWidget*>();
    const QPoint at = tree->visualItemRect(item).center();
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, at);
    auto* edit = tree->viewport()->findChild<QLineEdit*>();
    ASSERT_NE(edit, nullptr);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Tab);
  }
  static QPushButton* button(QWidget& in, const QString& start) {
    for (auto* each : in.findChildren<QPushButton*>())
      if (each->text().remove('&') == start) return each;
    return nullptr;
  }
  static void accept(AgreementDialog& dialog) {
    QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
  }
  HouseRulesBadge& badge() { return *window->findChild<HouseRulesBadge*>(); }
  /// Tool bars are laid out a moment after their buttons come and go.
  bool badge_is_shown() {
    QApplication::processEvents();
    return badge().isVisible();
  }
};

TEST_F(HouseRules, AreTypedIntoATable) {
  open();
  in_dialog([](AgreementDialog& dialog) {
    type(dialog, "Movement, standard, open, per die", "0");
    EXPECT_EQ(figure(dialog, "Movement, standard, open, per die")->text(1), "1");
    EXPECT_EQ(figure(dialog, "Movement, standard, open, per die")->text(2), "0");
    accept(dialog);
  });
  EXPECT_EQ(session().game().house_rules(), per_die(0));
  EXPECT_EQ(session().file().undo_stack().count(), 1);
}

TEST_F(HouseRules, AreTypedWithTheKeyboardAlone) {
  open();
  in_dialog([](AgreementDialog& dialog) {
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog, PATIENCE));
    auto* tree = dialog.findChild<QTreeWidget*>();
    tree->setCurrentItem(figure(dialog, "Movement, standard, open, per die"));
    tree->setFocus();
    const auto field = [tree] { return tree->viewport()->findChild<QLineEdit*>(); };
    // A first dialog is activated once more, which closes a field that is open already.
    ASSERT_TRUE(wait_until([&] {
      if (field() == nullptr) QTest::keyClick(tree, Qt::Key_Return);
      QApplication::processEvents();
      return field() != nullptr && field()->hasFocus();
    }));
    ASSERT_TRUE(dialog.isVisible()) << "Return on a figure begins to edit it";
    QTest::keyClicks(field(), "0");
    QTest::keyClick(field(), Qt::Key_Return);
    EXPECT_TRUE(wait_until([&] { return tree->currentItem()->text(2) == "0"; }));
    EXPECT_TRUE(dialog.isVisible()) << "Return takes the figure and not the dialog's button";
    accept(dialog);
  });
  EXPECT_EQ(session().game().house_rules(), per_die(0));
}

TEST_F(HouseRules, ThatAreNoNumberAreSaidAndChangeNothing) {
  open();
  in_dialog([](AgreementDialog& dialog) {
    type(dialog, "Movement, standard, open, per die", "lots");
    EXPECT_EQ(figure(dialog, "Movement, standard, open, per die")->text(2), "1");
    bool said = false;
    for (const auto* label : dialog.findChildren<QLabel*>()) said |= label->text().contains("not a number");
    EXPECT_TRUE(said);
    accept(dialog);
  });
  EXPECT_EQ(session().file().undo_stack().count(), 0);
}

TEST_F(HouseRules, ThatTheRulesetRefusesCannotBeAgreed) {
  open();
  in_dialog([](AgreementDialog& dialog) {
    type(dialog, "Movement, standard, open, per die", "-1");
    EXPECT_FALSE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    dialog.reject();
  });
  EXPECT_EQ(session().file().undo_stack().count(), 0);
}

TEST_F(HouseRules, AreFoundBySearchAndReset) {
  open();
  ASSERT_TRUE(change_agreement(session(), Value::empty_object(), per_die(0), 0));
  in_dialog([](AgreementDialog& dialog) {
    auto* search = dialog.findChild<FiguresTable*>()->findChild<QLineEdit*>();
    QTest::keyClicks(search, "marsh");
    EXPECT_TRUE(figure(dialog, "Movement, standard, open, per die")->isHidden());
    EXPECT_FALSE(figure(dialog, "Rating of marsh")->isHidden());
    search->clear();
    dialog.findChild<QTreeWidget*>()->setCurrentItem(figure(dialog, "Movement, standard, open, per die"));
    QTest::mouseClick(button(dialog, "Reset"), Qt::LeftButton);
    EXPECT_EQ(figure(dialog, "Movement, standard, open, per die")->text(2), "1");
    accept(dialog);
  });
  EXPECT_EQ(session().game().house_rules().size(), 0u);
}

TEST_F(HouseRules, CanBeWrittenAsJsonTooAndTheTableFollows) {
  open();
  in_dialog([](AgreementDialog& dialog) {
    auto* json = dialog.findChild<QPlainTextEdit*>();
    json->setPlainText(R"({"ratings": {"marsh": "open"}})");
    EXPECT_EQ(figure(dialog, "Rating of marsh")->text(2), "open");
    json->setPlainText(R"({"ratings": {"swamp": "open"}})");
    EXPECT_FALSE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    json->setPlainText(R"({"ratings": {"marsh": "open"}})");
    QTest::mouseClick(button(dialog, "Reset all"), Qt::LeftButton);
    EXPECT_EQ(json->toPlainText(), "");
    dialog.reject();
  });
}

TEST_F(HouseRules, HaveABadgeWhileThereAreSome) {
  open();
  EXPECT_FALSE(badge_is_shown());
  ASSERT_TRUE(change_agreement(session(), Value::empty_object(), per_die(0), 0));
  EXPECT_TRUE(badge_is_shown());
  EXPECT_EQ(badge().text(), "§ 1");
  EXPECT_EQ(badge().accessibleName(), "House rules (1)");
  EXPECT_THAT(badge().toolTip().toStdString(), HasSubstr("per die is 0 (usual 1)"));
  bool opened = false;
  when_asked<AgreementDialog>([&opened](AgreementDialog& dialog) {
    opened = true;
    dialog.reject();
  });
  QTest::mouseClick(&badge(), Qt::LeftButton);
  EXPECT_TRUE(opened);
  session().file().undo_stack().undo();
  EXPECT_FALSE(badge_is_shown());
}

TEST_F(HouseRules, AreNamedInEveryPrintOfARuling) {
  open();
  ASSERT_TRUE(change_agreement(session(), Value::Object{{"steer", 30}}, per_die(0), 0));
  propose_rapid(5, {3, 4});
  EXPECT_THAT(sheet_html_now(),
              testing::AllOf(HasSubstr("per die is 0 (usual 1)"), HasSubstr("Steering is 30 (usual 45)")));
}

TEST_F(HouseRules, MarkTheLinesOfARulingThatRestOnThem) {
  open();
  const auto& clauses = session().terms()->clauses;
  const auto said = [&](const std::string& mark) {
    return std::any_of(clauses.begin(), clauses.end(), [&](const Clause& clause) {
      return english(cited(clause, session().game().house_rules())).find(mark) != std::string::npos;
    });
  };
  EXPECT_FALSE(said("house rule"));
  ASSERT_TRUE(change_agreement(session(), Value::empty_object(), per_die(0), 0));
  EXPECT_TRUE(said("house rule"));
}

TEST_F(HouseRules, StandInTheHistoryWithOldAndNewValue) {
  open();
  change_turn(session(), 2);
  ASSERT_TRUE(change_agreement(session(), Value::Object{{"steer", 30}}, per_die(0), 0.5));
  const Value& history = session().game().history();
  const auto usual = session().usual_ruleset();
  const std::string line =
      history_line(history[history.size() - 1], session().game(), session().terms(), &usual->data()).toStdString();
  EXPECT_THAT(line, testing::AllOf(HasSubstr("Steering 45 → 30"), HasSubstr("per die 1 → 0"),
                                   HasSubstr("Measuring tolerance 0 → 0.5")));
}

TEST_F(HouseRules, AreKeptAsARulesetOfOnesOwn) {
  qputenv("XDG_DATA_HOME", folder.path().toUtf8());
  open();
  ASSERT_TRUE(change_agreement(session(), Value::empty_object(), per_die(0), 0));
  in_dialog([this](AgreementDialog& dialog) {
    when_asked<QInputDialog>([](QInputDialog& asked) {
      asked.setTextValue("Club pips");
      asked.accept();
    });
    QTest::mouseClick(button(dialog, "Save as a ruleset of your own…"), Qt::LeftButton);
    dialog.reject();
  });
  EXPECT_TRUE(std::filesystem::exists(folder.filePath("linesman/rulesets/club-pips/ruleset.json").toStdString()));
  auto* chooser = window->findChild<RulesetChooser*>();
  const int index = chooser->findText("Club pips");
  ASSERT_GE(index, 0);
  EXPECT_EQ(chooser->currentData().toString(), "pips");
  change_ruleset(session(), "club-pips");
  ASSERT_TRUE(session().hearing()) << session().hearing_problem().sentence();
  EXPECT_FALSE(badge_is_shown());
  qunsetenv("XDG_DATA_HOME");
}

class Options : public HouseRules {
 protected:
  /// The keys of the options that are shown.
  static QStringList asked(const AgreementDialog& dialog) {
    QStringList keys;
    for (const FieldEditor* editor : dialog.findChildren<FieldEditor*>())
      if (editor->isVisible()) keys << QString::fromStdString(editor->field().key);
    return keys;
  }
  /// The page that the menu opens first.
  void in_options(const std::function<void(AgreementDialog&)>& act) {
    when_asked<AgreementDialog>([act](AgreementDialog& dialog) {
      act(dialog);
      dialog.close();
    });
    window->actions().command("options")->trigger();
  }
};

TEST_F(Options, ThatPlayersDisputeAreAskedAndTheOthersOnDemand) {
  open();
  int looked = 0;
  in_options([&](AgreementDialog& dialog) {
    EXPECT_EQ(asked(dialog), (QStringList{"mixed", "crossing", "double", "wheeled_broken", "standing_turn"}));
    auto* all = dialog.findChild<QToolButton*>("all-readings");
    ASSERT_NE(all, nullptr);
    EXPECT_EQ(all->text().remove('&'), "All interpretations (9 more)");
    QTest::mouseClick(all, Qt::LeftButton);
    EXPECT_EQ(asked(dialog).size(), static_cast<qsizetype>(session().terms()->options.size()));
    QTest::mouseClick(all, Qt::LeftButton);
    EXPECT_EQ(asked(dialog).size(), 5);
    ++looked;
  });
  EXPECT_EQ(looked, 1);
}

TEST_F(Options, ThatTheGameHasOtherwiseAreAskedToo) {
  open();
  ASSERT_TRUE(change_agreement(session(), Value::Object{{"steer", 30}, {"buildings", "major"}}, {}, 0));
  in_options([&](AgreementDialog& dialog) {
    EXPECT_THAT(asked(dialog), testing::Contains(QString("steer")));
    EXPECT_THAT(asked(dialog), Not(testing::Contains(QString("buildings")))) << "that is the usual one";
  });
}

TEST_F(Options, BehindTheButtonAreTakenIntoTheGame) {
  open();
  in_options([&](AgreementDialog& dialog) {
    dialog.findChild<QToolButton*>("all-readings")->click();
    for (auto* editor : dialog.findChildren<FieldEditor*>())
      if (editor->field().key == "enemies") {
        auto* box = editor->findChild<QComboBox*>();
        ASSERT_NE(box, nullptr);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_End);
      }
    accept(dialog);
  });
  EXPECT_EQ(session().game().options()["enemies"], Value("pass"));
}

TEST_F(Options, AreAllAskedWhereTheyAreFew) {
  open_example("skirmish-ruin");
  in_options([&](AgreementDialog& dialog) {
    EXPECT_EQ(asked(dialog), QStringList{"premeasured"});
    EXPECT_EQ(dialog.findChild<QToolButton*>("all-readings"), nullptr);
  });
}

}  // namespace
}  // namespace linesman::testing_window
