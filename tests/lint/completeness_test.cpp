#include <gmock/gmock.h>

#include "lint/linted.h"

namespace linesman::lint_test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::string piece(const std::string& name, const std::string& traits, const std::string& more = {}) {
  return R"({"id": ")" + id_of(name) + R"(", "name": ")" + name + R"(", "side": "red", "at": [10, 10], "facing": 0,
            "base": {"shape": "rectangle", "width": 1.4, "length": 3}, "traits": )" +
         traits + more + "}";
}

TEST(APieceWithoutANeededTrait, IsReported) {
  const auto found = complaints_of(table("pips", R"("pieces": [)" + piece("Tiger", "{}") + "]"), "trait-missing");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(english(found[0].reason), testing::AllOf(HasSubstr("cannot move Tiger"), HasSubstr("speed")));
  EXPECT_THAT(found[0].of, ElementsAre("tiger"));
}

TEST(APieceWithoutANeededTrait, IsFineWhenItIsNeverOrdered) {
  EXPECT_THAT(
      complaints_of(table("pips", R"("pieces": [)" + piece("Crew", R"({"troop": "gun"})") + "]"), "trait-missing"),
      IsEmpty());
}

TEST(AGameMeantForAnotherRulesetToo, IsCheckedUnderThatRuleset) {
  const std::string tiger = piece("Tiger", R"({"speed": "standard", "drive": "tracked"})");
  EXPECT_THAT(complaints_of(table("pips", R"("pieces": [)" + tiger + "]"), "trait-missing"), IsEmpty());
  const auto found =
      complaints_of(table("pips", R"("meant_for": ["orders"], "pieces": [)" + tiger + "]"), "trait-missing");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_THAT(english(found[0].reason), HasSubstr("troop"));
}

TEST(AGameMeantForAnotherRulesetToo, MayNotFitThatRuleset) {
  const auto grid = complaints_of(table("pips", R"("meant_for": ["hexes"])"), "not-for-ruleset");
  ASSERT_THAT(grid, SizeIs(1));
  EXPECT_THAT(english(grid[0].reason), HasSubstr("hex grid"));
  const auto unknown = complaints_of(table("pips", R"("meant_for": ["chess"])"), "not-for-ruleset");
  ASSERT_THAT(unknown, SizeIs(1));
  EXPECT_EQ(unknown[0].pointer, "/meant_for");
  EXPECT_EQ(unknown[0].severity, Severity::warning);
}

TEST(ThingsWithoutNames, AreReportedTogether) {
  const std::string house = "[[10,10],[14,10],[14,14],[10,14],[10,10]]";
  const Document nameless =
      table("pips", R"("terrain": [)" + area("h1", "building", house) + "," + area("h2", "building", house) +
                        R"(], "units": [{"id": "troop", "side": "red"}, {"id": "crew", "side": "red"}],
                                                 "pieces": [{"id": "a", "unit": "troop", "at": [30, 30],
                                                 "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "gun"}}])");
  const auto buildings = complaints_of(nameless, "building-unnamed");
  ASSERT_THAT(buildings, SizeIs(1));
  EXPECT_EQ(buildings[0].reason, "2 buildings have no names: h1 and h2.");
  EXPECT_THAT(buildings[0].of, ElementsAre("h1", "h2"));
  const auto units = complaints_of(nameless, "unit-unnamed");
  ASSERT_THAT(units, SizeIs(1));
  EXPECT_EQ(units[0].reason, "The unit \"troop\" has no name.") << "a unit without pieces needs none";
}

}  // namespace
}  // namespace linesman::lint_test
