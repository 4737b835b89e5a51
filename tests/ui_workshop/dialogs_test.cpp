// The dialogs of the workshop: where a new ruleset begins, and the sheet of a player's own words.
#include <gmock/gmock.h>

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include "support/built_rulesets.h"
#include "support/patience.h"
#include "ui/workshop/new_ruleset_dialog.h"
#include "ui/workshop/words_dialog.h"

namespace linesman {
namespace {

using ::testing::IsEmpty;

TEST(ANewRuleset, BeginsAsACopyOfAnyChartWithoutAMistake) {
  const RulesetLibrary& library = *built_rulesets();
  const std::vector<std::string> ids = chart_ids(library);
  EXPECT_THAT(ids, ::testing::IsSupersetOf({"armour", "elements", "ranks", "skirmish"}));
  NewRulesetDialog dialog(library);
  dialog.show();
  QTest::keyClicks(&dialog.title_field(), "Our game");
  for (int i = 0; i < dialog.beginnings().count(); ++i) {
    dialog.beginnings().setCurrentIndex(i);
    const auto draft = dialog.draft();
    ASSERT_TRUE(draft.ok()) << draft.problem().sentence();
    EXPECT_THAT((*draft)->mistakes(), IsEmpty());
    EXPECT_EQ((*draft)->chart()["id"].text(), "our-game");
  }
}

TEST(TheSheetOfOwnWords, TakesWhatIsTypedAndLeavesOutWhatIsTheRulesetsOwn) {
  const RulesetData& usual = built_rulesets()->find("skirmish")->data;
  WordsDialog dialog(usual, Value::Object{{"actions", Value::Object{{"hold", "Wait"}}}});
  dialog.resize(720, 560);
  dialog.show();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog, PATIENCE));
  QTreeWidgetItem* rush = dialog.sheet().findItems("Rush", Qt::MatchExactly | Qt::MatchRecursive).front();
  const QRect row = dialog.sheet().visualItemRect(rush);
  const QPoint place(dialog.sheet().columnViewportPosition(1) + 20, row.center().y());
  QTest::mouseClick(dialog.sheet().viewport(), Qt::LeftButton, {}, place);
  QTest::mouseDClick(dialog.sheet().viewport(), Qt::LeftButton, {}, place);
  auto* edit = dialog.sheet().viewport()->findChild<QLineEdit*>();
  ASSERT_NE(edit, nullptr);
  QTest::keyClicks(edit, "Double");
  QTest::keyClick(edit, Qt::Key_Return);
  QApplication::processEvents();
  EXPECT_EQ(dialog.words(), Value(Value::Object{{"actions", Value::Object{{"rush", "Double"}, {"hold", "Wait"}}}}));
  const auto ours = built_rulesets()->ruleset("skirmish", Value::Object{{"words", dialog.words()}});
  ASSERT_TRUE(ours.ok()) << ours.problem().sentence();
  EXPECT_EQ((*ours)->terms().action("rush")->title, "Double");
  if (const QString folder = qEnvironmentVariable("LINESMAN_SHOTS"); !folder.isEmpty())
    dialog.grab().save(folder + "/words.png");
}

}  // namespace
}  // namespace linesman
