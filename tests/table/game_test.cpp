#include "table/game.h"

#include <gtest/gtest.h>

#include "base/check.h"

namespace linesman {
namespace {

Feature feature(std::string id, Kind kind = Kind::wood) {
  Feature f;
  f.id = std::move(id);
  f.kind = kind;
  return f;
}

Piece piece(std::string id, std::string side, std::optional<UnitIndex> unit = std::nullopt) {
  Piece p;
  p.id = std::move(id);
  p.side = std::move(side);
  p.unit = unit;
  return p;
}

Unit unit(std::string id) {
  Unit u;
  u.id = std::move(id);
  return u;
}

Game small_game() {
  Game::Parts parts;
  parts.ruleset = "pips";
  parts.terrain = {feature("wood-2"), feature("hedge-1", Kind::hedge), feature("wood-1")};
  parts.units = {unit("troop")};
  parts.pieces = {piece("b", "red", UnitIndex{0}), piece("a", "blue"), piece("c", "red", UnitIndex{0})};
  return Game(std::move(parts));
}

TEST(AGame, FindsItsThingsById) {
  const Game game = small_game();
  EXPECT_EQ(game.find_piece("a"), PieceIndex{1});
  EXPECT_EQ(game.find_feature("hedge-1"), FeatureIndex{1});
  EXPECT_EQ(game.find_unit("troop"), UnitIndex{0});
  EXPECT_FALSE(game.find_piece("hedge-1"));
  EXPECT_FALSE(game.find_feature(""));
  EXPECT_FALSE(game.find_unit("a"));
}

TEST(AGame, ListsThePiecesOfAUnitInDocumentOrder) {
  EXPECT_EQ(small_game().pieces_of(UnitIndex{0}), (std::vector<PieceIndex>{PieceIndex{0}, PieceIndex{2}}));
}

TEST(AGame, DistinguishesFriendsFromEnemies) {
  const Game game = small_game();
  EXPECT_TRUE(game.friends(PieceIndex{0}, PieceIndex{2}));
  EXPECT_TRUE(game.enemies(PieceIndex{0}, PieceIndex{1}));
  EXPECT_FALSE(game.friends(PieceIndex{0}, PieceIndex{0}));
  EXPECT_FALSE(game.enemies(PieceIndex{0}, PieceIndex{0}));
}

TEST(AGame, StaysAsItWasWhenAChangedCopyIsMade) {
  const Game before = small_game();
  Piece moved = before.piece(PieceIndex{0});
  moved.pose.at = {3, 4};
  const Game after = before.with_piece(PieceIndex{0}, moved);
  EXPECT_EQ(after.piece(PieceIndex{0}).pose.at, (Vec{3, 4}));
  EXPECT_EQ(before.piece(PieceIndex{0}).pose.at, (Vec{0, 0}));
}

TEST(AGame, SharesItsTerrainWithAChangedOne) {
  const Game before = small_game();
  EXPECT_EQ(before.with_turn(7).terrain_ptr(), before.terrain_ptr());
  EXPECT_EQ(before.with_piece(PieceIndex{0}, before.piece(PieceIndex{0})).terrain_ptr(), before.terrain_ptr());
  EXPECT_NE(before.with_terrain({}).terrain_ptr(), before.terrain_ptr());
}

TEST(AGame, ChangesTheNamedMemberAlone) {
  const Game before = small_game();
  EXPECT_EQ(before.with_turn(7).turn(), 7);
  EXPECT_EQ(before.with_turn(7).ruleset(), "pips");
  EXPECT_EQ(before.with_title("x").title(), "x");
  EXPECT_EQ(before.with_tolerance(0.5).tolerance(), 0.5);
  EXPECT_EQ(before.with_history(Value::Array{1}).history(), Value(Value::Array{1}));
  EXPECT_EQ(before.with_table(Table{10, 20, {}}).table().depth, 20);
  EXPECT_EQ(before.with_ruleset("drill", Value::empty_object(), Value::empty_object()).ruleset(), "drill");
  EXPECT_EQ(before.with_units({unit("other")}).find_unit("other"), UnitIndex{0});
  EXPECT_TRUE(before.with_pieces({}).pieces().empty());
  EXPECT_FALSE(before.with_pieces({}).find_piece("a"));
}

TEST(AGame, HasNoIdTwice) {
  Game::Parts twice;
  twice.pieces = {piece("a", "red"), piece("a", "red")};
  EXPECT_THROW(Game{twice}, BrokenPromise);
  Game::Parts across;
  across.pieces = {piece("a", "red")};
  across.terrain = {feature("a")};
  EXPECT_THROW(Game{across}, BrokenPromise);
  Game::Parts units;
  units.units = {unit("a")};
  units.terrain = {feature("a")};
  EXPECT_THROW(Game{units}, BrokenPromise);
  Game::Parts features;
  features.terrain = {feature("a"), feature("a")};
  EXPECT_THROW(Game{features}, BrokenPromise);
}

TEST(Terrain, RanksItsFeaturesById) {
  const Game game = small_game();
  EXPECT_EQ(game.terrain_ptr()->rank(FeatureIndex{0}), 2);
  EXPECT_EQ(game.terrain_ptr()->rank(FeatureIndex{1}), 0);
  EXPECT_EQ(game.terrain_ptr()->rank(FeatureIndex{2}), 1);
}

TEST(Terrain, ListsItsFeaturesByClassEvenAfterAChange) {
  Game::Parts parts;
  for (const auto& [id, kind] : {std::pair("a", Kind::road), std::pair("b", Kind::wood), std::pair("c", Kind::ford)}) {
    parts.terrain.push_back(feature(id));
    parts.terrain.back().kind = kind;
  }
  const Game before(std::move(parts));
  EXPECT_EQ(before.features_of(FeatureClass::surface), (std::vector{FeatureIndex{0}, FeatureIndex{2}}));
  EXPECT_EQ(before.features_of(FeatureClass::area), std::vector{FeatureIndex{1}});
  EXPECT_TRUE(before.features_of(FeatureClass::relief).empty());
  const auto changed_to = [&](Kind kind) {
    Features features = before.terrain();
    Feature wood = features[1];
    wood.kind = kind;
    features.set(1, wood);
    return before.with_terrain(features);
  };
  EXPECT_EQ(changed_to(Kind::marsh).features_of(FeatureClass::area), std::vector{FeatureIndex{1}});
  EXPECT_TRUE(changed_to(Kind::hedge).features_of(FeatureClass::area).empty());
  EXPECT_EQ(changed_to(Kind::hedge).features_of(FeatureClass::obstacle), std::vector{FeatureIndex{1}});
}

TEST(APiece, IsOnTheTableUnlessItsStatusSaysOtherwise) {
  Piece p = piece("a", "red");
  EXPECT_TRUE(p.on_table());
  for (const char* key : {"reserve", "left"}) {
    p.status = Value::Object{{key, true}};
    EXPECT_FALSE(p.on_table()) << key;
    p.status = Value::Object{{key, false}};
    EXPECT_TRUE(p.on_table()) << key;
  }
  p.status = Value::Object{{"aboard", "truck"}};
  EXPECT_FALSE(p.on_table());
  p.status = Value::Object{{"aboard", nullptr}};
  EXPECT_TRUE(p.on_table());
}

TEST(ALabel, IsTheNameOrOtherwiseTheId) {
  Piece p = piece("a", "red");
  EXPECT_EQ(label(p), "a");
  p.name = "Sherman";
  EXPECT_EQ(label(p), "Sherman");
}

}  // namespace
}  // namespace linesman
