#include "lint/lint.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "lint/linted.h"
#include "support/built_rulesets.h"
#include "support/counted_rulesets.h"
#include "support/documents.h"
#include "support/spread_table.h"

namespace linesman::lint_test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const std::string OVERLAP = R"("pieces": [)" + tank("a", "[10, 10]") + "," + tank("b", "[10.5, 10]") + "]";

Document silenced(const std::string& entries) {
  return table("pips", OVERLAP + R"(, "lint": {"silenced": [)" + entries + "]}");
}

bool has_errors(const Linted& found) {
  return std::any_of(found.complaints.begin(), found.complaints.end(),
                     [](const Complaint& complaint) { return complaint.severity == Severity::error; });
}

TEST(Lint, CallsAThingThatTheRulesetCannotUseAnError) {
  const Linted bad = linted(table("pips", R"("options": {"weather": "wet"})"));
  EXPECT_TRUE(has_errors(bad));
  ASSERT_THAT(bad.complaints, SizeIs(1));
  EXPECT_EQ(bad.complaints[0].code, UNUSABLE_CODE);
  EXPECT_EQ(bad.complaints[0].pointer, "/options/weather");
  EXPECT_FALSE(has_errors(linted(table("pips", OVERLAP))));
}

TEST(Lint, NamesThePieceOfAnError) {
  const Linted bad = linted(table("pips", R"("pieces": [)" + tank("a", "[10, 10]") + "," +
                                              tank("b", "[20, 10]", R"(, "status": {"pace": 4})") + "]"));
  ASSERT_THAT(bad.complaints, SizeIs(1));
  EXPECT_EQ(bad.complaints[0].pointer, "/pieces/1/status/pace");
  EXPECT_THAT(bad.complaints[0].of, testing::ElementsAre("b"));
  EXPECT_TRUE(bad.complaints[0].at == (Vec{20, 10}));
}

TEST(Lint, GivesWarningsThatNeedNoRulesetEvenWithoutOne) {
  const Linted bad = linted(table("chess", OVERLAP));
  ASSERT_THAT(bad.complaints, SizeIs(2));
  EXPECT_EQ(bad.complaints[0].pointer, "/ruleset");
  EXPECT_EQ(bad.complaints[1].code, "pieces-overlap");
}

TEST(Lint, StopsWhenTheAnswerIsNoLongerNeeded) {
  std::string pieces = tank("t0", "[2, 2]");
  for (int i = 1; i < 40; ++i) pieces += "," + tank("t" + std::to_string(i), "[" + std::to_string(2 + i) + ", 2]");
  const Document document = table("pips", R"("pieces": [)" + pieces + "]");
  const auto found_when_given_up_after = [&](int questions) {
    int asked = 0;
    return lint(document.game, *built_rulesets(), [&] { return ++asked > questions; }).complaints.size();
  };
  const std::size_t all = linted(document).complaints.size();
  ASSERT_GE(all, 39u);
  EXPECT_EQ(found_when_given_up_after(0), 0u);
  std::set<std::size_t> counts;
  for (int questions = 0; questions < 200; ++questions) counts.insert(found_when_given_up_after(questions));
  EXPECT_GT(counts.size(), all / 2);
  EXPECT_EQ(*counts.rbegin(), all);
}

TEST(Lint, HasCodesThatAreKebabCaseAndDiffer) {
  std::set<std::string> codes;
  for (const LintKind& kind : lint_kinds()) {
    EXPECT_THAT(std::string(kind.code), testing::MatchesRegex("[a-z]+(-[a-z]+)*"));
    EXPECT_TRUE(codes.emplace(kind.code).second) << kind.code;
    EXPECT_TRUE(kind.about.ends_with('.')) << kind.code;
  }
}

TEST(Lint, HasEachCodeInTheManPage) {
  std::ifstream page(LINESMAN_SOURCE_DIR "/resources/man/linesman-cli.1");
  const std::string text(std::istreambuf_iterator<char>(page), {});
  for (const LintKind& kind : lint_kinds()) EXPECT_THAT(text, HasSubstr(".It Li " + std::string(kind.code) + "\n"));
}

TEST(ASilence, HidesItsComplaintAndKeepsTheReason) {
  const Linted quiet = linted(silenced(R"({"code": "pieces-overlap", "of": "a", "reason": "Towed."})"));
  EXPECT_THAT(quiet.complaints, IsEmpty());
  ASSERT_THAT(quiet.silenced, SizeIs(1));
  EXPECT_EQ(quiet.silenced[0].reason, "Towed.");
}

TEST(ASilence, CoversItsThingsPlaceAndCodeAlone) {
  EXPECT_THAT(linted(silenced(R"({"code": "pieces-overlap", "pointer": "/pieces/1", "reason": "x"})")).complaints,
              IsEmpty());
  EXPECT_THAT(linted(silenced(R"({"code": "pieces-overlap", "reason": "x"})")).complaints, IsEmpty());
  EXPECT_THAT(linted(silenced(R"({"code": "pieces-overlap", "of": ["a", "c"], "reason": "x"})")).complaints, SizeIs(1));
  EXPECT_THAT(linted(silenced(R"({"code": "pieces-overlap", "pointer": "/pieces/0", "reason": "x"})")).complaints,
              SizeIs(1));
  EXPECT_THAT(linted(silenced(R"({"code": "zero-width", "reason": "x"})")).complaints, SizeIs(1));
}

TEST(ASilence, NeedsAReason) {
  const auto found = complaints_of(silenced(R"({"code": "pieces-overlap"})"), "lint-unread");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].pointer, "/lint/silenced/0");
  EXPECT_THAT(linted(silenced("5")).complaints, SizeIs(2));
  EXPECT_THAT(linted(table("pips", R"("lint": "none", "meant_for": 4)")).complaints, SizeIs(2));
}

TEST(ASilence, NeverHidesAnError) {
  const Document bad =
      table("pips", R"("options": {"weather": "wet"}, "lint": {"silenced": [{"code": "unusable", "reason": "x"}]})");
  EXPECT_TRUE(has_errors(linted(bad)));
}

TEST(ASilence, WrittenForAComplaintCoversIt) {
  Document two = table("pips", OVERLAP);
  const Complaint complaint = linted(two).complaints.at(0);
  two.game = with_silence(two.game, silence_for(complaint, "Towed."));
  two.game = with_silence(two.game, silence_for({.code = "x", .pointer = "/meant_for", .of = {}, .at = {}}, "Later."));
  const Document after = files_test::read(write_document(two));
  EXPECT_THAT(linted(after).complaints, IsEmpty());
  EXPECT_THAT(lint_options(after.game).silenced, SizeIs(2));
}

/// The work of a lint.
struct LintWork {
  std::size_t steps = 0;      ///< after each of them it may stop
  std::size_t questions = 0;  ///< orders that the rulesets were asked about
  std::size_t complaints = 0;
};

/// On a table with `side` by `side` features.
LintWork work_at(int side) {
  const CountedRulesets rulesets(built_rulesets());
  LintWork work;
  const Linted found = lint(spread_table(side), rulesets, [&] {
    ++work.steps;
    return false;
  });
  EXPECT_FALSE(has_errors(found));
  work.questions = rulesets.asked().everywhere().questions;
  work.complaints = found.complaints.size();
  return work;
}

// If each feature were compared with each other one this would take minutes.
TEST(Lint, TakesFourTimesTheWorkForFourTimesTheFeatures) {
  const LintWork few = work_at(50);
  const LintWork many = work_at(100);
  EXPECT_GT(many.complaints, 100u);
  EXPECT_LE(many.complaints, few.complaints * 9 / 2);
  EXPECT_GE(many.complaints, few.complaints * 7 / 2);
  EXPECT_LE(many.steps, few.steps * 9 / 2);
  EXPECT_LE(many.questions, few.questions * 9 / 2);
}

}  // namespace
}  // namespace linesman::lint_test
