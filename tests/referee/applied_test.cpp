#include <gmock/gmock.h>

#include "referee/referee.h"

namespace linesman {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

Piece piece(std::string id, std::optional<UnitIndex> unit = {}) {
  Piece p;
  p.id = std::move(id);
  p.side = "red";
  p.unit = unit;
  p.base = CircleBase{1};
  return p;
}

Feature feature(std::string id, Kind kind) {
  Feature f;
  f.id = std::move(id);
  f.kind = kind;
  f.width = default_width(kind);
  f.height = default_height(kind);
  return f;
}

/// Units u-0, u-1; pieces p-0 (of u-0), p-1 (of u-1), p-2 (of none); a hedge and a wood.
Game table() {
  Game::Parts parts;
  for (const char* id : {"u-0", "u-1"}) {
    Unit unit;
    unit.id = id;
    unit.side = "red";
    parts.units.push_back(unit);
  }
  parts.pieces = {piece("p-0", UnitIndex{0}), piece("p-1", UnitIndex{1}), piece("p-2")};
  parts.terrain = {feature("hedge", Kind::hedge), feature("wood", Kind::wood)};
  return Game(std::move(parts));
}

Ruling ruling_with(std::vector<Effect> effects) {
  Ruling ruling;
  ruling.ruleset = "toy";
  ruling.effects = std::move(effects);
  return ruling;
}

Effect sets(std::string on, Value::Object status) {
  return {"toy-1", std::move(on), Value(std::move(status)), {}, false};
}
Effect replaces(std::string on, Value::Object what) {
  return {"toy-1", std::move(on), {}, Value(std::move(what)), false};
}
Effect removes(std::string on) { return {"toy-1", std::move(on), {}, {}, true}; }

Game after(const Game& game, std::vector<Effect> effects) {
  return applied(game, ruling_with(std::move(effects))).value();
}

TEST(AnEffect, ThatTakesARankFromATrayLeavesItsFrontWhereItIs) {
  Game game = table();
  Piece regiment = game.piece(PieceIndex{2});
  regiment.base = RectangleBase{0.8, 0.8};
  regiment.tray = Tray{regiment.base, 20, 5, 0};
  regiment.pose = {{20, 20}, 90, 0};
  game = game.with_piece(PieceIndex{2}, regiment);
  const Piece same = after(game, {sets("p-2", {{"losses", 4}})}).piece(PieceIndex{2});
  EXPECT_EQ(same.pose.at, (Vec{20, 20}));
  const Piece fewer = after(game, {sets("p-2", {{"losses", 5}})}).piece(PieceIndex{2});
  EXPECT_EQ(fewer.pose.at, (Vec{20.4, 20}));
  EXPECT_NEAR(std::get<RectangleBase>(fewer.base).length, 2.4, 1e-12);
}

TEST(ARulingCarriedOut, MovesPiecesToTheirEnds) {
  Ruling ruling = ruling_with({});
  ruling.ends = {{PieceIndex{1}, Pose{{3, 4}, 90, 2}, {}}};
  const Game game = applied(table(), ruling).value();
  EXPECT_EQ(game.piece(PieceIndex{1}).pose, (Pose{{3, 4}, 90, 2}));
  EXPECT_EQ(game.piece(PieceIndex{0}).pose, Pose{});
}

TEST(ARulingCarriedOut, TakesPassengersAwayWithTheirTransport) {
  const Game boarded = after(table(), {sets("p-1", {{"aboard", "p-0"}}), sets("p-2", {{"aboard", "p-1"}})});
  EXPECT_THAT(after(boarded, {removes("p-0")}).pieces(), IsEmpty());
  EXPECT_THAT(after(boarded, {removes("u-0")}).pieces(), IsEmpty());
  EXPECT_THAT(after(boarded, {removes("p-0"), sets("p-1", {{"aboard", Value()}})}).pieces(), SizeIs(2));
}

TEST(ARulingCarriedOut, MovesPiecesToTheirHexes) {
  Ruling ruling = ruling_with({});
  ruling.ends = {{PieceIndex{0}, Pose{{3, 4}, 60, 0}, Hex{2, 5}}};
  EXPECT_EQ(applied(table(), ruling)->piece(PieceIndex{0}).hex, (Hex{2, 5}));
}

TEST(ARulingCarriedOut, PutsPassengersWhereTheRulingSays) {
  const Game boarded = after(table(), {sets("p-1", {{"aboard", "p-0"}})});
  Ruling ruling = ruling_with({});
  ruling.ends = {{PieceIndex{0}, Pose{{3, 4}, 60, 0}, Hex{2, 5}}, {PieceIndex{1}, Pose{{3, 4}, 120, 0}, Hex{2, 5}}};
  const Game game = applied(boarded, ruling).value();
  EXPECT_EQ(game.piece(PieceIndex{1}).pose, (Pose{{3, 4}, 120, 0}));
  EXPECT_EQ(game.piece(PieceIndex{1}).hex, (Hex{2, 5}));
  EXPECT_EQ(game.piece(PieceIndex{1}).status["aboard"].text(), "p-0");
}

TEST(ARulingCarriedOut, PutsANewFeatureRightAfterItsNeighbour) {
  Effect first = sets("hedge", {});
  first.set = Value();
  first.add = feature("gap", Kind::broken);
  Effect second = first;
  second.on = "gap";
  second.add = feature("hedge-b", Kind::hedge);
  const Game game = after(table(), {first, second});
  ASSERT_THAT(game.terrain(), SizeIs(4));
  EXPECT_EQ(game.terrain()[1].id, "gap");
  EXPECT_EQ(game.terrain()[2].id, "hedge-b");
  EXPECT_EQ(game.terrain()[3].id, "wood");
}

TEST(ARulingCarriedOut, GivesAFeatureANewShapeAndLeavesItsKind) {
  Effect reshaped = replaces("hedge", {});
  reshaped.replace = Value();
  reshaped.geometry = Polyline{{0, 0}, {3, 0}};
  const Game game = after(table(), {reshaped});
  EXPECT_EQ(std::get<Polyline>(game.terrain()[0].shape), (Polyline{{0, 0}, {3, 0}}));
  EXPECT_EQ(game.terrain()[0].kind, Kind::hedge);
}

TEST(ARulingCarriedOut, DoesNotChangeTheFirstGame) {
  const Game before = table();
  const Game game = after(before, {sets("p-0", {{"pace", "rapid"}}), removes("hedge")});
  EXPECT_EQ(before.piece(PieceIndex{0}).status.size(), 0u);
  EXPECT_THAT(before.terrain(), SizeIs(2));
}

TEST(ARulingCarriedOut, KeepsAnUnchangedTerrain) {
  const Game before = table();
  EXPECT_EQ(after(before, {sets("p-0", {{"pace", "rapid"}})}).terrain_ptr(), before.terrain_ptr());
}

TEST(AStatus, IsSetOnPiecesUnitsAndFeatures) {
  const Game game = after(
      table(), {sets("p-0", {{"pace", "rapid"}}), sets("u-1", {{"tired", true}}), sets("wood", {{"burning", true}})});
  EXPECT_EQ(game.piece(PieceIndex{0}).status["pace"].text(), "rapid");
  EXPECT_EQ(game.unit(UnitIndex{1}).status["tired"].boolean(), true);
  EXPECT_EQ(game.feature(FeatureIndex{1}).status["burning"].boolean(), true);
}

TEST(AStatus, IsRemovedByNull) {
  const Game with = after(table(), {sets("p-0", {{"pace", "rapid"}, {"pinned", true}})});
  const Game without = after(with, {sets("p-0", {{"pace", nullptr}})});
  EXPECT_EQ(without.piece(PieceIndex{0}).status.find("pace"), nullptr);
  EXPECT_EQ(without.piece(PieceIndex{0}).status["pinned"].boolean(), true);
}

TEST(AStatus, IsSetBySeveralEffectsInTheirOrder) {
  const Game game = after(table(), {sets("p-0", {{"damage", 1}}), sets("p-0", {{"damage", 2}})});
  EXPECT_EQ(game.piece(PieceIndex{0}).status["damage"].whole(), 2);
}

TEST(AReplacedRating, StandsUnderTheRulesetThatRuled) {
  const Feature hedge = after(table(), {replaces("hedge", {{"rating", "broken"}})}).feature(FeatureIndex{0});
  EXPECT_EQ(hedge.ratings["toy"].text(), "broken");
  EXPECT_EQ(hedge.kind, Kind::hedge);
}

TEST(AReplacedKind, BringsItsDefaultsInPlaceOfTheOldOnes) {
  const Feature rubble = after(table(), {replaces("hedge", {{"kind", "bocage"}})}).feature(FeatureIndex{0});
  EXPECT_EQ(rubble.kind, Kind::bocage);
  EXPECT_EQ(rubble.height, default_height(Kind::bocage));
  EXPECT_EQ(rubble.width, default_width(Kind::bocage));
}

TEST(AReplacedKind, KeepsMeasuresFromTheDocument) {
  std::vector<Feature> features{feature("hedge", Kind::hedge)};
  features[0].height = 1.75;
  features[0].width = 0.75;
  const Game game = after(table().with_terrain(features), {replaces("hedge", {{"kind", "ditch"}})});
  EXPECT_EQ(game.feature(FeatureIndex{0}).height, 1.75);
  EXPECT_EQ(game.feature(FeatureIndex{0}).width, 0.75);
}

TEST(ARemovedPiece, LeavesEverythingElse) {
  const Game game = after(table(), {removes("p-0")});
  EXPECT_FALSE(game.find_piece("p-0"));
  EXPECT_THAT(game.pieces(), SizeIs(2));
  EXPECT_THAT(game.units(), SizeIs(2));
}

TEST(ARemovedPiece, MayHaveBeenChangedBeforeAndAfter) {
  const Game game = after(table(), {sets("p-0", {{"damage", 1}}), removes("p-0"), sets("p-0", {{"damage", 2}})});
  EXPECT_FALSE(game.find_piece("p-0"));
}

TEST(ARemovedUnit, TakesItsPiecesAndNoOthersAlong) {
  const Game game = after(table(), {removes("u-0")});
  EXPECT_FALSE(game.find_unit("u-0"));
  EXPECT_FALSE(game.find_piece("p-0"));
  ASSERT_TRUE(game.find_piece("p-1"));
  EXPECT_EQ(game.unit(*game.piece(*game.find_piece("p-1")).unit).id, "u-1");
  EXPECT_TRUE(game.find_piece("p-2"));
}

TEST(ARemovedFeature, LeavesTheOthersInOrder) {
  const Game game = after(table(), {removes("hedge")});
  ASSERT_THAT(game.terrain(), SizeIs(1));
  EXPECT_EQ(game.terrain()[0].id, "wood");
}

TEST(RemovalsOfEverything, LeaveAnEmptyTable) {
  const Game game = after(table(), {removes("u-0"), removes("u-1"), removes("p-2"), removes("hedge"), removes("wood")});
  EXPECT_THAT(game.pieces(), IsEmpty());
  EXPECT_THAT(game.units(), IsEmpty());
  EXPECT_THAT(game.terrain(), IsEmpty());
}

TEST(OnlyALegalRuling, IsCarriedOut) {
  for (const Verdict verdict : {Verdict::illegal, Verdict::incomplete}) {
    Ruling ruling = ruling_with({});
    ruling.verdict = verdict;
    const auto refused = applied(table(), ruling);
    ASSERT_FALSE(refused);
    EXPECT_THAT(english(refused.problem().reason), ::testing::HasSubstr(std::string(name_of(verdict))));
  }
  Ruling marginal = ruling_with({});
  marginal.verdict = Verdict::marginal;
  EXPECT_TRUE(applied(table(), marginal));
}

TEST(AnEffectOnAnUnknownId, IsOurMistake) {
  EXPECT_THROW((void)applied(table(), ruling_with({removes("unknown")})), BrokenPromise);
}

}  // namespace
}  // namespace linesman
