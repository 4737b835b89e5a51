// The tables of clauses in the rulesets' READMEs, held against ruleset.json, sources, tests and cases.
#include "rulesets/clause_table.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "rulesets/folders.h"
#include "support/cases.h"

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(ATableOfClauses, IsReadRowByRow) {
  const auto rows = clause_rows(
      "| clause | function | test |\n"
      "| toy-1 How far | `how_far`, `Ground::cell` | `HowFar.*`; cases «a», «with mixed: …» |\n"
      "| toy-2 Kinds | the table (data) | case «b» |\n",
      "toy");
  ASSERT_THAT(rows, SizeIs(2));
  EXPECT_EQ(rows[0].clause, "toy-1");
  EXPECT_EQ(rows[0].title, "How far");
  EXPECT_THAT(rows[0].functions, ElementsAre("how_far", "Ground::cell"));
  EXPECT_THAT(rows[0].tests, ElementsAre("HowFar.*"));
  EXPECT_THAT(rows[0].cases, ElementsAre("a", "with mixed: …"));
  EXPECT_FALSE(rows[0].is_data);
  EXPECT_TRUE(rows[1].is_data);
  EXPECT_THAT(rows[1].functions, IsEmpty());
}

TEST(ACaseInATable, IsNamedWholeOrByItsBeginning) {
  EXPECT_TRUE(names_case("a tank", "a tank"));
  EXPECT_FALSE(names_case("a tank", "a tank turns"));
  EXPECT_TRUE(names_case("a tank …", "a tank turns"));
  EXPECT_FALSE(names_case("a tank …", "the tank"));
}

/// Suite and name of every test of the project.
const std::set<std::pair<std::string, std::string>>& all_tests() {
  static const auto tests = [] {
    const std::regex pattern("TEST(?:_F|_P)?\\(\\s*(\\w+),\\s*(\\w+)\\s*\\)");
    std::set<std::pair<std::string, std::string>> found;
    for (const std::string& path : files_ending("tests", "_test.cpp")) {
      std::ostringstream stream;
      stream << std::ifstream(path).rdbuf();
      const std::string text = stream.str();
      for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
        found.emplace((*it)[1], (*it)[2]);
    }
    return found;
  }();
  return tests;
}

bool is_test(const std::string& words) {
  const std::size_t dot = words.find('.');
  if (dot == std::string::npos) return false;
  const auto named = [&](const std::pair<std::string, std::string>& test) {
    return test.first == words.substr(0, dot) && (words.substr(dot) == ".*" || test.second == words.substr(dot + 1));
  };
  return std::any_of(all_tests().begin(), all_tests().end(), named);
}

bool is_function(const RulesetFolder& folder, const std::string& name) {
  const std::size_t scope = name.rfind("::");
  const std::string last = scope == std::string::npos ? name : name.substr(scope + 2);
  return std::regex_search(folder.sources, std::regex("\\b" + last + "\\s*\\("));
}

class TheTableOfClauses : public ::testing::TestWithParam<std::string> {
 protected:
  const RulesetFolder& folder_ = ruleset_folder(GetParam());
  const std::vector<ClauseRow> rows_ = clause_rows(folder_.readme, folder_.id);
};

TEST_P(TheTableOfClauses, HasARowForEachClauseUnderItsTitle) {
  std::vector<std::string> in_table;
  std::vector<std::string> known;
  for (const ClauseRow& row : rows_) in_table.push_back(row.clause + " " + row.title);
  for (const Value& clause : folder_.json["clauses"].items())
    known.push_back(std::string(*clause["id"].text()) + " " + std::string(*clause["title"].text()));
  EXPECT_EQ(in_table, known);
}

TEST_P(TheTableOfClauses, NamesFunctionsThatAreThere) {
  for (const ClauseRow& row : rows_) {
    EXPECT_TRUE(row.is_data || !row.functions.empty()) << row.clause << " names no function";
    for (const std::string& name : row.functions)
      EXPECT_TRUE(is_function(folder_, name)) << row.clause << " names " << name;
  }
}

TEST_P(TheTableOfClauses, NamesTestsThatAreThere) {
  for (const ClauseRow& row : rows_) {
    EXPECT_FALSE(row.tests.empty() && row.cases.empty()) << row.clause << " names no test and no case";
    for (const std::string& name : row.tests) EXPECT_TRUE(is_test(name)) << row.clause << " names " << name;
  }
}

TEST_P(TheTableOfClauses, NamesCasesThatAreOfTheClause) {
  const std::vector<Case> cases = read_cases();
  for (const ClauseRow& row : rows_)
    for (const std::string& words : row.cases) {
      const auto is_meant = [&](const Case& c) {
        const auto& clauses = c.content["clauses"].items();
        return c.ruleset == folder_.id && names_case(words, c.name) &&
               std::find(clauses.begin(), clauses.end(), Value(row.clause)) != clauses.end();
      };
      EXPECT_TRUE(std::any_of(cases.begin(), cases.end(), is_meant)) << row.clause << " names «" << words << "»";
    }
}

INSTANTIATE_TEST_SUITE_P(Of, TheTableOfClauses, ::testing::ValuesIn(ids_with_sources()),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace linesman
