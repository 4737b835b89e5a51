// Twenty forms in which players have their rosters: files of list builders, lists as text, tables of spreadsheets. Each
// is made anew, with names of no game.
#include <gmock/gmock.h>

#include "import_helpers.h"

namespace linesman {
namespace {

using import_test::said;
using import_test::taken;

struct Form {
  const char* name;
  const char* text;
  const char* units;  ///< "Guard: 1 Sergeant, 4 Guardsman; …", in the order of the file
};

void PrintTo(const Form& form, std::ostream* out) { *out << form.name; }

constexpr Form FORMS[]{
    {"SelectionsInXml", R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="r1" name="Fen" version="2.03" gameSystemName="Fens" xmlns="http://example.org/rosterSchema">
  <costs><cost name="pts" typeId="p" value="145.0"/></costs>
  <forces><force id="f1" name="Patrol" catalogueName="Lowlanders">
    <rules><rule id="x" name="Hold"><description>They hold &amp; wait.</description></rule></rules>
    <selections>
      <selection id="a" name="Guard" number="1" type="unit">
        <selections>
          <selection id="b" name="Sergeant" number="1" type="model">
            <selections><selection id="c" name="Sabre" number="1" type="upgrade"/></selections>
            <profiles><profile id="q" name="Sergeant" typeName="Man"><characteristics>
              <characteristic name="M">6"</characteristic></characteristics></profile></profiles>
          </selection>
          <selection id="d" name="Guardsman" number="4" type="model"/>
        </selections>
        <costs><cost name="pts" typeId="p" value="85.0"/></costs>
        <categories><category id="e" name="Line" primary="true"/></categories>
      </selection>
      <selection id="g" name="Reeve" number="1" type="model"/>
    </selections></force></forces></roster>)",
     "Guard: 1 Sergeant, 4 Guardsman; Reeve: 1 Reeve"},
    {"SelectionsInGroups", R"(<roster name="Fen"><forces><force name="A"><selections>
      <selection name="Riders" type="unit" number="1"><selections>
        <selection name="Leader" type="upgrade" number="1"><selections>
          <selection name="Captain" type="model" number="1"/></selections></selection>
        <selection name="Men" type="upgrade" number="1"><selections>
          <selection name="Rider" type="model" number="5"/></selections></selection>
      </selections></selection>
    </selections></force></forces></roster>)",
     "Riders: 1 Captain, 5 Rider"},
    {"UnitsWithoutModels", R"(<roster name="Fen"><forces><force name="A"><selections>
      <selection name="Spearmen" type="unit" number="10"/>
      <selection name="Barge" type="unit" number="1"/>
    </selections></force></forces></roster>)",
     "Spearmen: 10 Spearmen; Barge: 1 Barge"},
    {"ForcesInForces", R"(<roster name="Fen"><forces><force name="A">
      <selections><selection name="Reeve" type="model" number="1"/></selections>
      <forces><force name="B"><selections><selection name="Guard" type="unit" number="1"><selections>
        <selection name="Guardsman" type="model" number="3"/></selections></selection></selections></force></forces>
    </force></forces></roster>)",
     "Reeve: 1 Reeve; Guard: 3 Guardsman"},
    {"NamesOfThePlayer", R"(<roster name="Fen"><forces><force name="A"><selections>
      <selection name="Guard" customName="The Old Guard" type="unit" number="1"><selections>
        <selection name="Guardsman" type="model" number="2"/></selections></selection>
    </selections></force></forces></roster>)",
     "The Old Guard: 2 Guardsman"},
    {"SelectionsInJson", R"({"roster": {"id": "r", "name": "Fen", "costs": [{"name": "pts", "value": 145}],
      "forces": [{"id": "f", "name": "Patrol", "selections": [
        {"id": "a", "name": "Guard", "number": 1, "type": "unit", "selections": [
          {"id": "b", "name": "Sergeant", "number": 1, "type": "model",
           "selections": [{"id": "c", "name": "Sabre", "number": 1, "type": "upgrade"}]},
          {"id": "d", "name": "Guardsman", "number": 4, "type": "model"}],
         "categories": [{"name": "Line", "primary": true}]},
        {"id": "g", "name": "Reeve", "number": 1, "type": "model"}]}]}})",
     "Guard: 1 Sergeant, 4 Guardsman; Reeve: 1 Reeve"},
    {"SelectionsWithNumbersAsTexts", R"({"roster": {"forces": [{"selections": [
        {"name": "Guard", "number": "1", "type": "unit", "selections": [
          {"name": "Guardsman", "number": "4", "type": "model"}]}]}]}})",
     "Guard: 4 Guardsman"},
    {"HeadingsAndBullets", R"(Fen patrol (145 points)

CHARACTERS

Reeve (60 points)
  • 1x Sabre

BATTLELINE

Guard (85 points)
  • 1x Sergeant
     • 1x Sabre
  • 4x Guardsman
     • 4x Long rifle

Exported with App Version: v1.2.3 (4), Data Version: v5
)",
     "Reeve: 1 Reeve; Guard: 1 Sergeant, 4 Guardsman"},
    {"CrossesAndDots", R"(++ Patrol (Lowlanders) [9 PL, 145pts] ++

+ Leaders +

Reeve [4 PL, 60pts]: Sabre, Warlord

+ Line +

Guard [5 PL, 85pts]
. Sergeant: Sabre
. 4x Guardsman: 4x Long rifle

++ Total: [9 PL, 145pts] ++

Created with a list builder
)",
     "Reeve: 1 Reeve; Guard: 1 Sergeant, 4 Guardsman"},
    {"LabelsForATournament", R"(+++++++++++++++++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Lowlanders
+ TOTAL ARMY POINTS: 145pts
+ WARLORD: Char1: Reeve
+ NUMBER OF UNITS: 2
+++++++++++++++++++++++++++++++++++++++++++++++

Char1: 1x Reeve (60 pts): Warlord, Sabre
5x Guard (85 pts)
• 1x Sergeant: Sabre
• 4x Guardsman: 4 with Long rifle
)",
     "Reeve: 1 Reeve; Guard: 1 Sergeant, 4 Guardsman"},
    {"CountsInSquareBrackets", R"(++ Fen - Lowlanders [GF 245pts] ++

Reeve [1] Q3+ D3+ | 60pts | Hero, Tough(3)
Sabre (A3, AP(1))

Guard [5] Q4+ D4+ | 85pts | Steady
4x Long rifle (24", A1), Sabre (A1)

2x Riders [3] Q4+ D4+ | 100pts | Fast
3x Lance (A2)
)",
     "Reeve: 1 Reeve; Guard: 5 Guard; Riders: 6 Riders"},
    {"NumbersInFront", "10x Spearmen\n5 Riders\n1 Reeve\n2 x Barges\n",
     "Spearmen: 10 Spearmen; Riders: 5 Riders; Reeve: 1 Reeve; Barges: 2 Barges"},
    {"NumbersBehind", "Spearmen x10\nRiders (5)  [80 pts]\nReeve - 60 pts\n",
     "Spearmen: 10 Spearmen; Riders: 5 Riders; Reeve: 1 Reeve"},
    {"PointsInFront", "60 pts Reeve\n85 pts 5x Guard\n", "Reeve: 1 Reeve; Guard: 5 Guard"},
    {"RegimentsWithTheirSize",
     "Lowlanders 300 pts\n\nSpear Phalanx - Regiment (20) [100]\nRiders - Troop (5) [80]\nReeve [60]\n",
     "Spear Phalanx - Regiment: 20 Spear Phalanx - Regiment; Riders - Troop: 5 Riders - Troop; Reeve: 1 Reeve"},
    {"MarkedText", R"(# Fen patrol
**Leaders**

**Reeve** (60 pts)
- Sabre

**Guard** (85 pts)
- 1x Sergeant: Sabre
- 4x Guardsman: Long rifle
)",
     "Reeve: 1 Reeve; Guard: 1 Sergeant, 4 Guardsman"},
    {"German", R"(Aufgebot der Tiefebene (145 Punkte)

Vogt (60 Punkte)
  - 1x Säbel
Wache (85 Punkte)
  - 1x Feldwebel: Säbel
  - 4x Wächter: Büchse
)",
     "Vogt: 1 Vogt; Wache: 1 Feldwebel, 4 Wächter"},
    {"TableWithNumbers", "Unit,Models,Base,Points\nGuard,5,25 mm,85\nReeve,1,32 mm,60\n",
     "Guard: 5 guard; Reeve: 1 reeve"},
    {"GermanTable", "Einheit;Name;Anzahl;Base\nWache;Wächter;4;25 mm\nWache;Feldwebel;1;25 mm\n",
     "Wache: 4 Wächter, 1 Feldwebel"},
    {"TableInColumns", "Name\tQuantity\tBase size\nGuard\t5\t25mm round\nRiders\t3\t60 x 35 mm oval\n",
     "Guard: 5 Guard; Riders: 3 Riders"},
};

/// "Guard: 1 Sergeant, 4 Guardsman" for each unit; models of no unit by their names.
std::string units_of(const Game& game) {
  std::vector<std::pair<std::string, std::vector<std::pair<std::string, int>>>> units;
  for (const auto& piece : game.pieces()) {
    const std::string called = label(*piece);
    const std::string name = called.substr(0, called.find_last_not_of("0123456789 -") + 1);
    const std::string unit = piece->unit ? label(game.unit(*piece->unit)) : name;
    if (units.empty() || units.back().first != unit) units.push_back({unit, {}});
    auto& models = units.back().second;
    if (models.empty() || models.back().first != name) models.emplace_back(name, 0);
    ++models.back().second;
  }
  std::string line;
  for (const auto& [unit, models] : units) {
    line += (line.empty() ? "" : "; ") + unit + ":";
    for (std::size_t i = 0; i < models.size(); ++i)
      line += (i > 0 ? ", " : " ") + std::to_string(models[i].second) + " " + models[i].first;
  }
  return line;
}

class ARosterOfPlayers : public ::testing::TestWithParam<Form> {};

TEST_P(ARosterOfPlayers, IsTakenWithItsUnitsAndNumbers) {
  const Imported army = taken(GetParam().text);
  EXPECT_EQ(units_of(army.game), GetParam().units) << said(army);
}

INSTANTIATE_TEST_SUITE_P(Of, ARosterOfPlayers, ::testing::ValuesIn(FORMS),
                         [](const auto& form) { return std::string(form.param.name); });

}  // namespace
}  // namespace linesman
