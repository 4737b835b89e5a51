#include "table.h"

namespace linesman::mobility {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> furthest(const Table& t, const std::string& order) {
  return furthest_of(t.ruling(order), t.game());
}

TEST(TheFurthestPoint, IsAListWhenTheOrderNamesSeveral) {
  const Table t{.pieces = trooper("a", 10, 10) + "," + trooper("b", 20, 10, "foot", R"("immobilised": true)") + "," +
                          trooper("c", 30, 10)};
  const Ruling r = t.ruling(R"({"pieces": ["a", "b", "c"], "path": [{"forward": 8}]})");
  EXPECT_TRUE(r.several);
  EXPECT_THAT(furthest_of(r, t.game()), ElementsAre("a 0 6", "c 0 6"));
}

TEST(TheFurthestPoint, OfALegalPieceIsItsEndWhateverTheOthersDo) {
  const Table t{.pieces = trooper("a", 10, 10) + "," + trooper("b", 20, 10)};
  EXPECT_THAT(furthest(t, R"({"pieces": ["a", "b"], "paths": {"a": [{"forward": 2}], "b": [{"forward": 9}]}})"),
              ElementsAre("a 0 2", "b 0 6"));
}

TEST(TheFurthestPoint, IsClearOfWhereTheOthersOfTheOrderEnd) {
  const Table t{.pieces = trooper("a", 10, 10) + "," + trooper("b", 10, 20)};
  const Ruling r = t.ruling(R"({"pieces": ["a", "b"], "paths": {"a": [{"forward": 5}], "b": [{"to": [10, 15.5]}]}})");
  EXPECT_THAT(faults_of(r), ElementsAre("mobility-42 0 5", "mobility-42 1 4.5"));
  EXPECT_THAT(furthest_of(r, t.game()), ElementsAre("a 0 4.5", "b 1 4"));
}

TEST(TheFurthestPoint, OnABoundaryIsTheEndOfTheEarlierStep) {
  const Table t{.pieces = vehicle("tank", 20, 10, "tracked", "", R"("spent": 20, "moved": 20, "spent_turn": 1)")};
  EXPECT_THAT(furthest(t, order("tank", R"({"forward": 5}, {"forward": 5}, {"forward": 5})")), ElementsAre("tank 1 5"));
}

TEST(TheFurthestPoint, AfterATurnHasNoInches) {
  const Table t{.pieces = vehicle("tank", 20, 10, "tracked", "", R"("spent": 20, "moved": 20, "spent_turn": 1)")};
  const Ruling r = t.ruling(order("tank", R"({"pivot": 90}, {"forward": 5})"));
  EXPECT_THAT(furthest_of(r, t.game()), ElementsAre("tank 0 0"));
  EXPECT_EQ(r.furthest[0].pose.facing, 90);
}

TEST(TheFurthestPoint, IsNotTheVeryStart) {
  const Table t{.pieces = vehicle("tank", 20, 10, "tracked", "", R"("spent": 30, "moved": 30, "spent_turn": 1)")};
  EXPECT_THAT(furthest(t, order("tank", R"({"forward": 5})")), IsEmpty());
  EXPECT_THAT(furthest(t, order("tank", R"({"act": "fire"}, {"forward": 5})")), IsEmpty());
}

TEST(TheFurthestPoint, InAClimbIsTheInchesClimbed) {
  const Table t{.pieces = vehicle("grav", 20, 10, "grav")};
  EXPECT_THAT(furthest(t, order("grav", R"({"climb": 3}, {"climb": 3})")), ElementsAre("grav 1 1"));
}

TEST(TheFurthestPoint, BeforeAPopUpThatIsNotAllowedIsTheShot) {
  const Table t{.pieces = vehicle("lander", 20, 10, "thruster")};
  EXPECT_THAT(furthest(t, order("lander", R"({"climb": 3}, {"act": "fire"}, {"forward": 4}, {"climb": -3})")),
              ElementsAre("lander 2 4"));
}

TEST(TheFurthestPoint, GoesBackOutOfEveryFriendThatIsPassed) {
  const Table t{.pieces = vehicle("tank", 20, 5, "tracked") + "," + vehicle("a", 20, 14, "tracked") + "," +
                          vehicle("b", 20, 17.9, "tracked"),
                .options = R"("friends_pass": true)"};
  EXPECT_THAT(furthest(t, order("tank", R"({"forward": 6}, {"forward": 8})")), ElementsAre("tank 0 5"))
      << "it touches the first friend at 5 and is clear of the second only at 16.9";
}

TEST(TheFurthestPoint, MayLieBetweenTwoFriends) {
  const Table t{.pieces = vehicle("tank", 20, 5, "tracked") + "," + vehicle("a", 20, 14, "tracked") + "," +
                          vehicle("b", 20, 30, "tracked"),
                .options = R"("friends_pass": true)"};
  EXPECT_THAT(furthest(t, order("tank", R"({"forward": 23})")), ElementsAre("tank 0 21"));
}

TEST(TheFurthestPoint, IsNoActOnTopOfAFriend) {
  const Table t{.pieces = vehicle("grav", 20, 10, "grav") + "," + vehicle("pal", 20, 16, "tracked"),
                .options = R"("friends_pass": true)"};
  EXPECT_THAT(furthest(t, order("grav", R"({"forward": 4}, {"act": "fire"}, {"climb": -1})")), ElementsAre("grav 0 2"));
}

TEST(TheFurthestPoint, OfATurnThatEndsOnAFriendIsBeforeIt) {
  const Table t{.pieces = vehicle("tank", 20, 20, "tracked") + "," + vehicle("pal", 22.5, 20, "tracked"),
                .options = R"("friends_pass": true)"};
  EXPECT_THAT(furthest(t, order("tank", R"({"forward": 1}, {"pivot": 45}, {"pivot": 45})")), ElementsAre("tank 0 1"));
}

TEST(TheFurthestPoint, OfALandingIsLowEnoughToStop) {
  const std::string lander = vehicle("lander", 20, 60, "grav", R"("lander": "assault")", R"("reserve": true)");
  const std::string pal = vehicle("pal", 20, 26, "tracked");
  const Table t{.pieces = lander + "," + pal};
  const std::string land = R"(, "action": "land", "start": {"at": [20, 20]})";
  EXPECT_THAT(furthest(t, order("lander", R"({"climb": -34}, {"climb": -2}, {"forward": 4})", land)),
              ElementsAre("lander 1 2"));
  EXPECT_THAT(furthest(t, order("lander", R"({"climb": -20}, {"forward": 20})", land)), IsEmpty());
}

TEST(TheFurthestPoint, WithLeavingIsTheWholePathOrShortOfTheEdge) {
  const Table t{.pieces = vehicle("tank", 20, 44, "tracked")};
  EXPECT_THAT(furthest(t, order("tank", R"({"forward": 6}, {"act": "leave"})")), ElementsAre("tank 1 0"));
  EXPECT_THAT(furthest(t, order("tank", R"({"forward": 36}, {"act": "leave"})")), ElementsAre("tank 0 2"));
}

}  // namespace
}  // namespace linesman::mobility
