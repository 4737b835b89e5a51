// The reach of the selected piece, worked with pointer and keys.
#include <gmock/gmock.h>

#include <QFileInfo>
#include <QProcess>
#include <QTest>
#include <QTextBrowser>

#include "files/json.h"
#include "files/orders/order_json.h"
#include "geometry/boost/measure.h"
#include "support/counted_rulesets.h"
#include "ui/panels/record/history_panel.h"
#include "ui/window/appearance.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {
namespace {

class TheReach : public WindowTest {
 protected:
  /// Until an answer is there, one that is whole when `whole`; a thorough one may come after it.
  bool comes(bool whole = true) {
    return wait_until([&] { return reach() && (!whole || reach()->refined || reach()->fineness <= 1); });
  }
  bool way_comes() {
    return wait_until([&] { return view().over().preview != nullptr; });
  }
  const ReachPtr& reach() { return window->reach().answer(); }
  Vec end_of_preview() { return view().over().preview->trace.pieces.front().end.pose.at; }
  void select_sherman() {
    open();
    click({10, 6});
    view().setFocus();
  }
  /// The Sherman of the small table at the pace rapid with dice that lead nine inches far.
  void shade_nine_inches() {
    open();
    propose_rapid(2, {4, 3});
    view().setFocus();
    key(Qt::Key_R);
  }
};

TEST_F(TheReach, IsShadedWhileTheKeySwitchesItOn) {
  select_sherman();
  EXPECT_EQ(view().reach(), nullptr);
  key(Qt::Key_R);
  EXPECT_TRUE(window->actions().command("reach")->isChecked());
  ASSERT_TRUE(comes());
  ASSERT_NE(view().reach(), nullptr);
  EXPECT_FALSE(view().reach()->snapshot.reaches.front().rolls.empty());
  EXPECT_TRUE(view().reach()->snapshot.title.contains("Sherman"));
  key(Qt::Key_R);
  EXPECT_EQ(view().reach(), nullptr);
}

TEST_F(TheReach, IsNotShadedOnATableOfThePast) {
  open();
  propose_rapid(5, {4, 3});
  window->carry_out();
  session().selected().select({"tank-1"});
  view().setFocus();
  key(Qt::Key_R);
  ASSERT_TRUE(comes());
  ASSERT_NE(view().reach(), nullptr);
  HistoryPanel& history = *window->findChild<HistoryPanel*>();
  history.list().go_to(0);
  ASSERT_TRUE(history.past());
  EXPECT_EQ(view().reach(), nullptr);
  window->actions().command("reach")->setChecked(false);
  window->actions().command("reach")->setChecked(true);
  ASSERT_TRUE(comes()) << "it is known";
  handle_events();
  EXPECT_EQ(view().reach(), nullptr);
  session().selected().select({});
  session().selected().select({"tank-1"});
  ASSERT_FALSE(history.past());
  EXPECT_TRUE(wait_until([&] { return view().reach() != nullptr; }));
}

TEST_F(TheReach, IsThatOfTheEngineForTheSameOrder) {
  shade_nine_inches();
  ASSERT_TRUE(comes());
  const ReachPtr shown = reach();
  const auto found = reach_of(*session().hearing(), shown->order, {{}, shown->fineness});
  ASSERT_TRUE(found);
  ASSERT_EQ(found->rolls.size(), shown->reaches.front().rolls.size());
  EXPECT_EQ(found->rolls.front().inner, shown->reaches.front().rolls.front().inner);
  EXPECT_EQ(found->rolls.front().roll, "given");
}

TEST_F(TheReach, IsThoroughInTheEndForWhoPaysForTurns) {
  shade_nine_inches();
  ASSERT_TRUE(comes());
  ASSERT_TRUE(wait_until([&] { return reach()->refined; }));
  EXPECT_LT(reach()->fineness, 1);
  const auto before = reach_of(*session().hearing(), reach()->order, {});
  ASSERT_TRUE(before);
  EXPECT_GT(area_of(reach()->reaches.front().rolls.front().inner), area_of(before->rolls.front().inner));
}

TEST_F(TheReach, ShowsTheWayToThePointerAndAClickProposesIt) {
  shade_nine_inches();
  ASSERT_TRUE(comes());
  move_to({11, 12});
  ASSERT_TRUE(way_comes());
  EXPECT_NEAR(end_of_preview().x, 11, 0.1);
  EXPECT_NEAR(end_of_preview().y, 12, 0.1);
  click({11, 12});
  ASSERT_TRUE(wait_until([&] { return session().proposal().answer_is_current() && view().over().preview == nullptr; }));
  settle();
  EXPECT_EQ(verdict(), Verdict::legal);
  EXPECT_NEAR(session().proposal().answer()->ruling()->ends.front().pose.at.y, 12, 0.1);
  EXPECT_EQ(order().dice.at("movement"), (std::vector<double>{4, 3})) << "the dice are the player's";
  EXPECT_EQ(session().file().undo_stack().count(), 0) << "a proposal changes nothing";
}

TEST_F(TheReach, LeavesClicksOutsideItToTheSelection) {
  shade_nine_inches();
  ASSERT_TRUE(comes());
  click({30, 28});
  EXPECT_TRUE(session().selected().pieces().empty());
}

TEST_F(TheReach, IsPointedIntoByKeysAndEnterProposes) {
  shade_nine_inches();
  ASSERT_TRUE(comes());
  for (int i = 0; i < 3; ++i) key(Qt::Key_Up, Qt::ControlModifier);
  ASSERT_TRUE(way_comes());
  ASSERT_TRUE(wait_until([&] { return view().over().preview && end_of_preview().y > 10.9; }));
  EXPECT_TRUE(view().accessibleDescription().contains("Enter proposes")) << "who listens hears it";
  key(Qt::Key_Return);
  settle();
  EXPECT_EQ(view().over().preview, nullptr);
  EXPECT_NEAR(session().proposal().answer()->ruling()->ends.front().pose.at.y, 11, 0.1);
  EXPECT_EQ(session().file().undo_stack().count(), 0) << "the first Enter proposes, the next carries out";
  key(Qt::Key_Return);
  EXPECT_EQ(session().file().undo_stack().count(), 1);
}

TEST_F(TheReach, EscapeLeavesThePlacePointedAt) {
  shade_nine_inches();
  ASSERT_TRUE(comes());
  key(Qt::Key_Up, Qt::ControlModifier);
  ASSERT_TRUE(way_comes());
  key(Qt::Key_Escape);
  EXPECT_EQ(view().over().preview, nullptr);
  EXPECT_TRUE(session().proposal().order()) << "the order stands";
}

TEST_F(TheReach, StaysWhileAnOrderOfThePieceIsDragged) {
  shade_nine_inches();
  ASSERT_TRUE(comes());
  const ReachPtr before = reach();
  press({10, 8});
  move_to({10, 9});
  move_to({10, 10});
  EXPECT_EQ(reach(), before) << "the path does not change where it can go";
  key(Qt::Key_R);
  EXPECT_EQ(view().reach(), nullptr);
  key(Qt::Key_R);
  EXPECT_EQ(reach(), before) << "what was found is kept";
  release({10, 10});
  EXPECT_TRUE(session().proposal().order());
}

TEST_F(TheReach, TellsEachRollWithItsOddsWhileDiceAreMissing) {
  select_sherman();
  window->order_panel().findChild<ActionButtons*>()->chosen("rapid");
  key(Qt::Key_R);
  ASSERT_TRUE(comes());
  ASSERT_GT(reach()->reaches.front().rolls.size(), 1u);
  const QStringList words = reach_words(view().reach()->snapshot, LengthUnit::inch);
  EXPECT_TRUE(words.join(' ').contains("always"));
  EXPECT_TRUE(words.join(' ').contains("% of rolls")) << words.join(" | ").toStdString();
  EXPECT_TRUE(view().accessibleDescription().contains("% of rolls"));
}

TEST_F(TheReach, OfHexesTellsCostsAndAClickWalksThere) {
  open_example("hexes-causeway");
  session().selected().select({"sherman-1"});
  view().setFocus();
  key(Qt::Key_R);
  ASSERT_TRUE(comes());
  ASSERT_FALSE(reach()->reaches.front().hexes.empty());
  const auto dearest = std::max_element(reach()->reaches.front().hexes.begin(), reach()->reaches.front().hexes.end(),
                                        [](const HexReached& a, const HexReached& b) { return a.cost < b.cost; });
  const Vec there = HexGrid(*session().game().table().hex).centre(dearest->hex);
  const double cost = dearest->cost;
  click(there);
  ASSERT_TRUE(wait_until([&] { return session().proposal().order() && session().proposal().answer_is_current(); }));
  settle();
  EXPECT_EQ(verdict(), Verdict::legal);
  EXPECT_NEAR(*session().proposal().answer()->ruling()->allowance.spent, cost, 1e-9);
}

TEST_F(TheReach, IsOnTheKeySheet) {
  window->actions().command("keys")->trigger();
  QString all;
  for (const auto* text : window->findChildren<QTextBrowser*>()) all += text->toPlainText();
  EXPECT_TRUE(all.contains("show or hide where the selected model can go"));
}

// The programs of this build: rulesets of the command line's own tests say nothing beforehand.
TEST_F(TheReach, IsDrawnByTheCommandLineInEachFormatAndOnSheets) {
  const QString examples = QString(LINESMAN_SOURCE_DIR) + "/resources/examples/drill-stream";
  const QString order = examples + ".1-the-line-crosses-the-hedge.order.json";
  const auto run = [&](const QStringList& arguments) { return QProcess::execute(LINESMAN_CLI, arguments); };
  const QString game = examples + ".linesman";
  for (const char* name : {"a.png", "a.svg", "a.pdf"})
    EXPECT_EQ(run({"render", game, folder.filePath(name), "--reach", order}), 0) << name;
  ASSERT_EQ(run({"render", game, folder.filePath("plain.svg")}), 0);
  EXPECT_GT(QFileInfo(folder.filePath("a.svg")).size(), QFileInfo(folder.filePath("plain.svg")).size());
  ASSERT_EQ(run({"sheet", game, "--order", order, "--reach", "-o", folder.filePath("s.html")}), 0);
  QFile sheet(folder.filePath("s.html"));
  ASSERT_TRUE(sheet.open(QIODevice::ReadOnly));
  EXPECT_TRUE(sheet.readAll().contains("Where it could go"));
}

class EveryExample : public TheReach, public testing::WithParamInterface<const char*> {
 protected:
  /// The reach of an order of an example, by the name of its file.
  void shade(const std::string& name) {
    open_example(name.substr(0, name.find('.')).c_str());
    const std::string path = std::string(LINESMAN_SOURCE_DIR) + "/resources/examples/" + name + ".order.json";
    Order asked = read_order(load_json(path).value(), path).value();
    asked.paths.clear();
    session().proposal().propose(asked);
    session().selected().select(ids_of(asked.who));
    key(Qt::Key_R);
  }
};

// The benchmark shows how long a frame takes meanwhile.
TEST_P(EveryExample, IsHoveredOverWithoutAQuestionToTheRulesOnTheInterfacesThread) {
  const auto rulesets = std::make_shared<const CountedRulesets>(session().shared_rulesets());
  session().use_rulesets(rulesets);
  shade(GetParam());
  ASSERT_TRUE(wait_until([&] { return reach() != nullptr; }));
  settle();
  const auto* still = view().findChild<StillPicture*>();
  ASSERT_TRUE(wait_until([&] { return still->tile_count().due == 0; }));
  const std::uint64_t tiles = still->tile_count().painted;
  const std::size_t asked = rulesets->asked().here().questions;
  EXPECT_GT(rulesets->asked().everywhere().questions, asked) << "the search goes on meanwhile on its own thread";
  const Vec start = session().game().piece(reach()->reaches.front().piece).pose.at;
  for (int i = 0; i < 40; ++i) {
    move_to(start + Vec{0.1 * i, 0.05 * i});
    view().repaint();
    QCoreApplication::processEvents();
  }
  EXPECT_EQ(rulesets->asked().here().questions, asked);
  EXPECT_EQ(still->tile_count().painted, tiles) << "the table is not painted again";
}

// For people who want to look: LINESMAN_PICTURES names a folder.
TEST_P(EveryExample, IsShownInEachAppearanceAndSize) {
  const QString kept = qEnvironmentVariable("LINESMAN_PICTURES");
  shade(GetParam());
  ASSERT_TRUE(comes(!kept.isEmpty()));
  for (const Appearance appearance : {Appearance::light, Appearance::dark})
    for (const QSize size : {QSize(1024, 700), QSize(1920, 1080)}) {
      apply_appearance(appearance);
      window->resize(size);
      handle_events();
      EXPECT_NE(view().reach(), nullptr);
      if (kept.isEmpty()) continue;
      const QString name = QString("%1/%2-%3-%4.png").arg(kept, QString(GetParam()).section('.', 0, 0));
      window->grab().save(name.arg(appearance == Appearance::dark ? "dark" : "light").arg(size.width()));
    }
  apply_appearance(Appearance::system);
}

INSTANTIATE_TEST_SUITE_P(Examples, EveryExample,
                         testing::Values("pips-bocage.1-up-the-lane", "orders-gap.5-churchill-up-the-lane",
                                         "drill-stream.1-the-line-crosses-the-hedge",
                                         "mobility-convoy.2-the-mule-drives", "hexes-village.4-cromwell-backs-out"));

}  // namespace
}  // namespace linesman::testing_window
