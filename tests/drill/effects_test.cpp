// Effects: one for each thing, only what differs, citing the first clause that set something.
#include "drill/table.h"

namespace linesman::drill {
namespace {

const std::string FOE =
    "," + troop("foe", "red", R"("troop": "infantry")", R"("formation": "line", "contact": "battle")", 20, 14.5, 180);

TEST(Effects, OfOneThingStandTogether) {
  Table t;
  t.status = R"("formation": "column", "order": "move", "musician": true)";
  t.others = FOE;
  const Ruling r = t.ruling(move(R"({"act": "form", "formation": "manoeuvre-column"}, {"forward": 0.5})"));
  ASSERT_EQ(r.effects.size(), 1u) << "the enemy is in contact already";
  EXPECT_EQ(r.effects[0].rule, "drill-16");
  EXPECT_EQ(r.effects[0].set, json(R"({"formation": "manoeuvre-column", "contact": "battle", "order": "none",
                                       "moving": false})"));
}

TEST(Effects, OfAnIllegalOrderAreNone) {
  Table t;
  t.others = FOE;
  EXPECT_TRUE(t.ruling(move(R"({"forward": 2.9})")).effects.empty());
}

TEST(Effects, LeaveOutWhatIsSoAlready) {
  Table t;
  t.status = R"("formation": "line", "order": "move", "moving": true, "contact": "none")";
  EXPECT_TRUE(t.ruling(move(R"({"forward": 1})")).effects.empty());
}

TEST(ANewFormation, IsToldWithItsBlock) {
  Table t;
  t.status = R"("formation": "line", "order": "formation")";
  const Ruling r = t.ruling(R"("action": "form", "path": [{"act": "form", "formation": "manoeuvre-column"}])");
  ASSERT_EQ(notes_of(r), std::vector<std::string>{"drill-28"});
  EXPECT_EQ(r.notes[0].text, "a now stands in manoeuvre-column: 1 BD wide and 4 BD deep.");
}

TEST(ABlock, FollowsTheFormation) {
  Table t;
  t.options = R"("bd": 2)";
  const auto ruleset = make_drill(drill_data()).value();
  EXPECT_EQ(ruleset->footprint(t.game(), PieceIndex{0}), Footprint(RectangleBase{8, 2}));
  t.options = R"("bases": "document")";
  EXPECT_EQ(ruleset->footprint(t.game(), PieceIndex{0}), Footprint(RectangleBase{1, 1}));
}

}  // namespace
}  // namespace linesman::drill
