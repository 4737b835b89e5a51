// Calls about rulesets that players write.
#include <gmock/gmock.h>

#include <algorithm>

#include "cli/the_program.h"

namespace linesman {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* STROLL = R"({ "id": "stroll", "judge": "charts", "edition": "1", "title": "Stroll",
  "currency": "inch", "steps": ["forward"], "actions": [{ "id": "walk", "title": "Walk" }],
  "ratings": { "lake": "water", "wood": "trees" }, "figures": { "pace": 6 },
  "clauses": [
    { "id": "stroll-1", "title": "Pace", "text": "As far as {pace}.", "rule": { "kind": "allowance", "add": { "figure": "pace" } } },
    { "id": "stroll-2", "title": "Water", "text": "Nobody swims.", "rule": { "kind": "barred", "ground": "water" } } ] })";

std::string with(std::string text, const std::string& old, const std::string& changed) {
  text.replace(text.find(old), old.size(), changed);
  return text;
}

class ChartCalls : public TheProgram {
 protected:
  Finished check(const std::string& chart, std::vector<std::string> arguments = {}) {
    at.write("games/stroll/ruleset.json", chart);
    arguments.insert(arguments.begin(), {"check", at / "games/stroll"});
    return at.run(arguments);
  }
};

TEST_F(ChartCalls, CheckIsSilentOnAChartWithoutAMistake) {
  const Finished f = check(STROLL);
  EXPECT_EQ(f.status, 0);
  EXPECT_EQ(f.out + f.err, "");
}

TEST_F(ChartCalls, CheckTellsEveryMistakeOnALine) {
  const Finished f =
      check(with(with(STROLL, "\"barred\"", "\"bared\""), "\"figure\": \"pace\"", "\"figure\": \"pase\""));
  EXPECT_EQ(f.status, 2);
  EXPECT_EQ(std::count(f.out.begin(), f.out.end(), '\n'), 2) << f.out;
  EXPECT_THAT(f.out, AllOf(HasSubstr("ruleset.json: /clauses/0/rule/add/figure: \"pase\" is not known"),
                           HasSubstr("/clauses/1/rule/kind"), HasSubstr("the nearest is \"barred\"")));
  EXPECT_THAT(f.err, EndsWith("(the first of 2 problems)\n"));
}

TEST_F(ChartCalls, LintWarnsOfWhatNoRuleReads) {
  const Finished f = check(STROLL, {"--lint"});
  EXPECT_EQ(f.status, 0);
  EXPECT_THAT(f.out, AllOf(StartsWith("warning: "), HasSubstr("/ratings/wood"), HasSubstr("[unread-rating]"),
                           HasSubstr("[nothing-keeps-apart]"), HasSubstr("[nothing-keeps-on-table]")));
}

TEST_F(ChartCalls, AVariantIsCheckedAgainstWhatItExtends) {
  at.write("games/stroll/ruleset.json", R"({"id": "far", "extends": "nowhere", "edition": "1", "title": "Far"})");
  const Finished f = at.run({"check", at / "games/stroll"});
  EXPECT_EQ(f.status, 2);
  EXPECT_THAT(f.out, HasSubstr("/extends: no ruleset \"nowhere\" is installed"));
}

}  // namespace
}  // namespace linesman
