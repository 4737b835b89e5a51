// The report of the laboratory.
#include "drawing/sheet/lab_sheet.h"

#include <gmock/gmock.h>

#include "files/json.h"
#include "plugins/rules_in_folder.h"
#include "sheet/example_sheets.h"
#include "support/built_rulesets.h"
#include "support/temporary_folder.h"

namespace linesman {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::string runner_line(const std::string& inches) {
  return R"({"game":{"linesman":1,"ruleset":"orders","table":{"width":48,"depth":48},"terrain":[{"id":"hedge",)"
         R"("kind":"hedge","width":0.25,"geometry":{"type":"LineString","coordinates":[[0,30],[48,30]]}}],)"
         R"("pieces":[{"id":"smith","name":"Smith","side":"red","base":{"shape":"circle","diameter":1},"at":[24,20],"facing":0,)"
         R"("traits":{"troop":"infantry"}}]},"order":{"piece":"smith","action":"run","path":[{"forward":)" +
         inches + "}]}}\n";
}

lab::RulesSide side(const std::string& typed) {
  const auto rulesets = [](const std::string& folder) { return rules_with_folder(built_rulesets(), folder); };
  return lab::read_rules_side(typed, rulesets).value();
}

class TheLabReport : public ::testing::Test {
 protected:
  PaperText report(const std::string& lines, const std::vector<std::string>& vary = {}, bool two = true) {
    lab::Experiment experiment{side("game")};
    if (two) experiment.b = side("game,obstacles=base");
    experiment.inputs = {{folder_.write("perth.jsonl", lines)}};
    for (const std::string& text : vary) experiment.variations.push_back(lab::read_variation(text).value());
    findings_ = lab::findings_of(experiment).value();
    return lab_sheet(experiment, findings_, LengthUnit::inch);
  }

  static std::string html(const PaperText& text) { return sheet_html(text).toStdString(); }

  TemporaryFolder folder_;
  lab::Findings findings_;
};

TEST_F(TheLabReport, SaysWhatWasComparedAndShowsEachFlip) {
  const PaperText text = report(runner_line("9") + runner_line("9.7"));
  EXPECT_THAT(words_of(text),
              AllOf(HasSubstr("2 moves of 1 game, judged by each game's own rules and by game,obstacles=base."),
                    HasSubstr("The verdict changes for 1, other figures for 0; 1 stay the same."),
                    HasSubstr("perth.jsonl, line 2: Smith"), HasSubstr("Broken: orders-17")));
  EXPECT_EQ(QString::fromStdString(html(text)).count("<figure>"), 2);  // the bars, and the move
}

TEST_F(TheLabReport, IsOneFileThatLoadsNothing) {
  const std::string page = html(report(runner_line("9.7")));
  EXPECT_THAT(page, AllOf(HasSubstr("<svg"), Not(HasSubstr("<script")), Not(HasSubstr("<link")),
                          Not(HasSubstr("url(http")), Not(HasSubstr("src='http")), Not(HasSubstr("href=\"http"))));
}

TEST_F(TheLabReport, NamesRulesThatNeverCameUpFirst) {
  const std::string words = words_of(report(runner_line("9.7")));
  const std::size_t never = words.find("| never");
  const std::size_t met = words.find("orders-17", words.find("How often"));
  ASSERT_NE(never, std::string::npos);
  ASSERT_NE(met, std::string::npos);
  EXPECT_LT(never, met);
  EXPECT_THAT(words, HasSubstr("perth.jsonl, line 1"));
}

TEST_F(TheLabReport, DrawsCurvesWithTheMovesThatFlip) {
  const PaperText text =
      report(runner_line("9") + runner_line("9.7"), {"options.obstacles=centre,base,nonsense"}, false);
  const std::string words = words_of(text);
  EXPECT_THAT(words, AllOf(HasSubstr("What options.obstacles does"), HasSubstr("The value in force is centre."),
                           HasSubstr("1: "), HasSubstr("nonsense")));
  EXPECT_EQ(QString::fromStdString(html(text)).count("<figure>"), 1);
}

TEST_F(TheLabReport, ListsWhatCouldNotBeRead) {
  EXPECT_THAT(words_of(report(runner_line("9") + "{\n")),
              AllOf(HasSubstr("What could not be read"), HasSubstr("perth.jsonl, line 2")));
}

TEST_F(TheLabReport, DrawsTwoHundredMovesAndListsTheRest) {
  std::string lines;
  for (int i = 0; i < 203; ++i) lines += runner_line("9.7");
  const PaperText text = report(lines);
  EXPECT_EQ(QString::fromStdString(html(text)).count("<figure>"), 201);
  EXPECT_THAT(words_of(text), AllOf(HasSubstr("Further verdicts that change"), HasSubstr("line 203 | Legal")));
}

TEST_F(TheLabReport, SaysWhenNothingChanges) {
  EXPECT_THAT(words_of(report(runner_line("3"))), HasSubstr("No verdict changes."));
}

}  // namespace
}  // namespace linesman
