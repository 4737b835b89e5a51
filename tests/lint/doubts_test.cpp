#include "lint/doubts.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "files/json.h"
#include "lint/linted.h"
#include "support/cases.h"

namespace linesman::lint_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

Value json_of(const std::string& text) { return parse_json(text, "").value(); }

std::vector<std::string> said(const std::string& document) {
  std::vector<std::string> lines;
  for (const Complaint& doubt : doubts_about(json_of(document)))
    lines.push_back(doubt.code + " " + doubt.pointer + " " + english(doubt.reason));
  return lines;
}

TEST(AMemberThatNothingReads, IsDoubtedWhenItsNameIsNearlyKnown) {
  EXPECT_THAT(said(R"({"linesman": 1, "peices": []})"),
              ElementsAre(R"(member-unknown /peices Nothing reads "peices": is "pieces" meant?)"));
  EXPECT_THAT(said(R"({"terrain": [{"id": "a", "knid": "wood"}], "units": [{"naem": "A"}]})"),
              ElementsAre(R"(member-unknown /terrain/0/knid Nothing reads "knid": is "kind" meant?)",
                          R"(member-unknown /units/0/naem Nothing reads "naem": is "name" meant?)"));
}

TEST(AMemberOfAnotherProgram, IsLeftAlone) {
  EXPECT_THAT(said(R"({"linesman": 1, "campaign": {}, "pieces": [{"at": [1, 1], "facing": 0, "points": 5}]})"),
              IsEmpty());
}

TEST(PiecesWithoutAFacing, AreNamedInOneLine) {
  EXPECT_THAT(said(R"({"pieces": [{"id": "a", "at": [1, 1]}, {"id": "b", "name": "Bo", "at": [2, 1]}, {"id": "c"},
                      {"id": "d", "at": [1, 1], "facing": 5}]})"),
              ElementsAre("facing-missing /pieces/0 a and Bo have no facing and face north."));
  EXPECT_THAT(said(R"({"pieces": [{"id": "a", "hex": [1, 1]}]})"),
              ElementsAre("facing-missing /pieces/0 a has no facing and faces north."));
}

TEST(AnOddDocument, IsNoReasonToFail) {
  for (const char* odd :
       {"3", "[]", R"({"pieces": 3, "units": {"a": 1}})", R"({"pieces": [3, null, [1]], "terrain": ["a"]})"})
    EXPECT_THAT(said(odd), IsEmpty()) << odd;
}

TEST(TheKnownMembers, AreThoseOfTheSchema) {
  const Value schema = load_json(in_project("resources/schema/game.schema.json")).value();
  const auto same = [](const Value& properties, std::vector<std::string> known) {
    std::erase(known, "$schema");  // of every document
    std::vector<std::string> named;
    for (const auto& [name, property] : properties.members()) named.push_back(name);
    EXPECT_THAT(known, testing::UnorderedElementsAreArray(named));
  };
  same(schema["properties"], known_members().at(""));
  same(schema["definitions"]["feature"]["properties"], known_members().at("terrain"));
  same(schema["definitions"]["unit"]["properties"], known_members().at("units"));
  same(schema["definitions"]["piece"]["properties"], known_members().at("pieces"));
}

TEST(ABaseInMillimetres, IsDoubted) {
  const auto found = complaints_of(
      table("skirmish",
            R"("pieces": [{"id": "ann", "side": "red", "at": [20, 20], "base": {"shape": "circle", "diameter": 25}},
                                      {"id": "bo", "side": "red", "at": [40, 40], "base": {"shape": "circle", "diameter": 12}}])"),
      "base-large");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].reason, "The base of \"ann\" is 25″ across. If 25 mm are meant, that is 0.98″.");
  EXPECT_EQ(found[0].pointer, "/pieces/0/base");
}

TEST(ATraitThatNoRulesetReads, IsDoubtedWhenItsNameIsNearlyKnown) {
  const auto with_traits = [](const std::string& traits) {
    const std::string piece = R"({"id": "tiger", "side": "red", "at": [10, 10], "facing": 0,
                                  "base": {"shape": "circle", "diameter": 1}, "traits": )";
    return complaints_of(table("pips", R"("pieces": [)" + piece + traits + "}]"), "trait-unknown");
  };
  EXPECT_THAT(with_traits(R"({"drive": "tracked", "speed": "slow", "paint": "grey"})"), IsEmpty());
  const auto found = with_traits(R"({"drive": "tracked", "sped": "slow"})");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(english(found[0].reason), HasSubstr(R"("sped": is "speed" meant?)"));
}

TEST(AStatusThatNoRulesetReads, IsDoubtedOnModelsUnitsAndTerrain) {
  const auto found = complaints_of(table("pips", R"(
      "units": [{"id": "troop", "side": "red", "traits": {"sped": "slow"}, "status": {}}],
      "terrain": [{"id": "hill", "kind": "wood", "traits": {"levle": 2},
                   "geometry": {"type": "Polygon", "coordinates": [[[30, 30], [35, 30], [35, 35], [30, 30]]]}}],
      "pieces": [{"id": "tiger", "side": "red", "at": [10, 10], "facing": 0, "base": {"shape": "circle", "diameter": 1},
                  "traits": {"drive": "tracked", "speed": "slow"}, "status": {"imobilised": true, "camouflaged": true}}])"),
                                   "trait-unknown");
  std::vector<std::string> pointers;
  for (const Complaint& complaint : found) pointers.push_back(complaint.pointer);
  EXPECT_THAT(pointers, testing::UnorderedElementsAre("/units/0/traits/sped", "/terrain/0/traits/levle"));
}

std::vector<Complaint> about_status(const std::string& status, const char* code) {
  return complaints_of(table("pips", R"("turn": 2, "pieces": [{"id": "tiger", "side": "red", "at": [10, 10],
      "facing": 0, "base": {"shape": "circle", "diameter": 1}, "traits": {"drive": "tracked", "speed": "slow"},
      "status": )" + status + "}]"),
                       code);
}

TEST(AStatusThatNoRuleReads, IsNamedWithTheNearestThatIsRead) {
  const auto found = about_status(R"({"imobilised": true, "shock": 0, "held": "pinned"})", "status-unread");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].pointer, "/pieces/0/status/imobilised");
  EXPECT_THAT(english(found[0].reason), HasSubstr("immobilised"));
}

TEST(AStatusThatIsOver, IsNamedWithItsReason) {
  const auto found = about_status(R"({"held": [{"why": "pinned", "until": 1}, "down"]})", "status-over");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(english(found[0].reason), HasSubstr("over: pinned"));
}

TEST(AModifier, IsDoubtedWhenTheRulesHaveNoSuchAction) {
  EXPECT_THAT(about_status(R"({"modifier": [{"add": 1, "why": "x", "action": "rapid"}]})", "modifier-action"),
              IsEmpty());
  const auto found = about_status(R"({"modifier": [{"add": 1, "why": "x", "action": "rapdi"}]})", "modifier-action");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].pointer, "/pieces/0/status/modifier/0/action");
}

TEST(SidesThatDifferInCapitals, AreDoubtedOnce) {
  const auto found = doubts_about(json_of(R"({"units": [{"id": "a", "side": "red"}],
      "pieces": [{"id": "b", "side": "Red", "facing": 0}, {"id": "c", "side": "Red", "facing": 0},
                 {"id": "d", "side": "blue", "facing": 0}]})"));
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].code, "side-capitals");
  EXPECT_EQ(found[0].pointer, "/pieces/0/side");
  EXPECT_EQ(found[0].reason, R"("Red" and "red" are two sides: is one meant?)");
}

}  // namespace
}  // namespace linesman::lint_test
