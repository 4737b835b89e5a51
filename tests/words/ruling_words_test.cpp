#include "words/ruling_words.h"

#include <gtest/gtest.h>

namespace linesman {
namespace {

TEST(AFigure, HasTwoDecimalsUnlessTheyMakeItZero) {
  EXPECT_EQ(figure(3.14159), "3.14");
  EXPECT_EQ(figure(4), "4");
  EXPECT_EQ(figure(0.0004), "<0.01");
  EXPECT_EQ(figure(0), "0");
  EXPECT_EQ(figure(-1.5), "-1.5");
}

TEST(AFigure, HasTheDecimalsOfItsColumn) {
  EXPECT_EQ(figure(4, 2), "4.00");
  EXPECT_EQ(figure(10.5, 2), "10.50");
  EXPECT_EQ(figure(3.14, 2), "3.14");
}

/// Terms with titles for a status and for dice, and a clause that names its source.
Terms terms() {
  Terms t;
  t.currency = "inch";
  t.currency_symbol = "″";
  Field moved;
  moved.key = "moved";
  moved.title = "Moved";
  t.status = {moved};
  t.dice = {{"movement", "Movement dice", "", 6}};
  t.clauses = {{"toy-1", "Going", "", {}, {}, ClauseSource::option}, {"toy-2", "Luck", "", {}, {}, {}}};
  return t;
}

Ruling spending(std::optional<double> total, std::optional<double> spent) {
  Ruling ruling;
  ruling.allowance = {total, spent, total && spent ? std::optional(*total - *spent) : std::nullopt, "inch"};
  return ruling;
}

std::string allowance(std::optional<double> total, std::optional<double> spent) {
  return english(RulingWords(spending(total, spent), nullptr).allowance());
}

TEST(TheAllowance, IsWrittenAsFarAsItIsKnown) {
  EXPECT_EQ(allowance(9, 7.5), "7.5″ of 9″ spent, 1.5″ left");
  EXPECT_EQ(allowance(9, 10), "10″ of 9″ spent, 1″ too much");
  EXPECT_EQ(allowance(9, 9 + 1e-9), "9″ of 9″ spent, 0″ left") << "as the rulesets judge, no hair too much";
  EXPECT_EQ(allowance({}, 3), "3″ spent");
  EXPECT_EQ(allowance(9, {}), "9″ allowed");
  EXPECT_EQ(allowance({}, {}), "");
}

TEST(AnAmount, HasTheSignOfItsCurrency) {
  Ruling ruling = spending(1, 1);
  const Terms known = terms();
  EXPECT_EQ(RulingWords(ruling, &known).amount(4.5), "4.5″");
  ruling.allowance.currency = "MP";
  EXPECT_EQ(RulingWords(ruling, &known).amount(3), "3 MP") << "the sign of the terms is another currency's";
  ruling.shown.symbol = "¤";
  EXPECT_EQ(RulingWords(ruling, nullptr).amount(3), "3¤");
}

TEST(AClause, IsCitedWithItsSource) {
  const Ruling ruling;
  const Terms known = terms();
  const RulingWords words(ruling, &known);
  EXPECT_EQ(words.clause("toy-1"), "toy-1 (option)");
  EXPECT_EQ(words.clause("toy-2"), "toy-2");
  EXPECT_EQ(words.clause("other-1"), "other-1");
  EXPECT_EQ(RulingWords(ruling, nullptr).clause("toy-1"), "toy-1");
}

TEST(AClause, IsMarkedWhenAHouseRuleChangesOneOfItsFigures) {
  const Ruling ruling;
  Terms known = terms();
  known.clauses[0].text = "Foot goes {foot}″.";
  const Game changed = Game().with_ruleset("toy", {}, Value::Object{{"figures", Value::Object{{"foot", 7}}}});
  EXPECT_EQ(RulingWords(ruling, &known, &changed).clause("toy-1"), "toy-1 (option, house rule)");
  EXPECT_EQ(RulingWords(ruling, &known).clause("toy-1"), "toy-1 (option)");
}

Game game_with_options(const Value& options) {
  Game::Parts parts;
  parts.options = options;
  for (const char* id : {"tank-1", "apc-1"}) {
    Piece p;
    p.id = id;
    p.side = "red";
    p.base = CircleBase{1};
    parts.pieces.push_back(p);
  }
  parts.pieces[1].name = "Carrier";
  return Game(std::move(parts));
}

TEST(AnOptionalClause, ShowsTheChosenOptions) {
  const Ruling ruling;
  Terms known = terms();
  known.options = {
      Field{.key = "mixed", .title = "Several grounds", .choices = {"worst"}, .choice_titles = {"The worst"}}};
  known.options[0].fallback = Value("best");
  known.clauses[0].options = {"mixed"};
  known.clauses[1].options = {"mixed"};
  const Game game = game_with_options(Value::Object{{"mixed", "worst"}});
  EXPECT_EQ(RulingWords(ruling, &known, &game).option("toy-1"), "Several grounds: The worst");
  const Game usual = game_with_options(Value::empty_object());
  EXPECT_EQ(RulingWords(ruling, &known, &usual).option("toy-1"), "") << "as usual: of no interest in a ruling";
  EXPECT_EQ(RulingWords(ruling, &known, &game).option("toy-2"), "") << "its source is another";
  EXPECT_EQ(RulingWords(ruling, &known).option("toy-1"), "");
}

TEST(AChange, NamesItsPieces) {
  const Ruling ruling;
  Terms known = terms();
  known.status.push_back(Field{.key = "aboard", .title = "Aboard", .type = FieldType::id});
  known.status.push_back(
      Field{.key = "formation", .title = "Formation", .choices = {"mass"}, .choice_titles = {"A mass"}});
  const Game game = game_with_options(Value::empty_object());
  const Effect effect{"toy-1", "tank-1", Value::Object{{"aboard", "apc-1"}, {"formation", "mass"}}, {}, false};
  EXPECT_EQ(RulingWords(ruling, &known, &game).change(effect), "Aboard becomes Carrier, Formation becomes A mass");
  EXPECT_EQ(RulingWords(ruling, &known).change(effect), "Aboard becomes apc-1, Formation becomes A mass");
  const Effect several{"toy-1", "tank-1", Value::Object{{"aboard", "apc-1 tank-1"}}, {}, false};
  EXPECT_EQ(RulingWords(ruling, &known, &game).change(several), "Aboard becomes Carrier and tank-1");
}

TEST(Dice, AreNamedByTheirPurpose) {
  const Ruling ruling;
  const Terms known = terms();
  const RulingWords words(ruling, &known);
  const DiceNeed rolled{"toy-1", "movement", "3d6", std::vector<double>{4, 2, 5}};
  EXPECT_EQ(words.purpose(rolled), "Movement dice");
  EXPECT_EQ(words.dice(rolled), "3d6 rolled 4, 2, 5");
  EXPECT_EQ(words.dice({"toy-1", "movement", "3d6", {}}), "3d6 still to be rolled");
  EXPECT_EQ(words.dice({"toy-1", "movement", "3d6", std::vector<double>()}), "3d6 rolled none");
  EXPECT_EQ(words.purpose({"toy-1", "other", "1d6", {}}), "other");
}

TEST(AnEffect, IsWrittenWithTheTitlesOfStatuses) {
  const Ruling ruling;
  const Terms known = terms();
  const RulingWords words(ruling, &known);
  EXPECT_EQ(words.change({"toy-1", "tank", Value::Object{{"moved", true}, {"hidden", nullptr}}, {}, false}),
            "Moved becomes yes, no longer hidden");
  EXPECT_EQ(words.change({"toy-1", "hedge", {}, Value::Object{{"kind", "broken"}}, false}), "becomes broken");
  EXPECT_EQ(words.change({"toy-1", "hedge", {}, Value::Object{{"rating", "open"}}, false}), "counts as open");
  EXPECT_EQ(words.change({"toy-1", "gun", {}, {}, true}), "is taken off the table");
}

}  // namespace
}  // namespace linesman
