#include <gmock/gmock.h>

#include "casebook/disputes.h"

namespace linesman {
namespace {

using casebook_test::facts;
using casebook_test::forward;
using casebook_test::tank_table;
using ::testing::Contains;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::StartsWith;

std::string wood(double south, double north, const std::string& id = "wood") {
  const auto n = [](double x) { return std::to_string(x); };
  return R"({"id":")" + id + R"(","kind":"wood","geometry":{"type":"Polygon","coordinates":[[[10,)" + n(south) +
         "],[30," + n(south) + "],[30," + n(north) + "],[10," + n(north) + "],[10," + n(south) + "]]]}}";
}

std::string hedge(double y, const std::string& id = "hedge", double west = 10, double east = 30) {
  const auto n = [](double x) { return std::to_string(x); };
  return R"({"id":")" + id + R"(","kind":"hedge","width":0,"geometry":{"type":"LineString","coordinates":[[)" +
         n(west) + "," + n(y) + "],[" + n(east) + "," + n(y) + "]]}}";
}

std::string model(const std::string& side, double x, double y, const std::string& more = "") {
  return R"({"id":"other","side":")" + side + R"(","base":{"shape":"circle","diameter":1},"at":[)" + std::to_string(x) +
         "," + std::to_string(y) + R"(],"facing":0,"traits":{"troop":"infantry"})" + more + "}";
}

/// The relation of the only thing that is met.
std::string relation(const std::string& terrain, double inches) {
  for (const std::string& fact : facts(tank_table(terrain), forward(inches)).sure)
    if (fact.starts_with("thing:") && fact.find('|') != std::string::npos) return fact.substr(fact.find('|') + 1);
  return "";
}

// The tank is 2 long: its front is 1 inch before its centre.
TEST(TheFactsOfGround, HaveTheFirstRelationThatHolds) {
  EXPECT_EQ(relation(wood(23, 30), 4), "inside");
  EXPECT_EQ(relation(wood(21.5, 22.5), 6), "through");
  EXPECT_EQ(relation(wood(23, 30), 2.5), "edge");
  EXPECT_EQ(relation(wood(15, 19.5), 4), "left");
  EXPECT_EQ(relation(wood(23, 30), 1.9995), "touched");
  EXPECT_EQ(relation(wood(23, 30), 1.95), "hair");
  EXPECT_EQ(relation(wood(23, 30), 1.7), "");
  EXPECT_EQ(relation(hedge(23), 6), "crossed");
  EXPECT_EQ(relation(hedge(23), 3.5), "astride");
  EXPECT_EQ(relation(hedge(23), 2.5), "edge");
}

TEST(TheFactsOfGround, OfAThingBesideTheEndAreSideFacts) {
  const Facts found = facts(tank_table(wood(23, 30)), forward(1.7));
  EXPECT_THAT(found.side, Contains(StartsWith("close:")));
  EXPECT_THAT(found.sure, Not(Contains(StartsWith("thing:"))));
}

TEST(TheFactsOfGround, AreTheSameForALineInOnePieceAndInSections) {
  EXPECT_EQ(facts(tank_table(hedge(23)), forward(3.5)),
            facts(tank_table(hedge(23, "a", 10, 20.2) + "," + hedge(23, "b", 20.2, 30)), forward(3.5)));
}

TEST(TheFactsOfGround, DoNotDependOnTerrainThatTheMoveDoesNotMeet) {
  EXPECT_EQ(facts(tank_table(wood(23, 30)), forward(4)),
            facts(tank_table(wood(40, 50, "far") + "," + wood(23, 30)), forward(4)));
}

TEST(TheFactsOfPieces, SayWhoWasMetAndHow) {
  EXPECT_THAT(facts(tank_table("", model("red", 20, 24)), forward(4)).sure,
              IsSupersetOf({std::string("met:friend/infantry"), std::string("met:friend/infantry|end")}));
  EXPECT_THAT(facts(tank_table("", model("blue", 20, 23)), forward(6)).sure, Contains("met:enemy/infantry|way"));
  EXPECT_THAT(facts(tank_table("", model("blue", 20, 24.5)), forward(2.9998)).sure,
              Contains("met:enemy/infantry|touch"));
  EXPECT_THAT(facts(tank_table("", model("blue", 20, 26)), forward(3)).sure, Not(Contains(StartsWith("met:"))));
}

TEST(TheFactsOfPieces, WhoAreNearAreSideFactsWhereTheRulesetDoesNotAsk) {
  EXPECT_THAT(facts(tank_table("", model("blue", 20, 26)), forward(3.6)).side, Contains("beside:enemy|1"));
  EXPECT_THAT(facts(tank_table("", model("red", 20, 26)), forward(3)).side, Contains("beside:friend|2"));
}

TEST(TheFactsOfAWay, SayHowFarItIsTooFar) {
  EXPECT_THAT(facts(tank_table(), forward(3)).sure, Contains("verdict:legal"));
  const Facts far = facts(tank_table(), forward(30));
  EXPECT_THAT(far.sure, Contains("verdict:illegal"));
  EXPECT_THAT(far.sure, Contains(StartsWith("fault by:")));
  EXPECT_THAT(far.sure, Contains(::testing::EndsWith("|far")));
  EXPECT_THAT(far.sure, Contains("mover:vehicle/tracked"));
  EXPECT_THAT(far.sure, Contains("manner:forward"));
  EXPECT_THAT(far.sure, Contains("asked:judge"));
  EXPECT_THAT(far.sure, Contains("action:rapid"));
  EXPECT_THAT(far.side, Contains("movers:one"));
}

TEST(TheFactsOfAWay, SayWhichDiceAreMissing) {
  EXPECT_THAT(facts(tank_table(), R"({"piece":"tank","action":"rapid","path":[{"forward":3}]})").sure,
              Contains("dice missing:movement"));
}

TEST(TheFactsOfAWay, SayWhereTheTableEnds) {
  const std::string turned = R"({"piece":"tank","action":"rapid","path":[{"pivot":-90},{"forward":)";
  EXPECT_THAT(facts(tank_table(), turned + R"(20}],"dice":{"movement":[6,6]}})").sure, Contains("edge:off"));
  EXPECT_THAT(facts(tank_table(), turned + R"(18.9995}],"dice":{"movement":[6,6]}})").sure, Contains("edge:touch"));
  EXPECT_THAT(facts(tank_table(), turned + R"(3}],"dice":{"movement":[6,6]}})").side, Contains("turn:quarter"));
}

TEST(TheFactsOfRules, AreOptionsThatWouldChangeTheRuling) {
  const Facts open = facts(tank_table(), forward(3));
  EXPECT_THAT(open.sure, Not(Contains(StartsWith("option:soft_minor"))));
  const Facts with = facts(tank_table("", "", R"("options":{"soft_minor":"tracked"})"), forward(3));
  EXPECT_EQ(open, with);
}

/// A skirmish model that rushes 8 inches.
Facts rush(const std::string& house_rules) {
  const std::string game =
      R"({"linesman":1,"title":"t","ruleset":"skirmish","table":{"width":60,"depth":60},"pieces":[)"
      R"({"id":"m","side":"red","base":{"shape":"circle","diameter":1},"at":[20,20],"facing":0}],)"
      R"("house_rules":{"figures":)" +
      house_rules + "}}";
  return facts(game, R"({"piece":"m","action":"rush","path":[{"forward":8}]})");
}

TEST(TheFactsOfRules, AreHouseRulesThatWouldChangeTheRuling) {
  EXPECT_THAT(rush(R"({"climb":2})").sure, Not(Contains(StartsWith("house:"))));
  EXPECT_THAT(rush(R"({"climb":2,"rush":3})").sure, Contains("house:/figures/rush=3"));
}

TEST(TheFacts, DoNotDependOnPlaceHeadingNamesOrIds) {
  const std::string here = tank_table(hedge(23));
  const std::string there =
      R"({"linesman":1,"title":"Another","ruleset":"pips","table":{"width":90,"depth":50},"terrain":[)"
      R"({"id":"zzz","name":"Anna's hedge","kind":"hedge","width":0,"geometry":{"type":"LineString",)"
      R"("coordinates":[[43,10],[43,30]]}}],"pieces":[{"id":"aaa","name":"Bo","side":"green","base":)"
      R"({"shape":"rectangle","width":1,"length":2},"at":[40,20],"facing":90,)"
      R"("traits":{"speed":"standard","drive":"tracked","troop":"vehicle"}}]})";
  EXPECT_EQ(facts(here, forward(3.5)),
            facts(there, R"({"piece":"aaa","action":"rapid","path":[{"forward":3.5}],"dice":{"movement":[4,4]}})"));
}

TEST(TheClassOfAnAmount, HasItsLimitsInTheLowerClass) {
  EXPECT_EQ(class_of_amount({}), "none");
  EXPECT_EQ(class_of_amount(0.001), "exact");
  EXPECT_EQ(class_of_amount(0.0011), "hair");
  EXPECT_EQ(class_of_amount(0.1), "hair");
  EXPECT_EQ(class_of_amount(0.5), "close");
  EXPECT_EQ(class_of_amount(2), "clear");
  EXPECT_EQ(class_of_amount(2.1), "far");
}

}  // namespace
}  // namespace linesman
