#include "editing/thing_moves.h"

#include <gmock/gmock.h>

#include "support/documents.h"

namespace linesman {
namespace {

Game village() {
  return files_test::read(files_test::json(R"({"linesman": 1, "ruleset": "orders", "table": {"width": 48, "depth": 36},
      "terrain": [{"id": "wood", "kind": "wood", "geometry": {"type": "Polygon",
        "coordinates": [[[4, 14], [10, 14], [10, 20], [4, 20], [4, 14]]]}}],
      "units": [{"id": "squad", "side": "red"}],
      "pieces": [{"id": "a", "unit": "squad", "at": [10, 4], "facing": 0, "base": {"shape": "circle", "diameter": 1}},
        {"id": "b", "unit": "squad", "at": [14, 6], "facing": 0, "base": {"shape": "circle", "diameter": 1}}],
      "notes": {"markings": [{"kind": "objective", "id": "mill", "points": [[24, 18]]},
        {"kind": "zone", "points": [[0, 0], [20, 0], [20, 10], [0, 10]]}]}})"))
      .game;
}

TEST(TheMiddleOfAThing, IsThatAboutWhichItTurns) {
  const Game game = village();
  EXPECT_EQ(middle_of_thing(game, "wood"), (Vec{7, 17}));
  EXPECT_EQ(middle_of_thing(game, "a"), (Vec{10, 4}));
  EXPECT_EQ(middle_of_thing(game, "squad"), (Vec{12, 5}));
  EXPECT_EQ(middle_of_thing(game, "mill"), (Vec{24, 18}));
  EXPECT_EQ(middle_of_thing(game, "zone-1"), (Vec{10, 5}));
  EXPECT_FALSE(middle_of_thing(game, "ghost"));
  for (const std::string& id : ids_of_things(game)) {
    const auto turned = with_thing_moved(game, id, {.turn = 90});
    ASSERT_TRUE(turned) << id;
    EXPECT_LE(distance(*middle_of_thing(*turned, id), *middle_of_thing(game, id)), 1e-9) << id;
  }
}

}  // namespace
}  // namespace linesman
