// The laboratory, the split view, and the smallest table on which two rules differ.
#include <QDir>
#include <QTest>

#include "files/disk/file.h"
#include "files/json.h"
#include "plugins/ruleset_folders.h"
#include "ui/window/lab/lab_window.h"
#include "ui/window/lab/smallest_table.h"
#include "ui/window/lab/split_view.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

/// A runner before a hedge that lies across his way, who goes some inches forward.
std::string runner(const std::string& inches) {
  return R"({"game":{"linesman":1,"ruleset":"orders","table":{"width":48,"depth":48},"terrain":[{"id":"hedge",)"
         R"("kind":"hedge","width":0.25,"geometry":{"type":"LineString","coordinates":[[0,30],[48,30]]}}],)"
         R"("pieces":[{"id":"smith","name":"Smith","side":"red","base":{"shape":"circle","diameter":1},"at":[24,20],"facing":0,)"
         R"("traits":{"troop":"infantry"}}]},"order":{"piece":"smith","action":"run","path":[{"forward":)" +
         inches + "}]}}\n";
}

class ALaboratory : public WindowTest {
 protected:
  LabWindow& laboratory() {
    window->actions().command("laboratory")->trigger();
    return *window->findChild<LabWindow*>();
  }

  static bool answers(LabWindow& lab) {
    return wait_until([&] { return !lab.works(); });
  }

  /// Compared by an option that makes the second move illegal.
  LabWindow& compared() {
    write("played.jsonl", runner("9") + runner("9.7"));
    LabWindow& lab = laboratory();
    lab.folder().setText(folder.path());
    lab.rules_b().type("game,obstacles=base");
    lab.compare_button().click();
    EXPECT_TRUE(answers(lab));
    return lab;
  }
};

TEST_F(ALaboratory, SaysWhatTwoRulesMakeOfAFolder) {
  LabWindow& lab = compared();
  EXPECT_TRUE(lab.state().text().contains("The verdict changes for 1")) << lab.state().text().toStdString();
  ASSERT_EQ(lab.flips().count(), 1);
  EXPECT_TRUE(lab.flips().item(0)->text().endsWith("line 2: Legal → Illegal"));
  EXPECT_GT(lab.pages().height(), 500);
  EXPECT_EQ(&laboratory(), &lab) << "there is one";
}

TEST_F(ALaboratory, OpensTheMoveOfAFlip) {
  LabWindow& lab = compared();
  ASSERT_EQ(lab.flips().count(), 1);
  emit lab.flips().itemClicked(lab.flips().item(0));
  settle();
  ASSERT_TRUE(session().proposal().order());
  EXPECT_EQ(session().game().piece(PieceIndex{0}).id, "smith");
  EXPECT_EQ(session().game().ruleset(), "orders");
}

TEST_F(ALaboratory, OpensTheMoveThatIsClickedOnThePage) {
  LabWindow& lab = compared();
  handle_events();
  int below = 0;
  while (below < lab.pages().height() && !lab.pages().anchor_at(QPointF(200, below)).startsWith("flip-1")) below += 10;
  ASSERT_LT(below, lab.pages().height());
  QTest::mouseClick(&lab.pages(), Qt::LeftButton, {}, QPoint(200, below));
  settle();
  EXPECT_TRUE(session().proposal().order());
}

TEST_F(ALaboratory, SaysWhyItCannotJudge) {
  LabWindow& lab = laboratory();
  lab.folder().clear();
  lab.compare_button().click();
  EXPECT_TRUE(lab.state().text().startsWith("There is nothing to judge"));
  lab.rules_b().type("ordres");
  lab.compare_button().click();
  EXPECT_TRUE(lab.state().text().contains("the nearest is \"orders\"")) << lab.state().text().toStdString();
}

TEST_F(ALaboratory, ShowsTheSmallestTableOnWhichTheyDiffer) {
  LabWindow& lab = laboratory();
  lab.folder().clear();
  lab.rules_a().type("orders");
  lab.rules_b().type("orders,obstacles=base");
  lab.differ_button().click();
  ASSERT_TRUE(answers(lab));
  auto* smallest = lab.findChild<SmallestTable*>();
  ASSERT_NE(smallest, nullptr) << lab.state().text().toStdString();
  EXPECT_NE(smallest->rulings().verdict(0), smallest->rulings().verdict(1));
  EXPECT_GT(smallest->rulings().marked(0) + smallest->rulings().marked(1), 0);
  EXPECT_TRUE(smallest->state().text().contains("Nothing can be taken away."));
  smallest->keep_button().click();
  EXPECT_TRUE(smallest->state().text().startsWith("Neither of these rulesets is your own"));
  smallest->open_button().click();
  settle();
  EXPECT_TRUE(session().proposal().order());
}

TEST_F(ALaboratory, TakesTheSmallestTableIntoTheTestsWithBothAnswers) {
  lab::Witness witness;
  const Value line = parse_json(runner("9.7"), "").value();
  witness.game = line["game"];
  witness.order = line["order"];
  witness.a = {"legal", 12.0, 9.7, {}, {}};
  witness.b = {"illegal", 12.0, 9.7, {"orders-17"}, {}};
  QDir(folder.path()).mkpath("own/orders");
  write("own/orders/ruleset.json", R"({"id": "orders", "judge": "charts"})");
  lab::RulesSide a{.text = "orders", .ruleset = "orders", .options = {}, .house_rules = {}, .source = nullptr};
  lab::RulesSide b = a;
  b.text = "orders,obstacles=base";
  b.options = {{"obstacles", "base"}};
  const auto kept = keep_as_tests(a, b, witness, folder.filePath("own").toStdString());
  ASSERT_TRUE(kept) << kept.problem().sentence();
  const auto suite = load_json(folder.filePath("own/orders/cases.json").toStdString());
  ASSERT_TRUE(suite);
  ASSERT_EQ((*suite)["cases"].size(), 2U);
  EXPECT_EQ((*suite)["cases"][0]["expect"]["verdict"].text(), "legal");
  EXPECT_EQ((*suite)["cases"][1]["expect"]["verdict"].text(), "illegal");
  EXPECT_EQ((*suite)["cases"][1]["game"]["options"]["obstacles"].text(), "base");
}

class ASplitView : public WindowTest {
 protected:
  SplitView& split(const QString& rules) {
    window->actions().command("split-view")->trigger();
    auto* view = window->findChild<SplitView*>();
    view->rules().type(rules);
    emit view->rules().activated(0);
    return *view;
  }
};

TEST_F(ASplitView, JudgesOneDragByBothRulesAndMarksWhatDiffers) {
  open();
  SplitView& view = split("orders");
  handle_events();
  EXPECT_EQ(view.table().game().pieces().size(), session().game().pieces().size());
  drag({10, 6}, {10, 12});
  settle();
  ASSERT_TRUE(wait_until([&] { return !view.rulings().verdict(1).isEmpty(); }));
  EXPECT_GT(view.rulings().marked(0) + view.rulings().marked(1), 0);
  EXPECT_TRUE(view.state().text().startsWith("What only one of the rules says"));
}

TEST_F(ASplitView, SaysThatTheSameRulesSayTheSame) {
  open();
  SplitView& view = split("game");
  propose_rapid(5, {1, 1});
  settle();
  ASSERT_TRUE(wait_until([&] { return view.state().text() == "Both rules say the same."; }))
      << view.state().text().toStdString();
  EXPECT_NE(view.table().over().judgement, nullptr);
}

}  // namespace
}  // namespace linesman::testing_window
