#include "table.h"

namespace linesman::mobility {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string reserve(const std::string& traits = "") {
  return piece("man", 20, -5, R"({"shape": "circle", "diameter": 1})",
               R"("troop": "infantry", "gear": "jetpack")" + (traits.empty() ? "" : ", " + traits),
               R"("reserve": true)", RED);
}

std::string enter(double x, double y, const std::string& more = "", const std::string& path = "") {
  return order("man", path,
               R"(, "action": "enter", "start": {"at": [)" + number_text(x) + "," + number_text(y) +
                   R"(], "facing": 0})" + more);
}

TEST(Entering, OverAnyOfTheFourEdges) {
  const Table t{.pieces = reserve()};
  for (const auto& [x, y] : {std::pair{30.0, 0.5}, {30.0, 47.5}, {0.5, 20.0}, {71.5, 20.0}})
    EXPECT_THAT(faults_of(t.ruling(enter(x, y))), IsEmpty()) << x << " " << y;
}

TEST(Entering, CostsTheDepthOfTheBaseAtEveryEdge) {
  const Table t{.pieces = reserve(), .options = R"("entry_free": false)"};
  for (const auto& [x, y] : {std::pair{30.0, 0.5}, {30.0, 47.5}, {0.5, 20.0}, {71.5, 20.0}})
    EXPECT_THAT(bill_of(t.ruling(enter(x, y))), ElementsAre("mobility-57 1")) << x << " " << y;
}

TEST(Entering, AtItsOwnEdgeOnly) {
  for (const char* edge : {"north", "south", "east", "west"}) {
    const Table t{.pieces = reserve(R"("entry_edge": ")" + std::string(edge) + "\"")};
    int allowed = 0;
    for (const auto& [x, y] : {std::pair{30.0, 0.5}, {30.0, 47.5}, {0.5, 20.0}, {71.5, 20.0}})
      allowed += t.ruling(enter(x, y)).verdict == Verdict::legal;
    EXPECT_EQ(allowed, 1) << edge;
  }
}

TEST(Entering, LateIsForGamesWithDelayedEntryOnlyHoweverLittle) {
  const Table t{.pieces = reserve()};
  for (const char* inches : {"60", "1", "0.25"}) {
    const Ruling r = t.ruling(enter(30, 0.5, R"(, "off_board": )" + std::string(inches)));
    EXPECT_THAT(rules_of(r.faults), Contains("mobility-58")) << inches;
  }
}

TEST(Entering, TakesTheEndsOfAnAreaInEitherOrder) {
  const Table t{.pieces = reserve(R"("entry_edge": "west", "entry_from": 30, "entry_to": 10)")};
  EXPECT_THAT(faults_of(t.ruling(enter(0.5, 20))), IsEmpty());
  EXPECT_EQ(*t.ruling(enter(0.5, 8)).faults.at(0).excess, 2.5);
  EXPECT_EQ(*t.ruling(enter(0.5, 40)).faults.at(0).excess, 10.5);
}

TEST(Entering, IsJudgedAtTheNearestEdgeWhenItTouchesNone) {
  const Table t{.pieces = reserve(R"("entry_edge": "south")"), .tolerance = 0.5};
  EXPECT_EQ(t.ruling(enter(30, 0.9)).verdict, Verdict::marginal) << "0.4 off its own edge";
}

TEST(OffBoardMovement, IsAnEntryOfTheBillAndANote) {
  const Table t{.pieces = reserve(), .options = R"("delayed_entry": true)", .turn = 3};
  const Ruling r = t.ruling(enter(30, 0.5, R"(, "off_board": 60)", R"({"forward": 5})"));
  EXPECT_THAT(bill_of(r), ElementsAre("mobility-58 12", "mobility-18 5"));
  EXPECT_THAT(notes_of(r), ElementsAre("mobility-35", "mobility-60"));
  EXPECT_THAT(english(r.notes[1].text), HasSubstr("in turn 3"));
}

TEST(OffBoardMovement, OfAFullTurnArrivesAtItsEnd) {
  const Table t{.pieces = reserve(), .options = R"("delayed_entry": true)", .turn = 2};
  const Ruling r = t.ruling(enter(30, 0.5, R"(, "off_board": 48)", R"({"forward": 0.5})"));
  EXPECT_THAT(faults_of(r), ElementsAre("mobility-1 0 0"));
  EXPECT_THAT(english(r.notes.at(1).text), HasSubstr("in turn 2")) << "exactly at its end";
}

TEST(TheEnemysArea, IsAFaultWithTheDeepestOverlap) {
  const Table t{.pieces = reserve() + "," +
                          piece("foe", 40, 40, R"({"shape": "circle", "diameter": 1})",
                                R"("troop": "infantry", "entry_edge": "south", "entry_from": 30.2)", "", BLUE),
                .units = R"({"id": "army", "side": "blue", "traits": {"entry_edge": "south", "entry_to": 30.1}})"};
  const Ruling r = t.ruling(enter(30, 0.5));
  EXPECT_THAT(faults_of(r), ElementsAre("mobility-59 0 0"));
  EXPECT_NEAR(*r.faults[0].excess, 0.6, 1e-9);
  EXPECT_EQ(r.faults[0].with, "army");
}

TEST(ALanding, BeginsAsHighAsTheCurrentRate) {
  const Table t{.pieces =
                    vehicle("lander", 20, 60, "grav", R"("lander": "assault")", R"("reserve": true, "damage": 1)")};
  const auto result =
      t.judged(order("lander", R"({"climb": -24})", R"(, "action": "land", "start": {"at": [20, 20]})"));
  ASSERT_TRUE(result);
  EXPECT_EQ(result->trace.pieces.at(0).start.pose.altitude, 24);
  EXPECT_EQ(result->ruling.verdict, Verdict::legal);
}

TEST(ALanding, ThatPassesTheEdgeIsAFaultAtOnce) {
  const Table t{.pieces = vehicle("lander", 20, 60, "grav", R"("lander": "assault")", R"("reserve": true)")};
  EXPECT_THAT(
      faults_of(t.ruling(order("lander", R"({"climb": -36})", R"(, "action": "land", "start": {"at": [20, 1]})"))),
      ElementsAre("mobility-55 0 0"));
}

}  // namespace
}  // namespace linesman::mobility
