#include "table/roster.h"

#include <gmock/gmock.h>

#include "table/status.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Piece red_piece(const std::string& id, std::optional<UnitIndex> unit = {}) {
  Piece p;
  p.id = id;
  p.name = id;
  p.side = "red";
  p.unit = unit;
  p.base = CircleBase{1};
  return p;
}

/// A unit "squad" of "a" and "b", and "lorry" in no unit with "c" aboard.
Game company() {
  Game::Parts parts;
  Unit squad;
  squad.id = "squad";
  squad.side = "red";
  squad.traits = squad.traits.with("troop", "infantry");
  parts.units = {squad};
  parts.pieces = {red_piece("a", UnitIndex{0}), red_piece("b", UnitIndex{0}), red_piece("lorry"), red_piece("c")};
  parts.pieces[2].pose = {{7, 8}, 90, 0};
  parts.pieces[3].status = parts.pieces[3].status.with(ABOARD, "lorry");
  return Game(std::move(parts));
}

std::vector<std::string> piece_ids(const Game& game) {
  std::vector<std::string> all;
  for (const auto& p : game.pieces()) all.push_back(p->id);
  return all;
}

TEST(AnId, IsMadeOfTheAllowedCharactersOfAName) {
  EXPECT_EQ(id_from("Panzer IV"), "panzer-iv");
  EXPECT_EQ(id_from("Sd.Kfz. 251/1"), "sd-kfz-251-1");
  EXPECT_EQ(id_from("Ünïts"), "n-ts");
  EXPECT_EQ(id_from("!!"), "model");
}

TEST(AnId, IsNumberedWhenItIsTaken) {
  EXPECT_EQ(free_id(company(), "tank"), "tank");
  EXPECT_EQ(free_id(company(), "a"), "a-2");
  EXPECT_EQ(free_id(company(), "squad"), "squad-2");
  EXPECT_EQ(free_id(company(), "a", {"a-2"}), "a-3");
}

TEST(ACopyOfAMember, JoinsItsUnit) {
  const auto done = with_new_pieces(company(), copies_of(company(), std::vector{PieceIndex{0}}));
  EXPECT_THAT(done.game.units(), SizeIs(1));
  EXPECT_EQ(done.game.piece(done.pieces.front()).id, "a-2");
  EXPECT_THAT(done.game.pieces_of(UnitIndex{0}), SizeIs(3));
}

TEST(ACopyOfAWholeUnit, IsAnotherUnit) {
  const auto done = with_new_pieces(company(), copies_of(company(), std::vector{PieceIndex{0}, PieceIndex{1}}));
  ASSERT_THAT(done.game.units(), SizeIs(2));
  EXPECT_EQ(done.game.units()[1].id, "squad-2");
  EXPECT_THAT(done.game.pieces_of(UnitIndex{1}), ElementsAre(PieceIndex{4}, PieceIndex{5}));
}

TEST(ACopiedTransport, TakesItsPassengersAlong) {
  const auto both = with_new_pieces(company(), copies_of(company(), std::vector{PieceIndex{2}, PieceIndex{3}}));
  EXPECT_EQ(carrier_id(both.game.piece(both.pieces[1])), "lorry-2");
  const auto alone = with_new_pieces(company(), copies_of(company(), std::vector{PieceIndex{3}}));
  EXPECT_TRUE(alone.game.piece(alone.pieces[0]).on_table());
}

TEST(ATransportThatGoes, PutsItsPassengersOnTheTable) {
  const Game after = without_pieces(company(), std::vector{PieceIndex{2}});
  EXPECT_THAT(piece_ids(after), ElementsAre("a", "b", "c"));
  const Piece& c = after.piece(*after.find_piece("c"));
  EXPECT_TRUE(c.on_table());
  EXPECT_EQ(c.pose.at, (Vec{7, 8}));
}

TEST(AUnit, GoesWithItsLastPiece) {
  EXPECT_THAT(without_pieces(company(), std::vector{PieceIndex{0}}).units(), SizeIs(1));
  EXPECT_THAT(without_pieces(company(), std::vector{PieceIndex{0}, PieceIndex{1}}).units(), IsEmpty());
}

TEST(AUnit, CanBeMadeOfPiecesAndDissolved) {
  const Game grouped = in_new_unit(company(), std::vector{PieceIndex{1}, PieceIndex{2}}, "Motor troop");
  ASSERT_THAT(grouped.units(), SizeIs(2));
  EXPECT_EQ(grouped.units()[1].id, "motor-troop");
  EXPECT_THAT(grouped.pieces_of(UnitIndex{1}), ElementsAre(PieceIndex{1}, PieceIndex{2}));
  const Game apart = without_unit(grouped, std::vector{PieceIndex{1}, PieceIndex{2}});
  EXPECT_THAT(apart.units(), SizeIs(1));
  EXPECT_FALSE(apart.piece(PieceIndex{1}).unit);
}

TEST(APieceThatLeavesItsUnit, KeepsTheTraitsOfTheUnit) {
  const Game apart = without_unit(company(), std::vector{PieceIndex{0}});
  EXPECT_EQ(apart.piece(PieceIndex{0}).traits["troop"].text(), "infantry");
}

TEST(AUnitWithAPieceOnAnotherSide, FollowsItToThatSide) {
  const Game after = on_side(company(), std::vector{PieceIndex{0}}, "blue");
  EXPECT_EQ(after.unit(UnitIndex{0}).side, "blue");
  EXPECT_EQ(after.piece(PieceIndex{1}).side, "blue");
  EXPECT_EQ(after.piece(PieceIndex{2}).side, "red");
  EXPECT_THAT(sides_of(after), testing::UnorderedElementsAre("blue", "red"));
}

}  // namespace
}  // namespace linesman
