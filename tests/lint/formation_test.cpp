#include <gmock/gmock.h>

#include "lint/linted.h"

namespace linesman::lint_test {
namespace {

std::string rifleman(const std::string& name, const std::string& at, const std::string& more = {}) {
  return R"({"id": ")" + id_of(name) + R"(", "name": ")" + name + R"(", "unit": "squad", "at": )" + at +
         R"(, "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"})" + more + "}";
}

Document squad(const std::string& third) {
  return table("orders", R"("units": [{"id": "squad", "name": "1 Section", "side": "red"}], "pieces": [)" +
                             rifleman("Able", "[10, 10]") + "," + rifleman("Baker", "[11.5, 10]") + "," + third + "]");
}

TEST(AUnitOutOfFormation, IsReportedWithTheModelsThatStandApart) {
  const auto found = complaints_of(squad(rifleman("Charlie", "[20, 10]")), "out-of-formation");
  ASSERT_THAT(found, testing::SizeIs(1));
  EXPECT_EQ(found[0].reason, "Of 1 Section Charlie stands apart from the rest: the unit is not in formation.");
  EXPECT_THAT(found[0].of, testing::ElementsAre("charlie"));
  EXPECT_EQ(found[0].pointer, "/units/0");
}

TEST(AUnitOutOfFormation, IsNotOneInCoherency) {
  EXPECT_THAT(complaints_of(squad(rifleman("Charlie", "[13.2, 10]")), "out-of-formation"), testing::IsEmpty());
}

TEST(AUnitOutOfFormation, IsNotOneInReserve) {
  const std::string waiting = rifleman("Charlie", "[20, 10]", R"(, "status": {"reserve": true})");
  EXPECT_THAT(complaints_of(squad(waiting), "out-of-formation"), testing::IsEmpty());
}

TEST(AUnitOutOfFormation, DoesNotExistUnderRulesWithoutFormation) {
  Document under_pips = squad(rifleman("Charlie", "[20, 10]"));
  under_pips.game = under_pips.game.with_ruleset("pips", Value::empty_object(), Value::empty_object());
  EXPECT_THAT(complaints_of(under_pips, "out-of-formation"), testing::IsEmpty());
}

}  // namespace
}  // namespace linesman::lint_test
