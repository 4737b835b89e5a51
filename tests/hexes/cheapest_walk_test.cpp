#include "referee/cheapest_walk.h"

#include "files/orders/order_json.h"
#include "support/random.h"
#include "table.h"

namespace linesman::hexes {
namespace {

using testing::ElementsAre;

Hearing hearing_on(const Table& table) { return heard(make_hexes, table.document()).value(); }

Order order_of(const std::string& text) { return read_order(json("{" + text + "}"), "").value(); }

Order march_of(const std::string& id) { return order_of(one(id) + R"(, "action": "move")"); }

std::vector<Hex> hexes_of(const Path& path) {
  std::vector<Hex> hexes;
  for (const Step& step : path) hexes.push_back(std::get<HexStep>(step).hex);
  return hexes;
}

std::vector<Hex> walked(const Table& table, const std::string& id, Hex goal) {
  return hexes_of(*CheapestWalk(hearing_on(table), march_of(id)).to(goal).paths.common());
}

TEST(ACheapestWalk, GoesStraightOverOpenGround) {
  EXPECT_THAT(walked(Table{}, "squad", {4, 4}), ElementsAre(Hex{4, 2}, Hex{4, 3}, Hex{4, 4}));
}

TEST(ACheapestWalk, GoesRoundWhatIsDearerThanTheWayRound) {
  const Table t{.terrain = R"({"id": "marsh", "kind": "marsh", "hexes": [[4, 2]]})"};
  EXPECT_THAT(walked(t, "squad", {4, 3}), ElementsAre(Hex{5, 1}, Hex{5, 2}, Hex{4, 3}));
}

TEST(ACheapestWalk, KeepsToTheRoadThroughAWood) {
  const Table t{.terrain = R"({"id": "wood", "kind": "wood", "hexes": [[3, 1], [3, 2], [4, 2], [4, 3], [5, 1], [5, 2]]},
      {"id": "road", "kind": "road", "hexes": [[4, 1], [5, 1], [5, 2], [4, 3]]})"};
  EXPECT_THAT(walked(t, "squad", {4, 3}), ElementsAre(Hex{5, 1}, Hex{5, 2}, Hex{4, 3}));
}

TEST(ACheapestWalk, GoesRoundAnEnemyWhenItCan) {
  const Table t{.pieces = counter("squad", "squad", 4, 1) + "," + counter("foe", "squad", 4, 2, "", "", "red")};
  EXPECT_THAT(walked(t, "squad", {4, 3}), testing::SizeIs(3));
}

TEST(ACheapestWalk, GoesThroughFriendsWhereItMayNotStop) {
  std::string pieces = counter("squad", "squad", 4, 1);
  for (int i = 0; i < 4; ++i) pieces += "," + counter("friend-" + std::to_string(i), "squad", 4, 2);
  const Table t{.pieces = pieces, .options = R"("overstack": "forbid")"};
  EXPECT_THAT(walked(t, "squad", {4, 3}), ElementsAre(Hex{4, 2}, Hex{4, 3}));
  EXPECT_THAT(walked(t, "squad", {4, 2}), ElementsAre(Hex{4, 2}));
}

TEST(ACheapestWalk, GoesOnStraightBeyondWhatCanBeReached) {
  const Order order = CheapestWalk(hearing_on(Table{}), march_of("squad")).to({4, 9});
  EXPECT_EQ(hexes_of(*order.paths.common()).back(), (Hex{4, 9}));
  const auto judged = hearing_on(Table{}).judge(order);
  EXPECT_EQ(judged->ruling.verdict, Verdict::illegal);
  EXPECT_EQ(judged->ruling.furthest.at(0).hex, (Hex{4, 5}));
}

TEST(ACheapestWalk, StaysWhereItIsAndOnTheGrid) {
  CheapestWalk walk(hearing_on(Table{}), march_of("squad"));
  EXPECT_FALSE(walk.to({4, 1}).paths.common());
  EXPECT_FALSE(walk.to({-1, 1}).paths.common());
  EXPECT_FALSE(walk.to({4, 10}).paths.common());
}

TEST(ACheapestWalk, GoesOnFromTheEndOfAnOrder) {
  CheapestWalk walk(hearing_on(Table{}), order_of(path("squad", R"({"hex": [5, 1]})")));
  EXPECT_THAT(hexes_of(*walk.to({5, 3}).paths.common()), ElementsAre(Hex{5, 1}, Hex{5, 2}, Hex{5, 3}));
}

TEST(ACheapestWalk, MayGoInReverse) {
  const Table t{.pieces = counter("tank", "vehicle", 4, 4, R"("movement": 9)")};
  const Order order = CheapestWalk(hearing_on(t), march_of("tank"), true).to({4, 2});
  for (const Step& step : *order.paths.common()) EXPECT_TRUE(std::get<HexStep>(step).rear);
  EXPECT_EQ(hearing_on(t).judge(order)->ruling.allowance.spent, 6);
}

TEST(ACheapestWalk, LeadsAllOfAStack) {
  const Table t{.pieces = counter("leader", "leader", 4, 1) + "," + counter("squad", "squad", 4, 1)};
  const Order together = order_of(R"("pieces": ["leader", "squad"], "action": "move")");
  EXPECT_THAT(hexes_of(*CheapestWalk(hearing_on(t), together).to({4, 2}).paths.common()), ElementsAre(Hex{4, 2}));
  const Order apart = order_of(R"("pieces": ["leader", "squad"], "action": "move",
                                  "paths": {"leader": [{"hex": [4, 2]}], "squad": [{"hex": [4, 2]}]})");
  const Order led = CheapestWalk(hearing_on(t), apart).to({4, 3});
  EXPECT_FALSE(led.paths.common());
  for (const auto& [id, path] : led.paths.own()) EXPECT_THAT(hexes_of(path), ElementsAre(Hex{4, 2}, Hex{4, 3})) << id;
}

/// Every legal way of at most `left` hexes more, tried one by one; the least that any of them spends, by where it ends.
void try_every_way(const Hearing& hearing, Order& order, Hex from, int left, std::map<Hex, double>& least) {
  const HexGrid grid(*hearing.game().table().hex);
  for (int side = 0; side < 6; ++side) {
    const Hex next = grid.across(from, side);
    if (!grid.contains(next)) continue;
    order.paths.of("mover")->push_back(HexStep{next, false});
    const auto judged = hearing.judge(order);
    if (judged->ruling.verdict == Verdict::legal) {
      const auto [known, first] = least.try_emplace(next, *judged->ruling.allowance.spent);
      known->second = std::min(known->second, *judged->ruling.allowance.spent);
      if (left > 1) try_every_way(hearing, order, next, left - 1, least);
    }
    order.paths.of("mover")->pop_back();
  }
}

Table random_ground(Random& random) {
  Table t;
  t.table = R"("hex": {"orientation": "flat", "size": 2, "columns": 6, "rows": 6, "shift": "odd"})";
  t.pieces =
      random.chance(0.5) ? counter("mover", "squad", 2, 2) : counter("mover", "vehicle", 2, 2, R"("movement": 5)");
  const char* kinds[]{"wood", "marsh", "rough", "village", "lake", "scrub"};
  const char* lines[]{"hedge", "wall", "bocage", "cliff", "stream"};
  for (int i = 0; i < 14; ++i) {
    const auto hex = [&] {
      return "[" + std::to_string(random.below(6)) + "," + std::to_string(random.below(6)) + "]";
    };
    const std::string id = R"({"id": "f)" + std::to_string(i) + R"(", "kind": ")";
    if (i > 0) t.terrain += ", ";
    t.terrain += i % 2 ? id + kinds[random.below(6)] + R"(", "hexes": [)" + hex() + "]}"
                       : id + lines[random.below(5)] + R"(", "hexsides": [[)" + hex() + "," +
                             std::to_string(random.below(6)) + "]]}";
  }
  return t;
}

TEST(ACheapestWalk, IsNeverDearerThanAnyOtherWay) {
  Random random(20261121);
  for (int round = 0; round < 30; ++round) {
    const Table t = random_ground(random);
    const Hearing hearing = hearing_on(t);
    Order order = march_of("mover");
    CheapestWalk walk(hearing, order);
    order.paths.set_all({});
    std::map<Hex, double> least;
    try_every_way(hearing, order, {2, 2}, 4, least);
    least.erase({2, 2});
    for (const auto& [hex, spent] : least) {
      const auto judged = hearing.judge(walk.to(hex));
      EXPECT_EQ(judged->ruling.verdict, Verdict::legal) << round;
      EXPECT_LE(*judged->ruling.allowance.spent, spent) << round << " to " << hex.column << ", " << hex.row;
    }
  }
}

}  // namespace
}  // namespace linesman::hexes
