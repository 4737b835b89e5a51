#include "pips/counted_ground.h"

#include "table.h"
#include "table/kind.h"

namespace linesman::pips {
namespace {

using testing::ElementsAre;

std::vector<std::string> cost_rules(const Ruling& r) {
  std::vector<std::string> rules;
  for (const Cost& c : r.costs) rules.push_back(c.rule);
  return rules;
}

Rating rating_of_kind(std::string_view kind) { return read_rating(ruleset_data("pips").ratings[kind]); }

TEST(Ratings, AreThoseOfThePage) {
  for (const char* kind : {"broken", "scrub", "soft", "sand", "field", "village"})
    EXPECT_EQ(rating_of_kind(kind), Rating::broken) << kind;
  for (const char* kind : {"rough", "wood", "marsh", "scree", "ruins", "rubble"})
    EXPECT_EQ(rating_of_kind(kind), Rating::rough) << kind;
  for (const char* kind : {"hedge", "fence", "wall"}) EXPECT_EQ(rating_of_kind(kind), Rating::minor) << kind;
  for (const char* kind : {"ditch", "stream", "embankment"}) EXPECT_EQ(rating_of_kind(kind), Rating::medium) << kind;
  for (const char* kind : {"high-wall", "bocage"}) EXPECT_EQ(rating_of_kind(kind), Rating::major) << kind;
  for (const char* kind : {"river", "lake", "anti-tank", "cliff", "bunker", "wreck", "stairs", "ladder"})
    EXPECT_EQ(rating_of_kind(kind), Rating::impassable) << kind;
  for (const char* kind : {"road", "track", "bridge"}) EXPECT_EQ(rating_of_kind(kind), Rating::hard) << kind;
  for (const char* kind : {"slope", "contour"}) EXPECT_EQ(rating_of_kind(kind), Rating::open) << kind;
  EXPECT_EQ(rating_of_kind("ford"), Rating::ford);
  EXPECT_EQ(rating_of_kind("building"), Rating::building);
}

TEST(Ratings, ExistForEveryKind) {
  for (const Kind kind : all_kinds()) EXPECT_NO_THROW(rating_of_kind(name_of(kind))) << name_of(kind);
}

/// The ids that count, of a lake, a stream, a ditch, a hedge and a house, while the centre is on a surface.
std::vector<std::string> counted_on(const std::string& surface) {
  Table t;
  t.terrain = area("lake", "lake", 1, 1, 2, 2) + "," + across("brook", "stream", 3, 1) + "," +
              across("trench", "ditch", 4, 1) + "," + across("hedge", "hedge", 5, 1) + "," +
              area("house", "building", 6, 6, 7, 7) + "," + area("way", surface, 8, 8, 9, 9) + "," +
              area("old-way", "road", 8, 8, 9, 9, R"(, "ratings": {"pips": "open"})");
  const Game game = t.game();
  const FeatureSet ground{FeatureIndex{0}, FeatureIndex{1}, FeatureIndex{2}, FeatureIndex{3}, FeatureIndex{4}};
  const RulesetData data = ruleset_data("pips");
  const KindRatings<Rating> of_kinds(data, read_rating);
  const Ratings ratings(data, of_kinds, game);
  std::vector<std::string> ids;
  for (const Counted& c : counted_ground(ratings, ground, {}, surface == "open" ? FeatureIndex{6} : FeatureIndex{5}))
    ids.push_back(game.feature(c.feature).id);
  return ids;
}

TEST(ARoad, LeadsThroughAreasAndOverStreamsAndDitchesOnly) {
  EXPECT_THAT(counted_on("road"), ElementsAre("hedge", "house"));
}
TEST(AFord, LeadsThroughWaterAndDitches) { EXPECT_THAT(counted_on("ford"), ElementsAre("way", "hedge", "house")); }

TEST(ASurfaceRatedOpen, ChangesNothing) {
  Table t;
  t.terrain =
      area("lake", "lake", 1, 1, 2, 2) + "," + area("way", "road", 8, 8, 9, 9, R"(, "ratings": {"pips": "open"})");
  const RulesetData data = ruleset_data("pips");
  const Game game = t.game();
  const KindRatings<Rating> of_kinds(data, read_rating);
  const Ratings ratings(data, of_kinds, game);
  EXPECT_EQ(counted_ground(ratings, {FeatureIndex{0}}, {}, FeatureIndex{1}).size(), 1U);
}

TEST(Costs, CiteTheGroundThatTheyAreFor) {
  // The front meets each 2 inches ahead of the centre, the rear leaves it 2 behind.
  Table t;
  t.terrain = area("mud", "broken", 0, 23, 40, 24) + "," + across("hedge", "hedge", 30, 1) + "," +
              area("wood", "wood", 0, 36, 40, 37);
  const Ruling r = t.ruling(drive("flat-out", R"({"forward": 18})", "6, 6, 6"));
  EXPECT_THAT(cost_rules(r), ElementsAre("pips-8", "pips-9", "pips-8", "pips-19", "pips-8", "pips-10"));
  double sum = 0;
  for (const Cost& c : r.costs) sum += c.amount;
  EXPECT_NEAR(sum, *r.allowance.spent, 1e-9);
}

TEST(Costs, OfReverseLegsInTheOpenCiteReversing) {
  EXPECT_THAT(cost_rules(Table{}.ruling(drive("rapid", R"({"reverse": 2}, {"forward": 1})", "6, 5"))),
              ElementsAre("pips-13", "pips-8"));
}

TEST(Costs, AreOneEntryWhereTheGroundChangesButNotThePrice) {
  Table t;
  t.terrain = area("mud", "broken", 0, 0, 72, 24) + "," + area("plough", "field", 0, 23, 72, 48);
  EXPECT_EQ(t.ruling(drive("rapid", R"({"forward": 5})", "6, 5")).costs.size(), 1U);
}

TEST(HowFar, StandsWhereTheTotalIsPassed) {
  const Ruling r = Table{}.ruling(drive("rapid", R"({"forward": 5}, {"forward": 3})", "3, 2"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-7"));
  EXPECT_EQ(r.faults[0].place.step, 1U);
  EXPECT_NEAR(r.faults[0].place.s, 2, 1e-9);
  EXPECT_EQ(r.faults[0].place.at, (Vec{20, 27}));
}

TEST(HowFar, ForgivesAMicroInch) {
  EXPECT_TRUE(Table{}.ruling(drive("rapid", R"({"forward": 7.000001})", "3, 2")).faults.empty());
  EXPECT_FALSE(Table{}.ruling(drive("rapid", R"({"forward": 7.00001})", "3, 2")).faults.empty());
}

TEST(RoughGround, IsOneFaultForEachStretch) {
  Table t{.tank = R"("speed": "fast", "drive": "half-tracked")"};
  t.terrain = area("wood", "wood", 0, 23, 40, 24) + "," + area("scree", "scree", 0, 24, 40, 25) + "," +
              area("marsh", "marsh", 0, 34, 40, 35);
  const Ruling r = t.ruling(drive("flat-out", R"({"forward": 16})", "6, 6, 6"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-10", "pips-10"));
  EXPECT_NEAR(*r.faults[0].excess, 6, 1e-9) << "wood and scree join";
  EXPECT_EQ(r.faults[0].with, "wood");
  EXPECT_EQ(r.faults[1].with, "marsh");
}

TEST(WheeledVehicles, HaveAFaultAtTheFordThatStopsThem) {
  Table t{.tank = R"("speed": "wheeled")", .options = R"("wheeled_broken": "none")"};
  t.terrain = area("river", "river", 0, 26, 72, 29) + "," + area("shallows", "ford", 18, 22, 22, 36);
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 4})", "6, 6"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-11"));
  EXPECT_EQ(r.faults[0].with, "shallows");
}

TEST(Impassable, IsAFaultInATurnWithoutAnExcess) {
  Table t{.terrain = area("lake", "lake", 21.5, 18, 30, 22)};
  const Ruling r = t.ruling(drive("rapid", R"({"pivot": 90})"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-26"));
  EXPECT_FALSE(r.faults[0].excess);
}

}  // namespace
}  // namespace linesman::pips
