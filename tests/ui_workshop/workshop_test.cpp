// A game of one's own, written in the workshop with mouse and keyboard.
#include <gmock/gmock.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QTest>
#include <QTimer>
#include <filesystem>

#include "files/json.h"
#include "plugins/ruleset_folders.h"
#include "sharing/rules_file.h"
#include "ui_workshop/a_workshop.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST_F(AWorkshop, BeginsWithRulesThatHaveNoMistakeAndAreSaidInWords) {
  begin(empty_chart("yard", "Yard"));
  EXPECT_THAT(draft().mistakes(), IsEmpty());
  rule(0);
  EXPECT_EQ(said(), "The allowance grows by its Pace.");
  EXPECT_EQ(workshop_->windowTitle(), "Workshop: Yard");
}

TEST_F(AWorkshop, ChangesARuleInItsFormAndSaysAtOnceWhatItAsksNow) {
  begin(empty_chart("yard", "Yard"));
  rule(1);
  give(workshop_->rules().form(), "/clauses/1/rule/gap", "2");
  EXPECT_EQ(at("/clauses/1/rule/gap"), Value(2));
  EXPECT_EQ(said(), "It keeps 2 from others (way and end).");
  give(workshop_->rules().form(), "/clauses/1/rule/from", "enemies");
  EXPECT_EQ(at("/clauses/1/rule/from"), Value("enemies"));
  EXPECT_THAT(draft().mistakes(), IsEmpty());
  QTest::keyClick(workshop_.get(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(at("/clauses/1/rule/from"), Value("others"));
  EXPECT_EQ(at("/clauses/1/rule/gap"), Value(2));
  shoot("form");
}

TEST_F(AWorkshop, SaysEveryMistakeWithItsPlaceAndTheNearestNameAndLeadsThere) {
  begin(empty_chart("yard", "Yard"));
  rule(1);
  give(workshop_->rules().form(), "/clauses/1/rule/from", "enemis");
  rule(2);
  give(workshop_->rules().form(), "/clauses/2/rule/leave", "perhaps");
  ASSERT_THAT(draft().mistakes(), SizeIs(2));
  ASSERT_EQ(workshop_->mistakes().count(), 2);
  EXPECT_THAT(workshop_->mistakes().item(0)->text().toStdString(), HasSubstr("enemies"));
  rule(0);
  QListWidget& list = workshop_->mistakes();
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
  EXPECT_EQ(workshop_->rules().list().currentRow(), 1);
  EXPECT_EQ(workshop_->rules().form().currentItem()->text(0), "From");
  shoot("mistakes");
}

TEST_F(AWorkshop, NeverPutsABadFileInPlaceOfAGoodOne) {
  begin(empty_chart("yard", "Yard"));
  press("Save");
  EXPECT_EQ(found_anew_, 1);
  const Value good = load_json(draft().file().ruleset()).value();
  EXPECT_EQ(good, draft().chart());
  rule(1);
  give(workshop_->rules().form(), "/clauses/1/rule/from", "enemis");
  press("Save");
  EXPECT_EQ(found_anew_, 1);
  EXPECT_EQ(load_json(draft().file().ruleset()).value(), good);
  EXPECT_EQ(load_chart(draft().file()).value(), draft().chart()) << "the draft is what goes on";
  QTest::keyClick(workshop_.get(), Qt::Key_Z, Qt::ControlModifier);
  press("Save");
  EXPECT_FALSE(std::filesystem::exists(draft().file().draft()));
}

TEST_F(AWorkshop, KeepsWhatIsNotSavedAsADraftWhateverEndsTheProgram) {
  begin(empty_chart("yard", "Yard"));
  const ChartFile file = draft().file();
  draft().set("", "/title", "Pier");
  ASSERT_TRUE(comes([&] { return std::filesystem::exists(file.draft()); }));
  EXPECT_EQ(load_chart(file).value()["title"].text(), "Pier");
  EXPECT_FALSE(std::filesystem::exists(file.ruleset()));
  draft().undo_stack().undo();
  EXPECT_TRUE(comes([&] { return !std::filesystem::exists(file.folder); })) << "nothing is left of what was undone";
}

TEST_F(AWorkshop, TakesCellsOfTheChartAsRules) {
  begin(empty_chart("yard", "Yard"));
  type_cell(0, 0, "half");
  EXPECT_EQ(at("/clauses/3/rule/kind"), Value("price"));
  EXPECT_EQ(at("/clauses/3/id"), Value("yard-4"));
  type_cell(0, 2, "noo");
  EXPECT_EQ(workshop_->troops().table().item(0, 2)->text(), "full") << "what is no cell changes nothing";
  type_cell(0, 0, "full");
  EXPECT_EQ(draft().chart(), empty_chart("yard", "Yard"));
}

TEST_F(AWorkshop, JudgesTheMoveOfTheTableAgainAndMarksAChangedVerdict) {
  const Value chart = empty_chart("yard", "Yard");
  lay_table("yard", 6);
  begin(chart, chart);
  ASSERT_TRUE(comes([&] { return workshop_->verdict().text().contains("Legal"); }));
  type_cell(0, 0, "half");  // 3.5″ to the wood, then 2.5″ at twice the price: 8.5″ of 6″
  ASSERT_TRUE(comes([&] { return workshop_->verdict().text().contains("has changed"); }));
  EXPECT_THAT(workshop_->verdict().text().toStdString(), HasSubstr("Illegal, 8.5″ of 6″"));
  EXPECT_THAT(workshop_->verdict().text().toStdString(), HasSubstr("Before: Legal"));
  shoot("live");
  QTest::keyClick(workshop_.get(), Qt::Key_Z, Qt::ControlModifier);
  ASSERT_TRUE(comes([&] { return !workshop_->verdict().text().contains("has changed"); }));
}

TEST_F(AWorkshop, KeepsTheMoveOfTheTableAsACaseAndTriesIt) {
  const Value chart = empty_chart("yard", "Yard");
  lay_table("yard", 6);
  begin(chart, chart);
  workshop_->pages().setCurrentWidget(&workshop_->cases());
  QTimer::singleShot(0, [] {
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), "six inches to the wood and in");
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
  });
  press("Keep the move of the table…");
  ASSERT_EQ(draft().cases()["cases"].size(), 1U);
  const auto state = [&] { return workshop_->cases().list().topLevelItem(0)->text(1); };
  ASSERT_TRUE(comes([&] { return state() == "right"; }));
  type_cell(0, 0, "no");
  workshop_->pages().setCurrentWidget(&workshop_->cases());
  ASSERT_TRUE(comes([&] { return state() == "wrong now, was right"; }));
  shoot("cases");
  press("Save");
  EXPECT_EQ(load_cases(draft().file()).value(), draft().cases());
}

TEST_F(AWorkshop, CopiesMovesAndDeletesRulesWhoseNumbersStayInOrder) {
  begin(empty_chart("yard", "Yard"));
  rule(0);
  press("Copy");
  press("Move down");
  EXPECT_EQ(at("/clauses/2/title"), Value("Move"));
  EXPECT_EQ(at("/clauses/2/id"), Value("yard-3"));
  press("Delete");
  EXPECT_EQ(draft().chart()["clauses"].size(), 3U);
  EXPECT_THAT(draft().mistakes(), IsEmpty());
}

// The movement rules of a small game, as a player writes them in an evening.
TEST_F(AWorkshop, KeepsCasesOnTheRulesThatTheyCite) {
  begin(empty_chart("yard", "Yard"));
  const auto cited = [this] { return draft().cases()["cases"][0]["expect"]["faults"]; };
  draft().change_cases("", parse_json(R"({"cases": [{"name": "far", "game": {}, "order": {},
      "expect": {"faults": ["yard-1", "yard-2"]}}]})",
                                      "")
                               .value());
  rule(0);
  press("Copy");
  EXPECT_EQ(write_json(cited()), R"(["yard-1","yard-3"])");
  press("Move down");
  EXPECT_EQ(write_json(cited()), R"(["yard-1","yard-2"])") << "the copy has gone by the rule of the case";
  rule(0);
  press("Move down");
  EXPECT_EQ(write_json(cited()), R"(["yard-2","yard-1"])");
  rule(0);
  press("Delete");
  EXPECT_EQ(write_json(cited()), R"(["yard-1"])") << "a rule that is gone is not broken any more";
  QTest::keyClick(workshop_.get(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(write_json(cited()), R"(["yard-2","yard-1"])");
}

TEST_F(AWorkshop, JudgesTheTableOfAnotherGameAsNearAsTheOrderCanBeGiven) {
  begin(empty_chart("yard", "Yard"));
  lay_table("pips", 3);
  Order order = *session_.proposal().order();
  order.action = "cautious";
  order.dice["movement"] = {3, 4};
  session_.proposal().propose(order);
  EXPECT_TRUE(comes([&] { return workshop_->verdict().text().contains("Legal, 3″ of 6″"); }))
      << workshop_->verdict().text().toStdString();
  workshop_->pages().setCurrentWidget(&workshop_->cases());
  QTimer::singleShot(0, [] { qobject_cast<QDialog*>(QApplication::activeModalWidget())->accept(); });
  press("Keep the move of the table…");
  EXPECT_TRUE(draft().cases()["cases"][0]["order"]["action"].is_null());
  EXPECT_TRUE(comes([&] { return workshop_->cases().list().topLevelItem(0)->text(1) == "right"; }));
}

TEST_F(AWorkshop, HasRowsForPricesByDegrees) {
  const char* const turn = R"({"kind": "turn", "price": {"bands": [[90, 1], [180, 2]]}})";
  begin(chart::with_value(empty_chart("yard", "Yard"), "/clauses/1/rule", parse_json(turn, "").value()));
  FormTree& form = workshop_->rules().form();
  for (const char* part : {"", "/bands", "/bands/0", "/bands/1"})
    form.unfold(std::string("/clauses/1/rule/price") + part);
  rule(1);
  give(form, "/clauses/1/rule/price/bands/0/0", "45");
  give(form, "/clauses/1/rule/price/bands/0/1", "0.5");
  EXPECT_EQ(write_json(at("/clauses/1/rule/price/bands")), "[[45,0.5],[180,2]]");
  add(form, "/clauses/1/rule/price/bands", "");
  EXPECT_EQ(write_json(at("/clauses/1/rule/price/bands")), "[[45,0.5],[112.5,2],[180,2]]") << "half-way to the end";
  give(form, "/clauses/1/rule/price/bands/1/0", "30");
  EXPECT_EQ(write_json(at("/clauses/1/rule/price/bands")), "[[30,2],[45,0.5],[180,2]]") << "they ascend";
  EXPECT_THAT(draft().mistakes(), IsEmpty());
  shoot("bands");
}

TEST_F(AWorkshop, MakesATableOfAFigureByTheValuesOfATrait) {
  Value chart = empty_chart("yard", "Yard").with("figures", Value::Object{{"pull", 5}});
  chart = chart::with_value(chart, "/traits/1",
                            parse_json(R"({"key": "drive", "title": "Drive", "type": "choice",
      "choices": ["wheels", "tracks"], "on": ["piece"]})",
                                       "")
                                .value());
  chart = chart.with("defaults", chart["defaults"].with("drive", "wheels"));
  begin(chart);
  workshop_->pages().setCurrentIndex(2);
  give(workshop_->game_form(), "/figures/pull", "a table by Drive");
  EXPECT_EQ(write_json(at("/figures/pull")), R"({"wheels":5,"tracks":5})");
  give(workshop_->game_form(), "/figures/pull/tracks", "4");
  rule(0);
  give(workshop_->rules().form(), "/clauses/0/rule/add", "pull by Drive");
  EXPECT_EQ(write_json(at("/clauses/0/rule/add")), R"({"figure":"pull","by":["drive"]})");
  EXPECT_THAT(draft().mistakes(), IsEmpty());
}

TEST_F(AWorkshop, BeginsNewPartsOfTheGameWithoutAMistake) {
  begin(empty_chart("yard", "Yard"));
  workshop_->pages().setCurrentIndex(2);
  give(workshop_->game_form(), "/dice", "Charge");
  EXPECT_EQ(at("/dice/0/purpose").text(), "charge") << "a list that is not there yet leads to its first row";
  for (const char* list : {"/actions", "/traits", "/status", "/options", "/order", "/dice"}) {
    const std::size_t count = at(list).size();
    add(workshop_->game_form(), list, "Sea legs!");
    ASSERT_EQ(at(list).size(), count + 1) << list;
    EXPECT_EQ(at(list)[count]["title"].text(), "Sea legs!") << list;
    EXPECT_THAT(draft().mistakes(), IsEmpty()) << list;
  }
  EXPECT_EQ(at("/actions/1/id").text(), "sea_legs");
  EXPECT_EQ(at("/traits/1/key").text(), "sea_legs2") << "each key stands once";
  EXPECT_EQ(at("/defaults/sea_legs4"), Value(false)) << "an option needs a default";
}

TEST_F(AWorkshop, KeepsItsListOpenWhenItIsUnfolded) {
  begin(empty_chart("yard", "Yard"));
  FormTree& form = workshop_->rules().form();
  rule(0);
  form.go_to("/clauses/0/rule/kind");
  QTest::keyClick(&form, Qt::Key_Return);
  auto* list = form.viewport()->findChild<QComboBox*>();
  ASSERT_NE(list, nullptr);
  list->showPopup();
  settle();
  ASSERT_EQ(form.viewport()->findChild<QComboBox*>(), list) << "the row's own word is no choice that was made";
  EXPECT_TRUE(list->view()->isVisible());
  EXPECT_THAT(list->itemText(2).toStdString(), HasSubstr("toll: What is paid at once"));
}

TEST_F(AWorkshop, ShowsInARowOfTroopsWhatHoldsForAll) {
  Value chart = empty_chart("yard", "Yard");
  chart = chart::with_value(chart, "/traits/1",
                            parse_json(R"({"key": "drive", "title": "Drive", "type": "choice",
      "choices": ["wheels", "tracks"], "on": ["piece"]})",
                                       "")
                                .value());
  begin(chart);
  QComboBox& traits = workshop_->troops().traits();
  traits.setCurrentIndex(traits.findData("drive"));
  emit traits.activated(traits.currentIndex());
  type_cell(0, 0, "half");
  EXPECT_EQ(workshop_->troops().table().item(1, 0)->text(), "half");
  const Value before = draft().chart();
  type_cell(1, 0, "full");
  EXPECT_EQ(draft().chart(), before);
  EXPECT_THAT(workshop_->state().text().toStdString(), HasSubstr("holds for all models"));
  type_cell(2, 0, "third");
  EXPECT_EQ(workshop_->troops().table().item(1, 0)->text(), "half");
  EXPECT_EQ(workshop_->troops().table().item(2, 0)->text(), "third");
}

TEST_F(AWorkshop, ExportsItsRulesForOtherPlayers) {
  begin(empty_chart("yard", "Yard"));
  const std::string file = folder_ / "yard.lmrules";
  workshop_->export_to(QString::fromStdString(file));
  const auto read = load_rules_file(file);
  ASSERT_TRUE(read.ok()) << read.problem().sentence();
  EXPECT_EQ(read->chart, draft().chart());
  draft().set("", "/clauses/0/rule/kind", "alowance");
  workshop_->export_to(QString::fromStdString(file));
  EXPECT_THAT(workshop_->state().text().toStdString(), HasSubstr("/clauses/0/rule/kind"));
  EXPECT_TRUE(load_rules_file(file).ok()) << "the good file stays";
}

TEST_F(AWorkshop, MakesTheRulesOfAGameFromNothingWithMouseAndKeyboard) {
  begin(empty_chart("convoy", "Convoy"));
  workshop_->pages().setCurrentIndex(2);
  FormTree& game = workshop_->game_form();
  add(game, "/traits", "Drive");
  give(game, "/traits/1/type", "choice");
  give(game, "/traits/1/choices", "wheels, tracks");
  give(game, "/traits/1/on", "piece");
  add(game, "/defaults", "drive");
  EXPECT_EQ(at("/defaults/drive"), Value("wheels"));
  give(game, "/defaults/pace", "8");
  add(game, "/actions", "Dash");
  shoot("evening-1-game");
  ASSERT_THAT(draft().mistakes(), IsEmpty()) << draft().mistakes().front().sentence();

  rule(0);
  press("Add");
  FormTree& form = workshop_->rules().form();
  give(form, "/clauses/1/title", "Dash");
  give(form, "/clauses/1/text", "A dash is twice as far.");
  give(form, "/clauses/1/rule/times", "2");
  EXPECT_TRUE(at("/clauses/1/rule/add").is_null()) << "an allowance works in one way";
  give(form, "/clauses/1/rule/when", "");
  EXPECT_EQ(said(), "The allowance is multiplied by 2.");
  give(form, "/clauses/1/rule/when/action", "dash");
  EXPECT_EQ(said(), "The allowance is multiplied by 2, when the action is Dash.");
  shoot("evening-2-rule");

  QComboBox& traits = workshop_->troops().traits();
  traits.setCurrentIndex(traits.findData("drive"));
  emit traits.activated(traits.currentIndex());
  type_cell(1, 0, "third");
  type_cell(2, 0, "half");
  type_cell(1, 1, "no");
  type_cell(2, 1, "at most 4");
  type_cell(0, 2, "no");
  type_cell(0, 3, "stop");
  shoot("evening-3-troops");
  ASSERT_THAT(draft().mistakes(), IsEmpty()) << draft().mistakes().front().sentence();
  rule(4);
  shoot("evening-4-rules");
  lay_table("convoy", 6);
  // 3.5″ to the wood, then 2.5″ at three times the price: 11″ of 8″
  ASSERT_TRUE(comes([&] { return workshop_->verdict().text().contains("Illegal, 11″ of 8″"); }));
  shoot("evening-5-live");
  press("Save");

  const auto library = std::make_shared<const RulesetLibrary>(
      std::vector<std::string>{folder_.path().string(), LINESMAN_BUILT_RULESETS});
  ASSERT_NE(library->find("convoy"), nullptr);
  const auto judged = Referee(library).judge(session_.game(), *session_.proposal().order());
  ASSERT_TRUE(judged.ok()) << judged.problem().sentence();
  EXPECT_EQ(judged->ruling.verdict, Verdict::illegal);
  Order dash = *session_.proposal().order();
  dash.action = "dash";
  EXPECT_EQ(Referee(library).judge(session_.game(), dash)->ruling.verdict, Verdict::legal) << "11″ of 16″";
}

}  // namespace
}  // namespace linesman
