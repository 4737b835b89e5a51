#include <gmock/gmock.h>

#include "files/documents/document.h"
#include "files/documents/plan_check.h"
#include "support/documents.h"
#include "table/plan.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::json;
using files_test::read;
using files_test::with;

const char* const PLAN = R"({
  "markings": [
    { "kind": "zone", "text": "Red deploys here", "side": "red", "points": [[0, 0], [20, 0], [20, 6], [0, 6]], "mood": "kept" },
    { "kind": "objective", "text": "The mill", "points": [[24, 18]] },
    { "kind": "arrow", "side": "red", "points": [[10, 6], [12, 14], [20, 18]] },
    { "kind": "text", "text": "Fordable", "points": [[30, 12]] } ],
  "turns": 8, "playing": "red", "weather": "rain" })";

Value planned() { return with(ford_at_dawn(), "/notes", json(PLAN)); }

TEST(APlan, IsReadWithItsMarkingsAndTurns) {
  const Plan plan = plan_of(read(planned()).game);
  ASSERT_EQ(plan.markings.size(), 4u);
  EXPECT_EQ(plan.markings[0],
            (Marking{MarkingKind::zone, "Red deploys here", "red", {{0, 0}, {20, 0}, {20, 6}, {0, 6}}}));
  EXPECT_EQ(plan.markings[2].kind, MarkingKind::arrow);
  EXPECT_EQ(plan.turns, 8);
  EXPECT_EQ(plan.playing, "red");
  EXPECT_EQ(plan_of(read(ford_at_dawn()).game), Plan{});
}

TEST(AChangedPlan, KeepsItsUnchangedMembers) {
  Document document = read(planned());
  EXPECT_EQ(write_document(document), planned());
  Plan plan = plan_of(document.game);
  plan.markings[1].text = "The old mill";
  plan.turns = 10;
  document.game = with_plan(document.game, plan);
  const Value written = write_document(document);
  EXPECT_EQ(written["notes"]["weather"], Value("rain"));
  EXPECT_EQ(written["notes"]["markings"][0]["mood"], Value("kept"));
  EXPECT_EQ(written["notes"]["turns"], Value(10));
  EXPECT_EQ(plan_of(read(written).game), plan);
}

TEST(APlan, IsAddedToADocumentWithoutOne) {
  const Game game = read(planned()).game;
  EXPECT_EQ(plan_of(read(write_document({game, Value()})).game), plan_of(game));
  EXPECT_EQ(plan_of(read(write_document({game, ford_at_dawn()})).game), plan_of(game));
  EXPECT_EQ(with_plan(game, {}).annotation("notes").find("markings"), nullptr);
}

TEST(AWrongPlan, IsRefusedWithItsPlace) {
  const auto refused_at = [](const char* pointer, const char* value) {
    const auto problems = check_document(with(planned(), pointer, json(value)), "");
    return problems.size() == 1 ? problems.front().pointer : std::to_string(problems.size()) + " problems";
  };
  EXPECT_EQ(refused_at("/notes/markings/0/kind", "\"lake\""), "/notes/markings/0/kind");
  EXPECT_EQ(refused_at("/notes/markings/0/points", "[[0, 0], [1, 1]]"), "/notes/markings/0/points");
  EXPECT_EQ(refused_at("/notes/markings/0/points", "[[0, 0], [9, 9], [9, 0], [0, 9]]"), "/notes/markings/0/points");
  EXPECT_EQ(refused_at("/notes/markings/1/points", "[[0, 0], [1, 1]]"), "/notes/markings/1/points");
  EXPECT_EQ(refused_at("/notes/markings/2/points", "[[3, 3], [3, 3]]"), "/notes/markings/2/points");
  EXPECT_EQ(refused_at("/notes/markings/3/text", "\"\""), "/notes/markings/3/text");
  EXPECT_EQ(refused_at("/notes/turns", "-1"), "/notes/turns");
  EXPECT_EQ(refused_at("/notes/playing", "3"), "/notes/playing");
}

Value planned_for_the_clock() {
  return with(ford_at_dawn(), "/notes", json(R"({"markings": [
    { "kind": "zone", "side": "red", "points": [[0, 0], [20, 0], [20, 6], [0, 6]], "use": "start" },
    { "kind": "objective", "id": "mill", "points": [[24, 18]], "within": 3, "weight": 2.5 },
    { "kind": "zone", "id": "yard", "points": [[30, 0], [36, 0], [36, 6]], "use": "hold", "weight": 0 },
    { "kind": "objective", "points": [[30, 12]] } ]})"));
}

TEST(MembersOfMarkings, ForTheClockAreReadAndWrittenAgain) {
  Document document = read(planned_for_the_clock());
  Plan plan = plan_of(document.game);
  ASSERT_EQ(plan.markings.size(), 4u);
  EXPECT_EQ(plan.markings[0].use, ZoneUse::start);
  EXPECT_EQ(plan.markings[1].within, 3);
  EXPECT_EQ(plan.markings[1].weight, 2.5);
  EXPECT_EQ(plan.markings[2].use, ZoneUse::hold);
  EXPECT_EQ(plan.markings[2].weight, 0);
  EXPECT_EQ(plan.markings[3].weight, 1);
  EXPECT_THAT(ids_of_markings(plan), testing::ElementsAre("zone-1", "mill", "yard", "objective-2"));
  for (Marking& marking : plan.markings) marking.text = "moved";
  document.game = with_plan(document.game, plan);
  EXPECT_EQ(plan_of(read(write_document(document)).game), plan);
  EXPECT_THAT(plan_mistakes(document.game), testing::IsEmpty());
}

TEST(WrongMembersOfMarkings, AreNamedWithTheirPlacesAndStopNoReader) {
  const auto wrong_at = [](const char* pointer, const char* value) {
    const auto problems = plan_mistakes(read(with(planned_for_the_clock(), pointer, json(value))).game);
    return problems.empty() ? "" : problems.front().pointer;
  };
  for (const char* value : {"-1", "100.5", "\"3\"", "null", "[3]"})
    EXPECT_EQ(wrong_at("/notes/markings/1/within", value), "/notes/markings/1/within") << value;
  for (const char* value : {"-0.5", "1001", "true"})
    EXPECT_EQ(wrong_at("/notes/markings/2/weight", value), "/notes/markings/2/weight") << value;
  for (const char* value : {"\"Start\"", "1", "null"})
    EXPECT_EQ(wrong_at("/notes/markings/0/use", value), "/notes/markings/0/use") << value;
  for (const char* value : {"\"The mill\"", "\"\"", "7"})
    EXPECT_EQ(wrong_at("/notes/markings/1/id", value), "/notes/markings/1/id") << value;
  EXPECT_EQ(wrong_at("/notes/markings/2/id", "\"mill\""), "/notes/markings/1/id");
  EXPECT_EQ(wrong_at("/notes/markings/1/id", "\"zone-1\""), "/notes/markings/1/id");
  EXPECT_EQ(wrong_at("/notes/markings/1/within", "100"), "");
}

}  // namespace
}  // namespace linesman
