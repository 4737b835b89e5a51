// What panels and reports say to people.
#include <QLabel>
#include <QListView>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>

#include "drawing/report/entry_words.h"
#include "drawing/report/spoken.h"
#include "drawing/report/terrain_words.h"
#include "referee/toy_ruleset.h"
#include "ui/commands/gestures.h"
#include "ui/panels/record/history_panel.h"
#include "ui/panels/ruling/agreement_dialog.h"
#include "ui/panels/ruling/clauses_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class Words : public WindowTest {
 protected:
  QString last_entry() {
    const auto& history = session().game().history();
    return history_line(history[history.size() - 1], session().game(), session().terms());
  }
  QString said_by_the_badge() { return window->ruling_panel().findChild<VerdictBadge*>()->accessibleName(); }
  QString piece_hint() { return window->findChild<PiecePanel*>()->findChild<QLabel*>()->text(); }
};

TEST_F(Words, FaultsHaveTheNumbersOfTheTableInListAndReport) {
  open();
  Order order;
  order.who = OnePiece{"tank-1"};
  order.action = "cautious";
  order.paths.set_all(Path{PivotStep{90, {}}, PivotStep{90, {}}, ForwardStep{17}});
  order.dice["movement"] = {1};
  session().selected().select({"tank-1"});
  session().proposal().propose(order);
  settle();
  const AnswerPtr answer = session().proposal().answer();
  ASSERT_GE(answer->ruling()->faults.size(), 2u);
  const auto* lines = window->ruling_panel().findChild<RulingList*>();
  const auto spoken = [&](int row) { return lines->model()->index(row, 0).data(Qt::AccessibleTextRole).toString(); };
  EXPECT_TRUE(spoken(1).startsWith("Problems 1.")) << spoken(1).toStdString();
  EXPECT_TRUE(spoken(2).startsWith("Problems 2.")) << spoken(2).toStdString();
  const QString second =
      QRegularExpression::escape(QString::fromStdString(english(answer->ruling()->faults[1].text)).toHtmlEscaped());
  EXPECT_TRUE(
      QString::fromStdString(sheet_html_now()).contains(QRegularExpression(">2</td><td[^>]*>[^<]*</td><td>" + second)));
}

TEST_F(Words, OfThePanelOfClausesHaveTheirFiguresUnderEveryRuleset) {
  for (const char* example : {"drill-stream", "hexes-village", "mobility-drop", "orders-town", "pips-bocage"}) {
    open_example(example);
    ASSERT_NE(session().terms(), nullptr) << example;
    const std::string& id = session().terms()->id;
    const auto* clauses = window->findChild<ClausesPanel*>();
    const QString text = clauses->findChild<QTextBrowser*>()->toPlainText();
    EXPECT_TRUE(text.contains(QString::fromStdString(id + "-1 "))) << id << ": " << text.toStdString();
    EXPECT_FALSE(text.contains('{')) << id << ": " << text.toStdString();
    for (const Clause& clause : session().terms()->clauses)
      EXPECT_FALSE(clause_tip(clause.id, session().ruleset_data(), &session().game()).contains('{')) << clause.id;
  }
}

TEST_F(Words, OfThePanelOfClausesSayWhoSaysSoAsPlayersDo) {
  open_example("pips-bocage");
  const auto* clauses = window->findChild<ClausesPanel*>();
  const QString text = clauses->findChild<QTextBrowser*>()->toPlainText();
  for (const char* origin : {"the rulebook", "our interpretation", "a choice of yours", "you see to it"})
    EXPECT_TRUE(text.contains(origin)) << origin;
  for (const char* word : {"(book)", "(ours)", "(option)", "(judged)", "(asked, noted)"})
    EXPECT_FALSE(text.contains(word)) << word;
}

TEST_F(Words, OfTheLegendSpellOutTheAbbreviationsOfARating) {
  open_example("drill-stream");
  EXPECT_EQ(kind_ratings(session().ruleset_data())(Kind::marsh), "passability 1, penalty 2");
  EXPECT_EQ(kind_ratings(session().ruleset_data())(Kind::field), "open");
}

TEST_F(Words, OfEachOptionStandUnderIt) {
  open();
  const AgreementDialog dialog(session(), nullptr);
  QStringList shown;
  for (const QLabel* label : dialog.findChildren<QLabel*>()) shown << label->text();
  ASSERT_FALSE(session().terms()->options.empty());
  for (const Field& option : session().terms()->options)
    EXPECT_TRUE(option.help.empty() || shown.contains(QString::fromStdString(option.help))) << option.key;
}

TEST(ALineOfARuling, NamesTheSourceOfItsClause) {
  RulesetData data = toy_data();
  data.terms.clauses.at(0).source = ClauseSource::option;
  Ruling ruling;
  ruling.notes = {{data.terms.clauses.at(0).id, "so it is"}};
  const std::vector<RulingLine> lines = ruling_lines(ruling, Game(Game::Parts()), &data.terms);
  const QString cited = QString::fromStdString(data.terms.clauses.at(0).id) + " (option)";
  EXPECT_EQ(spoken(lines.at(0).clause), cited);
  EXPECT_TRUE(ruling_text(ruling, Game(Game::Parts()), &data.terms, nullptr).contains("[" + cited + "]"));
  EXPECT_TRUE(clause_tip(lines.at(0).rule, &data, nullptr).contains(cited));
}

TEST(ALineOfARuling, TellsWhatTheAllowanceComesFrom) {
  const RulesetData data = toy_data();
  Ruling ruling;
  ruling.allowance = {6, 0, 6, "inch", {{"toy-1", 8, "8″ for 8 pips"}, {"toy-2", -2, "2″ less"}}};
  const std::vector<RulingLine> lines = ruling_lines(ruling, Game(Game::Parts()), &data.terms);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[1].kind, LineKind::allowance);
  EXPECT_EQ(lines[1].amount, "-2″");
  EXPECT_EQ(lines[1].text, "2″ less");
  EXPECT_EQ(heading_of_kind(lines[1].kind), "Allowance");
}

TEST(ALineOfARuling, NamesTheOptionOfItsClauseOnce) {
  RulesetData data = toy_data();
  data.terms.options = {Field{.key = "mixed", .title = "Several grounds", .fallback = Value("best")}};
  data.terms.clauses.at(0).source = ClauseSource::option;
  data.terms.clauses.at(0).options = {"mixed"};
  Ruling ruling;
  ruling.notes = {{"toy-1", "So it is."}, {"toy-1", "And so."}};
  Game::Parts parts;
  parts.options = Value::Object{{"mixed", "worst"}};
  const Game game{std::move(parts)};
  const std::vector<RulingLine> lines = ruling_lines(ruling, game, &data.terms);
  EXPECT_EQ(lines.at(0).text, "So it is. (Several grounds: worst)");
  EXPECT_EQ(lines.at(1).text, "And so.");
  EXPECT_TRUE(clause_tip(lines.at(1).rule, &data, &game).contains("Several grounds: worst"));
}

TEST_F(Words, TheHistoryTellsWhatWasChangedByHand) {
  open();
  const PieceIndex tank = *session().game().find_piece("tank-1");
  Pose pose = piece("tank-1").pose;
  pose.at = {38, 12.5};
  place_piece(session(), tank, pose);
  pose.at = {40, 12.5};
  place_piece(session(), tank, pose);
  EXPECT_EQ(last_entry().toStdString(), "Sherman, by hand: moved from 38″, 12.5″ to 40″, 12.5″");
  edit_piece(session(), tank, Keep::status, "immobilised", true);
  EXPECT_EQ(last_entry(), "Sherman, by hand: immobilised");
  edit_piece(session(), tank, Keep::status, "immobilised", Value());
  EXPECT_EQ(last_entry(), "Sherman, by hand: no longer immobilised");
  edit_piece(session(), tank, Keep::traits, "speed", "slow");
  EXPECT_TRUE(last_entry().startsWith("Sherman, by hand: Speed: ")) << last_entry().toStdString();
  change_turn(session(), 2);
  EXPECT_EQ(last_entry(), "By hand: turn 1 → 2");
}

TEST_F(Words, AnOrderThatIsNoneYetSaysWhyWithoutAPlaceInAFileAndMarksItsStep) {
  open_example("mobility-convoy");
  Order order;
  order.who = OnePiece{"escort"};
  order.action = "move";
  order.paths.set_all(Path{ForwardStep{1}, ActStep{"embark", Value::empty_object().with("act", "embark")}});
  session().selected().select({"escort"});
  session().proposal().propose(order);
  settle();
  ASSERT_TRUE(session().proposal().answer()->problem());
  ASSERT_EQ(session().proposal().answer()->problem()->pointer.substr(0, 7), "/path/1");
  EXPECT_TRUE(said_by_the_badge().startsWith("Not a move yet. The act")) << said_by_the_badge().toStdString();
  EXPECT_FALSE(said_by_the_badge().contains("/path"));
  EXPECT_EQ(window->order_panel().findChild<PathList*>()->current_step(), 1u);
  std::get<ActStep>(order.paths.of("escort")->back()).members =
      Value::empty_object().with("act", "embark").with("transport", "hauler");
  session().proposal().propose(order);
  settle();
  const auto* list = window->order_panel().findChild<PathList*>()->findChild<QListView*>();
  const QString step = list->model()->index(1, 0).data().toString();
  EXPECT_TRUE(step.contains(QString::fromStdString(piece("hauler").name))) << step.toStdString();
}

/// The small table, with a second tank in the Sherman's troop and a third that is not on the table.
std::string troop_table() {
  std::string text = small_table();
  const std::string car = R"({ "id": "car-1",)";
  const auto tank = [](const char* id, const char* at, const char* status) {
    return std::string(R"({ "id": ")") + id + R"(", "unit": "troop-1", "at": )" + at +
           R"(, "facing": 0, "base": { "shape": "rectangle", "width": 1.2, "length": 2.6 }, "status": )" + status +
           R"(, "traits": { "speed": "standard", "drive": "tracked" } }, )";
  };
  text.insert(text.find(car), tank("tank-5", "[14, 6]", "{}") + tank("tank-6", "[0, 0]", R"({ "reserve": true })"));
  return text;
}

TEST_F(Words, AllModelsOfAUnitAreCalledByItsName) {
  open(troop_table());
  session().selected().select({"tank-1", "tank-5"});
  settle();
  auto* who = window->order_panel().findChild<QComboBox*>();
  EXPECT_EQ(who->itemText(0), "1st Troop");
  Order order = session().proposal().fresh_order({"tank-1", "tank-5"});
  EXPECT_EQ(ids_of(order.who).size(), 2u) << "what the order names is as before";
  EXPECT_EQ(order_title(order, session().game(), nullptr).section(':', 0, 0), "1st Troop");
  order.who = Pieces{{"tank-1", "car-1"}};
  EXPECT_EQ(order_title(order, session().game(), nullptr).section(':', 0, 0), "Sherman, Puma");
}

TEST_F(Words, AfterAnEmptyClickThePiecePanelSaysWhichOrderStands) {
  open();
  drag({10, 6}, {10, 9});
  click({20, 20});
  ASSERT_TRUE(session().selected().pieces().empty());
  ASSERT_TRUE(session().proposal().order());
  EXPECT_TRUE(piece_hint().contains("The move of Sherman is still open")) << piece_hint().toStdString();
  key(Qt::Key_Escape);
  EXPECT_FALSE(session().proposal().order());
  EXPECT_TRUE(piece_hint().startsWith("Select a model")) << piece_hint().toStdString();
}

}  // namespace
}  // namespace linesman::testing_window
