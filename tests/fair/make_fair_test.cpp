#include "fair/make_fair.h"

#include <gmock/gmock.h>

#include <cmath>

#include "support/built_rulesets.h"
#include "support/documents.h"

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

TEST(WhatMayBeMoved, IsRefusedWhereItNamesNothingOrTooMuch) {
  const Hearing hearing = heard(objective("bridge", "[30, 24]"));
  const auto none = fair(hearing, {{.id = "ghost", .inches = 1}});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.problem().pointer, "/fair/0/id");
  const auto many = fair(hearing, std::vector<MayMove>(5, {.id = "bridge", .inches = 1, .turn = 10}));
  ASSERT_FALSE(many);
  EXPECT_EQ(many.problem().pointer, "/fair");
}

}  // namespace
}  // namespace linesman::fair_test
