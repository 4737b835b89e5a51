// Every case of tests/cases as a test of its own, judged through the library. LINESMAN_CASES chooses one file of them:
// a process for each case would take longer to start than all of them to be judged.
#include <gtest/gtest.h>

#include <cctype>
#include <cstdlib>
#include <map>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/expectation.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "support/built_rulesets.h"
#include "support/cases.h"

namespace linesman {
namespace {

struct NamedCase {
  Case judged;
  std::string test_name;
};

void PrintTo(const NamedCase& c, std::ostream* out) { *out << c.judged.file << ": " << c.judged.name; }

/// Letters, digits and underscores: all that a test's name may be made of.
std::string test_name(std::string_view words) {
  std::string name;
  for (const char c : words) {
    if (std::isalnum(static_cast<unsigned char>(c)))
      name += c;
    else if (!name.empty() && name.back() != '_')
      name += '_';
  }
  return name;
}

bool is_built(const std::string& ruleset) { return built_rulesets()->find(ruleset) != nullptr; }

std::vector<NamedCase> cases_of_built_rulesets() {
  const char* const only = std::getenv("LINESMAN_CASES");
  std::vector<NamedCase> cases;
  std::map<std::string, int> names;
  for (const Case& c : read_cases()) {
    std::string name = test_name(c.ruleset + " " + c.name);
    if (const int others = names[name]++; others > 0) name += "_" + std::to_string(others + 1);
    if (is_built(c.ruleset) && (only == nullptr || c.file == only)) cases.push_back({c, std::move(name)});
  }
  return cases;
}

Result<Value> ruling_on(const Value& game, const Value& order) {
  const Result<Document> document = read_document(game, "");
  if (!document) return document.problem();
  const Result<Order> read = read_order(order, "");
  if (!read) return read.problem();
  const Result<Judgement> judgement = built_referee().judge(document->game, *read);
  if (!judgement) return judgement.problem();
  return write_ruling(judgement->ruling, document->game);
}

Value answer_to(const Case& c) {
  const Result<Value> ruling = ruling_on(c.game(), c.order());
  return ruling ? *ruling : Value(Value::Object{{"error", ruling.problem().sentence()}});
}

class Cases : public ::testing::TestWithParam<NamedCase> {};

TEST_P(Cases, AreRuledAsExpected) {
  const Case& c = GetParam().judged;
  const Value answer = answer_to(c);
  const std::vector<std::string> said = differences(c.content["expect"], answer);
  for (const std::string& difference : said) ADD_FAILURE() << difference;
  if (said.empty()) return;
  std::cout << "case     " << c.name << "\nclauses  " << write_json(c.content["clauses"]) << "\nwhy      "
            << c.content["why"].text().value_or("-") << "\nexpected " << write_json(c.content["expect"])
            << "\nruling   " << write_json(answer, 2) << "\n";
}

INSTANTIATE_TEST_SUITE_P(All, Cases, ::testing::ValuesIn(cases_of_built_rulesets()),
                         [](const auto& tested) { return tested.param.test_name; });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Cases);

TEST(TheCases, AreOfRulesetsThatAreBuilt) {
  std::map<std::string, int> skipped;
  for (const Case& c : read_cases())
    if (!is_built(c.ruleset)) ++skipped[c.ruleset];
  std::string said;
  for (const auto& [ruleset, count] : skipped) said += " " + ruleset + " (" + std::to_string(count) + " cases)";
  if (!said.empty()) GTEST_SKIP() << "rulesets that this build has not:" << said;
}

TEST(TheCases, SayWhyTheyExpectWhatTheyExpect) {
  for (const Case& c : read_cases()) {
    EXPECT_FALSE(c.name.empty()) << c.file;
    EXPECT_FALSE(c.content["why"].text().value_or("").empty()) << c.file << ": " << c.name;
    EXPECT_GT(c.content["clauses"].size() + c.content["expect"]["error"].boolean().value_or(false), 0u)
        << c.file << ": " << c.name;
    EXPECT_GT(c.content["expect"].size(), 0u) << c.file << ": " << c.name;
  }
}

TEST(TheBuiltRulesets, HaveNothingWrongWithThem) {
  for (const Problem& problem : built_rulesets()->problems()) ADD_FAILURE() << problem.sentence();
}

}  // namespace
}  // namespace linesman
