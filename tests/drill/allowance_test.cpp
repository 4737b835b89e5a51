// The entries of the speed of a turn.
#include "drill/table.h"

namespace linesman::drill {
namespace {

using ::testing::ElementsAre;

constexpr auto AHEAD = R"("action": "move", "path": [{"forward": 0.5}])";

TEST(TheSpeed, OfALineIsItsDrillLessTwo) {
  EXPECT_THAT(parts_of(Table{}.ruling(AHEAD)),
              ElementsAre("drill-4 5: Line: 5 BD, its Drill.", "drill-4 -2: Line: -2 BD."));
}

TEST(TheSpeed, OfAColumnGainsByItsMusician) {
  const Table t{.status = R"("formation": "column", "order": "move", "musician": true)"};
  EXPECT_THAT(parts_of(t.ruling(AHEAD)), ElementsAre("drill-4 1: Column: 1 BD.", "drill-5 1: 1 BD for its musician."));
}

TEST(TheSpeed, IsLessByTheDie) {
  const Table t{.status = R"("formation": "column", "order": "move")", .options = R"("speed_die": true)"};
  EXPECT_THAT(parts_of(t.ruling(std::string(AHEAD) + R"(, "dice": {"speed": [1]})")),
              ElementsAre("drill-4 1: Column: 1 BD.", "drill-13 -0.5: -0.5 BD for the speed die."));
}

TEST(TheSpeed, IsNeverBelowNought) {
  const Table t{.traits = R"("troop": "infantry", "drill": 1)"};
  EXPECT_THAT(parts_of(t.ruling(AHEAD)), ElementsAre("drill-4 1: Line: 1 BD, its Drill.", "drill-4 -2: Line: -2 BD.",
                                                     "drill-4 1: 1 BD more, because no speed is below 0."));
}

TEST(TheSpeed, OfABatteryGainsByFreePointsAsFarAsItsClassGoes) {
  const Table t{.traits = R"("troop": "artillery", "drill": 5, "battery": "horse")",
                .status = R"("formation": "unlimbered", "order": "move")"};
  EXPECT_THAT(parts_of(t.ruling(move(R"({"act": "limber"}, {"forward": 1})"))),
              ElementsAre("drill-4 3: Limbered: 3 BD.", "drill-8 4: 4 BD for free action points.",
                          "drill-8 -3: 3 BD less: its class limits its speed."));
}

TEST(TheSpeed, OfCavalryOnTheRoadDependsOnUnitsOnItsPath) {
  Table t{.traits = R"("troop": "cavalry", "drill": 5)",
          .status = R"("formation": "manoeuvre-column", "order": "move")",
          .terrain = ROAD};
  constexpr auto MARCH = R"("action": "march", "path": [{"forward": 0.5}])";
  EXPECT_THAT(parts_of(t.ruling(MARCH)), ElementsAre("drill-25 5: 5 BD on the road, with no unit on its path."));
  t.others = "," + troop("b", "blue", R"("troop": "infantry", "drill": 5)", R"("formation": "line")", 20, 13);
  EXPECT_THAT(parts_of(t.ruling(MARCH)), ElementsAre("drill-25 3: 3 BD on the road, with others on its path."));
}

TEST(TheSpeed, OfThroughAPassageIsTheWayToTheOtherSideAndABaseDistance) {
  const Table t{.status = R"("formation": "manoeuvre-column", "order": "none")",
                .terrain = ROAD + R"(,{"id": "b", "kind": "bridge", "geometry": {"type": "LineString",
                                       "coordinates": [[20,13],[20,15]]}, "ratings": {"drill": "passage"}})"};
  EXPECT_THAT(parts_of(t.ruling(R"("action": "pass", "path": [{"forward": 7}])")),
              ElementsAre("drill-30 7: 7 BD until it is clear of the passage.", "drill-30 1: 1 BD beyond it."));
}

TEST(TheSpeed, OfAPieceThatStopsOrFormsIsNought) {
  const Table t{.status = R"("formation": "line", "order": "formation")"};
  EXPECT_THAT(parts_of(t.ruling(R"("action": "form", "path": [{"act": "form", "formation": "column"}])")),
              ElementsAre("drill-17 0: 0 BD: it forms."));
  EXPECT_THAT(parts_of(t.ruling(R"("action": "stop")")), ElementsAre("drill-3 0: 0 BD: it stops."));
}

}  // namespace
}  // namespace linesman::drill
