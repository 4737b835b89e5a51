#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "answers/photo_json.h"
#include "answers/problem_place.h"
#include "cli/dice.h"
#include "cli/progress.h"
#include "cli/text/ruleset_text.h"
#include "files/json.h"
#include "referee/toy_ruleset.h"
#include "words/columns.h"
#include "words/ruling_text.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::Ge;
using ::testing::HasSubstr;
using ::testing::Le;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(Columns, CountVisibleCharacters) {
  EXPECT_EQ(columns("9″"), 2u);
  EXPECT_EQ(columns("Müller"), 6u);
  EXPECT_EQ(columns("e\xCC\x81"), 1u);
  EXPECT_EQ(columns("第一戦車"), 8u);
  EXPECT_EQ(columns(""), 0u);
  EXPECT_EQ(columns("\xFF\xC3"), 2u);
}

TEST(APhotograph, WhoseMarkersLieInchesOffIsOfAnotherTable) {
  PhotoReading reading;
  reading.residual = 0.04;
  EXPECT_FALSE(is_of_another_table(reading));
  EXPECT_THAT(photo_lines(reading, {}, {}), SizeIs(1));
  reading.residual = 36.6;
  EXPECT_TRUE(is_of_another_table(reading));
  EXPECT_EQ(english(photo_lines(reading, {}, {}).at(1).text), "It is of another table than this game's.");
}

TEST(Progress, IsSaidAfterTwoSeconds) {
  EXPECT_EQ(Progress::line_after(1.9, 100, {}), "");
  EXPECT_EQ(Progress::line_after(12.7, 0, {}), "12 seconds");
  EXPECT_EQ(Progress::line_after(4, 12'000, {}), "12000 lines, 3000 a second");
}

TEST(AColumn, IsFilledToItsWidth) {
  EXPECT_EQ(left_in("9″", 4), "9″  ");
  EXPECT_EQ(right_in("9″", 4), "  9″");
  EXPECT_EQ(right_in("too long", 4), "too long");
}

TEST(AParagraph, IsBrokenAtTheWidthOfAPage) {
  const std::string text =
      paragraph("  toy-1  ", "word word word word word word word word word word word word word word word word");
  const auto lines = lines_of(text);
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_LE(columns(lines[0]), PAGE_WIDTH);
  EXPECT_THAT(lines[1], StartsWith("         word"));
}

TEST(AParagraph, DoesNotBreakALongWord) {
  const std::string word(200, 'x');
  EXPECT_EQ(paragraph("a ", word), "a " + word + "\n");
  EXPECT_EQ(paragraph("", "b " + word), "b\n" + word + "\n");
}

TEST(AParagraph, IsALineWithoutAText) { EXPECT_EQ(paragraph("head", ""), "head\n"); }

TEST(ARoll, IsReadFromItsText) {
  EXPECT_EQ(parse_roll("3d6")->dice, 3);
  EXPECT_EQ(parse_roll("3d6")->faces, 6);
  EXPECT_EQ(parse_roll("d20")->dice, 1);
  EXPECT_EQ(parse_roll("1000D1000000")->faces, 1000000);
  EXPECT_EQ(parse_roll("d66")->dice, 2);
  EXPECT_EQ(parse_roll("d66")->faces, 6);
  EXPECT_TRUE(parse_roll("d66")->tens_and_units);
  EXPECT_FALSE(parse_roll("2d6")->tens_and_units);
  for (const char* wrong :
       {"", "d", "d6d6", "3d", "0d6", "3d1", "1001d6", "1d1000001", "3 d6 6", "+3d6", "1e2d6", "1d66"})
    EXPECT_FALSE(parse_roll(wrong)) << wrong;
}

TEST(ARoll, IsReadWithTheDiceThatCountAndANumberToAdd) {
  const DiceRoll roll = parse_roll("4D6KH3-2").value();
  EXPECT_EQ(roll.dice, 4);
  EXPECT_EQ(roll.keep, KeptDice::highest);
  EXPECT_EQ(roll.kept, 3);
  EXPECT_EQ(roll.added, -2);
  EXPECT_EQ(name_of_roll(roll), "4d6kh3-2");
  EXPECT_EQ(name_of_roll(parse_roll("d20kl1+0").value()), "1d20kl1+0");
  EXPECT_EQ(name_of_roll(parse_roll("3d6+1000000").value()), "3d6+1000000");
  for (const char* wrong : {"3d6+",     "3d6-",   "3d6+2+2",         "3d6+-2", "3d6+1.5", "3d6+1000001", "3d6k4",
                            "3d6d",     "3d6dl3", "3d6+500d6+498d6", "3d6>",   "3d6>=7",  "3d6>=0",      "3d6+2>=5",
                            "3d6>=5+2", "2d6 6",  "3d6+1 5+ 5+",     "d%%",    "3d6kh0",  "3d6kh4",      "3d6+2kh1",
                            "d66+1",    "d66kh1", "2d66kh1",         "3d6kx1", "kh1",     "+2"})
    EXPECT_FALSE(parse_roll(wrong)) << wrong;
}

TEST(ARoll, TotalsTheFacesThatCount) {
  const auto totalled = [](const char* text, const std::vector<int>& faces) {
    return total(parse_roll(text).value(), faces);
  };
  EXPECT_EQ(totalled("4d6", {4, 1, 6, 2}), 13);
  EXPECT_EQ(totalled("4d6kh3", {4, 1, 6, 2}), 12);
  EXPECT_EQ(totalled("4d6kl3", {4, 1, 6, 2}), 7);
  EXPECT_EQ(totalled("4d6kh1-7", {4, 1, 6, 2}), -1);
  EXPECT_EQ(totalled("d66", {4, 1}), 41);
  EXPECT_EQ(faces_that_count(parse_roll("3d6kl2").value(), {5, 5, 5}), (std::vector<bool>{true, true, false}));
}

TEST(ARoll, IsReadAsPeopleWriteIt) {
  const auto name = [](const char* text) {
    const auto roll = parse_roll(text);
    return roll ? name_of_roll(*roll) : english(roll.problem().reason);
  };
  EXPECT_EQ(name("4d6k3"), "4d6kh3");
  EXPECT_EQ(name("4d6dl1"), "4d6kh3");
  EXPECT_EQ(name("4d6d1"), "4d6kh3");
  EXPECT_EQ(name("4d6dh1"), "4d6kl3");
  EXPECT_EQ(name("4d6kl3"), "4d6kl3");
  EXPECT_EQ(name("d%"), "1d100");
  EXPECT_EQ(name("2W6"), "2d6");
  EXPECT_EQ(name("w66"), "d66");
  EXPECT_EQ(name(" 3d6 + 2 "), "3d6+2");
  EXPECT_EQ(name("2d6 + 1d4 - 2"), "2d6+1d4-2");
  EXPECT_EQ(name("2d6+1+1d4-d8"), "2d6+1d4-1d8+1");
  EXPECT_EQ(name("4d6dl1+1d4"), "4d6kh3+1d4");
  EXPECT_EQ(name("10d6>=5"), "10d6>=5");
  EXPECT_EQ(name("10d6 > 4"), "10d6>4");
  EXPECT_EQ(name("10d6\u22655"), "10d6>=5");
  EXPECT_EQ(name("10d6=<2"), "10d6<=2");
  EXPECT_EQ(name("10d6<3"), "10d6<3");
  EXPECT_EQ(name("10W6=6"), "10d6=6");
  EXPECT_EQ(name("10d6 5+"), "10d6>=5");
  EXPECT_EQ(name("4d6kh3>=5"), "4d6kh3>=5");
}

TEST(ARoll, HasBlanksAndSignsOfPrintAsPeopleTypeThem) {
  const auto name = [](const char* text) {
    const auto roll = parse_roll(text);
    return roll ? name_of_roll(*roll) : english(roll.problem().reason);
  };
  EXPECT_EQ(name("3 d6"), "3d6");
  EXPECT_EQ(name("3\u00A0W6"), "3d6");
  EXPECT_EQ(name("2d6 + 1 d4"), "2d6+1d4");
  EXPECT_EQ(name("3xd6"), "3d6");
  EXPECT_EQ(name("3 × W6"), "3d6");
  EXPECT_EQ(name("3d6\u22122"), "3d6-2");
  EXPECT_EQ(name("3d6 \u2013 2"), "3d6-2");
  EXPECT_EQ(name("4d6 kh3"), "4d6kh3");
  EXPECT_EQ(name("4d6 KH 3"), "4d6kh3");
  EXPECT_EQ(name("2d20kh"), "2d20kh1");
  EXPECT_EQ(name("2d20 kl"), "2d20kl1");
  EXPECT_EQ(name("2d20k+4"), "2d20kh1+4");
  EXPECT_EQ(name("4d6dl"), "4d6kh3");
  EXPECT_EQ(name("4d6 drop lowest"), "4d6kh3");
  EXPECT_EQ(name("4d6 keep highest 3"), "4d6kh3");
  EXPECT_EQ(name("10d6 on 5+"), "10d6>=5");
  EXPECT_EQ(name("10d6 on a 5+"), "10d6>=5");
  EXPECT_EQ(name("10W6 auf 5+"), "10d6>=5");
  for (const char* wrong : {"1 0d6", "3d 6", "6d6 d4", "3*d6", "d6dl", "3d6 x 2", "3d6d", "2 d66", "10d6 on", "x3d6"})
    EXPECT_FALSE(parse_roll(wrong)) << wrong;
}

TEST(ARoll, AddsOtherDiceAndCountsSuccesses) {
  const auto totalled = [](const char* text, const std::vector<int>& faces) {
    return total(parse_roll(text).value(), faces);
  };
  EXPECT_EQ(totalled("2d6+1d4", {6, 5, 4}), 15);
  EXPECT_EQ(totalled("2d6kh1-2d4+3", {6, 5, 4, 1}), 4);
  EXPECT_EQ(totalled("4d6>=5", {5, 1, 6, 4}), 2);
  EXPECT_EQ(totalled("4d6>5", {5, 1, 6, 4}), 1);
  EXPECT_EQ(totalled("4d6<=4", {5, 1, 6, 4}), 2);
  EXPECT_EQ(totalled("4d6<4", {5, 1, 6, 4}), 1);
  EXPECT_EQ(totalled("4d6=5", {5, 1, 6, 4}), 1);
  EXPECT_EQ(totalled("4d6kl2>=4", {5, 1, 6, 4}), 1);
  const DiceRoll mixed = parse_roll("2d6+3d4").value();
  EXPECT_EQ(mixed.number_of_dice(), 5);
  const std::vector<int> faces = roll(parse_roll("500d2+500d1000000").value(), 3);
  ASSERT_EQ(faces.size(), 1000u);
  EXPECT_LE(*std::max_element(faces.begin(), faces.begin() + 500), 2);
  EXPECT_GT(*std::max_element(faces.begin() + 500, faces.end()), 2);
}

TEST(ARoll, HasEveryFaceAndNoOther) {
  std::map<int, int> seen;
  for (const int face : roll({1000, 6}, 42)) ++seen[face];
  EXPECT_THAT(seen, SizeIs(6));
  for (const auto& [face, times] : seen) {
    EXPECT_THAT(face, AllOf(Ge(1), Le(6)));
    EXPECT_THAT(times, AllOf(Ge(110), Le(230)));
  }
}

TEST(ARoll, DiffersEachTimeWithoutASeed) { EXPECT_NE(roll({50, 1000}, {}), roll({50, 1000}, {})); }

TEST(APointer, GoesIntoTheInputWithMoreOfItsSteps) {
  const Value game = parse_json(R"({"pieces": [{"id": "a", "traits": {}}], "a/b": 1})", "").value();
  const Value order = parse_json(R"({"piece": "a", "path": [{"forward": 1}]})", "").value();
  EXPECT_FALSE(about_order("/pieces/0/traits/speed", order, game));
  EXPECT_FALSE(about_order("/a~1b", order, game));
  EXPECT_TRUE(about_order("/path/0/forward", order, game));
  EXPECT_TRUE(about_order("/piece", order, game));
  EXPECT_TRUE(about_order("/action", order, game));
  EXPECT_TRUE(about_order("", order, game));
  const Value many = parse_json(R"({"pieces": ["a", "b"]})", "").value();
  EXPECT_TRUE(about_order("/pieces/1", many, game));
  EXPECT_TRUE(about_order("/pieces/0", many, game));
  EXPECT_FALSE(about_order("/pieces/0/traits/speed", many, game));
  EXPECT_TRUE(about_order("/pieces/99", many, game));
}

/// A ruling with an entry of every kind.
class TheTextOfARuling : public ::testing::Test {
 protected:
  TheTextOfARuling() {
    Game::Parts parts;
    for (const char* id : {"tank", "truck"}) {
      Piece p;
      p.id = id;
      p.side = "red";
      p.base = CircleBase{1};
      parts.pieces.push_back(p);
    }
    parts.pieces[0].name = "Sherman";
    parts.tolerance = 0.5;
    game = Game(std::move(parts));
    order.who = OnePiece{"tank"};
    TracedStep leg;
    leg.after.at = {0, 9};
    leg.facts = Leg{.from = {0, 0}, .to = {0, 9}, .length = 9};
    judgement.trace.pieces.push_back({TANK, CircleBase{1}, {}, {leg}, {}});
    judgement.ruling.ruleset = "toy";
    judgement.ruling.allowance = {6, 9.25, -3.25, "inch"};
    judgement.ruling.costs = {{"toy-1", 9, TANK, 0, 0, 9, "9″ over the table"},
                              {"toy-2", 0.25, TANK, 0, 0, 0, "for luck"}};
  }
  std::string text() const { return ruling_text(judgement, game, order, toy_data(), agreed); }

  static constexpr PieceIndex TANK{0};
  static constexpr PieceIndex TRUCK{1};
  Game game;
  Order order;
  Judgement judgement;
  std::vector<Sentence> agreed;
};

TEST_F(TheTextOfARuling, EndsWithTheConditions) {
  EXPECT_THAT(text(), Not(HasSubstr("Agreed")));
  agreed = {"House rule: Reach is 7 (usual 6).", "Measuring tolerance: 0.5″."};
  EXPECT_THAT(text(), EndsWith("\nAgreed\n  House rule: Reach is 7 (usual 6).\n  Measuring tolerance: 0.5″.\n"));
}

TEST_F(TheTextOfARuling, BeginsWithTheVerdict) {
  EXPECT_THAT(text(), StartsWith("LEGAL  Sherman (tank): Move (Toy rules)\n"));
  judgement.ruling.verdict = Verdict::incomplete;
  EXPECT_THAT(text(), StartsWith("INCOMPLETE  "));
}

TEST_F(TheTextOfARuling, AlignsTheCostsByTheirPoints) {
  EXPECT_THAT(text(), HasSubstr("  9.00″  toy-1  9″ over the table\n"
                                "  0.25″  toy-2  for luck\n"
                                "  ─────\n"
                                "  9.25″  in all\n"));
}

TEST_F(TheTextOfARuling, ListsThePartsOfTheAllowance) {
  judgement.ruling.allowance.parts = {{"toy-1", 8, "8″ for 8 pips"}, {"toy-2", -2, "2″ less"}};
  EXPECT_THAT(text(), HasSubstr("Allowance\n"
                                "   8″  toy-1  8″ for 8 pips\n"
                                "  -2″  toy-2  2″ less\n"
                                "  ───\n"
                                "   6″  in all\n"
                                "\nCosts\n"));
}

TEST_F(TheTextOfARuling, NamesTheOptionAtTheFirstCitationOfItsClause) {
  RulesetData data = toy_data();
  data.terms.options = {Field{.key = "mixed", .title = "Several grounds", .fallback = Value("best")}};
  data.terms.clauses.at(1).source = ClauseSource::option;
  data.terms.clauses.at(1).options = {"mixed"};
  const Game agreed_game = game.with_ruleset(game.ruleset(), Value::Object{{"mixed", "worst"}}, game.house_rules());
  judgement.ruling.allowance.parts = {{"toy-2", 6, "6″ for luck"}};
  judgement.ruling.notes = {{"toy-2", "so it is"}};
  const std::string said = ruling_text(judgement, agreed_game, order, data, agreed);
  EXPECT_THAT(said, HasSubstr("toy-2 (option)  6″ for luck (Several grounds: worst)\n"));
  EXPECT_THAT(said, HasSubstr("toy-2 (option)  for luck\n"));
  EXPECT_THAT(said, HasSubstr("toy-2 (option)  so it is\n"));
}

TEST_F(TheTextOfARuling, ShowsTheExcess) { EXPECT_THAT(text(), HasSubstr("9.25″ of 6″ spent, 3.25″ too much.\n")); }

TEST_F(TheTextOfARuling, ShowsTheRest) {
  judgement.ruling.allowance = {6, 4.5, 1.5, "inch"};
  EXPECT_THAT(text(), HasSubstr("4.5″ of 6″ spent, 1.5″ left.\n"));
}

TEST_F(TheTextOfARuling, NamesTheToleranceOfAMarginalOrder) {
  judgement.ruling.verdict = Verdict::marginal;
  EXPECT_THAT(text(), HasSubstr("(agreed tolerance 0.5″)"));
}

TEST_F(TheTextOfARuling, ShowsThePlaceOfAFaultAndTheFurthestPoint) {
  judgement.ruling.verdict = Verdict::illegal;
  judgement.ruling.faults = {{"toy-1", {TANK, 0, 6, {0, 6}}, 3.25, "truck", "Sherman goes too far"}};
  judgement.ruling.furthest = {{TANK, 0, 6, Pose{{0, 6}, 0, 0}, {}}};
  EXPECT_THAT(text(), HasSubstr("Problem\n  toy-1  Sherman goes too far\n"
                                "         → step 1, after 6″, at (0, 6), with truck; by 3.25\n"));
  EXPECT_THAT(text(), HasSubstr("Could stop\n  step 1, after 6″, at (0, 6), facing 0°\n"));
  judgement.ruling.furthest.clear();
  EXPECT_THAT(text(), HasSubstr("It may not move at all."));
}

TEST_F(TheTextOfARuling, ListsSeveralPiecesByName) {
  judgement.ruling.verdict = Verdict::illegal;
  judgement.ruling.several = true;
  judgement.ruling.furthest = {{TANK, 0, 6, Pose{{0, 6}, 0, 0}, {}}, {TRUCK, 0, 0, Pose{}, {}}};
  EXPECT_THAT(text(), AllOf(HasSubstr("  Sherman (tank): step 1, after 6″"), HasSubstr("  truck: where it stands")));
}

TEST_F(TheTextOfARuling, ListsDiceEffectsEndsAndNotes) {
  judgement.ruling.dice = {{"toy-2", "luck", "2d6", std::vector<double>{4, 3}}, {"toy-2", "other", "1d6", {}}};
  judgement.ruling.effects = {{"toy-1", "tank", Value::Object{{"moved", true}, {"hidden", nullptr}}, {}, false},
                              {"toy-2", "truck", {}, {}, true}};
  judgement.ruling.ends = {{TANK, Pose{{0, 9}, 90, 2}, {}}};
  judgement.ruling.notes = {{"toy-2", "Luck was asked for."}};
  EXPECT_THAT(text(), AllOf(HasSubstr("Luck (luck): 2d6 rolled 4, 3"), HasSubstr("other: 1d6 still to be rolled"),
                            HasSubstr("Sherman (tank): moved becomes yes, no longer hidden"),
                            HasSubstr("truck: is taken off the table"), HasSubstr("(0, 9), facing 90°, at altitude 2″"),
                            HasSubstr("Note\n  toy-2  Luck was asked for.\n")));
}

TEST(TheSourceOfAClause, IsInTheTextOfTheRulesetAndOfARuling) {
  RulesetData data = toy_data();
  Clause& clause = data.terms.clauses.at(0);
  EXPECT_THAT(ruleset_text(data), HasSubstr("  " + clause.id + " " + clause.title));
  clause.source = ClauseSource::ours;
  EXPECT_THAT(ruleset_text(data), HasSubstr("  " + clause.id + " (ours) " + clause.title));
  Judgement judgement;
  judgement.ruling.notes = {{clause.id, "so it is"}};
  EXPECT_THAT(ruling_text(judgement, Game(Game::Parts()), Order(), data, {}),
              HasSubstr("Note\n  " + clause.id + " (ours)  so it is\n"));
}

TEST_F(TheTextOfARuling, FitsThePage) {
  judgement.ruling.notes = {{"toy-2", std::string(40, 'a') + " " + std::string(40, 'b') + " " + std::string(40, 'c')}};
  for (const std::string& line : lines_of(text())) EXPECT_LE(columns(line), PAGE_WIDTH) << line;
}

}  // namespace
}  // namespace linesman
