// The entries of an allowance.
#include "table.h"

namespace linesman::pips {
namespace {

using testing::ElementsAre;

TEST(TheAllowance, IsThePipsAndWhatTheDiceAdd) {
  const Table t;
  EXPECT_THAT(parts_of(t.ruling(drive("rapid", R"({"forward": 1})", "5, 3"))),
              ElementsAre("pips-6 8: 8″ for the dice (3 + 5).", "pips-8 2: 2″ bonus for 2 dice."));
  EXPECT_THAT(parts_of(t.ruling(drive("cautious", R"({"forward": 1})", "5"))),
              ElementsAre("pips-6 5: 5″ for the dice (5).", "pips-8 1: 1″ bonus for the die."));
}

TEST(TheAllowance, OfASlowVehicleIsThePipsAlone) {
  const Table t{.tank = R"("speed": "slow", "drive": "tracked")"};
  EXPECT_THAT(parts_of(t.ruling(drive("rapid", R"({"forward": 1})", "5, 3"))),
              ElementsAre("pips-6 8: 8″ for the dice (3 + 5)."));
}

TEST(TheAllowance, InReverseHasNoBonus) {
  EXPECT_THAT(parts_of(Table{}.ruling(drive("rapid", R"({"reverse": 1})", "5, 3"))),
              ElementsAre("pips-13 8: 8″ for the dice in reverse (3 + 5)."));
}

TEST(TheAllowance, OfACrossingIsTheLowerDie) {
  const Table t{.tank = R"("speed": "slow", "drive": "tracked")", .terrain = across("ditch", "ditch", 24, 0.5)};
  EXPECT_THAT(parts_of(t.ruling(drive("rapid", R"({"forward": 2.5})", "5, 3"))),
              ElementsAre("pips-20 3: 3″ for the lower die (3)."));
}

TEST(TheAllowance, MayBeThatOfTheWorstGround) {
  const Table t{.terrain = area("field", "field", 0, 24, 72, 40), .options = R"("mixed": "worst")"};
  EXPECT_THAT(parts_of(t.ruling(drive("rapid", R"({"forward": 4})", "5, 3"))),
              ElementsAre("pips-9 8: 8″ for the dice over broken ground (3 + 5)."));
}

TEST(TheAllowance, OfAVehicleThatStandsIsNought) {
  EXPECT_THAT(parts_of(Table{}.ruling(drive("cautious", R"({"pivot": 40})"))),
              ElementsAre("pips-6 0: 0″: it does not drive."));
  EXPECT_THAT(parts_of(Table{}.ruling(drive("cautious", R"({"pivot": 40}, {"forward": 2})"))),
              ElementsAre("pips-14 0: 0″: turning used every die."));
  const Table trapped{.status = R"("trapped": true)"};
  EXPECT_THAT(parts_of(trapped.ruling(drive("cautious", R"({"forward": 2})", "3"))),
              ElementsAre("pips-24 0: 0″: it does not drive."));
}

}  // namespace
}  // namespace linesman::pips
