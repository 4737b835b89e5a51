#include "table/kind.h"

#include <gtest/gtest.h>

#include "table/game.h"

namespace linesman {
namespace {

Feature of_kind(Kind kind, const std::string& name = "") {
  Feature f;
  f.id = "f-1";
  f.name = name;
  f.kind = kind;
  return f;
}

TEST(TheSpokenName, OfAFeatureIsItsNameOrOtherwiseItsKind) {
  EXPECT_EQ(spoken_name(of_kind(Kind::bocage, "Mill hedge")), "Mill hedge");
  EXPECT_EQ(spoken_name(of_kind(Kind::bocage)), "the bocage");
  EXPECT_EQ(spoken_name(of_kind(Kind::high_wall)), "the high wall");
}

TEST(TheSpokenName, OfEveryKindIsAPhraseOfPlainWords) {
  for (const Kind kind : all_kinds())
    for (const char c : spoken_name(kind))
      EXPECT_TRUE((c >= 'a' && c <= 'z') || c == ' ' || c == '-') << spoken_name(kind);
}

TEST(ALabelById, IsTheSpokenName) {
  const Game game = Game(Game::Parts()).with_terrain({of_kind(Kind::anti_tank)});
  EXPECT_EQ(label_of(game, "f-1"), "the anti-tank obstacle");
  EXPECT_EQ(label_of(game, "unknown"), "unknown");
}

}  // namespace
}  // namespace linesman
