#include "files/orders/expectation.h"

#include <gmock/gmock.h>

#include "files/json.h"

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const char* const RULING = R"({
  "verdict": "illegal", "allowance": { "total": 9, "spent": 10.5, "left": -1.5, "currency": "inch" },
  "faults": [ { "rule": "pips-7", "excess": 1.5 }, { "rule": "pips-5", "excess": null }, { "rule": "pips-7", "excess": 0.5 } ],
  "dice": [ { "rule": "pips-6", "purpose": "movement", "need": "2d6", "given": [4, 3] } ],
  "effects": [ { "rule": "pips-22", "on": "hedge", "replace": { "rating": "broken" } },
               { "rule": "pips-6", "on": "tank", "set": { "pace": "rapid" } } ],
  "ends": [ { "piece": "tank", "at": [24, 12], "facing": 0, "altitude": 0 } ],
  "notes": [ { "rule": "pips-1", "text": "…" }, { "rule": "pips-12", "text": "…" } ],
  "furthest": { "step": 1, "s": 3.1, "at": [24, 9.1], "facing": 0 } })";

std::vector<std::string> held_against(const char* ruling, const char* expect) {
  return differences(parse_json(expect, "").value(), parse_json(ruling, "").value());
}

void agrees(const char* expect) { EXPECT_THAT(held_against(RULING, expect), IsEmpty()) << expect; }
void differs(const char* expect) { EXPECT_THAT(held_against(RULING, expect), SizeIs(1)) << expect; }

TEST(AnExpectation, ComparesOnlyWhatItNames) { agrees("{}"); }

TEST(AnExpectation, ComparesVerdictAndAllowance) {
  agrees(R"({"verdict": "illegal", "total": 9.00005, "spent": 10.5, "left": -1.5})");
  differs(R"({"verdict": "legal"})");
  differs(R"({"total": 9.001})");
  differs(R"({"left": null})");
}

TEST(AnExpectation, TakesFaultsAsASetThatIsWhole) {
  agrees(R"({"faults": ["pips-5", "pips-7"]})");
  differs(R"({"faults": ["pips-7"]})");
  differs(R"({"faults": []})");
  differs(R"({"faults": ["pips-5", "pips-7", "pips-9"]})");
}

TEST(AnExpectation, TakesNotesAsThoseThatMustBeThere) {
  agrees(R"({"notes": ["pips-12"]})");
  differs(R"({"notes": ["pips-12", "pips-13"]})");
}

TEST(AnExpectation, TakesNotesThatMustNotBeThere) {
  agrees(R"({"no_notes": ["pips-13", "pips-14"]})");
  differs(R"({"no_notes": ["pips-13", "pips-12"]})");
}

TEST(AnExpectation, ComparesTheFeaturesThatEffectsAdd) {
  const char* const gap =
      R"({"effects": [{"rule": "pips-22", "on": "hedge", "add": {"id": "hedge-2", "kind": "hedge"}}]})";
  EXPECT_THAT(held_against(gap, R"({"effects": [{"on": "hedge", "add": {"id": "hedge-2", "kind": "hedge"}}]})"),
              IsEmpty());
  EXPECT_THAT(held_against(gap, R"({"effects": [{"on": "hedge", "add": {"id": "hedge-3", "kind": "hedge"}}]})"),
              SizeIs(1));
  EXPECT_THAT(held_against(gap, R"({"effects": [{"on": "hedge"}]})"), SizeIs(1));
}

TEST(AnExpectation, TakesDiceAndEffectsInAnyOrderButWhole) {
  agrees(R"({"dice": [{"purpose": "movement", "need": "2d6"}]})");
  differs(R"({"dice": [{"purpose": "movement", "need": "3d6"}]})");
  differs(R"({"dice": []})");
  agrees(
      R"({"effects": [{"on": "tank", "set": {"pace": "rapid"}}, {"on": "hedge", "replace": {"rating": "broken"}}]})");
  differs(R"({"effects": [{"on": "tank", "set": {"pace": "rapid"}}]})");
  differs(R"({"effects": [{"on": "tank", "set": {"pace": "rapid", "rotated": false}},
                          {"on": "hedge", "replace": {"rating": "broken"}}]})");
}

TEST(AnExpectation, ComparesTheEndsOfThePiecesItNames) {
  agrees(R"({"ends": [{"piece": "tank", "at": [24, 12.00001], "facing": 360}]})");
  differs(R"({"ends": [{"piece": "tank", "at": [24, 12.1]}]})");
  differs(R"({"ends": [{"piece": "tank", "facing": 1}]})");
  differs(R"({"ends": [{"piece": "tank", "hex": [1, 2]}]})");
  differs(R"({"ends": [{"piece": "truck"}]})");
}

TEST(AnExpectation, ComparesTheFurthestPoint) {
  agrees(R"({"furthest": {"step": 1, "s": 3.1}})");
  differs(R"({"furthest": {"step": 0, "s": 3.1}})");
  differs(R"({"furthest": null})");
  EXPECT_THAT(held_against(R"({"furthest": null})", R"({"furthest": null})"), IsEmpty());
  EXPECT_THAT(held_against(R"({"furthest": null})", R"({"furthest": {"step": 1}})"), SizeIs(1));
}

TEST(AnExpectation, ComparesTheLargestExcess) {
  agrees(R"({"excess": 1.5})");
  differs(R"({"excess": 0.5})");
  differs(R"({"excess": null})");
  EXPECT_THAT(held_against(R"({"faults": [{"rule": "a", "excess": null}]})", R"({"excess": null})"), IsEmpty());
}

TEST(AnExpectation, CanBeThatTheInputIsRefused) {
  EXPECT_THAT(held_against(R"({"error": "no such piece"})", R"({"error": true})"), IsEmpty());
  EXPECT_THAT(held_against(RULING, R"({"error": true})"), SizeIs(1));
  EXPECT_THAT(held_against(R"({"error": "no such piece"})", R"({"verdict": "legal"})"),
              ElementsAre(HasSubstr("no such piece")));
}

TEST(AnExpectation, OfAnUnknownMemberIsADifference) { differs(R"({"verdikt": "legal"})"); }

}  // namespace
}  // namespace linesman
