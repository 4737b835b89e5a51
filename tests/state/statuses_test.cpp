#include "state/statuses.h"

#include <gmock/gmock.h>

#include "files/json.h"
#include "support/documents.h"

namespace linesman::state {
namespace {

using files_test::json;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<std::string> mistakes(const std::string& status) {
  std::vector<Problem> problems;
  check_status(json(status), "/s", false, problems);
  std::vector<std::string> pointers;
  for (const Problem& problem : problems) pointers.push_back(problem.pointer);
  return pointers;
}

std::string in_turn(const std::string& status, std::int64_t turn, std::int64_t phase = 1) {
  return write_json(in_force(json(status), {turn, phase}));
}

TEST(AStatus, MayBeAHoldOrAListOfThem) {
  EXPECT_THAT(mistakes(R"({"held": "pinned", "x": 3, "pinned": true})"), IsEmpty());
  EXPECT_THAT(mistakes(R"({"held": {"why": "pinned", "bars": ["go", "act"], "until": 3}})"), IsEmpty());
  EXPECT_THAT(mistakes(R"({"held": ["pinned", {"why": "down"}]})"), IsEmpty());
  EXPECT_THAT(mistakes(R"({"held": true, "modifier": "slow"})"), IsEmpty()) << "statuses that no rule reads";
}

TEST(AStatus, IsRefusedWithItsPlaceWhenItIsNoHold) {
  EXPECT_THAT(mistakes(R"({"held": []})"), ElementsAre("/s/held"));
  EXPECT_THAT(mistakes(R"({"held": {"bars": ["go"]}})"), ElementsAre("/s/held/why"));
  EXPECT_THAT(mistakes(R"({"held": {"why": ""}})"), ElementsAre("/s/held/why"));
  EXPECT_THAT(mistakes(R"({"held": {"why": "x", "bars": []}})"), ElementsAre("/s/held/bars"));
  EXPECT_THAT(mistakes(R"({"held": {"why": "x", "bars": ["go", "go"]}})"), ElementsAre("/s/held/bars/1"));
  EXPECT_THAT(mistakes(R"({"held": {"why": "x", "bars": ["fly"]}})"), ElementsAre("/s/held/bars/0"));
  EXPECT_THAT(mistakes(R"({"held": ["x", {"why": "y", "how": 1}]})"), ElementsAre("/s/held/1/how"));
  EXPECT_THAT(mistakes(R"({"held": {"why": "x", "until": 0}})"), ElementsAre("/s/held/until"));
  EXPECT_THAT(mistakes(R"({"held": {"why": "x", "until": {"turn": 2}}})"), ElementsAre("/s/held/until/phase"));
}

TEST(AStatus, IsRefusedWithItsPlaceWhenItIsNoModifier) {
  EXPECT_THAT(mistakes(R"({"modifier": {"add": 1, "why": "x"}})"), ElementsAre("/s/modifier"));
  EXPECT_THAT(mistakes(R"({"modifier": [{"why": "x"}]})"), ElementsAre("/s/modifier/0"));
  EXPECT_THAT(mistakes(R"({"modifier": [{"add": 1}]})"), ElementsAre("/s/modifier/0/why"));
  EXPECT_THAT(mistakes(R"({"modifier": [{"times": -1, "why": "x"}]})"), ElementsAre("/s/modifier/0/times"));
  EXPECT_THAT(mistakes(R"({"modifier": [{"add": 1e300, "why": "x"}]})"), ElementsAre("/s/modifier/0/add"));
  EXPECT_THAT(mistakes(R"({"modifier": [{"add": 1, "why": "x", "action": []}]})"), ElementsAre("/s/modifier/0/action"));
}

TEST(AStatus, OfLossesEndsUnlessTheyAreThoseOfATray) {
  const Value losses = json(R"({"losses": {"is": 2, "until": 3}})");
  std::vector<Problem> problems;
  check_status(losses, "/s", false, problems);
  EXPECT_THAT(problems, IsEmpty());
  check_status(losses, "/s", true, problems);
  EXPECT_THAT(problems, SizeIs(1));
}

TEST(AStatus, MayHaveAnEndUnlessItSaysWhereAPieceIs) {
  EXPECT_THAT(mistakes(R"({"shock": {"is": 2, "until": 3}})"), IsEmpty());
  EXPECT_THAT(mistakes(R"({"shock": {"is": [2], "until": 3}})"), ElementsAre("/s/shock/is"));
  EXPECT_THAT(mistakes(R"({"shock": {"until": 3}})"), ElementsAre("/s/shock/is"));
  EXPECT_THAT(mistakes(R"({"aboard": {"is": "truck", "until": 3}})"), ElementsAre("/s/aboard"));
  EXPECT_THAT(mistakes(R"({"reserve": {"is": true, "until": 3}})"), ElementsAre("/s/reserve"));
}

TEST(AStatusWithAnEnd, CountsUpToTheEndOfItsTurnOrPhase) {
  EXPECT_EQ(in_turn(R"({"shock": {"is": 2, "until": 2}})", 2, 9), R"({"shock":2})");
  EXPECT_EQ(in_turn(R"({"shock": {"is": 2, "until": 2}})", 3), "{}");
  EXPECT_EQ(in_turn(R"({"shock": {"is": 2, "until": {"turn": 2, "phase": 3}}})", 2, 3), R"({"shock":2})");
  EXPECT_EQ(in_turn(R"({"shock": {"is": 2, "until": {"turn": 2, "phase": 3}}})", 2, 4), "{}");
  EXPECT_EQ(in_turn(R"({"shock": {"is": 2, "until": {"turn": 2, "phase": 3}}})", 1, 4), R"({"shock":2})");
}

TEST(AListOfHolds, LosesTheEntryThatIsOverAndGoesWithTheLast) {
  const std::string two = R"({"held": [{"why": "a", "until": 1}, {"why": "b", "until": 2}]})";
  EXPECT_THAT(holds_in(in_force(json(two), {1, 1})), SizeIs(2));
  EXPECT_EQ(in_turn(two, 2), R"({"held":[{"why":"b","until":2}]})");
  EXPECT_EQ(in_turn(two, 3), "{}");
}

TEST(AHold, BarsGoingAndTurningUnlessItSaysOtherwise) {
  const auto holds = holds_in(json(R"({"held": ["a", {"why": "b", "bars": ["act"]}]})"));
  ASSERT_THAT(holds, SizeIs(2));
  EXPECT_TRUE(holds[0].go && holds[0].turn && !holds[0].act);
  EXPECT_TRUE(!holds[1].go && !holds[1].turn && holds[1].act);
  EXPECT_THAT(holds_in(json(R"({"held": true})")), IsEmpty());
  EXPECT_THAT(holds_in(json(R"({"held": ""})")), IsEmpty());
}

std::vector<double> amounts(double total, const std::string& list, std::string_view action = "advance") {
  std::vector<double> all;
  for (const Change& change : changes_of(total, modifiers_in(json(R"({"modifier": )" + list + "}")), action))
    all.push_back(change.amount);
  return all;
}

TEST(Modifiers, MultiplyBeforeTheyAddInWhateverOrderTheyStand) {
  EXPECT_THAT(amounts(9, R"([{"add": -2, "why": "a"}, {"times": 0.5, "why": "b"}])"), ElementsAre(-4.5, -2));
  EXPECT_THAT(amounts(9, R"([{"times": 0.5, "why": "b"}, {"add": -2, "why": "a"}])"), ElementsAre(-4.5, -2));
}

TEST(Modifiers, NeverLeaveLessThanNothingAndSetNobodyInMotion) {
  EXPECT_THAT(amounts(4, R"([{"add": -9, "why": "a"}])"), ElementsAre(-9, 5));
  EXPECT_THAT(amounts(0, R"([{"add": 3, "why": "a"}])"), IsEmpty());
}

TEST(Modifiers, CountForTheActionsThatTheyName) {
  const std::string run = R"([{"add": -4, "why": "a", "action": ["run", "charge"]}])";
  EXPECT_THAT(amounts(6, run), IsEmpty());
  EXPECT_THAT(amounts(6, run, "run"), ElementsAre(-4));
}

TEST(AGameAtALaterTime, HasLostWhatIsOverAndKeepsTheRestAsItIsWritten) {
  Game::Parts parts;
  Piece piece;
  piece.id = "a";
  piece.side = "red";
  piece.status =
      json(R"({"held": [{"why": "a", "until": 1}, "b"], "shock": {"is": 1, "until": {"turn": 1, "phase": 1}}})");
  parts.pieces = {piece};
  const Game game(std::move(parts));
  const Game next = at_moment(game, 1, 2);
  EXPECT_EQ(moment_of(next).phase, 2);
  EXPECT_EQ(write_json(next.pieces()[0]->status), R"({"held":[{"why":"a","until":1},"b"]})");
  EXPECT_EQ(write_json(at_moment(next, 2, {}).pieces()[0]->status), R"({"held":["b"]})");
  EXPECT_EQ(moment_of(at_moment(next, 2, {})).phase, 1);
}

}  // namespace
}  // namespace linesman::state
