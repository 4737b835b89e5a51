// The entries of a counter's Movement Points.
#include "table.h"

namespace linesman::hexes {
namespace {

using testing::ElementsAre;

TEST(TheMovementPoints, AreThoseOfItsKindOrWhatIsPrinted) {
  EXPECT_THAT(parts_of(Table{}.ruling(north(one("squad"), 1))),
              ElementsAre("hexes-8 4: 4 MP of a squad or half-squad."));
  const Table leader{.pieces = counter("hale", "leader", 4, 1)};
  EXPECT_THAT(parts_of(leader.ruling(north(one("hale"), 1))), ElementsAre("hexes-8 6: 6 MP of a leader."));
  const Table printed{.pieces = counter("squad", "squad", 4, 1, R"("movement": 5)")};
  EXPECT_THAT(parts_of(printed.ruling(north(one("squad"), 1))), ElementsAre("hexes-8 5: 5 MP printed on its counter."));
  const Table tank{.pieces = counter("tank", "vehicle", 4, 1, R"("movement": 9)")};
  EXPECT_THAT(parts_of(tank.ruling(north(one("tank"), 1))), ElementsAre("hexes-12 9: 9 MP printed on its counter."));
}

TEST(TheMovementPoints, GrowWithALeaderThenAreHalvedThenCarry) {
  const Table t{.pieces =
                    counter("squad", "squad", 4, 1, "", R"("burden": 2)") + "," + counter("hale", "leader", 4, 1)};
  const Ruling r = t.ruling(north(R"("pieces": ["squad", "hale"])", 1, "", "assault-move"));
  EXPECT_THAT(
      parts_of(r),
      ElementsAre("hexes-8 4: 4 MP of a squad or half-squad.", "hexes-9 2: 2 MP more with a leader (6 in all).",
                  "hexes-15 -3: 3 MP less: assault movement halves.", "hexes-16 -2: 2 MP less for loads and wounds."));
  ASSERT_EQ(r.shown.allowances.size(), 2U);
  EXPECT_EQ(r.shown.allowances[1].parts.size(), 2U) << "the leader's own";
}

TEST(TheMovementPoints, AreNeverLessThanNought) {
  const Table t{.pieces = counter("squad", "squad", 4, 1, "", R"("burden": 9)")};
  EXPECT_THAT(parts_of(t.ruling(north(one("squad"), 1))),
              ElementsAre("hexes-8 4: 4 MP of a squad or half-squad.", "hexes-16 -4: 4 MP less for loads and wounds."));
}

}  // namespace
}  // namespace linesman::hexes
