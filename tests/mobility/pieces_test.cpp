#include "table.h"

namespace linesman::mobility {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::string heavy(const std::string& status = "") {
  return vehicle("tank", 20, 10, "tracked", R"("armoured": true, "size": 6)", status);
}

TEST(AnOverrun, IsBilledTwiceMoreWhileTheBasesOverlap) {
  const Table t{.pieces = heavy() + "," + trooper("foe", 20, 20, "foot", "", BLUE)};
  const Ruling r = t.ruling(order("tank", R"({"act": "overrun", "target": "foe"}, {"forward": 15})"));
  EXPECT_THAT(bill_of(r), ElementsAre("mobility-18 15", "mobility-45 10"));
  EXPECT_NEAR(r.costs[1].from, 7.5, 1e-9);
  EXPECT_NEAR(r.costs[1].to, 12.5, 1e-9);
  ASSERT_THAT(r.effects, SizeIs(2));
  EXPECT_EQ(r.effects[0].rule, "mobility-46");
  EXPECT_TRUE(r.effects[0].remove);
}

TEST(AnOverrun, OfAFoxholeIsCitedByItsClause) {
  const Table t{.pieces = heavy() + "," + trooper("foe", 20, 20, "foot", R"("foxhole": true)", BLUE)};
  const Ruling passes = t.ruling(order("tank", R"({"act": "overrun", "target": "foe"}, {"forward": 15})"));
  EXPECT_THAT(notes_of(passes), testing::Contains("mobility-47"));
  EXPECT_THAT(passes.effects, SizeIs(1));
  const Ruling grinds =
      t.ruling(order("tank", R"({"act": "overrun", "target": "foe"}, {"forward": 10}, {"pivot": 45}, {"forward": 3})"));
  EXPECT_EQ(grinds.effects.at(0).rule, "mobility-47");
}

TEST(AnOverrun, CountsTheTreesFelledOnTheFoxhole) {
  // 4 inches of overlap at 3 and a tree of 8 in it are 20, two-thirds of 30.
  const Table t{.pieces = heavy() + "," +
                          piece("foe", 20, 18, R"({"shape": "circle", "diameter": 0.5})", R"("troop": "infantry")",
                                R"("foxhole": true)", BLUE),
                .terrain = area("oak", "wood", 19.5, 18, 20.5, 18.5, R"(, "ratings": {"mobility": "tree"},
                                "traits": {"felling": 6.5})")};
  const Ruling r = t.ruling(order("tank", R"({"act": "overrun", "target": "foe"}, {"forward": 11})"));
  EXPECT_THAT(faults_of(r), IsEmpty());
  EXPECT_EQ(r.effects.at(0).on, "oak");
  EXPECT_EQ(r.effects.at(1).rule, "mobility-47") << "4.5 inches at 3 are 13.5, and 6.5 for the tree";
}

TEST(AnOverrun, OfTwoFoxholesCountsForEachWhatIsSpentOnIt) {
  const auto foe = [](const std::string& id, double y) {
    return piece(id, 20, y, R"({"shape": "circle", "diameter": 0.5})", R"("troop": "infantry")", R"("foxhole": true)",
                 BLUE);
  };
  const Table t{.pieces = heavy() + "," + foe("near", 12.3) + "," + foe("far", 16.9)};
  const Ruling r = t.ruling(
      order("tank", R"({"act": "overrun", "target": "near"}, {"act": "overrun", "target": "far"}, {"forward": 9.2})"));
  EXPECT_THAT(faults_of(r), IsEmpty());
  EXPECT_NEAR(r.allowance.spent.value(), 27.2, 1e-9) << "4.5 inches over each at 3";
  EXPECT_THAT(r.effects, SizeIs(1)) << "13.5 on each is less than two-thirds of 30";
}

TEST(AnOverrun, DeclaredTwiceIsOne) {
  const Table t{.pieces = heavy() + "," + trooper("foe", 20, 20, "foot", "", BLUE)};
  const std::string declare = R"({"act": "overrun", "target": "foe"})";
  EXPECT_THAT(t.ruling(order("tank", declare + "," + declare + R"(, {"forward": 15})")).effects, SizeIs(2));
}

TEST(Bases, AreOneFaultWhereTheyMeetAndNoneAtTheEnd) {
  const Table t{.pieces = heavy() + "," + vehicle("pal", 20, 20, "tracked")};
  const Ruling r = t.ruling(order("tank", R"({"forward": 8})"));
  EXPECT_THAT(faults_of(r), ElementsAre("mobility-42 0 6"));
  EXPECT_EQ(r.faults[0].with, "pal");
}

TEST(Bases, OfPiecesThatAreNotOnTheTableAreNotThere) {
  const Table t{.pieces = trooper("man", 20, 10) + "," + trooper("gone", 20, 14, "foot", R"("left": true)")};
  EXPECT_THAT(faults_of(t.ruling(order("man", R"({"forward": 4})"))), IsEmpty());
  EXPECT_THAT(faults_of(t.ruling(R"({"pieces": ["man", "gone"], "paths": {"man": [{"forward": 4}], "gone": []}})")),
              ElementsAre("mobility-56 0 0"));
}

TEST(Faults, StandInTheOrderOfTheWay) {
  // A wall and a friend at one place, the end of the allowance behind them.
  const Table t{.pieces = vehicle("grav", 20, 10, "grav", "", R"("spent": 31, "moved": 31, "spent_turn": 1)") + "," +
                          vehicle("pal", 20, 16, "tracked"),
                .terrain = area("wall", "high-wall", 0, 14, 72, 15)};
  EXPECT_THAT(faults_of(t.ruling(order("grav", R"({"forward": 6})"))),
              ElementsAre("mobility-28 0 2", "mobility-42 0 2", "mobility-1 0 5"));
}

TEST(APopUp, IsNotedWithItsAltitude) {
  const Table t{.pieces = vehicle("grav", 20, 10, "grav")};
  const Ruling r = t.ruling(order("grav", R"({"climb": 3}, {"act": "fire"}, {"climb": -3})"));
  EXPECT_THAT(notes_of(r), ElementsAre("mobility-36", "mobility-49", "mobility-33"));
  EXPECT_EQ(r.notes[1].text, "The grav is 3″ up when it fires, after 3″: slow.");
}

}  // namespace
}  // namespace linesman::mobility
