#include "rules/ruling_builder.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

RulesetData data() {
  const Value clause = Value::Object{{"id", "toy-1"},
                                     {"title", "How far"},
                                     {"text", "As far as it goes."},
                                     {"says", Value::Object{{"fault", "{piece} goes {excess}″ too far"},
                                                            {"fault_with", "{with} stops {piece}"},
                                                            {"part", "{amount}″ for {pips} pips"},
                                                            {"part_halved", "{less}″ less"}}}};
  return read_ruleset_data(Value::Object{{"id", "toy"},
                                         {"edition", "1"},
                                         {"title", "Toy"},
                                         {"currency", "inch"},
                                         {"clauses", Value::Array{clause}}})
      .value();
}

Game tolerant_game(double tolerance) {
  Game::Parts parts;
  parts.tolerance = tolerance;
  Piece tank{.id = "tank", .name = "Tiger", .side = "red", .unit = {}, .base = CircleBase{1}, .pose = {}, .hex = {}};
  parts.pieces.push_back(tank);
  return Game(std::move(parts));
}

Trace leg_north(double inches) {
  TracedStep step;
  step.after.at = {0, inches};
  step.facts = Leg{.from = {0, 0}, .to = {0, inches}, .length = inches};
  PieceTrace piece;
  piece.steps.push_back(step);
  piece.end.pose = step.after;
  Trace trace;
  trace.pieces.push_back(piece);
  return trace;
}

constexpr PieceIndex TANK{0};
const Grants SIX{{"toy-1", 6}};

/// A builder with everything that it refers to.
struct BuilderSetup {
  explicit BuilderSetup(Game of, Detail detail = Detail::whole, Trace judged = leg_north(4))
      : on(std::move(of)), trace(std::move(judged)), builder(rules, on, trace, budget, detail) {}
  explicit BuilderSetup(Trace judged = leg_north(4))
      : BuilderSetup(tolerant_game(0), Detail::whole, std::move(judged)) {}

  const RulesetData rules = data();
  const Game on;
  const Trace trace;
  Budget budget;
  RulingBuilder builder;
};

Verdict verdict(double tolerance, std::optional<double> excess, bool dice_missing = false) {
  BuilderSetup ruling(tolerant_game(tolerance));
  if (excess) ruling.builder.fault("toy-1", TANK, 0, 3, *excess < 0 ? std::nullopt : excess);
  if (dice_missing) ruling.builder.dice_missing();
  return ruling.builder.finish().verdict;
}

TEST(TheVerdict, IsLegalWithoutFaults) { EXPECT_EQ(verdict(0, {}), Verdict::legal); }
TEST(TheVerdict, IsIllegalWithAFault) { EXPECT_EQ(verdict(0, 1e-5), Verdict::illegal); }
TEST(TheVerdict, IsMarginalWithinTheTolerance) { EXPECT_EQ(verdict(0.25, 0.25), Verdict::marginal); }
TEST(TheVerdict, IsIllegalBeyondTheTolerance) { EXPECT_EQ(verdict(0.25, 0.2501), Verdict::illegal); }
TEST(TheVerdict, IsNeverMarginalWithoutAnExcess) { EXPECT_EQ(verdict(0.25, -1), Verdict::illegal); }
TEST(TheVerdict, IsIncompleteWhileDiceAreMissing) { EXPECT_EQ(verdict(0, {}, true), Verdict::incomplete); }
TEST(TheVerdict, IsIllegalWhenNoRollHelps) { EXPECT_EQ(verdict(0, 1, true), Verdict::illegal); }

TEST(TheVerdict, IsFoundWithoutWordsWhenItAloneIsWanted) {
  BuilderSetup building(tolerant_game(0), Detail::verdict);
  RulingBuilder& builder = building.builder;
  EXPECT_FALSE(builder.wants_furthest());
  builder.allowance(SIX, 4);
  builder.fault("toy-1", TANK, 0, 3, 1.0);
  const Ruling ruling = builder.finish();
  EXPECT_EQ(ruling.verdict, Verdict::illegal);
  EXPECT_EQ(ruling.faults.at(0).text, "");
  EXPECT_EQ(ruling.allowance.parts.at(0).text, "");
  EXPECT_EQ(ruling.allowance.total, 6);
}

TEST(AFault, HasThePlaceOfTheCentreAndASentence) {
  BuilderSetup building;
  RulingBuilder& builder = building.builder;
  builder.fault("toy-1", TANK, 0, 3, 1.5);
  const Ruling ruling = builder.finish();
  EXPECT_EQ(ruling.faults[0].place.at, (Vec{0, 3}));
  EXPECT_EQ(ruling.faults[0].text, "Tiger goes 1.5″ too far");
}

TEST(Faults, AreListedInPathOrder) {
  BuilderSetup building;
  RulingBuilder& builder = building.builder;
  builder.fault("toy-1", TANK, 0, 3, 1.0);
  builder.fault("toy-1", TANK, 0, 1, 2.0);
  const Ruling ruling = builder.finish();
  EXPECT_EQ(ruling.faults[0].place.s, 1);
}

TEST(Effects, AreDroppedFromAnIllegalRuling) {
  BuilderSetup allowed;
  BuilderSetup forbidden;
  for (RulingBuilder* builder : {&allowed.builder, &forbidden.builder})
    builder->set_status("toy-1", "tank", {{"pace", "rapid"}});
  forbidden.builder.fault("toy-1", TANK, 0, 1, {});
  EXPECT_EQ(allowed.builder.finish().effects.size(), 1U);
  EXPECT_TRUE(forbidden.builder.finish().effects.empty());
}

TEST(PoseAt, FollowsATurnAboutAnotherPoint) {
  TracedStep step;
  step.before = {{1, 0}, 0, 0};
  step.facts = Turn{.kind = TurnKind::wheel, .angle = -90, .about = {0, 0}, .on_the_spot = false};
  const Pose half = pose_at(step, 45);
  EXPECT_NEAR(half.at.x, std::sqrt(0.5), 1e-12);
  EXPECT_NEAR(half.at.y, std::sqrt(0.5), 1e-12);
  EXPECT_DOUBLE_EQ(half.facing, 315);
}

TEST(TheAllowanceOfAPiece, IsTheRulingsOwnInAnOrderForOnePiece) {
  BuilderSetup building;
  RulingBuilder& builder = building.builder;
  builder.allowance({}, 1.0);
  builder.allowance(SIX, 4.5);
  const Ruling ruling = builder.finish();
  ASSERT_EQ(ruling.shown.allowances.size(), 1U);
  EXPECT_EQ(ruling.shown.allowances[0].piece, TANK);
  EXPECT_EQ(ruling.shown.allowances[0].total, 6);
  EXPECT_EQ(ruling.shown.allowances[0].spent, 4.5);
}

TEST(TheAllowance, IsTheSumOfItsParts) {
  BuilderSetup building;
  RulingBuilder& builder = building.builder;
  builder.allowance(Grants{{"toy-1", 8, {{"pips", 8}}}, {"toy-1", -2, {}, "part_halved"}}, 4.5);
  const Allowance allowance = builder.finish().allowance;
  EXPECT_EQ(allowance.total, 6);
  EXPECT_EQ(allowance.left, 1.5);
  ASSERT_EQ(allowance.parts.size(), 2U);
  EXPECT_EQ(allowance.parts[0].rule, "toy-1");
  EXPECT_EQ(allowance.parts[0].text, "8″ for 8 pips");
  EXPECT_EQ(allowance.parts[1].amount, -2);
  EXPECT_EQ(allowance.parts[1].text, "2″ less");
}

TEST(TheAllowance, HasNoPartsWhileItIsUnknown) {
  BuilderSetup building;
  RulingBuilder& builder = building.builder;
  builder.allowance({}, 4.5);
  const Allowance allowance = builder.finish().allowance;
  EXPECT_EQ(allowance.total, std::nullopt);
  EXPECT_TRUE(allowance.parts.empty());
}

TEST(ASentence, BeginsWithACapitalLetter) {
  BuilderSetup building(tolerant_game(0).with_terrain({Feature{.id = "bocage-1", .kind = Kind::bocage}}));
  RulingBuilder& builder = building.builder;
  builder.fault("toy-1", TANK, 0, 0, {}, {}, "bocage-1", "fault_with");
  EXPECT_EQ(builder.finish().faults.at(0).text, "The bocage stops Tiger");
}

TEST(TheAllowanceOfAPiece, IsSetForEachOfSeveralPieces) {
  Trace both = leg_north(4);
  both.pieces.push_back(both.pieces.front());
  both.pieces.back().piece = PieceIndex{1};
  BuilderSetup building(both);
  RulingBuilder& builder = building.builder;
  builder.allowance(SIX, 4.5);
  EXPECT_TRUE(builder.so_far().shown.allowances.empty());
  builder.piece_allowance(PieceIndex{1}, SIX, 4.5);
  builder.piece_allowance(TANK, {}, 2.0);
  const Ruling ruling = builder.finish();
  ASSERT_EQ(ruling.shown.allowances.size(), 2U);
  EXPECT_EQ(ruling.shown.allowances[0].piece, PieceIndex{1});
  EXPECT_EQ(ruling.shown.allowances[1].total, std::nullopt);
}

TEST(TheAllowanceOfAPiece, HasItsOwnVerdictByTheTolerance) {
  const auto verdict = [](double tolerance, const std::optional<Grants>& grants, double spent) {
    BuilderSetup building(tolerant_game(tolerance));
    building.builder.piece_allowance(TANK, grants, spent);
    return building.builder.finish().shown.allowances.at(0).verdict;
  };
  EXPECT_EQ(verdict(0, SIX, 6 + 1e-7), Verdict::legal);
  EXPECT_EQ(verdict(0.25, SIX, 6.25), Verdict::marginal);
  EXPECT_EQ(verdict(0, SIX, 6.25), Verdict::illegal);
  EXPECT_EQ(verdict(0, {}, 6.25), Verdict::incomplete);
}

}  // namespace
}  // namespace linesman
