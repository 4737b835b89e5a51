#include "referee/cut_order.h"

#include <gmock/gmock.h>

#include "base/tolerance.h"
#include "movement/grid/hex_grid.h"
#include "movement/trace.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::SizeIs;

Game two_tanks() {
  Game::Parts parts;
  for (const char* id : {"a", "b"}) {
    Piece piece;
    piece.id = id;
    piece.base = RectangleBase{1, 2};
    piece.pose = {{*id == 'a' ? 10.0 : 20.0, 10}, 0, 0};
    parts.pieces.push_back(piece);
  }
  return Game(std::move(parts));
}

/// The order of one piece, judged to be legal up to `s` in the expanded step `step`.
Judgement stopping_at(const Game& game, const Order& order, std::size_t step, double s) {
  TraceRequest request;
  const auto pieces = ordered_pieces(game, order);
  for (const PieceIndex i : *pieces)
    request.movers.push_back({i, game.piece(i).base, {}, *order.paths.of(game.piece(i).id)});
  Judgement judgement{{}, Tracer(game).trace(request).value()};
  judgement.ruling.verdict = Verdict::illegal;
  for (const PieceTrace& trace : judgement.trace.pieces)
    judgement.ruling.furthest.push_back({trace.piece, step, s, pose_at(trace.steps.at(step), s), {}});
  return judgement;
}

Order path_of_a(Path path) {
  Order order;
  order.who = OnePiece{"a"};
  order.paths.set_all(std::move(path));
  return order;
}

Path cut(Path path, std::size_t step, double s) {
  const Game game = two_tanks();
  const Order order = path_of_a(std::move(path));
  return *cut_at_furthest(game, Terms{}, order, stopping_at(game, order, step, s))->paths.common();
}

TEST(AnOrderCutAtItsFurthest, KeepsEarlierStepsAndShortensTheLast) {
  const Path path = cut({ForwardStep{3}, PivotStep{30, {}}, ForwardStep{5}, ForwardStep{1}}, 2, 1.5);
  ASSERT_THAT(path, SizeIs(3));
  EXPECT_EQ(std::get<ForwardStep>(path[2]).distance, 1.5);
}

TEST(AnOrderCutAtItsFurthest, ShortensEveryKindOfStep) {
  EXPECT_EQ(std::get<ReverseStep>(cut({ReverseStep{4}}, 0, 1)[0]).distance, 1);
  EXPECT_EQ(std::get<SidewaysStep>(cut({SidewaysStep{-4}}, 0, 1)[0]).distance, -1);
  EXPECT_THAT(std::get<SlideStep>(cut({SlideStep{{14, 10}}}, 0, 1)[0]).point.x, DoubleNear(11, 1e-12));
  EXPECT_THAT(std::get<ReverseToStep>(cut({ReverseToStep{{10, 2}}}, 0, 3)[0]).point.y, DoubleNear(7, 1e-12));
}

TEST(AnOrderCutAtItsFurthest, KeepsTheTurnBeforeALegToAPoint) {
  const Path path = cut({ToStep{{16, 10}}}, 1, 2);
  ASSERT_THAT(path, SizeIs(1));
  EXPECT_THAT(std::get<ToStep>(path[0]).point.x, DoubleNear(12, 1e-12));
  const Path turned = cut({ToStep{{16, 10}}}, 1, 0);
  ASSERT_THAT(turned, SizeIs(1));
  EXPECT_THAT(std::get<PivotStep>(turned[0]).angle, DoubleNear(90, 1e-9));
  const Path whole_turn = cut({ForwardStep{2}, ToStep{{16, 12}}}, 1, 90);
  ASSERT_THAT(whole_turn, SizeIs(2));
  EXPECT_THAT(std::get<PivotStep>(whole_turn[1]).angle, DoubleNear(90, 1e-9));
}

TEST(AnOrderCutAtItsFurthest, EndsWithinATurnOrAClimb) {
  EXPECT_THAT(std::get<PivotStep>(cut({PivotStep{90, {}}}, 0, 40)[0]).angle, DoubleNear(40, 1e-9));
  EXPECT_THAT(std::get<WheelStep>(cut({WheelStep{-60}}, 0, 20)[0]).angle, DoubleNear(-20, 1e-9));
  EXPECT_THAT(std::get<PivotStep>(cut({ToStep{{16, 10}}}, 0, 30)[0]).angle, DoubleNear(30, 1e-9));
  EXPECT_EQ(std::get<ClimbStep>(cut({ClimbStep{4}}, 0, 1.5)[0]).height, 1.5);
  EXPECT_THAT(cut({ForwardStep{2}, PivotStep{90, {}}}, 1, 0), SizeIs(1));
}

TEST(AnOrderCutAtItsFurthest, IsTheWholeOrderWhenItsEndIsLegal) {
  const Path path = cut({ToStep{{10, 14}}, ToStep{{13, 14}}}, 2, 3);
  ASSERT_THAT(path, SizeIs(2));
  EXPECT_EQ(std::get<ToStep>(path[1]).point, (Vec{13, 14}));
}

TEST(AnOrderCutAtItsFurthest, EndsAtTheFurthestPoint) {
  const Game game = two_tanks();
  const Order order = path_of_a({ToStep{{13, 17}}, ToStep{{19, 11}}, WheelStep{30}});
  const Judgement judgement = stopping_at(game, order, 3, 4.321);
  const Order shorter = *cut_at_furthest(game, Terms{}, order, judgement);
  const Judgement again = stopping_at(game, shorter, 0, 0);
  const Pose end = again.trace.pieces[0].end.pose;
  EXPECT_LT(distance(end.at, judgement.ruling.furthest[0].pose.at), EPS);
  EXPECT_THAT(end.facing, DoubleNear(judgement.ruling.furthest[0].pose.facing, 1e-9));
}

TEST(AnOrderCutAtItsFurthest, IsNothingForAPieceThatMayNotMove) {
  const Game game = two_tanks();
  const Order order = path_of_a({ForwardStep{3}});
  Judgement judgement = stopping_at(game, order, 0, 1);
  judgement.ruling.furthest.clear();
  EXPECT_EQ(cut_at_furthest(game, Terms{}, order, judgement), std::nullopt);
  EXPECT_EQ(snapped(game, Terms{}, order, judgement, 10), std::nullopt);
}

TEST(AnOrderCutAtItsFurthest, GivesEachOfSeveralPiecesItsOwnPath) {
  const Game game = two_tanks();
  Order order;
  order.who = Pieces{{"a", "b"}};
  order.paths.set_all(Path{ForwardStep{3}});
  Judgement judgement = stopping_at(game, order, 0, 1);
  judgement.ruling.furthest[1].s = 2;
  judgement.ruling.furthest[1].pose.at.y = 12;
  const Order shorter = *cut_at_furthest(game, Terms{}, order, judgement);
  EXPECT_FALSE(shorter.paths.common().has_value());
  EXPECT_EQ(std::get<ForwardStep>(shorter.paths.of("a")->at(0)).distance, 1);
  EXPECT_EQ(std::get<ForwardStep>(shorter.paths.of("b")->at(0)).distance, 2);
}

/// Counters a and b in one hex of a grid.
Game two_counters() {
  Game::Parts parts;
  parts.table.hex = HexLayout{};
  parts.table.hex->columns = parts.table.hex->rows = 10;
  for (const char* id : {"a", "b"}) {
    Piece piece;
    piece.id = id;
    piece.base = CircleBase{1};
    piece.hex = Hex{4, 1};
    piece.pose = {HexGrid(*parts.table.hex).centre({4, 1}), 0, 0};
    parts.pieces.push_back(piece);
  }
  return Game(std::move(parts));
}

/// Orders may have losses: a piece, and a hex on the way.
Terms with_losses() {
  Field who{.key = "who", .type = FieldType::piece};
  Field hex{.key = "hex", .type = FieldType::whole, .of_path = true};
  Terms terms;
  terms.members = {{.key = "losses", .type = FieldType::list, .members = {who, hex}, .of_path = true},
                   {.key = "others", .type = FieldType::list, .members = {who, hex}}};
  return terms;
}

Value loss(const char* who, int hex) { return Value::Object{{"who", who}, {"hex", hex}}; }

TEST(AnOrderCutAtItsFurthest, LeavesOutMembersAboutHexesBeyondIt) {
  const Game game = two_counters();
  Order order;
  order.who = Pieces{{"a", "b"}};
  order.paths.set_all(Path{HexStep{{4, 2}}, HexStep{{4, 3}}, HexStep{{4, 4}}});
  const Value all = Value::Array{loss("a", 1), loss("b", 3), loss("b", 2)};
  order.members = order.members.with("losses", all).with("others", all);
  const Judgement judgement = stopping_at(game, order, 1, game.table().hex->size);
  const Order shorter = *cut_at_furthest(game, with_losses(), order, judgement);
  ASSERT_THAT(*shorter.paths.of("b"), SizeIs(2));
  EXPECT_EQ(shorter.members["losses"], Value(Value::Array{loss("a", 1), loss("b", 2)}));
  EXPECT_EQ(shorter.members["others"], all);
  order.members = order.members.with("losses", Value::Array{loss("b", 3)});
  EXPECT_FALSE(cut_at_furthest(game, with_losses(), order, judgement)->members.find("losses"));
  EXPECT_FALSE(snapped(game, with_losses(), order, judgement, 100)->members.find("losses"));
}

TEST(ADraggedModel, SnapsWhenItIsOnlyALittleTooFar) {
  const Game game = two_tanks();
  const Order order = path_of_a({ForwardStep{6.4}, ForwardStep{0.2}});
  const Judgement judgement = stopping_at(game, order, 0, 6);
  EXPECT_TRUE(snapped(game, Terms{}, order, judgement, 0.6).has_value());
  EXPECT_FALSE(snapped(game, Terms{}, order, judgement, 0.5).has_value());
}

TEST(ADraggedModel, DoesNotSnapWhileItsMoveIsLegalOrLacksDice) {
  const Game game = two_tanks();
  const Order order = path_of_a({ForwardStep{6}});
  Judgement judgement = stopping_at(game, order, 0, 5.9);
  for (const Verdict verdict : {Verdict::legal, Verdict::marginal, Verdict::incomplete}) {
    judgement.ruling.verdict = verdict;
    EXPECT_FALSE(snapped(game, Terms{}, order, judgement, 1).has_value()) << name_of(verdict);
  }
}

}  // namespace
}  // namespace linesman
