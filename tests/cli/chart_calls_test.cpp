// Calls about rulesets that players write.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>

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

TEST_F(ChartCalls, AnUnfilledPlaceIsAnErrorOfCheck) {
  const Finished f = check(with(STROLL, "{pace}", "{sial}"));
  EXPECT_EQ(f.status, 2);
  EXPECT_THAT(f.out, HasSubstr("ruleset.json: /clauses/0/text: nothing fills {sial}"));
  EXPECT_THAT(at.run({"--language", "de", "check", at / "games/stroll"}).out, HasSubstr("nichts füllt {sial}"));
}

TEST_F(ChartCalls, LintWarnsOfAnActionWithoutAllowanceInGermanToo) {
  const std::string chart =
      with(with(STROLL, R"("title": "Walk" })", R"("title": "Walk" }, { "id": "run", "title": "Run" })"),
           R"("kind": "allowance",)", R"("kind": "allowance", "when": { "action": "walk" },)");
  EXPECT_THAT(check(chart, {"--lint"}).out,
              AllOf(HasSubstr("/actions/1: no rule of the kind allowance gives \"run\" anything to spend"),
                    HasSubstr("[action-without-allowance]")));
  EXPECT_THAT(at.run({"--language", "de", "check", "--lint", at / "games/stroll"}).out,
              HasSubstr("keine Regel der Art allowance gibt „run“ etwas für seinen Weg"));
}

TEST_F(ChartCalls, AKindOfTerrainIsHintedByItsMeaning) {
  const Finished f = check(with(STROLL, "\"lake\": \"water\"", "\"hill\": \"water\""));
  EXPECT_THAT(f.out, AllOf(HasSubstr("/ratings/hill"), HasSubstr("the nearest is \"slope\"")));
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

TEST_F(ChartCalls, ANewChartHasNoMistakeAndJudges) {
  const std::string folder = at / "games";
  std::filesystem::create_directories(folder);
  const auto there = std::filesystem::current_path();
  std::filesystem::current_path(folder);
  const Finished made = at.run({"rulesets", "--new", "my-chart", "--chart"});
  std::filesystem::current_path(there);
  EXPECT_EQ(made.err, "");
  EXPECT_EQ(std::count(made.out.begin(), made.out.end(), '\n'), 6) << made.out;
  const Finished checked = at.run({"check", folder + "/my-chart"});
  EXPECT_EQ(checked.status, 0) << checked.out;
  EXPECT_EQ(at.run({"rulesets", "--try", folder + "/my-chart"}).status, 0);
  const std::string game = folder + "/my-chart/example.linesman";
  const std::string order = folder + "/my-chart/example.order.json";
  EXPECT_EQ(at.run({"--rulesets", folder, "judge", game, order}).status, 0);
  const std::string into_another = at.write("far.order.json", R"({"piece": "red-1", "path": [{"forward": 5.5}]})");
  const Finished met = at.run({"--rulesets", folder, "judge", "--text", game, into_another});
  EXPECT_EQ(met.status, 1);
  EXPECT_THAT(met.out, HasSubstr("my-chart-4"));
}

class VariantCalls : public TheProgram {
 protected:
  Finished check(const std::string& ruleset) { return at.run({"check", at.write("ruleset.json", ruleset)}); }
};

TEST_F(VariantCalls, CheckTellsEveryMistakeOnALine) {
  const Finished f = check(R"({"id": "frost", "extends": "pips", "title": "Frost", "edition": "1",
      "figures": {"dice_rapd": 3}, "ratings": {"wod": "open"}, "defaults": {"crossing": "maybe"}})");
  EXPECT_EQ(f.status, 2);
  EXPECT_EQ(std::count(f.out.begin(), f.out.end(), '\n'), 3) << f.out;
  EXPECT_THAT(f.out, AllOf(HasSubstr("/figures/dice_rapd"), HasSubstr("the nearest is \"dice_rapid\""),
                           HasSubstr("/ratings/wod"), HasSubstr("/defaults/crossing")));
}

TEST_F(VariantCalls, CheckAsksTheRulesThemselves) {
  const Finished f = check(R"({"id": "frost", "extends": "pips", "title": "Frost", "edition": "1",
      "figures": {"dice_rapid": 2.5}})");
  EXPECT_EQ(f.status, 2);
  EXPECT_THAT(f.out, HasSubstr("/figures/dice_rapid: must be a whole number"));
  EXPECT_EQ(check(R"({"id": "frost", "extends": "pips", "title": "Frost", "edition": "1",
      "figures": {"dice_rapid": 3}})")
                .status,
            0);
}

TEST_F(VariantCalls, CheckNamesTheRulesetThatIsMeant) {
  EXPECT_THAT(check(R"({"id": "frost", "extends": "pip"})").out,
              HasSubstr("/extends: no ruleset \"pip\" is installed; the nearest is \"pips\""));
  EXPECT_THAT(check(R"({"id": "frost", "extend": "pips", "figures": {}})").out,
              HasSubstr("/extend: is \"extends\" meant?"));
  EXPECT_THAT(check(R"({"id": "frost", "extends": "frost"})").out, HasSubstr("another ruleset than itself"));
  EXPECT_THAT(check(R"({"id": "frost", "extends": ["pips"]})").out, HasSubstr("must be the id of a ruleset"));
  EXPECT_THAT(check(R"({"id": "frost", "figures": {}})").out, HasSubstr("clauses of its own, or extends another"));
  EXPECT_THAT(check(R"({"id": "frost", "judge": "chart", "clauses": []})").out,
              HasSubstr("/judge: must be \"charts\", not \"chart\""));
}

}  // namespace
}  // namespace linesman
