#include "referee/referee.h"

#include <gmock/gmock.h>

#include "referee/toy_ruleset.h"

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Knows the toy ruleset, and the id "broken" with a problem in its own file.
class ToySource : public RulesetSource {
 public:
  Result<std::shared_ptr<const Ruleset>> ruleset(const std::string& id, const Value& house_rules) const override {
    if (id == "broken") return Problem{"ruleset.json", "/id", "is wrong"};
    if (id != "toy") return Problem{"", "is not installed"};
    if (house_rules.size() > 0) return Problem{"/house_rules/x", "is nothing to change"};
    return std::shared_ptr<const Ruleset>(std::make_shared<ToyRuleset>());
  }
  std::vector<std::string> ids() const override { return {"toy"}; }
};

Referee referee() { return Referee(std::make_shared<ToySource>()); }

Game game(const std::string& piece_id = "tank", const std::string& ruleset = "toy") {
  Game::Parts parts;
  parts.ruleset = ruleset;
  Piece tank;
  tank.id = piece_id;
  tank.side = "red";
  tank.base = RectangleBase{1, 2};
  tank.pose.at = {10, 10};
  parts.pieces = {tank};
  return Game(std::move(parts));
}

Order forward(double inches) {
  Order order;
  order.who = OnePiece{"tank"};
  order.paths.set_all(Path{ForwardStep{inches}});
  return order;
}

TEST(TheReferee, JudgesByTheRulesetThatTheGameNames) {
  const auto legal = referee().judge(game(), forward(6));
  ASSERT_TRUE(legal) << legal.problem().sentence();
  EXPECT_EQ(legal->ruling.verdict, Verdict::legal);
  EXPECT_EQ(legal->ruling.ends.at(0).pose.at, (Vec{10, 16}));
  const auto illegal = referee().judge(game(), forward(7));
  EXPECT_EQ(illegal->ruling.verdict, Verdict::illegal);
  EXPECT_EQ(illegal->ruling.faults.at(0).excess, 1);
}

/// Reads the number of the turn.
class ReadingRuleset : public ToyRuleset {
 public:
  std::shared_ptr<const GameReading> read(const Game& game) const override {
    ++reads;
    return std::make_shared<const Turn>(game.turn());
  }
  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> reading) const override {
    turns_read.push_back(static_cast<const Turn&>(*reading).turn);
    return ToyRuleset::prepare(game, order, reading);
  }

  mutable int reads = 0;
  mutable std::vector<std::int64_t> turns_read;

 private:
  struct Turn : GameReading {
    explicit Turn(std::int64_t number) : turn(number) {}
    const std::int64_t turn;
  };
};

TEST(AHearing, ReadsItsGameOnceForAllOrders) {
  const auto ruleset = std::make_shared<const ReadingRuleset>();
  const auto hearing = Hearing::open(game(), ruleset);
  ASSERT_TRUE(hearing);
  const Hearing copy = *hearing;
  for (const double inches : {1.0, 2.0}) {
    EXPECT_TRUE(hearing->judge(forward(inches)));
    EXPECT_TRUE(copy.trace(forward(inches)));
  }
  EXPECT_EQ(ruleset->reads, 1);
  EXPECT_THAT(ruleset->turns_read, ElementsAre(1, 1, 1, 1));
}

TEST(AHearing, ReadsAChangedGameAnew) {
  const auto ruleset = std::make_shared<const ReadingRuleset>();
  const auto before = Hearing::open(game(), ruleset);
  ASSERT_TRUE(before);
  const auto after = before->on(before->game().with_turn(2));
  ASSERT_TRUE(after);
  EXPECT_TRUE(after->judge(forward(1)));
  EXPECT_TRUE(before->judge(forward(1)));
  EXPECT_THAT(ruleset->turns_read, ElementsAre(2, 1));
}

TEST(TheReferee, TracesWithoutJudging) {
  const auto trace = referee().trace(game(), forward(20));
  ASSERT_TRUE(trace);
  EXPECT_EQ(trace->pieces.at(0).end.pose.at, (Vec{10, 30}));
}

TEST(TheReferee, RefusesAnUnknownRuleset) {
  const auto refused = referee().open(game("tank", "gone"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem(), (Problem{"/ruleset", "is not installed"}));
}

TEST(TheReferee, KeepsThePlaceOfAProblemInARulesetsFile) {
  EXPECT_EQ(referee().open(game("tank", "broken")).problem(), (Problem{"ruleset.json", "/id", "is wrong"}));
}

TEST(TheReferee, KeepsThePlaceOfAProblemWithHouseRules) {
  const Game changed = game().with_ruleset("toy", Value::empty_object(), Value::Object{{"x", 1}});
  EXPECT_EQ(referee().open(changed).problem().pointer, "/house_rules/x");
}

TEST(AHearing, IsRefusedWithTheFirstThingThatTheRulesetCannotUse) {
  const auto refused = referee().open(game("unusable"));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().reason, "is unusable");
}

TEST(AHearing, RefusesOptionsThatTheRulesetDoesNotKnow) {
  const Game odd = game().with_ruleset("toy", Value::Object{{"colour", "blue"}}, Value::empty_object());
  const auto refused = referee().open(odd);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.problem().pointer, HasSubstr("/options/colour"));
}

TEST(AHearing, RefusesAnOrderThatTheRulesetCannotRead) {
  const auto hearing = referee().open(game());
  ASSERT_TRUE(hearing);
  Order order = forward(1);
  order.action = "unknown";
  EXPECT_EQ(hearing->judge(order).problem().pointer, "/action");
  EXPECT_EQ(hearing->trace(order).problem().pointer, "/action");
}

TEST(AHearing, RefusesAnOrderThatOnlyJudgingCanRefuse) {
  const auto hearing = referee().open(game());
  Order order = forward(1);
  order.action = "odd";
  EXPECT_TRUE(hearing->trace(order));
  EXPECT_EQ(hearing->judge(order).problem().pointer, "/pieces/0/traits/luck");
}

TEST(AHearing, CanBeMovedToAChangedGame) {
  const auto first = referee().open(game());
  const auto judged = first->judge(forward(4));
  const auto second = first->on(applied(first->game(), judged->ruling).value());
  ASSERT_TRUE(second);
  EXPECT_EQ(second->judge(forward(4))->ruling.ends.at(0).pose.at, (Vec{10, 18}));
  EXPECT_EQ(first->judge(forward(4))->ruling.ends.at(0).pose.at, (Vec{10, 14}));
}

TEST(AHearing, ChecksAChangedGame) {
  const auto first = referee().open(game());
  EXPECT_FALSE(first->on(game("unusable")));
}

TEST(AHearing, GivesTheSameRulingEveryTime) {
  const auto hearing = referee().open(game());
  const auto a = hearing->judge(forward(7.25));
  const auto b = hearing->judge(forward(7.25));
  EXPECT_EQ(a->ruling.faults.at(0).text, b->ruling.faults.at(0).text);
  EXPECT_EQ(a->ruling.allowance.left, b->ruling.allowance.left);
}

TEST(AHearing, IsRefusedWhenItsBudgetRunsOut) {
  const auto hearing = referee().open(game());
  Budget enough;
  ASSERT_TRUE(hearing->judge(forward(4), enough));
  const std::uint64_t looks = Budget::OF_AN_ORDER - enough.left();
  ASSERT_GT(looks, 0u);
  for (std::uint64_t fewer = 0; fewer < looks; ++fewer) {
    Budget budget(fewer);
    const auto refused = hearing->judge(forward(4), budget);
    ASSERT_FALSE(refused) << fewer;
    EXPECT_THAT(english(refused.problem().reason), HasSubstr("more work than one order may"));
  }
  Budget exact(looks);
  EXPECT_TRUE(hearing->judge(forward(4), exact)) << "the same order costs the same again";
}

TEST(AHearing, StopsWhenItIsAsked) {
  const auto hearing = referee().open(game());
  std::stop_source stop;
  Budget budget(Budget::OF_AN_ORDER, stop.get_token());
  ASSERT_TRUE(hearing->judge(forward(4), budget));
  stop.request_stop();
  EXPECT_EQ(hearing->judge(forward(4), budget).problem().reason, "judging was given up");
  EXPECT_EQ(hearing->trace(forward(4), budget).problem().reason, "judging was given up");
}

TEST(ATracer, RunsOutOfBudgetWhenALongPathMeetsAFeatureWithManySides) {
  // 2,000 sides; every leg of the path meets all of them.
  Feature comb;
  comb.id = "comb";
  comb.kind = Kind::hedge;
  Polyline points;
  for (int i = 0; i < 1000; ++i)
    for (const double y : {9.0, 12.0}) points.push_back({9.5 + i * 0.001, i % 2 == 0 ? y : 21 - y});
  comb.shape = points;
  comb.width = 0.1;
  const auto hearing = referee().open(game().with_terrain({comb}));
  ASSERT_TRUE(hearing);
  Order order = forward(1);
  order.paths.set_all(Path(1000, ForwardStep{0.001}));
  Budget budget(1'000'000);
  const auto refused = hearing->trace(order, budget);
  ASSERT_FALSE(refused);
  EXPECT_THAT(english(refused.problem().reason), HasSubstr("too much terrain"));
}

}  // namespace
}  // namespace linesman
