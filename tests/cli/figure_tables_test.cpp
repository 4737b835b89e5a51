#include "cli/text/ruleset_text.h"

#include <gmock/gmock.h>

#include "files/json.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;

RulesetData data(const std::string& ratings, const std::string& figures) {
  const Value clause = parse_json(R"({"id": "toy-1", "title": "How far", "handling": ["judged"],
      "text": "On foot {rates.foot}″, and {run} times that in a run."})",
                                  "")
                           .value();
  return read_ruleset_data(Value::Object{{"id", "toy"},
                                         {"edition", "1"},
                                         {"title", "Toy"},
                                         {"currency", "inch"},
                                         {"ratings", parse_json(ratings, "").value()},
                                         {"figures", parse_json(figures, "").value()},
                                         {"clauses", Value::Array{clause}}})
      .value();
}

TEST(TheTableOfRatings, HasTheFiguresOfEveryKindInColumns) {
  EXPECT_EQ(ratings_table(data(R"({"wood": {"pr": 1, "pe": 0.5}, "high-wall": "impassable"})", "{}")),
            "\nTerrain counts as\n"
            "             pr   pe  rating\n"
            "  wood        1  0.5\n"
            "  high-wall           impassable\n");
}

TEST(TheTableOfRatings, HasTheFiguresOfEachRating) {
  EXPECT_EQ(ratings_table(data(R"({"wood": "rough", "hedge": "low", "contour": "none"})",
                               R"({"run": 2, "terrain": {"rough": {"foot": 2, "grav": 1}, "low": {"foot": "no"}}})")),
            "\nTerrain counts as\n"
            "           rating  foot  grav\n"
            "  wood     rough   2        1\n"
            "  hedge    low     no\n"
            "  contour  none\n");
}

TEST(TheTablesOfFigures, NameTheClausesOfAFigure) {
  const std::string tables = figure_tables(data("{}", R"({"run": 2, "gap": 0.5, "rates": {"foot": 6, "horse": 9.5}})"));
  EXPECT_EQ(tables,
            "\nFigures\n"
            "       figure  clauses\n"
            "  run       2  toy-1 How far\n"
            "  gap     0.5\n"
            "\nFigures: rates (toy-1 How far)\n"
            "         figure\n"
            "  foot        6\n"
            "  horse     9.5\n");
}

TEST(TheTablesOfFigures, HaveNestedFiguresInFull) {
  const std::string tables = figure_tables(data("{}", R"({
      "move": {"slow": {"open": {"pip": 1, "die": 0}}, "fast": {"open": {"pip": 1, "die": 2}}},
      "bases": {"line": [4, 1], "mass": [2, 2]},
      "bands": {"even": {"45": 1, "90": 2, "135": 3}}})"));
  EXPECT_THAT(tables, HasSubstr("Figures: move\n"
                                "             pip  die\n"
                                "  slow open    1    0\n"
                                "  fast open    1    2\n"));
  EXPECT_THAT(tables, HasSubstr("  line  4, 1\n"
                                "  mass  2, 2\n"));
  EXPECT_THAT(tables, HasSubstr("       even\n"
                                "  45      1\n"
                                "  90      2\n"
                                "  135     3\n"))
      << "what is wider than high is turned";
}

}  // namespace
}  // namespace linesman
