#include "fair/make_fair.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

#include "support/built_rulesets.h"
#include "support/documents.h"
#include "support/random.h"
#include "support/tables_tried.h"

namespace linesman::fair_test {
namespace {

/// Red and blue, each with one man who runs 12 inches a turn, 20 inches from the middle of the table.
Hearing heard(const std::string& objectives, const std::string& terrain = "") {
  const std::string man =
      R"("base": {"shape": "circle", "diameter": 1}, "facing": 0, "traits": {"troop": "infantry"}})";
  const Document document = files_test::read(files_test::json(
      R"({"linesman": 1, "ruleset": "orders", "table": {"width": 72, "depth": 48}, "terrain": [)" + terrain +
      R"(], "pieces": [{"id": "r", "side": "red", "at": [16, 24], )" + man + R"(, {"id": "b", "side": "blue",
      "at": [56, 24], )" +
      man + R"(], "notes": {"markings": [)" + objectives + "]}}"));
  auto hearing = built_referee().open(document.game);
  EXPECT_TRUE(hearing) << (hearing ? "" : hearing.problem().sentence());
  return *std::move(hearing);
}

std::string objective(const std::string& id, const std::string& at) {
  return R"({"kind": "objective", "id": ")" + id + R"(", "points": [)" + at + "]}";
}

const MayPropose ANY = [](const Game&) { return true; };

Result<FairTold> fair(const Hearing& hearing, const std::vector<MayMove>& may, const MayPropose& may_propose = ANY) {
  const ClockRequest request{.turns = 3};
  const auto before = clock_of(hearing, request);
  EXPECT_TRUE(before);
  return make_fair(hearing, request, *before, may, may_propose);
}

bool is_whole(double value, double step) { return std::abs(value / step - std::round(value / step)) < 1e-9; }

TEST(AnObjectiveThatLiesNearerToOneSide, IsMovedBackToTheMiddle) {
  const Hearing hearing = heard(objective("bridge", "[30, 24]"));
  const auto told = fair(hearing, {{.id = "bridge", .inches = 8, .along = 90}});
  ASSERT_TRUE(told);
  ASSERT_FALSE(told->proposals.empty());
  const Proposal& best = told->proposals.front();
  EXPECT_EQ(best.answer.fairness->lean.chance, 0);
  ASSERT_EQ(best.moves.size(), 1u);
  EXPECT_EQ(best.moves.front().first, "bridge");
  EXPECT_NEAR(best.moves.front().second.by.x, 6, 1e-9);  // to the middle, where their tempos are the same
  EXPECT_EQ(told->seen, 0);
}

TEST(AProposal, IsOfQuartersAndFivesWithinItsBounds) {
  const std::string wood = R"({"id": "wood", "kind": "rough", "geometry": {"type": "Polygon", "coordinates":
      [[[38, 16], [50, 16], [50, 32], [38, 32], [38, 16]]]}})";
  const Hearing hearing = heard(objective("bridge", "[36, 24]"), wood);
  const auto told = fair(hearing, {{.id = "wood", .inches = 7, .turn = 30, .along = 90}});
  ASSERT_TRUE(told);
  for (const Proposal& proposal : told->proposals)
    for (const auto& [id, move] : proposal.moves) {
      EXPECT_TRUE(is_whole(move.by.x, 0.25) && is_whole(move.by.y, 0.25)) << move.by.x << ' ' << move.by.y;
      EXPECT_TRUE(is_whole(move.turn, 5)) << move.turn;
      EXPECT_LE(length(move.by), 7 + 1e-9);
      EXPECT_LE(std::abs(move.turn), 30);
    }
}

TEST(ATableThatIsFair, HasNoProposal) {
  const auto told = fair(heard(objective("bridge", "[36, 24]")), {{.id = "bridge", .inches = 5}});
  ASSERT_TRUE(told);
  EXPECT_TRUE(told->proposals.empty());
  EXPECT_EQ(told->seen, 0);
}

TEST(ATableThatMayNotBeProposed, IsNot) {
  const auto told = fair(heard(objective("bridge", "[33, 24]")), {{.id = "bridge", .inches = 3, .along = 90}},
                         [](const Game&) { return false; });
  ASSERT_TRUE(told);
  EXPECT_TRUE(told->proposals.empty());
  EXPECT_EQ(told->seen, 0);
}

TEST(TheSearchForAFairTable, GivesTheSameAnswerAgain) {
  const Hearing hearing = heard(objective("bridge", "[33, 24]"));
  const std::vector<MayMove> may{{.id = "bridge", .inches = 3, .along = 90}};
  const auto once = fair(hearing, may);
  const auto again = fair(hearing, may);
  ASSERT_TRUE(once && again);
  ASSERT_EQ(once->proposals.size(), again->proposals.size());
  for (std::size_t i = 0; i < once->proposals.size(); ++i)
    EXPECT_EQ(once->proposals[i].moves.front().second.by, again->proposals[i].moves.front().second.by);
}

TEST(TheSearchForAFairTable, SaysHowFarItHasCome) {
  const Hearing hearing = heard(objective("bridge", "[30, 24]"));
  const ClockRequest request{.turns = 3};
  const auto before = clock_of(hearing, request);
  ASSERT_TRUE(before);
  std::vector<double> shares;
  double least = 1;
  const auto told = make_fair(hearing, request, *before, {{.id = "bridge", .inches = 8, .along = 90}}, ANY, {},
                              [&](double share, double seen) {
                                shares.push_back(share);
                                EXPECT_LE(seen, least);
                                least = seen;
                              });
  ASSERT_TRUE(told);
  EXPECT_GT(shares.size(), 20u);
  EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
  EXPECT_GT(shares.front(), 0);
  EXPECT_LE(shares.back(), 1);
  EXPECT_EQ(least, told->seen);
}

TEST(TheSearchForAFairTable, EndsSoonWhenItIsStopped) {
  const Hearing hearing = heard(objective("bridge", "[30, 24]"));
  const ClockRequest request{.turns = 3};
  const auto before = clock_of(hearing, request);
  ASSERT_TRUE(before);
  std::stop_source stop;
  int said = 0;
  const auto told =
      make_fair(hearing, request, *before, {{.id = "bridge", .inches = 8}}, ANY, stop.get_token(), [&](double, double) {
        ++said;
        stop.request_stop();
      });
  ASSERT_TRUE(told);
  EXPECT_EQ(said, 1);
  EXPECT_TRUE(told->proposals.empty());
}

TEST(TheNumbersOfMoves, AreTwoForAnyWayOneForAHeadingAndOneForATurn) {
  EXPECT_EQ(numbers_of({{.id = "a", .inches = 3}}), 2u);
  EXPECT_EQ(numbers_of({{.id = "a", .inches = 3, .along = 90}}), 1u);
  EXPECT_EQ(numbers_of({{.id = "a", .inches = 3, .turn = 10}, {.id = "b", .turn = 5}}), 4u);
  EXPECT_EQ(numbers_of({{.id = "a"}}), 0u);
}

TEST(WhatMayBeMoved, IsRefusedWhereItNamesNothingOrTooMuch) {
  const Hearing hearing = heard(objective("bridge", "[30, 24]"));
  const auto none = fair(hearing, {{.id = "ghost", .inches = 1}});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.problem().pointer, "/fair/0/id");
  const auto many = fair(hearing, std::vector<MayMove>(5, {.id = "bridge", .inches = 1, .turn = 10}));
  ASSERT_FALSE(many);
  EXPECT_EQ(many.problem().pointer, "/fair");
}

/// Two equal lakes, each half way between a side and the objective; one is moved away, so that its side is ahead.
Hearing lopsided(Random& random) {
  const auto lake = [](const std::string& id, double x, double y) {
    const auto point = [&](double dx, double dy) {
      return "[" + std::to_string(x + dx) + "," + std::to_string(y + dy) + "]";
    };
    return R"({"id": ")" + id + R"(", "kind": "lake", "geometry": {"type": "Polygon", "coordinates": [[)" +
           point(-2, -6) + "," + point(2, -6) + "," + point(2, 6) + "," + point(-2, 6) + "," + point(-2, -6) + "]]}}";
  };
  const double off = std::round(random.between(16, 28)) / 4 * (random.chance(0.5) ? 1 : -1);
  const double along = std::round(random.between(-4, 4)) / 4;
  return heard(objective("bridge", "[36, 24]"), lake("west", 26, 24) + "," + lake("moved", 46 + along, 24 + off));
}

TEST(ATableThatWasFairBeforeOneThingWasMoved, LeansAFifthAtMostOnceItIsMovedBack) {
  Random random(9);
  int asked = 0;
  int fair_again = 0;
  const auto tables = static_cast<int>(tables_tried(2));
  for (int tries = 0; asked < tables && tries < 10 * tables; ++tries) {
    const Hearing hearing = lopsided(random);
    const auto before = clock_of(hearing, {.turns = 4, .goals_alone = true});
    ASSERT_TRUE(before);
    const double lean = before->fairness->lean.chance;
    if (lean <= 0) continue;
    ++asked;
    const auto told = fair(hearing, {{.id = "moved", .inches = 8, .along = 0}});
    ASSERT_TRUE(told);
    const bool better = !told->proposals.empty() && told->proposals.front().answer.fairness->lean.chance <= lean / 5;
    fair_again += better ? 1 : 0;
  }
  EXPECT_EQ(asked, tables);
  EXPECT_GE(fair_again * 10, asked * 8);
}

}  // namespace
}  // namespace linesman::fair_test
