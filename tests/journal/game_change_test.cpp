// Every change of a game can be written and restored.
#include "journal/game_change.h"

#include <gmock/gmock.h>

#include "files/json.h"
#include "support/documents.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;

Game ford() { return files_test::read(ford_at_dawn()).game; }

std::string written(const Game& game) { return write_json(write_document({game, Value()})); }

/// Writes the change from `from` to `to` as text, reads it and expects it to lead to `to`.
void expect_restored(const Game& from, const Game& to) {
  const Value change = game_change(from, to);
  const Value::Array changes{parse_json(write_json(change.with("seq", Value(1))), "").value()};
  const auto game = game_after(from, changes);
  ASSERT_TRUE(game) << game.problem().sentence();
  EXPECT_EQ(written(*game), written(to));
}

TEST(AChangeOfNothing, IsEmpty) { EXPECT_EQ(game_change(ford(), ford()), Value::empty_object()); }

TEST(AChange, OfTheTableIsRestored) {
  const Game game = ford();
  Piece moved = game.piece(PieceIndex{0});
  moved.pose.at = {7, 8};
  expect_restored(game, game.with_piece(PieceIndex{0}, moved));
  expect_restored(game, game.with_pieces({game.pieces().begin(), game.pieces().end() - 1}));
  expect_restored(game.with_pieces({game.pieces().begin(), game.pieces().end() - 1}), game);
  expect_restored(game, game.with_terrain({}));
  expect_restored(game.with_terrain({}), game);
}

TEST(AChange, OfAnyOtherMemberIsRestored) {
  const Game game = ford();
  expect_restored(game, game.with_title("Ford at dusk").with_turn(9).with_tolerance(0.25));
  const Game noted = game.with_annotation("sides", Value::Array{"red", "blue"});
  expect_restored(game, noted);
  expect_restored(noted, game);
  const Game agreed = game.with_ruleset("orders", Value::empty_object(), Value::Object{{"figures", Value::Object{}}});
  expect_restored(game, agreed);
  expect_restored(agreed, game);
}

TEST(AChange, OfTheRecordIsRestored) {
  const auto with_edits = [](int count) {
    Value::Array entries;
    for (int i = 0; i < count; ++i) entries.push_back(Value::Object{{"edit", Value::Object{{"turn", i}}}});
    return ford().with_history(entries);
  };
  expect_restored(with_edits(0), with_edits(2));
  expect_restored(with_edits(3), with_edits(4));
  expect_restored(with_edits(4), with_edits(1));
}

TEST(ManyChanges, AreRestoredOneAfterTheOther) {
  Game game = ford();
  Value::Array changes;
  for (int i = 0; i < 20; ++i) {
    Piece piece = game.piece(PieceIndex{0});
    piece.pose.at = {1.0 + i, 2.0 + i};
    const Game next = game.with_piece(PieceIndex{0}, piece).with_turn(i + 1).with_title("turn " + std::to_string(i));
    changes.push_back(game_change(game, next));
    game = next;
  }
  EXPECT_EQ(written(game_after(ford(), changes).value()), written(game));
}

TEST(AChangeThatFitsNoGame, IsAProblem) {
  const auto leads_to_a_game = [](const Value& change) { return bool(game_after(ford(), Value::Array{change})); };
  EXPECT_TRUE(leads_to_a_game(Value::Object{{"keep", 0}, {"history", Value::empty_array()}}));
  EXPECT_FALSE(leads_to_a_game(Value::Array{}));
  EXPECT_FALSE(leads_to_a_game(Value::Object{{"keep", 99}, {"history", Value::empty_array()}}));
  EXPECT_FALSE(leads_to_a_game(Value::Object{{"table", "nonsense"}}));
}

TEST(MembersOfADocument, AreAddedAndRemoved) {
  const Game noted = ford().with_annotation("sides", Value::Array{"red", "blue"});
  const Value gone = Value::Object{{"without", Value::Array{"sides", "no such member"}}};
  const Value back = Value::Object{{"sides", Value::Array{"red"}}};
  EXPECT_EQ(written(game_after(noted, Value::Array{gone}).value()), written(ford()));
  EXPECT_EQ(written(game_after(noted, Value::Array{gone, back, gone, back}).value()),
            written(ford().with_annotation("sides", Value::Array{"red"})));
}

}  // namespace
}  // namespace linesman
