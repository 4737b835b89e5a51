#include "table.h"

namespace linesman::mobility {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::string MUD = area("mud", "soft", 0, 0, 72, 14);

TEST(TheBill, HasAnEntryForEachStretchOfGround) {
  const Table t{.pieces = vehicle("tank", 20, 10, "tracked"),
                .terrain = MUD + "," + area("wood", "wood", 0, 20, 72, 30)};
  const Ruling r = t.ruling(order("tank", R"({"forward": 10})"));
  EXPECT_THAT(bill_of(r), ElementsAre("mobility-19 12", "mobility-18 2", "mobility-25 4"));
  EXPECT_EQ(r.costs[0].to, 6) << "the rear leaves the mud when the centre is at y 16";
  EXPECT_EQ(r.costs[2].from, 8);
  EXPECT_EQ(r.costs[0].text, "6″ over soft ground: 12″");
}

TEST(TheBill, BeginsWithWhatWasSpentEarlier) {
  const Table t{.pieces = trooper("man", 20, 10, "foot", R"("spent": 2, "moved": 2, "spent_turn": 1)")};
  EXPECT_THAT(bill_of(t.ruling(order("man", R"({"forward": 1})"))), ElementsAre("mobility-1 2", "mobility-18 1"));
}

TEST(AStretch, IsCitedByItsHighestFigureThenItsManner) {
  const auto rule = [](const std::string& piece, const std::string& terrain, const std::string& step) {
    const Table t{.pieces = piece, .terrain = terrain};
    return t.ruling(order("x", step)).costs.at(0).rule;
  };
  const std::string tank = vehicle("x", 20, 20, "tracked");
  const std::string ridge = area("ridge", "slope", 0, 0, 72, 48, R"(, "traits": {"uphill": 0})");
  EXPECT_EQ(rule(tank, "", R"({"forward": 1})"), "mobility-18");
  EXPECT_EQ(rule(tank, "", R"({"reverse": 1})"), "mobility-10");
  EXPECT_EQ(rule(vehicle("x", 20, 20, "hover"), "", R"({"sideways": 1})"), "mobility-11");
  EXPECT_EQ(rule(trooper("x", 20, 20), "", R"({"reverse": 1})"), "mobility-4");
  EXPECT_EQ(rule(trooper("x", 20, 20), "", R"({"sideways": 1})"), "mobility-5");
  EXPECT_EQ(rule(tank, ridge, R"({"forward": 1})"), "mobility-20");
  EXPECT_EQ(rule(tank, ridge, R"({"reverse": 1})"), "mobility-10") << "downhill";
  EXPECT_EQ(rule(tank, ridge + "," + area("plaza", "road", 0, 0, 72, 48), R"({"forward": 1})"), "mobility-20")
      << "2 is higher than the 0.5 of the road";
  EXPECT_EQ(rule(tank, area("plaza", "road", 0, 0, 72, 48), R"({"forward": 1})"), "mobility-23");
  EXPECT_EQ(rule(tank, area("ford", "ford", 0, 0, 72, 48), R"({"forward": 1})"), "mobility-22");
}

TEST(AStretch, InTheAirIsCitedByJetpacks) {
  const Table t{.pieces = trooper("jet", 20, 10, "jetpack")};
  EXPECT_THAT(bill_of(t.ruling(order("jet", R"({"forward": 1}, {"climb": 2}, {"forward": 3})"))),
              ElementsAre("mobility-18 1", "mobility-40 2", "mobility-3 3"));
}

TEST(AMuddyRoad, IsCitedByTheWeather) {
  const Table t{.pieces = vehicle("car", 20, 10, "wheeled"),
                .terrain = area("lane", "track", 10, 0, 30, 48),
                .options = R"("weather": "wet")"};
  EXPECT_THAT(bill_of(t.ruling(order("car", R"({"forward": 4})"))), ElementsAre("mobility-24 8"));
}

TEST(GroundThatBars, IsOneFaultInEachStepThatTouchesIt) {
  const Table t{.pieces = vehicle("tank", 20, 20, "tracked"), .terrain = area("lake", "lake", 21.5, 0, 72, 48)};
  EXPECT_THAT(faults_of(t.ruling(order("tank", R"({"pivot": 90}, {"forward": 2}, {"climb": 1})"))),
              testing::Contains("mobility-21 0 0"));
  const Ruling r = t.ruling(order("tank", R"({"forward": 1}, {"slide": [21, 21]}, {"slide": [20, 21]})"));
  EXPECT_THAT(faults_of(r), ElementsAre("mobility-12 1 0", "mobility-21 1 0.5", "mobility-12 2 0", "mobility-21 2 0"));
}

TEST(GroundThatBars, IsAFaultOfItsOwnClause) {
  const Table t{.pieces = vehicle("tank", 20, 10, "tracked"),
                .terrain = area("lake", "lake", 0, 14, 72, 16) + "," +
                           area("thicket", "wood", 0, 18, 72, 20, R"(, "ratings": {"mobility": "dense"})") + "," +
                           area("hall", "building", 0, 22, 72, 24)};
  const Ruling r = t.ruling(order("tank", R"({"forward": 12})"));
  EXPECT_THAT(faults_of(r), ElementsAre("mobility-21 0 2", "mobility-25 0 6", "mobility-30 0 10"));
  EXPECT_EQ(r.faults[0].with, "lake");
  EXPECT_EQ(r.faults[0].text, "The tank cannot enter the water of the lake.");
}

TEST(ASurfaceThatBars, IsMetWhereTheCentreReachesIt) {
  const Table t{.pieces = vehicle("tank", 20, 10, "tracked"),
                .terrain = area("broken", "bridge", 0, 15, 72, 20, R"(, "ratings": {"mobility": "impassable"})")};
  EXPECT_THAT(faults_of(t.ruling(order("tank", R"({"forward": 12})"))), ElementsAre("mobility-17 0 5"));
}

TEST(ATree, IsFelledBeforeTheInchesThatFollow) {
  const Table t{.pieces = vehicle("tank", 20, 10, "tracked"),
                .terrain = area("oak", "wood", 19, 14, 21, 15, R"(, "ratings": {"mobility": "tree"})")};
  const Ruling r = t.ruling(order("tank", R"({"forward": 4})"));
  EXPECT_THAT(bill_of(r), ElementsAre("mobility-18 2", "mobility-26 1", "mobility-18 2"));
  EXPECT_EQ(r.costs[1].from, 2);
}

TEST(ATree, IsAFaultOfALightVehicle) {
  const Table t{.pieces = vehicle("car", 20, 10, "wheeled", R"("weight": "light")"),
                .terrain = area("oak", "wood", 19, 14, 21, 15, R"(, "ratings": {"mobility": "tree"})")};
  EXPECT_THAT(faults_of(t.ruling(order("car", R"({"forward": 4})"))), ElementsAre("mobility-26 0 2"));
}

}  // namespace
}  // namespace linesman::mobility
