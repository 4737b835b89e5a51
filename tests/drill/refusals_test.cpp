// Orders and tables that drill refuses, with the place and the reason.
#include "drill/table.h"

namespace linesman::drill {
namespace {

using ::testing::HasSubstr;

TEST(AnOrder, NamesTheTraitThatAPieceLacks) {
  Table t;
  t.traits = R"("troop": "infantry")";
  EXPECT_EQ(t.refusal(move(R"({"forward": 1})")).pointer, "/pieces/0/traits");
  EXPECT_THAT(english(t.refusal(move("")).reason), HasSubstr("a needs the trait \"drill\""));
  t.traits = R"("troop": "artillery", "drill": 4)";
  t.status = R"("formation": "limbered")";
  EXPECT_THAT(english(t.refusal(move("")).reason), HasSubstr("\"battery\": foot, heavy or horse"));
  t.traits = R"("drill": 4)";
  EXPECT_THAT(english(t.refusal(move("")).reason), HasSubstr("\"troop\""));
}

TEST(AnOrder, NamesTheStatusThatAPieceLacks) {
  Table t;
  t.status = R"("order": "move")";
  EXPECT_EQ(t.refusal(move("")).pointer, "/pieces/0/status");
  EXPECT_THAT(english(t.refusal(move("")).reason), HasSubstr("a needs the status \"formation\""));
}

TEST(AnOrder, IsNotForOfficers) {
  Table t;
  t.traits = R"("troop": "leader")";
  EXPECT_EQ(t.refusal(move("")).pointer, "/pieces/0/traits/troop");
}

TEST(AnOrder, IsNotForPiecesThatAreNotOnTheTable) {
  Table t;
  t.status += R"(, "reserve": true)";
  EXPECT_EQ(t.refusal(move("")).pointer, "/pieces/0/status");
}

TEST(AFormation, IsOneOfItsArm) {
  Table t;
  t.status = R"("formation": "limbered")";
  EXPECT_EQ(t.refusal(move("")).pointer, "/pieces/0/status/formation");
}

TEST(AFormAct, TakesAFormationOfTheArm) {
  const Table t;
  EXPECT_EQ(t.refusal(R"("action": "form", "path": [{"act": "form", "formation": "screen"}])").pointer,
            "/path/0/formation");
  EXPECT_EQ(t.refusal(move(R"({"forward": 1}, {"act": "form", "formation": "mob"})")).pointer, "/path/1/formation");
  EXPECT_EQ(t.refusal(move(R"({"act": "form"})")).pointer, "/path/0");
}

TEST(Steps, OfOtherRulesetsAreRefused) {
  const Table t;
  EXPECT_EQ(t.refusal(move(R"({"climb": 1})")).pointer, "/path/0");
  EXPECT_EQ(t.refusal(move(R"({"turn": 1})")).pointer, "/path/0");
  EXPECT_EQ(t.refusal(move(R"({"act": "embark"})")).pointer, "/path/0/act");
  EXPECT_EQ(t.refusal(R"("action": "charge")").pointer, "/action");
}

TEST(Onto, IsAFeatureThatOneCanGoInto) {
  Table t;
  t.terrain = ROAD;
  EXPECT_EQ(t.refusal(R"("action": "move", "onto": "road")").pointer, "/onto");
  EXPECT_EQ(t.refusal(R"("action": "move", "onto": "nowhere")").pointer, "/onto");
  t.terrain = wood(20, 30);
  EXPECT_EQ(t.refusal(R"("action": "march", "onto": "wood")").pointer, "/onto");
}

TEST(ARating, FitsItsClass) {
  Table t;
  t.terrain = wood(20, 30, "wood", R"(, "ratings": {"drill": {"pr": 1}})");
  EXPECT_EQ(t.refusal(move("")).pointer, "/terrain/0/ratings/drill");
  t.terrain = wood(20, 30, "wood", R"(, "ratings": {"drill": "rough"})");
  EXPECT_THAT(english(t.refusal(move("")).reason), HasSubstr("open, impassable or"));
  t.terrain = across("c", "contour", 20, R"(, "ratings": {"drill": "big-road"})");
  EXPECT_THAT(english(t.refusal(move("")).reason), HasSubstr("contour or open"));
}

TEST(HouseRules, AreHeldAgainstWhatAFigureMayBe) {
  Table t;
  t.house_rules = R"("figures": {"turn_angle": 0})";
  EXPECT_EQ(t.refusal(move("")).pointer, "/figures/turn_angle");
  t.house_rules = R"("figures": {"musician": -1})";
  EXPECT_EQ(t.refusal(move("")).pointer, "/house_rules/figures/musician");
  t.house_rules = R"("ratings": {"wood": {"pr": -1}})";
  EXPECT_EQ(t.refusal(move("")).pointer, "/ratings/wood");
}

TEST(HouseRules, ChangeTheTables) {
  Table t;
  t.house_rules = R"("figures": {"infantry_limit": 1.5, "speed": {"infantry": {"line": {"drill": -1}}}})";
  const Ruling r = t.ruling(move(R"({"forward": 4})"));
  EXPECT_EQ(r.verdict, Verdict::legal);
  EXPECT_EQ(r.allowance.total, 4);
}

}  // namespace
}  // namespace linesman::drill
