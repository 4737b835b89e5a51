// The allowances of the pieces of an order, and the inches that they have spent.
#include "mobility/table.h"

namespace linesman::mobility {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::Optional;
using testing::SizeIs;

TEST(TheAllowances, OfAnOrderForSeveralTellOfEachPiece) {
  const Table table{.pieces = trooper("a", 10, 10) + "," + trooper("b", 20, 10, "gravpack")};
  const Ruling ruling =
      table.ruling(R"({"pieces": ["a", "b"], "paths": {"a": [{"forward": 1}], "b": [{"forward": 3}]}})");
  ASSERT_THAT(ruling.shown.allowances, SizeIs(2));
  EXPECT_THAT(ruling.shown.allowances[0].spent, Optional(DoubleNear(1, 1e-9)));
  EXPECT_THAT(ruling.shown.allowances[1].spent, Optional(DoubleNear(3, 1e-9)));
  EXPECT_NE(ruling.shown.allowances[0].total, ruling.shown.allowances[1].total);
}

constexpr auto NOWHERE = R"({"pivot": 1})";

TEST(TheAllowance, OfATypeIsItsRate) {
  EXPECT_THAT(parts_of(Table{trooper("a", 10, 10, "jetpack")}.ruling(order("a", NOWHERE))),
              ElementsAre("mobility-2 24: 24″ a turn: jetpack."));
  EXPECT_THAT(parts_of(Table{vehicle("a", 10, 10, "walker")}.ruling(order("a", NOWHERE))),
              ElementsAre("mobility-8 24: 24″ a turn: walker."));
  EXPECT_THAT(parts_of(Table{vehicle("a", 10, 10, "grav", R"("pace": "slow")")}.ruling(order("a", NOWHERE))),
              ElementsAre("mobility-9 24: 24″ a turn: grav, slow."));
  EXPECT_THAT(parts_of(Table{vehicle("a", 10, 10, "grav", R"("rate": 20)")}.ruling(order("a", NOWHERE))),
              ElementsAre("mobility-8 20: 20″ a turn: its own rate."));
}

TEST(TheAllowance, OfADamagedVehicleIsLess) {
  EXPECT_THAT(parts_of(Table{vehicle("a", 10, 10, "walker", "", R"("damage": 1)")}.ruling(order("a", NOWHERE))),
              ElementsAre("mobility-8 24: 24″ a turn: walker.", "mobility-38 -8: 8″ less for damage."));
  EXPECT_THAT(parts_of(Table{vehicle("a", 10, 10, "walker", "", R"("immobilised": true)")}.ruling(order("a", NOWHERE))),
              ElementsAre("mobility-8 24: 24″ a turn: walker.", "mobility-38 -24: 24″ less: it is immobilised."));
}

TEST(TheAllowance, OfAWeaponWhoseCrewIsShortIsHalf) {
  const Table t{
      .pieces = piece("gun", 10, 10, circle(1), R"("troop": "gun", "chassis": "wheeled")", R"("crew": "short")", RED)};
  EXPECT_THAT(parts_of(t.ruling(order("gun", R"({"forward": 1})"))),
              ElementsAre("mobility-7 6: 6″ a turn: crewed.", "mobility-7 -3: 3″ less: its crew is short."));
}

}  // namespace
}  // namespace linesman::mobility
