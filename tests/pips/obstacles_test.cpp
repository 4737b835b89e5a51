#include "table.h"

namespace linesman::pips {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

TEST(Crossing, AsksForItsDiceUnderItsOwnClause) {
  Table t{.terrain = across("brook", "stream", 24, 1)};
  EXPECT_EQ(t.ruling(drive("rapid", R"({"forward": 3})")).dice.at(0).rule, "pips-20");
  EXPECT_EQ(t.ruling(drive("rapid", R"({"forward": 1})")).dice.at(0).rule, "pips-6");
}

TEST(Crossing, ByTheWrongActionIsAFaultForEachStretch) {
  Table t{.terrain = across("brook", "stream", 23, 0.5) + "," + across("ditch", "ditch", 33, 0.5)};
  const Ruling r = t.ruling(drive("flat-out", R"({"forward": 16})", "6, 6, 6"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-20", "pips-7", "pips-20"));
  EXPECT_EQ(r.faults[0].with, "brook");
  EXPECT_NEAR(*r.faults[0].excess, 4.5, 1e-9);
}

TEST(ADouble, ImmobilisesOnTheFirstThingAndSaysWhere) {
  Table t{.terrain = across("brook", "stream", 23, 0.5)};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 6})", "6, 6"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-21"));
  EXPECT_NEAR(r.faults[0].place.s, 3, 1e-9) << "the centre comes over the brook";
  EXPECT_NEAR(*r.faults[0].excess, 3, 1e-9);
  EXPECT_EQ(r.faults[0].with, "brook");
}

TEST(ADouble, EndsTheWayAtTheLegThatBendsOffTheObstacle) {
  // On the ditch's edge with its right side; the bend to the left takes the base off it.
  Table t{.terrain = area("ditch", "ditch", 20.9, 10, 21.5, 40)};
  const Ruling r = t.ruling(
      drive("rapid", R"({"forward": 1}, {"pivot": -2}, {"forward": 0.1}, {"pivot": -40}, {"forward": 3})", "6, 6"));
  EXPECT_THAT(rules_of(r.faults), Contains("pips-21"));
}

TEST(ADouble, OfThreeDiceIsNone) {
  EXPECT_TRUE(Table{}.ruling(drive("flat-out", R"({"forward": 3})", "4, 4, 4")).effects.size() == 1);
}

TEST(Flattening, HappensInTheOrderOfTheWay) {
  Table t{.terrain = across("b-hedge", "hedge", 23, 0.2) + "," + across("a-fence", "fence", 21, 0)};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 6})", "6, 5"));
  ASSERT_EQ(r.effects.size(), 7U);
  EXPECT_EQ(r.effects[1].on, "a-fence");
  EXPECT_EQ(r.effects[4].on, "b-hedge");
  EXPECT_EQ(std::get<Polyline>(*r.effects[4].geometry), (Polyline{{0, 23}, {19, 23}}));
  EXPECT_EQ(r.effects[5].add->id, "b-hedge-gap");
  EXPECT_EQ(r.effects[6].on, "b-hedge-gap");
}

TEST(Flattening, LeavesWhatIsNotPassedAlone) {
  Table t{.terrain = across("hedge", "hedge", 24, 0.2)};
  EXPECT_EQ(t.ruling(drive("rapid", R"({"forward": 3.9})", "6, 5")).effects.size(), 1U);
}

TEST(Flattening, LeavesALakeThatIsRatedMediumAlone) {
  Table t{.terrain = area("pond", "lake", 10, 24, 30, 25, R"(, "ratings": {"pips": "medium"})")};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 5})", "6, 5"));
  EXPECT_THAT(r.faults, IsEmpty());
  EXPECT_EQ(r.effects.size(), 1U);
}

TEST(Flattening, LeavesAStreamThatTheRoadLeadsOverAlone) {
  Table t{.terrain = across("brook", "stream", 24, 1) + "," + area("road", "road", 19, 0, 21, 48)};
  EXPECT_EQ(t.ruling(drive("rapid", R"({"forward": 6})", "6, 5")).effects.size(), 1U);
}

TEST(Flattening, IsNoEffectOfAnOrderThatCannotBeCarriedOut) {
  Table t{.terrain = across("hedge", "hedge", 21, 0.2), .options = R"("flatten": "keep")"};
  EXPECT_THAT(notes_of(t.ruling(drive("cautious", R"({"forward": 4})", "6"))), Contains("pips-22"));
  EXPECT_THAT(notes_of(t.ruling(drive("cautious", R"({"forward": 30})", "6"))), Not(Contains("pips-22")));
}

TEST(OnWheels, TheFirstOfSeveralBlocksIsTheOneFault) {
  Table t{.tank = R"("speed": "wheeled")",
          .terrain = across("bocage", "bocage", 24, 1) + "," + area("barn", "building", 10, 26, 30, 30)};
  const Ruling r = t.ruling(drive("rapid", R"({"forward": 3}, {"pivot": 10}, {"forward": 4})", "6, 5"));
  ASSERT_THAT(rules_of(r.faults), ElementsAre("pips-25"));
  EXPECT_EQ(r.faults[0].with, "bocage");
  EXPECT_NEAR(*r.faults[0].excess, 5.5, 1e-9);
}

}  // namespace
}  // namespace linesman::pips
