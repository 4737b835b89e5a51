// Rosters of list builders and lists as text: units, models, numbers.
#include <gmock/gmock.h>

#include "import_helpers.h"

namespace linesman {
namespace {

using import_test::refused;
using import_test::said;
using import_test::taken;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

/// "Guard: 1 Sergeant, 4 Guardsman" for each unit.
std::vector<std::string> units_of(const Imported& imported) {
  std::vector<std::string> lines;
  const Game& game = imported.game;
  for (std::size_t u = 0; u < game.units().size(); ++u) {
    std::vector<std::pair<std::string, int>> models;
    for (const auto& piece : game.pieces()) {
      if (piece->unit != static_cast<UnitIndex>(u)) continue;
      const std::string name = piece->name.substr(0, piece->name.find_last_not_of("0123456789 ") + 1);
      if (models.empty() || models.back().first != name) models.emplace_back(name, 0);
      ++models.back().second;
    }
    std::string line = label(game.units()[u]) + ":";
    for (const auto& [name, n] : models) line += " " + std::to_string(n) + " " + name;
    lines.push_back(line);
  }
  return lines;
}

TEST(ARosterOfAListBuilder, GivesEachUnitItsModelsWithTheirNumbers) {
  const auto army = taken(R"(<roster name="Lowland"><forces><force><selections>
    <selection name="Guard" type="unit" number="1"><selections>
      <selection name="Sergeant" type="model" number="1"/>
      <selection name="Guardsman" type="model" number="4"/></selections></selection>
    <selection name="Reeve" type="model" number="1"/>
  </selections></force></forces></roster>)");
  EXPECT_EQ(army.format, ExchangeFormat::army_list);
  EXPECT_EQ(army.game.title(), "Lowland");
  EXPECT_THAT(units_of(army), ElementsAre("Guard: 1 Sergeant 4 Guardsman", "Reeve: 1 Reeve"));
}

TEST(ARosterOfAListBuilder, KeepsTwoUnitsOfOneNameApart) {
  const std::string guard =
      R"({"name": "Guard", "type": "unit", "number": 1, "selections": [{"name": "Guardsman", "type": "model", "number": 2}]})";
  const std::string text = R"({"roster": {"name": "R", "forces": [{"selections": [)" + guard + "," + guard + "]}]}}";
  const auto first = taken(text);
  EXPECT_THAT(units_of(first), ElementsAre("Guard: 2 Guardsman", "Guard 2: 2 Guardsman"));
  const auto both = taken(text, {}, &first.game);
  EXPECT_THAT(units_of(both), ElementsAre("Guard: 2 Guardsman", "Guard 2: 2 Guardsman", "Guard 3: 2 Guardsman",
                                          "Guard 4: 2 Guardsman"));
}

TEST(ARosterOfAListBuilder, NamesWhatItLeavesOut) {
  const auto army = taken(R"({"roster": {"forces": [{"selections": [
    {"name": "Size of the game", "type": "upgrade", "number": 1},
    {"name": "Guard", "type": "unit", "selections": [
      {"name": "Guardsman", "type": "model", "number": 2.5}, {"name": "Scout", "type": "model", "number": 100000},
      {"name": "Sergeant", "type": "model"}]}]}]}})");
  EXPECT_THAT(units_of(army), ElementsAre("Guard: 1 Sergeant"));
  EXPECT_THAT(said(army), HasSubstr("/roster/forces/0/selections/0: left out: Size of the game has no models"));
  EXPECT_THAT(said(army), HasSubstr("the number of Guardsman must be a whole number, 0 to 1000, not 2.5"));
  EXPECT_THAT(said(army), HasSubstr("the number of Scout must be a whole number"));
}

TEST(ARosterOfAListBuilder, IsRefusedWithItsPlace) {
  EXPECT_THAT(refused("<roster>\n<forces>\n<force></forces></roster>"), HasSubstr("line 3: its XML cannot be read"));
  EXPECT_THAT(refused("<?xml version=\"1.0\"?>\n<!DOCTYPE roster>\n<roster/>"),
              HasSubstr("line 2: its XML has a document"));
  EXPECT_THAT(refused(R"({"roster": {"forces": []}})"), HasSubstr("/roster: the roster has no forces"));
}

TEST(ARosterInAnotherEncoding, IsReadAsItsFirstLineSays) {
  const auto roster = [](const std::string& encoding) {
    return "<?xml version='1.0' encoding=" + encoding +
           "?><roster><forces><force><selections><selection name=\"J\xE4ger\" type=\"model\"/></selections></force>"
           "</forces></roster>";
  };
  for (const char* encoding : {"\"ISO-8859-1\"", "'windows-1252'", "\"latin1\""}) {
    const auto army = taken(roster(encoding));
    EXPECT_THAT(units_of(army), ElementsAre("Jäger: 1 Jäger")) << encoding;
    EXPECT_THAT(said(army), HasSubstr("as its first line says")) << encoding;
  }
  EXPECT_THAT(refused(roster("\"windows-1251\"")), HasSubstr("in windows-1251, which is not read: save it as UTF-8"));
  EXPECT_THAT(refused(roster("\"UTF-8\"")), HasSubstr("no UTF-8: save it as UTF-8"));
}

TEST(ARosterThatIsPacked, IsUnpackedUpToTheSizeOfAFile) {
  const auto bomb = import_file(LINESMAN_SOURCE_DIR "/tests/import/parts/bomb.rosz", {});
  ASSERT_FALSE(bomb.ok());
  EXPECT_EQ(bomb.problem().reason, "its roster is larger than 64 MiB");
}

TEST(AListAsText, TakesLinesWithLinesOfTheirOwnForModels) {
  const auto army = taken(
      "Lowland patrol (145 points)\n\nCHARACTERS\n\nReeve (60 points)\n  • 1x Sabre\n  • Warlord\n\nGuard (85 points)\n"
      "  • 1x Sergeant\n     • 1x Sabre\n  • 4x Guardsman\n     • 4x Rifle\n");
  EXPECT_THAT(units_of(army), ElementsAre("Reeve: 1 Reeve", "Guard: 1 Sergeant 4 Guardsman"));
  EXPECT_THAT(said(army), HasSubstr("line 1: left out: \"Lowland patrol\" is taken for a heading or a remark"));
  EXPECT_THAT(said(army), HasSubstr("what models carry has no place in a game: 4 of it is not taken"));
}

TEST(AListAsText, TakesNumbersBeforeAndBehindNames) {
  EXPECT_THAT(units_of(taken("5x Guard\n3 Riders\nDrovers x4\n2× Barge\nReeve\n88 mm gun\n")),
              ElementsAre("Guard: 5 Guard", "Riders: 3 Riders", "Drovers: 4 Drovers", "Barge: 2 Barge",
                          "Reeve: 1 Reeve", "88 mm gun: 1 88 mm gun"));
  EXPECT_THAT(units_of(taken("Guard (5) [60 pts]\nRiders (3 models) [40 pts]\nReeve (80)\n")),
              ElementsAre("Guard: 5 Guard", "Riders: 3 Riders", "Reeve: 1 Reeve"));
}

TEST(AListAsText, TakesTheFirstOfTwoBareNumbersForTheCount) {
  EXPECT_THAT(units_of(taken("Undead - 500 pts\nSkeletons (20) [80]\nZombies (40) [35]\nLich (1) [90]\n")),
              ElementsAre("Skeletons: 20 Skeletons", "Zombies: 40 Zombies", "Lich: 1 Lich"));
  EXPECT_THAT(units_of(taken("Guard [5] (80)\nRiders [40] (3)\n")), ElementsAre("Guard: 5 Guard", "Riders: 3 Riders"));
  EXPECT_THAT(units_of(taken("Guard (5) [20]\nHero [50 pts]\n")), ElementsAre("Guard: 5 Guard", "Hero: 1 Hero"));
  EXPECT_THAT(units_of(taken("Guard x10 (20) [80]\n")), ElementsAre("Guard: 10 Guard"));
  EXPECT_THAT(units_of(taken("Gun (180), hull gun (7)\n")), ElementsAre("Gun , hull gun: 1 Gun , hull gun"));
}

TEST(AListAsText, TakesModelsWithoutLinesOfTheirOwnWhenTheyAreSeveral) {
  EXPECT_THAT(units_of(taken("Guard [60 pts]\n  1x Sergeant\n  4x Guardsman\nTank [90 pts]\n  2x Machine gun\n")),
              ElementsAre("Guard: 1 Sergeant 4 Guardsman", "Tank: 1 Tank"));
}

TEST(AListAsText, TakesWhatStandsBehindAColonForCarried) {
  EXPECT_THAT(units_of(taken("++ Patrol [140 pts] ++\nGuard [80pts]\n. Sergeant: Sabre\n. 4x Guardsman: 4x Rifle\n"
                             "Reeve [60 pts]: Sabre, Warlord\n")),
              ElementsAre("Guard: 1 Sergeant 4 Guardsman", "Reeve: 1 Reeve"));
}

TEST(AListAsText, SaysWhereTheNumberOfAUnitAndItsModelsDiffer) {
  EXPECT_THAT(said(taken("10x Guard (80 pts)\n• 1x Sergeant: Sabre\n• 4x Guardsman: Rifle\n")),
              HasSubstr("line 1: noted: Guard is said to have 10 models, and 5 are listed below it"));
}

TEST(AListAsText, LosesNoLineWithoutAWord) {
  const auto army = taken("Guard [80 pts]\nThe reeve has gone home\nRiders [40 pts]\n");
  EXPECT_EQ(army.game.pieces().size(), 2u);
  EXPECT_THAT(said(army), HasSubstr("line 2: left out: \"The reeve has gone home\""));
}

TEST(AText, IsNoListWithoutANumberOrACost) {
  EXPECT_THAT(refused("The patrol went along the dike.\n"), HasSubstr("no format that is known"));
  EXPECT_THAT(refused("+++ 5x +++\n"), HasSubstr("no format that is known"));
}

TEST(ABaseThatAListDoesNotHave, IsThatOfTheCatalogue) {
  ImportOptions options;
  options.known_base = [](const std::string& name) {
    return name == "Guard" ? std::optional<Footprint>(CircleBase{1.25}) : std::nullopt;
  };
  const auto army = taken("5x Guard\n3x Rider\n2x Rider\n", options);
  EXPECT_EQ(army.game.pieces().at(0)->base, Footprint(CircleBase{1.25}));
  EXPECT_EQ(army.game.pieces().at(5)->base, Footprint(CircleBase{1}));
  EXPECT_THAT(army.report.unknown_bases, ElementsAre("Rider"));
  EXPECT_THAT(said(army), HasSubstr("its base is that of Guard in the catalogue"));
}

}  // namespace
}  // namespace linesman
