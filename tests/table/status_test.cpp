#include "table/status.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A lorry with a squad and a gun aboard, and the gun's crew aboard the gun.
Game loaded_lorry() {
  Game::Parts parts;
  const auto add = [&](const char* id, Value status) {
    Piece piece;
    piece.id = id;
    piece.side = "red";
    piece.base = CircleBase{1};
    piece.status = std::move(status);
    parts.pieces.push_back(std::move(piece));
  };
  add("crew", Value::Object{{"aboard", "gun"}});
  add("squad", Value::Object{{"aboard", "lorry"}});
  add("gun", Value::Object{{"aboard", "lorry"}});
  add("lorry", Value::empty_object());
  add("stray", Value::Object{{"aboard", "wreck"}});
  return Game(std::move(parts));
}

constexpr PieceIndex CREW{0};
constexpr PieceIndex SQUAD{1};
constexpr PieceIndex GUN{2};
constexpr PieceIndex LORRY{3};
constexpr PieceIndex STRAY{4};

TEST(ACarrier, IsThePieceThatAnotherIsAboard) {
  const Game game = loaded_lorry();
  EXPECT_EQ(carrier_of(game, SQUAD), LORRY);
  EXPECT_EQ(carrier_of(game, LORRY), std::nullopt);
  EXPECT_EQ(carrier_of(game, STRAY), std::nullopt) << "its carrier is not in the game";
  EXPECT_EQ(carrier_id(game.piece(STRAY)), "wreck");
}

TEST(Passengers, AreListedWithOrWithoutTheirOwnPassengers) {
  const Game game = loaded_lorry();
  EXPECT_THAT(passengers_of(game, LORRY), ElementsAre(SQUAD, GUN));
  EXPECT_THAT(all_aboard(game, LORRY), ElementsAre(SQUAD, GUN, CREW));
  EXPECT_THAT(all_aboard(game, SQUAD), IsEmpty());
}

TEST(Passengers, InARingAreCountedOnce) {
  Game game = loaded_lorry();
  Piece lorry = game.piece(LORRY);
  lorry.status = Value::Object{{"aboard", "crew"}};
  game = game.with_piece(LORRY, lorry);
  EXPECT_THAT(all_aboard(game, LORRY), ElementsAre(SQUAD, GUN, CREW));
}

TEST(APiece, IsInReserveOrHasLeftWhenItsStatusSaysSo) {
  Piece piece;
  EXPECT_FALSE(in_reserve(piece));
  EXPECT_FALSE(has_left(piece));
  piece.status = Value::Object{{"reserve", true}, {"left", false}};
  EXPECT_TRUE(in_reserve(piece));
  EXPECT_FALSE(has_left(piece));
  piece.status = Value::Object{{"left", true}};
  EXPECT_TRUE(has_left(piece));
}

}  // namespace
}  // namespace linesman
