#include "movement/order.h"

#include <gmock/gmock.h>

#include <set>

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::Pointee;

Game troop_of_three() {
  Game::Parts parts;
  parts.units.push_back({"troop", "", "red"});
  for (const char* id : {"a", "b", "c"}) {
    Piece piece;
    piece.id = id;
    piece.side = "red";
    piece.base = CircleBase{1};
    if (piece.id != "c") piece.unit = UnitIndex{0};
    parts.pieces.push_back(std::move(piece));
  }
  return Game(std::move(parts));
}

Result<std::vector<PieceIndex>> ordered(Who who) {
  Order order;
  order.who = std::move(who);
  return ordered_pieces(troop_of_three(), order);
}

TEST(TheOrderedPieces, AreOnePieceAUnitOrAListInDocumentOrder) {
  EXPECT_THAT(*ordered(OnePiece{"b"}), ElementsAre(PieceIndex{1}));
  EXPECT_THAT(*ordered(OneUnit{"troop"}), ElementsAre(PieceIndex{0}, PieceIndex{1}));
  EXPECT_THAT(*ordered(Pieces{{"c", "a"}}), ElementsAre(PieceIndex{0}, PieceIndex{2}));
}

TEST(TheOrderedPieces, AreRefusedWithThePlaceInTheOrder) {
  EXPECT_EQ(ordered(OnePiece{"d"}).problem().sentence(), "/piece: there is no piece \"d\"");
  EXPECT_EQ(ordered(OneUnit{"a"}).problem().sentence(), "/unit: there is no unit \"a\"");
  EXPECT_EQ(ordered(Pieces{{"a", "d"}}).problem().sentence(), "/pieces/1: there is no piece \"d\"");
  EXPECT_EQ(ordered(Pieces{{"a", "a"}}).problem().sentence(), "/pieces/1: the piece \"a\" is named twice");
  for (const Who& no_piece : {Who{}, Who{OneUnit{}}, Who{Pieces{}}})
    EXPECT_EQ(ordered(no_piece).problem().reason, "the order names no piece");
}

TEST(TheOrderedPieces, AreNamedByOneMemberWithTheirIds) {
  EXPECT_EQ(key_of(OnePiece{"a"}), "piece");
  EXPECT_EQ(key_of(OneUnit{"troop"}), "unit");
  EXPECT_EQ(key_of(Pieces{{"b", "a"}}), "pieces");
  EXPECT_THAT(ids_of(OneUnit{"troop"}), ElementsAre("troop"));
  EXPECT_THAT(ids_of(Pieces{{"b", "a"}}), ElementsAre("b", "a"));
}

TEST(ACommonValue, CountsForEachPieceWithoutItsOwn) {
  PerPiece<int> values;
  EXPECT_TRUE(values.empty());
  EXPECT_EQ(values.of("a"), nullptr);
  values.set_common(1);
  values.set("a", 2);
  EXPECT_THAT(values.of("a"), Pointee(2));
  EXPECT_THAT(values.of("b"), Pointee(1));
  EXPECT_TRUE(values.has_own("a"));
  EXPECT_FALSE(values.has_own("b"));
  values.set_all(3);
  EXPECT_THAT(values.of("a"), Pointee(3));
}

TEST(ACommonValue, IsReplacedWhenAPieceHasNoOwn) {
  PerPiece<int> values;
  values.replace("a", 1);
  EXPECT_EQ(values.common(), 1);
  values.set("a", 2);
  values.replace("a", 3);
  EXPECT_THAT(values.of("a"), Pointee(3));
  EXPECT_EQ(values.common(), 1);
}

TEST(ACommonValue, BecomesTheOwnValueOfEachPieceWhenTheySeparate) {
  PerPiece<int> values;
  values.set_common(1);
  values.set("a", 2);
  values.separate({"a", "b"});
  EXPECT_FALSE(values.common());
  EXPECT_THAT(values.own(),
              ElementsAre(std::pair<const std::string, int>("a", 2), std::pair<const std::string, int>("b", 1)));
  values.keep_only({"b"});
  EXPECT_EQ(values.of("a"), nullptr);
}

TEST(APathPointer, LeadsToTheOwnPathOrTheCommonOne) {
  Order order;
  order.paths.set_common({ForwardStep{1}});
  order.paths.set("a/b", {ForwardStep{2}});
  EXPECT_EQ(order.path_pointer("a/b"), "/paths/a~1b");
  EXPECT_EQ(order.path_pointer("c"), "/path");
}

TEST(AStepKind, HasADistinctKeyAndBelongsToItsStep) {
  std::set<std::string_view> keys;
  for (const StepKind& kind : STEP_KINDS) {
    EXPECT_TRUE(keys.insert(kind.key).second) << kind.key;
    EXPECT_FALSE(kind.title.empty()) << kind.key;
    EXPECT_EQ(name_of(blank_step(kind.key).value()), kind.key);
  }
  EXPECT_EQ(name_of(ForwardStep{1}), "forward");
  EXPECT_EQ(name_of(ReverseToStep{}), "reverse_to");
  EXPECT_EQ(name_of(PivotStep{}), "pivot");
  EXPECT_EQ(name_of(HexStep{}), "hex");
  EXPECT_EQ(name_of(ActStep{}), "act");
  EXPECT_FALSE(blank_step("fly"));
}

}  // namespace
}  // namespace linesman
