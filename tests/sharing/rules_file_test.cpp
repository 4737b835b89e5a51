// Rulesets of charts as one file: written and read again, refused when bent, kept without harm to what is there.
#include "sharing/rules_file.h"

#include <gmock/gmock.h>
#include <zip.h>
#include <filesystem>

#include "chart/chart.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "support/built_rulesets.h"
#include "support/random.h"
#include "support/tables_tried.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

SharedRules stroll() {
  return {parse_json(R"({"id": "stroll", "judge": "charts", "edition": "1", "title": "Stroll", "author": "Ann",
            "currency": "inch", "steps": ["forward"], "actions": [{"id": "walk", "title": "Walk"}],
            "ratings": {"lake": "water"}, "figures": {"pace": 6},
            "clauses": [{"id": "stroll-1", "title": "Pace", "text": "As far as {pace}.",
              "rule": {"kind": "allowance", "add": {"figure": "pace"}}}]})",
                     "")
              .value(),
          parse_json(R"({"cases": [{"name": "far", "clauses": ["stroll-1"], "game": {"ruleset": "stroll"},
            "order": {}, "expect": {"faults": ["stroll-1"]}}]})",
                     "")
              .value()};
}

class ARulesFile : public ::testing::Test {
 protected:
  std::string write(const SharedRules& rules) { return folder_.write("a.lmrules", rules_file(rules).value()); }
  /// A zip with these entries, as any program may write it.
  std::string zip(const std::vector<std::pair<std::string, std::string>>& entries) {
    const std::string path = folder_ / "b.lmrules";
    zip_t* archive = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    for (const auto& [name, text] : entries)
      zip_file_add(archive, name.c_str(), zip_source_buffer(archive, text.data(), text.size(), 0), 0);
    EXPECT_EQ(zip_close(archive), 0);
    return path;
  }
  std::string refusal(const std::string& path) {
    const auto read = load_rules_file(path);
    return read ? std::string("read") : read.problem().sentence();
  }
  Result<ChartFile> keep(const SharedRules& rules, IfThere if_there = IfThere::refuse) {
    return keep_rules(rules, folder_ / "rulesets", *built_rulesets(), if_there);
  }
  Value kept() { return load_json(folder_ / "rulesets/stroll/ruleset.json").value(); }

  TemporaryFolder folder_;
};

TEST_F(ARulesFile, HoldsChartAndCases) {
  const auto read = load_rules_file(write(stroll()));
  ASSERT_TRUE(read.ok()) << read.problem().sentence();
  EXPECT_EQ(read->chart, stroll().chart);
  EXPECT_EQ(read->cases, stroll().cases);
}

TEST_F(ARulesFile, OfTheSameRulesHasTheSameBytesInEveryTimeZone) {
  const std::string first = rules_file(stroll()).value();
  ::setenv("TZ", "Asia/Tokyo", 1);
  ::tzset();
  EXPECT_EQ(rules_file(stroll()).value(), first);
  ::unsetenv("TZ");
  ::tzset();
}

TEST_F(ARulesFile, HoldsEveryShippedChart) {
  for (const std::string& id : built_rulesets()->ids()) {
    const auto rules = rules_of(*built_rulesets(), id);
    if (!rules) continue;
    const auto read = load_rules_file(write(*rules));
    ASSERT_TRUE(read.ok()) << id << " " << read.problem().sentence();
    EXPECT_EQ(read->chart, rules->chart) << id;
  }
}

TEST_F(ARulesFile, IsNotWrittenOfAChartWithAMistake) {
  SharedRules rules = stroll();
  rules.chart = rules.chart.with("edition", 3);
  EXPECT_EQ(rules_file(rules).problem().pointer, "/edition");
}

TEST_F(ARulesFile, WithAMistakeIsRefusedWithPartAndPlace) {
  const std::string good = write_json(stroll().chart);
  EXPECT_THAT(refusal(zip({{"ruleset.json", write_json(stroll().chart.with("figures", 3))}})),
              HasSubstr("b.lmrules/ruleset.json: /figures"));
  EXPECT_THAT(refusal(zip({{"ruleset.json", "{"}})), HasSubstr("b.lmrules/ruleset.json: line 1"));
  EXPECT_THAT(refusal(zip({{"ruleset.json", R"({"judge": "pips"})"}})), HasSubstr("/judge: must be \"charts\""));
  EXPECT_THAT(refusal(zip({{"ruleset.json", good}, {"cases.json", "[]"}})), HasSubstr("b.lmrules/cases.json: must be"));
  EXPECT_THAT(refusal(zip({{"cases.json", R"({"cases": []})"}})), HasSubstr("holds no ruleset.json"));
}

TEST_F(ARulesFile, HasNothingBesideRulesAndCases) {
  const std::string good = write_json(stroll().chart);
  for (const char* name : {"judge.so", "../ruleset.json", "stroll/ruleset.json", "/etc/passwd", "Ruleset.json"})
    EXPECT_THAT(refusal(zip({{"ruleset.json", good}, {name, "x"}})), HasSubstr("only ruleset.json and cases.json"))
        << name;
}

TEST_F(ARulesFile, IsBoundedHoweverSmallItIsPacked) {
  const std::string path = zip({{"ruleset.json", std::string(MAX_RULES + 1, ' ')}});
  EXPECT_LT(fs::file_size(path), MAX_RULES / 100);
  EXPECT_THAT(refusal(path), EndsWith("is larger than 1 MiB"));
  EXPECT_THAT(refusal(folder_.write("c.lmrules", std::string(MAX_RULES_FILE + 1, 'x'))), HasSubstr("8 MiB"));
}

TEST_F(ARulesFile, ThatIsNoneIsSaidToBeNone) {
  EXPECT_THAT(refusal(folder_.write("d.lmrules", "{}")), HasSubstr("is no file of rules"));
  EXPECT_THAT(refusal(folder_.write("e.lmrules", "")), HasSubstr("holds no ruleset.json"));
  EXPECT_THAT(refusal(folder_ / "none.lmrules"), StartsWith(folder_ / "none.lmrules"));
}

TEST_F(ARulesFile, ThatIsBentIsRefusedInASentenceOrHoldsTheSame) {
  const std::string bytes = rules_file(stroll()).value();
  const std::uint64_t count = 1000 * tables_tried(1);
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    Random random(seed);
    std::string bent = bytes;
    for (std::size_t bends = 1 + random.below(4); bends > 0; --bends) {
      const std::size_t at = random.below(bent.size());
      if (random.chance(0.2))
        bent.resize(at + 1);
      else
        bent[at] = static_cast<char>(random.below(256));
    }
    const auto read = load_rules_file(folder_.write("bent.lmrules", bent));
    if (read)
      EXPECT_EQ(read->chart, stroll().chart) << seed;
    else
      EXPECT_GT(english(read.problem().reason).size(), 8U) << seed;
  }
}

TEST_F(ARulesFile, IsKeptWhereLibrariesFindIt) {
  const auto done = keep(stroll());
  ASSERT_TRUE(done.ok()) << done.problem().sentence();
  EXPECT_EQ(kept(), stroll().chart);
  EXPECT_EQ(standing_of(stroll(), folder_ / "rulesets", *built_rulesets()), RulesStanding::same);
  EXPECT_TRUE(keep(stroll()).ok());
}

TEST_F(ARulesFile, ReplacesOtherRulesOnlyWhenAskedAndPutsThemAside) {
  ASSERT_TRUE(keep(stroll()).ok());
  SharedRules other = stroll();
  other.chart = other.chart.with("title", "March");
  EXPECT_THAT(keep(other).problem().sentence(), EndsWith("which are not replaced unasked"));
  EXPECT_EQ(kept()["title"].text(), "Stroll");
  ASSERT_TRUE(keep(other, IfThere::replace).ok());
  EXPECT_EQ(kept()["title"].text(), "March");
  const auto aside = load_rules_file(folder_ / "rulesets/stroll/replaced.lmrules");
  ASSERT_TRUE(aside.ok()) << aside.problem().sentence();
  EXPECT_EQ(aside->chart, stroll().chart);
}

TEST_F(ARulesFile, OfAShippedIdIsRefusedAndKeptUnderAnotherName) {
  const SharedRules taken = renamed_rules(stroll(), "Skirmish", *built_rulesets());
  EXPECT_EQ(taken.chart["id"].text(), "skirmish-2");
  EXPECT_EQ(taken.chart["clauses"][0]["id"].text(), "skirmish-2-1");
  EXPECT_EQ(taken.cases["cases"][0]["expect"]["faults"][0].text(), "skirmish-2-1");
  EXPECT_EQ(taken.cases["cases"][0]["game"]["ruleset"].text(), "skirmish-2");
  EXPECT_TRUE(keep(taken).ok());
  const SharedRules shipped = rules_of(*built_rulesets(), "skirmish").value();
  EXPECT_EQ(standing_of(shipped, folder_ / "rulesets", *built_rulesets()), RulesStanding::taken);
  EXPECT_THAT(english(keep(shipped).problem().reason), HasSubstr("goes before these rules"));
}

TEST(ARulesetThatIsNoChart, IsNotShared) {
  EXPECT_THAT(english(rules_of(*built_rulesets(), "pips").problem().reason), HasSubstr("is no chart"));
  EXPECT_THAT(english(rules_of(*built_rulesets(), "pips-hard-ground").problem().reason),
              HasSubstr("changes figures of"));
  EXPECT_THAT(english(rules_of(*built_rulesets(), "chess").problem().reason), HasSubstr("no ruleset \"chess\""));
}

}  // namespace
}  // namespace linesman
