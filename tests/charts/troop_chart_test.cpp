// Troops by ground: cells that are rules written another way.
#include "chart/troop_chart.h"

#include <gmock/gmock.h>

#include "chart/chart.h"
#include "chart/places.h"
#include "files/json.h"

namespace linesman::chart {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Value convoy() {
  return parse_json(R"({
    "id": "convoy", "judge": "charts", "edition": "1", "title": "Convoy", "currency": "inch", "steps": ["forward"],
    "actions": [{"id": "move", "title": "Move"}],
    "traits": [{"key": "drive", "title": "Drive", "type": "choice", "choices": ["wheels", "tracks"], "on": ["piece"]}],
    "defaults": {"drive": "wheels"}, "figures": {"slow": 3},
    "ratings": {"wood": "woods", "scrub": "woods", "lake": "water"},
    "clauses": [
      {"id": "convoy-1", "title": "Move", "text": "Ten.", "rule": {"kind": "allowance", "add": 10}},
      {"id": "convoy-2", "title": "Woods", "text": "By drive.", "rules": [
        {"kind": "price", "ground": "woods", "times": {"figure": "slow"}, "when": {"is": {"drive": "wheels"}}},
        {"kind": "barred", "ground": "woods", "when": {"is": {"drive": "tracks"}, "action": "move"}}]}]})",
                    "")
      .value();
}

std::vector<std::string> words_of_row(const TroopChart& chart, std::size_t row) {
  std::vector<std::string> words;
  for (const TroopCell& cell : chart.cells.at(row)) words.push_back(cell_words(cell) + (cell.more ? " *" : ""));
  return words;
}

TEST(ATroopChart, HasTheValuesOfATraitByTheRatings) {
  const TroopChart chart = troop_chart(convoy(), "drive");
  EXPECT_THAT(chart.columns, ElementsAre("woods", "water"));
  ASSERT_EQ(chart.rows.size(), 3U);
  EXPECT_THAT(words_of_row(chart, 1), ElementsAre("third", "full")) << "the price of wheels by its figure";
  EXPECT_THAT(words_of_row(chart, 2), ElementsAre("full *", "full")) << "a rule that no cell can show";
  EXPECT_THAT(row_traits(convoy()), ElementsAre("drive"));
}

TEST(ATroopChart, ReadsBackEachCellThatIsTyped) {
  for (const char* words : {"half", "third", "quarter", "x 1.5", "no", "stop", "at most 6", "+2", "-1"})
    for (std::size_t row = 0; row < 3; ++row) {
      const TroopChart chart = troop_chart(convoy(), "drive");
      const Value changed = with_cell(convoy(), chart, row, 1, read_cell(words).value());
      EXPECT_THAT(chart_mistakes(changed), IsEmpty()) << words;
      const TroopChart again = troop_chart(changed, "drive");
      EXPECT_EQ(cell_words(again.cells.at(row).at(1)), words);
      EXPECT_EQ(changed["clauses"].size(), 3U);
      EXPECT_EQ(changed["clauses"][2]["id"].text(), "convoy-3");
      const Value back = with_cell(changed, again, row, 1, TroopCell{});
      EXPECT_EQ(back, convoy()) << "a full cell takes rule and clause away: " << words;
    }
}

TEST(ATroopChart, KeepsTheCellsOfAGroundInOneRuleWhoseTextFollows) {
  Value file = convoy();
  file = with_cell(file, troop_chart(file, "drive"), 1, 1, read_cell("no").value());
  file = with_cell(file, troop_chart(file, "drive"), 2, 1, read_cell("at most 4").value());
  ASSERT_EQ(file["clauses"].size(), 3U);
  EXPECT_EQ(file["clauses"][2]["rules"].size(), 2U);
  EXPECT_EQ(file["clauses"][2]["text"].text(),
            "wheels: no way on to water. tracks: at most 4 where the move touches water.");
}

TEST(ATroopChart, ChangesARuleInTheClauseWhereItStands) {
  const TroopChart chart = troop_chart(convoy(), "drive");
  const Value changed = with_cell(convoy(), chart, 1, 0, read_cell("half").value());
  EXPECT_EQ(changed["clauses"].size(), 2U);
  EXPECT_EQ(changed["clauses"][1]["rules"][0]["times"], Value(2));
  EXPECT_EQ(changed["clauses"][1]["text"].text(), "By drive.") << "the player's own text stays";
}

TEST(ATroopChart, RefusesWordsThatAreNoCellAndOffersTheNearest) {
  EXPECT_THAT(english(read_cell("haf").problem().reason), HasSubstr("the nearest word is half"));
  EXPECT_FALSE(read_cell("at most").ok());
  EXPECT_FALSE(read_cell("x -1").ok());
}

TEST(APlaceOfAChart, IsSetTakenOutAndAppended) {
  const Value list = parse_json(R"({"a": [1, {"b": 2}]})", "").value();
  EXPECT_EQ(value_at(list, "/a/1/b"), Value(2));
  EXPECT_TRUE(value_at(list, "/a/7").is_null());
  EXPECT_EQ(with_value(list, "/a/1/b", Value(3))["a"][1]["b"], Value(3));
  EXPECT_EQ(with_value(list, "/a/0", Value())["a"].size(), 1U);
  EXPECT_EQ(with_value(list, "/a/2", Value(5))["a"][2], Value(5));
  EXPECT_EQ(with_value(list, "/a/9", Value(5)), list);
  EXPECT_EQ(with_value(list, "/c/d", Value(1))["c"]["d"], Value(1));
}

}  // namespace
}  // namespace linesman::chart
