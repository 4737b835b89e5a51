// Effects: one for each thing, only what differs, citing the clause that made a Mob, else the first that set something.
#include "drill/table.h"

namespace linesman::drill {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Not;

const std::string FOE =
    "," + troop("foe", "red", R"("troop": "infantry")", R"("formation": "line", "contact": "battle")", 20, 14.5, 180);

TEST(Effects, OfOneThingStandTogether) {
  Table t;
  t.status = R"("formation": "column", "order": "move", "musician": true)";
  t.others = FOE;
  const Ruling r = t.ruling(move(R"({"act": "form", "formation": "manoeuvre-column"}, {"forward": 0.5})"));
  ASSERT_EQ(r.effects.size(), 1u) << "the enemy is in contact already";
  EXPECT_EQ(r.effects[0].rule, "drill-16");
  EXPECT_EQ(r.effects[0].set, json(R"({"formation": "manoeuvre-column", "contact": "battle", "contact_turn": 1,
                                       "order": "none", "moving": false, "acted": 1})"));
}

TEST(Effects, OfAnIllegalOrderAreNone) {
  Table t;
  t.others = FOE;
  EXPECT_TRUE(t.ruling(move(R"({"forward": 2.9})")).effects.empty());
}

TEST(Effects, LeaveOutWhatIsSoAlready) {
  Table t;
  t.status = R"("formation": "line", "order": "move", "moving": true, "contact": "none")";
  const Ruling r = t.ruling(move(R"({"forward": 1})"));
  ASSERT_EQ(r.effects.size(), 1u);
  EXPECT_EQ(r.effects[0].rule, "drill-1");
  EXPECT_EQ(r.effects[0].set, json(R"({"acted": 1})"));
}

TEST(Effects, OfAMobCiteTheClauseThatMadeIt) {
  Table t;
  t.options = R"("bases": "document")";
  t.status = R"("formation": "skirmish", "order": "move")";
  t.others = "," + troop("mate", "blue", R"("troop": "infantry")", R"("formation": "column", "moving": true)", 20, 11);
  const Ruling r = t.ruling(move(R"({"act": "form", "formation": "manoeuvre-column"}, {"forward": 2})"));
  ASSERT_EQ(r.effects.size(), 2u) << "it ends beyond the friend";
  EXPECT_EQ(r.effects[0].rule, "drill-34") << "not drill-16, which set the formation first";
}

std::optional<Footprint> base_after(const Judgement& judgement) {
  const std::vector<BaseAfter>& bases = judgement.ruling.shown.bases_after;
  return bases.empty() ? std::nullopt : std::optional(bases.at(0).base);
}

TEST(ANewFormation, IsShownBeforeItIsAllowed) {
  Table t;
  t.status = R"("formation": "column", "order": "move")";
  const auto form = t.judged(R"("action": "form", "path": [{"act": "form", "formation": "line"}])").value();
  EXPECT_EQ(form.ruling.verdict, Verdict::illegal);
  EXPECT_EQ(form.trace.request.movers.at(0).footprint, Footprint(RectangleBase{2, 2}));
  EXPECT_EQ(base_after(form), Footprint(RectangleBase{4, 1}));
  const auto on_the_way = t.judged(move(R"({"act": "form", "formation": "manoeuvre-column"}, {"forward": 1})")).value();
  EXPECT_EQ(on_the_way.trace.request.movers.at(0).footprint, Footprint(RectangleBase{1, 4}));
  EXPECT_FALSE(base_after(on_the_way)) << "it moves in it already";
}

TEST(ANewFormation, IsShownOfABatteryToo) {
  Table t;
  t.traits = R"("troop": "artillery", "drill": 5, "battery": "foot")";
  t.status = R"("formation": "unlimbered", "order": "move")";
  const auto becomes = [&](const std::string& path) { return base_after(t.judged(move(path)).value()); };
  EXPECT_EQ(becomes(R"({"act": "limber"}, {"forward": 1}, {"act": "unlimber"})"), Footprint(RectangleBase{3, 1}));
  EXPECT_FALSE(becomes(R"({"act": "limber"}, {"forward": 1})"));
  EXPECT_EQ(becomes(R"({"pivot": 30})"), Footprint(RectangleBase{3, 1})) << "it is drawn up again by itself";
}

TEST(ANewFormation, IsNotedWithItsBlock) {
  Table t;
  t.status = R"("formation": "line", "order": "formation")";
  const Ruling r = t.ruling(R"("action": "form", "path": [{"act": "form", "formation": "manoeuvre-column"}])");
  ASSERT_EQ(notes_of(r), std::vector<std::string>{"drill-28"});
  EXPECT_EQ(r.notes[0].text, "a now stands in manoeuvre-column: 1 BD wide, 4 BD deep.");
}

/// Skirmishers go forward through others of the same order, which go forward, too, or stand. The rules of the notes.
std::vector<std::string> notes_through_a_mate(const char* status_of_mate, const char* path_of_mate) {
  Table t;
  t.status = R"("formation": "skirmish", "order": "move")";
  t.others = "," + troop("b", "blue", t.traits, R"("formation": "skirmish", )" + std::string(status_of_mate), 20, 12);
  const std::string paths = R"("paths": {"a": [{"forward": 3}], "b": [)" + std::string(path_of_mate) + "]}";
  return notes_of(t.ruling(R"("action": "move", )" + paths, R"("pieces": ["a", "b"])"));
}

TEST(AMateOfTheSameOrder, IsMovingWhenItGoesOrWasMoving) {
  const char* still = R"("order": "move", "moving": false)";
  EXPECT_THAT(notes_through_a_mate(still, R"({"reverse": 3})"), Contains("drill-34"));
  EXPECT_THAT(notes_through_a_mate(R"("order": "move", "moving": true)", ""), Contains("drill-34"));
  EXPECT_THAT(notes_through_a_mate(still, ""), AllOf(Contains("drill-33"), Not(Contains("drill-34"))));
}

TEST(ABlock, FollowsTheFormation) {
  Table t;
  t.options = R"("bd": 2)";
  const auto ruleset = make_drill(ruleset_data("drill")).value();
  EXPECT_EQ(ruleset->footprint(t.game(), PieceIndex{0}), Footprint(RectangleBase{8, 2}));
  t.options = R"("bases": "document")";
  EXPECT_EQ(ruleset->footprint(t.game(), PieceIndex{0}), Footprint(RectangleBase{1, 1}));
}

TEST(TheGapsShown, AreToEnemiesAndHoldUnlessAFaultIsAboutThem) {
  Table t;
  t.others = FOE;
  const Ruling into_contact = t.ruling(move(R"({"forward": 2.5})"));
  ASSERT_EQ(into_contact.shown.gaps.size(), 1u);
  EXPECT_TRUE(into_contact.shown.gaps[0].holds);
  EXPECT_NEAR(into_contact.shown.gaps[0].distance, 1, 1e-9);
  const Ruling too_far = t.ruling(move(R"({"forward": 2.9})"));
  ASSERT_EQ(too_far.shown.gaps.size(), 1u);
  EXPECT_FALSE(too_far.shown.gaps[0].holds);
  EXPECT_TRUE(t.ruling(R"("action": "stop")").shown.gaps.empty()) << "a piece that stands is near no enemy";
}

}  // namespace
}  // namespace linesman::drill
