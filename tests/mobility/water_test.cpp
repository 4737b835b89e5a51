// Rivers, and the bridges and fords over them.
#include "mobility/water.h"

#include <cmath>

#include "mobility/reading.h"
#include "mobility/table.h"

namespace linesman::mobility {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string RIVER = area("river", "river", 0, 20, 72, 24);
const std::string BRIDGE = area("bridge", "bridge", 18, 20, 22, 24);
const std::string ROAD = area("road", "road", 19, 0, 21, 48);

/// The features watched on a table, by id.
std::vector<std::string> watched(const Table& table) {
  const RulesetData data = ruleset_data("mobility");
  const Tables figures = read_tables(data).value();
  const Game game = table.game();
  std::vector<std::string> ids;
  const MobilityReading reading(data, figures, game);
  for (const FeatureIndex feature : reading.waters.watched()) ids.push_back(game.feature(feature).id);
  return ids;
}

TEST(TheGreatestExtent, OfABaseIsItsWidest) {
  EXPECT_EQ(greatest_extent(CircleBase{1.5}), 1.5);
  EXPECT_EQ(greatest_extent(RectangleBase{3, 4}), 5);
  EXPECT_THAT(greatest_extent(PolygonBase{{{-1, -1}, {1, -1}, {0, 2}}}), DoubleNear(std::sqrt(10.0), 1e-12));
}

TEST(TheWaters, AreWatchedAfterTheirCrossings) {
  const Table t{.pieces = trooper("man", 5, 5), .terrain = RIVER + "," + ROAD + "," + BRIDGE};
  EXPECT_THAT(watched(t), ElementsAre("bridge", "river"));
}

TEST(TheWaters, AreWhatThePlayersRateSo) {
  const Table t{.pieces = trooper("man", 5, 5),
                .terrain = area("bog", "marsh", 0, 0, 9, 9, R"(, "ratings": {"mobility": "water"})") + "," +
                           area("dry", "river", 0, 20, 72, 24, R"(, "ratings": {"mobility": "soft"})")};
  EXPECT_THAT(watched(t), ElementsAre("bog"));
}

TEST(TheWaters, AreNotWatchedWhereThereAreNone) {
  const Table t{.pieces = trooper("man", 5, 5), .terrain = BRIDGE};
  EXPECT_THAT(watched(t), IsEmpty());
}

TEST(ALeg, IsCutWhereARoadDrowns) {
  const Table t{.pieces = vehicle("tank", 20, 10, "tracked"), .terrain = RIVER + "," + ROAD};
  const Ruling r = t.ruling(order("tank", R"({"forward": 18})"));
  EXPECT_THAT(bill_of(r), ElementsAre("mobility-23 5", "mobility-18 4", "mobility-23 2"));
  EXPECT_THAT(faults_of(r), ElementsAre("mobility-21 0 10"));
}

TEST(ALeg, DoesNotReachACrossingBehindOtherWater) {
  const std::string lake = area("lake", "lake", 20.9, 13, 40, 30);
  const std::string bridge = area("bridge", "bridge", 19, 15, 40, 24);
  const auto faults = [&](const std::string& more) {
    const Table t{.pieces = vehicle("tank", 20, 10, "tracked"), .terrain = lake + more + "," + bridge};
    return faults_of(t.ruling(order("tank", R"({"forward": 1.5})")));
  };
  const std::string pool = "," + area("pool", "lake", 19.8, 13.8, 20.2, 14.4);
  const std::string pond_elsewhere = "," + area("pond", "lake", 50, 2, 55, 6);
  EXPECT_THAT(faults(""), IsEmpty());
  EXPECT_THAT(faults(pool), ElementsAre("mobility-21 0 1"));
  EXPECT_THAT(faults(pool + pond_elsewhere), ElementsAre("mobility-21 0 1"));
}

TEST(ALeg, ReachesOverTheWaterOnlyAsFarAsItsBaseIsLong) {
  // The lake lies beside the way to a bridge over it that is 5 inches off when the flank first touches the water.
  const std::string lake = area("lake", "lake", 20.9, 13, 40, 30);
  const Table near{.pieces = vehicle("tank", 20, 10, "tracked"),
                   .terrain = lake + "," + area("bridge", "bridge", 19, 15, 40, 24)};
  const Table far{.pieces = vehicle("tank", 20, 10, "tracked"),
                  .terrain = lake + "," + area("bridge", "bridge", 19, 17, 40, 24)};
  EXPECT_THAT(faults_of(near.ruling(order("tank", R"({"forward": 6})"))), IsEmpty()) << "4 off at y 11";
  EXPECT_THAT(faults_of(far.ruling(order("tank", R"({"forward": 6})"))), ElementsAre("mobility-21 0 1"));
}

TEST(ATurn, MayReachOverWhatItStandsOver) {
  const std::string pond = area("pond", "lake", 20.5, 18, 24, 22);
  const Table over{.pieces = vehicle("tank", 20, 20, "tracked"), .terrain = pond};
  EXPECT_THAT(faults_of(over.ruling(order("tank", R"({"pivot": 90})"))), IsEmpty());
  const Table beside{.pieces = vehicle("tank", 19.5, 20, "tracked"), .terrain = pond};
  EXPECT_THAT(faults_of(beside.ruling(order("tank", R"({"pivot": 90})"))), ElementsAre("mobility-21 0 0"));
}

TEST(ATurn, AfterALegIsOverWhatTheLegEndedOver) {
  const std::string pond = area("pond", "lake", 10, 20, 30, 24);
  const Table t{.pieces = vehicle("tank", 20, 15, "tracked"), .terrain = pond};
  const Ruling r = t.ruling(order("tank", R"({"forward": 4}, {"pivot": 45})"));
  EXPECT_THAT(faults_of(r), ElementsAre("mobility-21 0 3")) << "the leg is at fault, the turn no more";
}

}  // namespace
}  // namespace linesman::mobility
