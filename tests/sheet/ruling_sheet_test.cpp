#include "drawing/sheet/ruling_sheet.h"

#include <gmock/gmock.h>

#include "clock/clock.h"
#include "drawing/sheet/figures.h"
#include "record/history.h"
#include "record/timeline.h"
#include "sheet/example_sheets.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

std::string sheet(const SheetCase& sheet_case, LengthUnit unit = LengthUnit::inch) {
  return words_of(ruling_sheet(sheet_case, {"A game", unit}));
}

TEST(ARulingSheet, SaysTheVerdictAndByHowMuch) {
  EXPECT_THAT(sheet(example_case("pips-bocage.3")),
              HasSubstr("Illegal 6.5″ of 2″ spent, 4.5″ too much. 1 problem, by 4.5″."));
  EXPECT_THAT(sheet(example_case("orders-town.4")),
              HasSubstr("Within the agreed tolerance of 0.25″. 5 problems, the most by 0.23″."));
  EXPECT_THAT(sheet(example_case("pips-bocage.1")), HasSubstr("Legal 10.51″ of 11″ spent, 0.49″ left."));
  EXPECT_THAT(sheet(example_case("pips-bocage.4")),
              AllOf(HasSubstr("Incomplete"), HasSubstr("3d6 still to be rolled")));
}

TEST(ARulingSheet, PricesEachStretchOfThePathOnce) {
  const std::string words = sheet(example_case("pips-bocage.3"));
  EXPECT_THAT(words,
              HasSubstr("Step 1 |  | Forward 6.5″ | \n"
                        "to 4.45″ | 4.45″ | 4.45″ for 4.45″ of open or hard ground. | pips-8 (book)\n"
                        "to 6.5″ | 2.05″ | 2.05″ for 2.05″ across an obstacle, at the lower die. | pips-20 (option)\n"
                        " | 6.5″ | in all | \n"));
  EXPECT_EQ(words.find("of open or hard ground"), words.rfind("of open or hard ground"));
}

TEST(ARulingSheet, SaysWhereAFaultIsAndWhereItCouldHaveStopped) {
  EXPECT_THAT(
      sheet(example_case("pips-bocage.3")),
      AllOf(HasSubstr("1 | +4.5″ | 4.5″ too far: 6.5″ of 2″"), HasSubstr("Step 1, after 2″, at (51.32, 32.12)."),
            HasSubstr("It could stop: step 1, after 4.45″, at (50.48, 29.82), facing 200°.")));
}

TEST(ARulingSheet, HasTheSentenceOfEachClauseThatItCites) {
  for (const SheetCase& sheet_case : all_example_cases()) {
    const std::string words = sheet(sheet_case);
    for (const Fault& fault : sheet_case.ruling.faults)
      EXPECT_THAT(words, HasSubstr(sheet_case.terms()->clause(fault.rule).title)) << fault.rule;
    EXPECT_THAT(words.substr(0, words.find("The move as JSON")), Not(HasSubstr("{")));
  }
}

TEST(ARulingSheet, OfSeveralSaysWhoGoesWhichWayAndWhatEachSpends) {
  EXPECT_THAT(sheet(example_case("hexes-village.1")), HasSubstr("Path of Lt Hale, 1 Squad, 2 Squad and 3 Squad"));
  EXPECT_THAT(sheet(example_case("orders-gap.3")),
              AllOf(HasSubstr("Path of Bren 1 "), HasSubstr(" |  | Bren 5: Forward 5″ | "),
                    HasSubstr("Each by itself: Bren 1: 6″ of 6″; Bren 2: 6″ of 6″")));
}

TEST(ARulingSheet, NamesTheConditions) {
  EXPECT_THAT(
      sheet(example_case("drill-plateau.1")),
      AllOf(HasSubstr("Ruleset | Drill, edition 4 (drill)"), HasSubstr("Option: Base distance is 1.25 (usual 1)."),
            HasSubstr("Measuring tolerance: 0.1 BD."), HasSubstr("Bases: By formation;")));
  const SheetCase plain = example_case("pips-bocage.1");
  const Game agreed = plain.game.with_ruleset("pips", plain.game.options(),
                                              Value::Object{{"ratings", Value::Object{{"marsh", "open"}}}});
  EXPECT_THAT(sheet(case_of_order(*built_rulesets(), agreed, plain.order).value()),
              HasSubstr("House rule: Rating of marsh is open (usual rough)."));
}

TEST(ARulingSheet, ListsTheOptionsThatWouldChangeIt) {
  EXPECT_THAT(sheet(example_case("drill-plateau.1")),
              HasSubstr("Illegal | 3.11 BD of 5 BD spent, 1.89 BD left | Die of speed: no | drill-13"));
  EXPECT_THAT(sheet(example_case("orders-town.4")), HasSubstr("No other option changes the ruling."));
}

TEST(ARulingSheet, SaysLengthsInTheOtherUnitToo) {
  EXPECT_THAT(sheet(example_case("pips-bocage.3"), LengthUnit::centimetre),
              AllOf(HasSubstr("6.5″ (16.5 cm) of 2″ (5.1 cm) spent"), HasSubstr("to 11.3 cm |")));
}

TEST(ARulingSheet, HasPlacesToSignForBothSides) {
  EXPECT_THAT(sheet(example_case("pips-bocage.3")),
              HasSubstr("For british, with the date | For german, with the date"));
}

TEST(ACloseUp, ShowsTheWholeMoveAtARoundScale) {
  for (const SheetCase& sheet_case : all_example_cases()) {
    const QSizeF room(450, 340);
    const CloseUp close_up = close_up_of(sheet_case.game, *sheet_case.judgement, room);
    EXPECT_LT(close_up.denominator, 40);
    EXPECT_NEAR(close_up.projection.scale, PAPER_UNITS / close_up.denominator, 1e-9);
    for (const PieceTrace& way : sheet_case.judgement->trace.pieces)
      for (const Vec at : {way.start.pose.at, way.end.pose.at})
        EXPECT_TRUE(QRectF(QPointF(0, 0), room).contains(close_up.projection.to_paper(at)));
  }
}

TEST(AnEntrysSheet, SaysThatItDoesNotHoldInPlaceOfACheckCode) {
  const Game game = played("pips-bocage");
  const std::int64_t seq = ruled_entries(game).back();
  const auto place = static_cast<std::size_t>(seq - 1);
  const std::string code(*game.history()[place]["chain"].text());
  EXPECT_THAT(sheet(case_of_entry(*built_rulesets(), game, seq).value()), HasSubstr(code));
  Value::Array entries = game.history().items();
  entries[place] = entries[place].with("agreed_by", "Bob");
  const std::string words = sheet(case_of_entry(*built_rulesets(), game.with_history(entries), seq).value());
  EXPECT_THAT(words, HasSubstr("was changed, so it has no check code"));
  EXPECT_THAT(words, Not(HasSubstr(code)));
}

TEST(AnEntrysSheet, SaysWhoRolledItsDice) {
  const Game game = played("pips-bocage");
  const auto ruled = ruled_entries(game);
  ASSERT_GE(ruled.size(), 2u);
  const auto sheet_case = case_of_entry(*built_rulesets(), game, ruled.front());
  ASSERT_TRUE(sheet_case) << sheet_case.problem().sentence();
  EXPECT_FALSE(sheet_case->judged_otherwise);
  EXPECT_THAT(sheet(*sheet_case), HasSubstr("They were rolled at the table."));
  EXPECT_THAT(sheet(*sheet_case), HasSubstr("Step " + std::to_string(ruled.front()) + " of the history"));
}

TEST(AnEntrysSheet, IsOfTheTableAsItStoodThen) {
  const Game game = played("pips-bocage");
  const auto sheet_case = case_of_entry(*built_rulesets(), game, ruled_entries(game).front());
  const PieceIndex moved = sheet_case->ruling.ends.front().piece;
  EXPECT_FALSE(sheet_case->game.piece(moved).pose == game.piece(moved).pose);
}

TEST(AnEntrysSheet, KeepsTheRecordsWordWhereTheRulesSayOtherwiseToday) {
  const Game game = played("pips-bocage");
  const auto seq = static_cast<std::size_t>(ruled_entries(game).front());
  Value::Array history = game.history().items();
  const Value ruling = history[seq - 1]["ruling"];
  history[seq - 1] = history[seq - 1].with("ruling", ruling.with("verdict", "marginal"));
  const auto about = case_of_entry(*built_rulesets(), game.with_history(history), static_cast<std::int64_t>(seq));
  ASSERT_TRUE(about);
  EXPECT_THAT(sheet(*about), AllOf(HasSubstr("Marginal"), HasSubstr("Today's ruling differs")));
}

TEST(AnEntrysSheet, HasItsHashAndSaysHowToCheckIt) {
  const Game game = played("pips-bocage");
  const auto sheet_case = case_of_entry(*built_rulesets(), game, 0);
  ASSERT_TRUE(sheet_case) << sheet_case.problem().sentence();
  const std::string hash = entries_of(record_of(game)).at(static_cast<std::size_t>(sheet_case->entry->seq) - 1).chain();
  ASSERT_THAT(hash, SizeIs(64));
  EXPECT_THAT(sheet(*sheet_case), AllOf(HasSubstr(hash), HasSubstr("linesman-cli verify GAME")));
}

TEST(AnEntrysSheet, ListsTheDecisionsOfUmpires) {
  const SheetCase proposed = example_case("pips-bocage.3");
  const auto hearing = built_referee().open(proposed.game);
  const auto decided =
      carry_out_by_decision(*hearing, proposed.order, {0, Verdict::legal, "The stream was dry.", "Anna"});
  ASSERT_TRUE(decided) << decided.problem().sentence();
  const auto own = case_of_entry(*built_rulesets(), decided->game, 0);
  ASSERT_TRUE(own) << own.problem().sentence();
  EXPECT_THAT(sheet(*own),
              AllOf(HasSubstr("Illegal 6.5″ of 2″"), HasSubstr("Decided by Anna: legal The stream was dry.")));
  const auto later = record_decision(decided->game, {own->entry->seq, Verdict::illegal, "It was not.", "Ben"});
  ASSERT_TRUE(later) << later.problem().sentence();
  EXPECT_THAT(sheet(*case_of_entry(*built_rulesets(), *later, own->entry->seq)),
              AllOf(HasSubstr("Decided by Anna: legal"), HasSubstr("Decided by Ben: illegal It was not.")));
}

TEST(AnEntrysSheet, OnAnotherBranchIsOfTheTableThere) {
  const Game game = played("pips-bocage");
  const auto ruled = ruled_entries(game);
  const auto back = at_entry(game, 0);
  ASSERT_TRUE(back);
  EXPECT_TRUE(ruled_entries(*back).empty());
  const auto sheet_case = case_of_entry(*built_rulesets(), *back, ruled.back());
  ASSERT_TRUE(sheet_case) << sheet_case.problem().sentence();
  EXPECT_FALSE(sheet_case->judged_otherwise);
}

TEST(AnEntrysSheet, IsRefusedWhereThereIsNoRuling) {
  const Game game = played("pips-bocage");
  const auto roll = case_of_entry(*built_rulesets(), game, 1);
  ASSERT_FALSE(roll);
  EXPECT_EQ(roll.problem().reason, "entry 1 has no ruling");
  EXPECT_FALSE(case_of_entry(*built_rulesets(), game, 9999));
  EXPECT_FALSE(case_of_entry(*built_rulesets(), game.with_history(Value::empty_array()), 0));
}

TEST(ABooklet, HasASheetForEachRulingAndWhatHappenedBetween) {
  const Game game = played("pips-bocage");
  const auto text = booklet(*built_rulesets(), game, {"The lane"});
  ASSERT_TRUE(text) << text.problem().sentence();
  std::size_t sheets = 0;
  const Contents* contents = nullptr;
  for (const Block& block : text->blocks) {
    if (std::holds_alternative<VerdictLine>(block)) ++sheets;
    if (const auto* found = std::get_if<Contents>(&block)) contents = found;
  }
  EXPECT_EQ(sheets, ruled_entries(game).size());
  ASSERT_NE(contents, nullptr);
  EXPECT_THAT(contents->lines, SizeIs(sheets + 2));
  EXPECT_THAT(words_of(*text), AllOf(HasSubstr("rolled at the table"), HasSubstr("The rules"), HasSubstr(" – ")));
}

TEST(ABooklet, HasTheDesignersPageWhereTheClockIsKnown) {
  const Game game = played("pips-bocage");
  const auto hearing = built_referee().open(game);
  ASSERT_TRUE(hearing);
  const auto answer = clock_of(*hearing, {.turns = 1, .budget = 0.02});
  ASSERT_TRUE(answer) << answer.problem().sentence();
  SheetOptions options{"The lane"};
  options.clock = std::make_shared<const ClockSnapshot>(ClockSnapshot::of(game.table(), *answer));
  const auto with = booklet(*built_rulesets(), game, options);
  const auto without = booklet(*built_rulesets(), game, {"The lane"});
  ASSERT_TRUE(with && without);
  const auto lines = [](const PaperText& text) {
    for (const Block& block : text.blocks)
      if (const auto* contents = std::get_if<Contents>(&block)) return contents->lines.size();
    return std::size_t{0};
  };
  EXPECT_EQ(lines(*with), lines(*without) + 1);
  EXPECT_THAT(words_of(*with), AllOf(HasSubstr("The clock of a table"), HasSubstr("Turn by turn"),
                                     HasSubstr("What the answer leaves out")));
  EXPECT_THAT(words_of(*without), Not(HasSubstr("Turn by turn")));
}

TEST(ABooklet, OfAGameWithoutRulingsIsRefused) {
  const auto none = booklet(*built_rulesets(), example_case("pips-bocage.1").game, {"The lane"});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.problem().reason, "no move has been carried out");
}

}  // namespace
}  // namespace linesman
