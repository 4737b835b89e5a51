// Every case of tests/cases as a test of its own, judged through the library.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>

#include "conformance/differences.h"
#include "files/document.h"
#include "files/json.h"
#include "files/order_json.h"
#include "files/ruling_json.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

namespace fs = std::filesystem;

struct Case {
  std::string ruleset;
  std::string file;
  std::string test_name;
  Value content;
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.file << ": " << c.content["name"].text().value_or("?"); }

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

std::vector<Case> read_cases() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(LINESMAN_SOURCE_DIR) / "tests/cases"))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<Case> cases;
  std::map<std::string, int> names;
  for (const fs::path& file : files) {
    const Result<Value> suite = load_json(file.string());
    if (!suite) throw std::runtime_error(suite.problem().sentence());
    for (const Value& content : (*suite)["cases"].items()) {
      Case c{std::string((*suite)["ruleset"].text().value_or("?")), file.filename().string(), {}, content};
      c.test_name = test_name(c.ruleset + " " + std::string(content["name"].text().value_or("?")));
      if (const int others = names[c.test_name]++; others > 0) c.test_name += "_" + std::to_string(others + 1);
      cases.push_back(std::move(c));
    }
  }
  return cases;
}

bool is_built(const std::string& ruleset) { return built_rulesets()->find(ruleset) != nullptr; }

std::vector<Case> cases_of_built_rulesets() {
  std::vector<Case> cases = read_cases();
  std::erase_if(cases, [](const Case& c) { return !is_built(c.ruleset); });
  return cases;
}

/// The case's game with what it leaves out.
Value whole_game(const Case& c) {
  Value game = Value::Object{{"linesman", 1},
                             {"title", "case"},
                             {"ruleset", c.ruleset},
                             {"options", Value::empty_object()},
                             {"tolerance", 0},
                             {"table", Value::Object{{"width", 72}, {"depth", 48}}},
                             {"terrain", Value::empty_array()},
                             {"units", Value::empty_array()},
                             {"pieces", Value::empty_array()},
                             {"turn", 1},
                             {"history", Value::empty_array()}};
  for (const auto& [name, value] : c.content["game"].members()) game = game.with(name, value);
  return game;
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
  const Result<Value> ruling = ruling_on(whole_game(c), c.content["order"]);
  return ruling ? *ruling : Value(Value::Object{{"error", ruling.problem().sentence()}});
}

class Cases : public ::testing::TestWithParam<Case> {};

TEST_P(Cases, AreRuledAsExpected) {
  const Case& c = GetParam();
  const Value answer = answer_to(c);
  const std::vector<std::string> said = differences(c.content["expect"], answer);
  for (const std::string& difference : said) ADD_FAILURE() << difference;
  if (said.empty()) return;
  std::cout << "case     " << c.content["name"].text().value_or("?") << "\nclauses  "
            << write_json(c.content["clauses"]) << "\nwhy      " << c.content["why"].text().value_or("-")
            << "\nexpected " << write_json(c.content["expect"]) << "\nruling   " << write_json(answer, 2) << "\n";
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
    const std::string name(c.content["name"].text().value_or(""));
    EXPECT_FALSE(name.empty()) << c.file;
    EXPECT_FALSE(c.content["why"].text().value_or("").empty()) << c.file << ": " << name;
    EXPECT_GT(c.content["clauses"].size() + c.content["expect"]["error"].boolean().value_or(false), 0u)
        << c.file << ": " << name;
    EXPECT_GT(c.content["expect"].size(), 0u) << c.file << ": " << name;
  }
}

TEST(TheBuiltRulesets, HaveNothingWrongWithThem) {
  for (const Problem& problem : built_rulesets()->problems()) ADD_FAILURE() << problem.sentence();
}

}  // namespace
}  // namespace linesman
