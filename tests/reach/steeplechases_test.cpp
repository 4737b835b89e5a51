// What hedges and scrub leave of a reach under `drill`, whose inches of way can be worked out by hand.
#include <gtest/gtest.h>

#include <regex>

#include "base/heading.h"
#include "reach/places.h"

namespace linesman {
namespace {

using reach_test::asked;
using reach_test::heard;
using reach_test::order_for;

/// Skirmishers that go 3 BD, of an inch each, and pay one for every turn.
const std::string SKIRMISHERS = R"({"id": "skirmishers", "side": "blue", "base": {"shape": "circle", "diameter": 1},
    "at": [24, 24], "facing": 0, "traits": {"troop": "infantry", "drill": 6},
    "status": {"formation": "skirmish", "order": "move"}})";

/// A hedge two inches to the north of them: 0.5 BD for who passes it.
const std::string HEDGE = R"({"id": "hedge", "kind": "hedge", "width": 0.1,
    "geometry": {"type": "LineString", "coordinates": [[16, 26], [32, 26]]}})";

Hearing game_with(const std::string& terrain, const std::string& pieces = SKIRMISHERS) {
  return heard("drill", terrain, pieces, R"({"bases": "document"})");
}

/// Whether they can end so far east and north of where they stand.
CouldAnswer could_go(const Hearing& game, double east, double north) {
  return asked(game, order_for("skirmishers", "move"), {24 + east, 24 + north}, 0).answer;
}

TEST(AtAHedge, NobodyEndsWithinHalfABaseDistanceOfItsLine) {
  const Hearing game = game_with(HEDGE);
  EXPECT_EQ(could_go(game, 0, 1.49), CouldAnswer::yes);
  for (const double north : {1.51, 2.0, 2.4}) EXPECT_EQ(could_go(game, 0, north), CouldAnswer::no) << north;
}

// Of 3 BD that leaves the 2.5 that the other side of it is off.
TEST(AtAHedge, WhoPassesItPaysForIt) {
  const std::string nearer = std::regex_replace(HEDGE, std::regex("26"), "25.9");
  const Hearing game = game_with(nearer);
  EXPECT_EQ(could_go(game, 0, 2.45), CouldAnswer::yes);
  EXPECT_NE(could_go(game, 0, 2.52), CouldAnswer::yes);
}

// Two degrees off a right angle are allowed, six are not.
TEST(AtAHedge, WhoGoesAslantDoesNotPass) {
  const std::string nearer = std::regex_replace(HEDGE, std::regex("26"), "25.9");
  const auto goes = [&](double degrees) {
    std::string pieces = SKIRMISHERS;
    pieces.replace(pieces.find("\"facing\": 0"), 11, "\"facing\": " + std::to_string(degrees));
    const Vec off = direction(degrees) * 2.48;
    return could_go(game_with(nearer, pieces), off.x, off.y);
  };
  EXPECT_EQ(goes(2), CouldAnswer::yes);
  EXPECT_NE(goes(6), CouldAnswer::yes);
}

TEST(InScrub, WhoStandsThereHasOneBaseDistanceLess) {
  const Hearing open = game_with("");
  EXPECT_EQ(could_go(open, 0, 2.99), CouldAnswer::yes);
  const Hearing scrub = game_with(R"({"id": "scrub", "kind": "scrub", "geometry": {"type": "Polygon",
      "coordinates": [[[18, 18], [30, 18], [30, 30], [18, 30], [18, 18]]]}})");
  EXPECT_EQ(could_go(scrub, 0, 1.99), CouldAnswer::yes);
  EXPECT_NE(could_go(scrub, 0, 2.01), CouldAnswer::yes);
  EXPECT_EQ(could_go(scrub, 0, 2.1), CouldAnswer::no);
}

}  // namespace
}  // namespace linesman
