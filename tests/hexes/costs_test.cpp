#include "table.h"

namespace linesman::hexes {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(TheBill, HasAnEntryForTheHexAndEachThingOnTheHexside) {
  const Table t{.terrain = R"({"id": "wood", "name": "Big wood", "kind": "wood", "hexes": [[4, 2]]},
                              {"id": "wall", "kind": "wall", "hexsides": [[[4, 1], 0]]},
                              {"id": "contour", "kind": "contour", "hexsides": [[[4, 1], 0]]})"};
  const Ruling r = t.ruling(north(one("squad"), 1));
  EXPECT_EQ(bill(r), "hexes-6 2, hexes-7 1");
  EXPECT_EQ(r.costs[0].text, "2 MP for [4, 2]: Big wood");
  EXPECT_EQ(r.costs[1].text, "1 MP for crossing the wall");
  EXPECT_EQ(r.costs[0].from, 0);
  EXPECT_EQ(r.costs[0].to, 2);
}

TEST(TheBill, CitesTheFirstSectionOfAThingOnTheHexside) {
  const Table t{.terrain = R"({"id": "z", "name": "Old hedge", "kind": "hedge", "hexsides": [[[4, 1], 0]]},
                              {"id": "a", "name": "New hedge", "kind": "hedge", "hexsides": [[[4, 2], 3]]})"};
  const Ruling r = t.ruling(north(one("squad"), 1));
  EXPECT_EQ(bill(r), "hexes-6 1, hexes-7 1");
  EXPECT_EQ(r.costs[1].text, "1 MP for crossing Old hedge");
}

TEST(TheBill, NamesOpenGround) {
  EXPECT_EQ(Table{}.ruling(north(one("squad"), 1)).costs.at(0).text, "1 MP for [4, 2]: open");
}

TEST(TheBill, OfReverseHasTheTwoFurtherThirdsInOneEntry) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 3, TANK),
                .terrain = R"({"id": "hedge", "kind": "hedge", "hexsides": [[[4, 2], 0]]})"};
  const Ruling r = t.ruling(path("tank", R"({"hex": [4, 2], "rear": true})"));
  EXPECT_EQ(bill(r), "hexes-6 1, hexes-7 1, hexes-22 4");
}

TEST(TheBill, OfTripledTurnsHasTheFurtherThirdsBesideEachOfThem) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 4, TANK), .options = R"("reverse_turns": "tripled")"};
  const Ruling r = t.ruling(path("tank", R"({"turn": 2}, {"turn": 1}, {"hex": [4, 5], "rear": true}, {"turn": 2})"));
  EXPECT_EQ(bill(r), "hexes-20 1, hexes-22 2, hexes-20 1, hexes-22 2, hexes-6 1, hexes-22 2, hexes-20 1");
  EXPECT_EQ(r.costs[1].step, 0U);
  EXPECT_EQ(r.costs[3].step, 1U);
  EXPECT_EQ(r.costs[3].text, "2 MP more for turning 3 hexsides in [4, 4] to back out of it");
}

TEST(TheBill, OfAMinimumMoveCanStandForTheTurnsToo) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 4, R"("movement": 2)"), .options = R"("minimum_turns": true)"};
  const Ruling r = t.ruling(path("tank", R"({"turn": 3}, {"hex": [4, 3]})"));
  EXPECT_EQ(bill(r), "hexes-24 2");
  EXPECT_EQ(r.costs[0].step, 1U);
}

TEST(TheBill, OfTurnsBeginsWithTheSecondHexside) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 1, TANK)};
  EXPECT_EQ(bill(t.ruling(path("tank", R"({"hex": [4, 2]}, {"turn": 1})"))), "hexes-6 1");
  EXPECT_EQ(bill(t.ruling(path("tank", R"({"hex": [4, 2]}, {"turn": 1}, {"turn": 1}, {"turn": 1})"))),
            "hexes-6 1, hexes-20 1, hexes-20 1");
}

TEST(TheBill, OfAMinimumMoveIsAllThatIsLeft) {
  const Table t{.terrain = R"({"id": "marsh", "kind": "marsh", "hexes": [[4, 2]]},
                              {"id": "hedge", "kind": "bocage", "hexsides": [[[4, 1], 0]]})"};
  EXPECT_EQ(bill(t.ruling(north(one("squad"), 1))), "hexes-24 4");
}

TEST(TheBill, OfAGunWithOneMpIsOneWhateverIsThere) {
  const Table t{.pieces = counter("gun", "gun", 4, 1, R"("movement": 1)"),
                .terrain = R"({"id": "wood", "kind": "wood", "hexes": [[4, 2]]})"};
  EXPECT_EQ(bill(t.ruling(north(one("gun"), 1))), "hexes-13 1");
}

TEST(TheBill, IsThatOfThePieceWithTheLeastLeft) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 1, TANK) + "," + counter("squad", "squad", 4, 1),
                .terrain = R"({"id": "fence", "kind": "fence", "hexsides": [[[4, 1], 0]]})"};
  const Ruling r = t.ruling(north(R"("pieces": ["tank", "squad"])", 1));
  ASSERT_THAT(r.costs, testing::SizeIs(2));
  EXPECT_EQ(r.costs[0].piece, PieceIndex{1});
  EXPECT_EQ(r.allowance.left, 2);
}

TEST(TheBill, LeavesOutAPieceThatWasStopped) {
  const Table t{.pieces = counter("a", "squad", 4, 1, R"("movement": 1)") + "," + counter("b", "squad", 4, 1)};
  const Ruling r =
      t.ruling(north(R"("pieces": ["a", "b"])", 2, R"(, "events": [{"piece": "a", "after": 1, "event": "pinned"}])"));
  EXPECT_EQ(r.allowance.total, 4);
  EXPECT_EQ(r.allowance.left, 2);
}

TEST(AProhibitedHex, CostsNothingAndIsNamed) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 1, TANK),
                .terrain = R"({"id": "pond", "name": "Pond", "kind": "lake", "hexes": [[4, 2]]},
                              {"id": "wall", "kind": "high-wall", "hexsides": [[[4, 1], 0]]})"};
  const Ruling r = t.ruling(north(one("tank"), 1));
  EXPECT_THAT(r.costs, IsEmpty());
  ASSERT_THAT(rules_of(r.faults), ElementsAre("hexes-25", "hexes-25"));
  EXPECT_EQ(r.faults[0].with, "wall");
  EXPECT_EQ(r.faults[1].with, "pond");
  EXPECT_THAT(english(r.faults[1].text), HasSubstr("Pond"));
}

TEST(TheChart, LaysWhatPlayersAgreedOnOverTheKind) {
  const Table t{.pieces = counter("gun", "gun", 4, 1, R"("movement": 9)"),
                .terrain = R"({"id": "wood", "kind": "wood", "hexes": [[4, 2]],
                               "ratings": {"hexes": {"gun": 5, "vehicle": "no"}}})"};
  EXPECT_EQ(bill(t.ruling(north(one("gun"), 1))), "hexes-6 5");
}

TEST(TheChart, OfARulesetNeedsEveryKind) {
  const Value json = ruleset_json("hexes");
  const auto data = read_ruleset_data(json.with("ratings", json["ratings"].without("scree")));
  const auto ruleset = make_hexes(data.value());
  ASSERT_FALSE(ruleset.ok());
  EXPECT_EQ(ruleset.problem().pointer, "/ratings/scree");
}

TEST(TheFigures, OfARulesetAreAllNeeded) {
  const Value json = ruleset_json("hexes");
  const auto data = read_ruleset_data(json.with("figures", json["figures"].without("squad_mps")));
  const auto ruleset = make_hexes(data.value());
  ASSERT_FALSE(ruleset.ok());
  EXPECT_EQ(ruleset.problem().pointer, "/figures/squad_mps");
}

}  // namespace
}  // namespace linesman::hexes
