// What becomes of a file has bounds, and a game that its rules refuse is never made.
#include <gmock/gmock.h>

#include <cmath>

#include "base/text.h"
#include "exchange/import_helpers.h"
#include "files/documents/document.h"
#include "files/json.h"

namespace linesman {
namespace {

using import_test::said;
using import_test::taken;
using testing::HasSubstr;
using testing::SizeIs;

/// Bytes of the document that a text becomes.
std::size_t bytes_of(const Imported& imported) { return write_json(write_document({imported.game, Value()})).size(); }

constexpr std::size_t MEBIBYTE = std::size_t{1} << 20;

TEST(Copies, OfABaseOfManyCornersHaveABound) {
  std::string corners;
  for (int i = 0; i < 2000; ++i)
    corners += (i > 0 ? "," : "") + std::string("[") + number_text(2 * std::cos(i * 0.0031415926)) + "," +
               number_text(2 * std::sin(i * 0.0031415926)) + "]";
  std::string points;
  for (int i = 0; i < 100; ++i) points += (i > 0 ? ",[" : "[") + std::to_string(i % 60) + ",4]";
  const Imported forts = taken(R"({"type": "FeatureCollection", "features": [{"type": "Feature",
    "geometry": {"type": "MultiPoint", "coordinates": [)" +
                               points + R"(]},
    "properties": {"side": "red", "shape": "polygon", "count": 100, "corners": [)" +
                               corners + "]}}]}");
  EXPECT_LT(forts.report.pieces, 1000u);
  EXPECT_LT(bytes_of(forts), 40 * MEBIBYTE);
  EXPECT_THAT(said(forts), HasSubstr("there is no room for this"));
}

TEST(Copies, OfManyTraitsAndLongNamesHaveABound) {
  const std::string name(100'000, 'x');
  const Imported roster = taken("name,side,count\n" + name + ",red,1000\n");
  EXPECT_EQ(roster.report.pieces, 0u);
  EXPECT_THAT(said(roster), HasSubstr("there is no room for this"));
}

TEST(APiece, MayHaveManyTraits) {
  std::string status;
  for (int i = 0; i < 20'000; ++i) status += (i > 0 ? ",\"s" : "\"s") + std::to_string(i) + "\":true";
  const Imported one = taken(R"({"type": "FeatureCollection", "features": [{"type": "Feature",
    "geometry": {"type": "Point", "coordinates": [1, 1]}, "properties": {"side": "red", "status": {)" +
                             status + "}}}]}");
  EXPECT_EQ(one.game.pieces().at(0)->status.size(), 20'000u);
}

TEST(EqualWalls, WithManyDoorsAreNotCutWithoutEnd) {
  std::string walls;
  std::string doors;
  for (int i = 0; i < 300; ++i) walls += (i > 0 ? "," : "") + std::string(R"([{"x": 7, "y": 29}, {"x": 7, "y": 1}])");
  for (int i = 0; i < 800; ++i)
    doors += (i > 0 ? "," : "") + std::string(R"({"bounds": [{"x": 7, "y": )") + number_text(2 + i * 0.03) +
             R"(}, {"x": 7, "y": )" + number_text(2 + i * 0.03 + 0.01) + "}]}";
  const Imported map = taken(R"({"resolution": {"map_size": {"x": 40, "y": 30}}, "line_of_sight": [)" + walls +
                             R"(], "portals": [)" + doors + "]}");
  EXPECT_LE(map.report.features, 20'300u);
  EXPECT_THAT(said(map), HasSubstr("further ones stay whole"));
}

TEST(IslandsOfTiles, HaveABoundOverAllLayers) {
  std::string tiles;
  for (int i = 0; i < 300 * 300; ++i) tiles += (i > 0 ? "," : "") + std::to_string((i / 300 + i) % 2);
  const std::string layer =
      R"({"type": "tilelayer", "name": "wood", "width": 300, "height": 300, "data": [)" + tiles + "]}";
  const Imported map =
      taken(R"({"type": "map", "orientation": "orthogonal", "width": 300, "height": 300, "tilewidth": 8,
    "tileheight": 8, "layers": [)" +
            layer + "," + layer + "]}");
  EXPECT_EQ(map.report.features, 20'000u);
  EXPECT_EQ(map.report.count(Fate::left_out), 1u) << said(map);
}

TEST(PropertiesOfALayer, AreNotReadAnewForEachObject) {
  std::string properties;
  std::string objects;
  for (int i = 0; i < 3000; ++i) {
    properties += (i > 0 ? "," : "") + std::string(R"({"name": "p)") + std::to_string(i) + R"(", "value": 1})";
    objects += (i > 0 ? "," : "") + std::string(R"({"x": 1, "y": 1, "width": 8, "height": 8})");
  }
  const Imported map = taken(R"({"type": "map", "orientation": "orthogonal", "width": 30, "height": 30, "tilewidth": 8,
    "tileheight": 8, "layers": [{"type": "objectgroup", "name": "woods", "properties": [)" +
                             properties + R"(], "objects": [)" + objects + "]}]}");
  EXPECT_EQ(map.report.features, 3000u);
}

TEST(WhatTheDocumentRefuses, IsLeftOutInAnyAmount) {
  std::string rows = "name,side,diameter,x,y,troop\n";
  for (int i = 0; i < 350; ++i) rows += "A,red,1,1,1," + std::string(i % 7 == 0 ? "infantry" : "dragon") + "\n";
  const Imported roster = taken(rows);
  EXPECT_EQ(roster.report.pieces, 50u);
  EXPECT_EQ(roster.report.count(Fate::left_out), 300u);
  EXPECT_THAT(said(roster), HasSubstr("line 3: left out: \"troop\""));
}

/// Rules that want a speed above 0, and no lakes.
std::vector<Problem> refused_by_them(const Game& game) {
  std::vector<Problem> problems;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (const auto speed = game.pieces()[i]->traits["speed"].number(); speed && *speed <= 0)
      problems.emplace_back(pointer_to("/pieces", i) + "/traits/speed", "\"speed\" must be a number above 0");
  for (std::size_t i = 0; i < game.terrain().size(); ++i)
    if (game.terrain()[i].kind == Kind::lake) problems.emplace_back(pointer_to("/terrain", i), "there are no lakes");
  return problems;
}

TEST(WhatTheRulesRefuse, IsLeftOutWithItsReason) {
  std::string rows = "name,side,diameter,x,y,trait speed\n";
  for (int i = 0; i < 150; ++i) rows += "A,red,1,1,1,0\n";
  rows += "B,red,1,2,2,3\n";
  const Imported roster = taken(rows, {.refused_by_rules = refused_by_them});
  ASSERT_EQ(roster.report.pieces, 151u) << "the pieces are there, without the speed that cannot be";
  EXPECT_TRUE(roster.game.pieces()[0]->traits["speed"].is_null());
  EXPECT_EQ(roster.game.pieces()[150]->traits["speed"].number(), 3);
  EXPECT_EQ(roster.report.count(Fate::left_out), 150u);
  EXPECT_THAT(said(roster), HasSubstr("line 2: left out: \"speed\" must be a number above 0"));
}

TEST(WhatTheRulesRefuse, GoesWholeWhereNoMemberIsAtFault) {
  const Imported map = taken(R"({"type": "FeatureCollection", "features": [
    {"type": "MultiPolygon", "id": "water", "coordinates": [[[[1,1],[5,1],[5,5],[1,1]]], [[[8,1],[9,1],[9,5],[8,1]]]]},
    {"type": "Polygon", "id": "woods", "coordinates": [[[10,1],[15,1],[15,5],[10,1]]]}]})",
                             {.refused_by_rules = refused_by_them});
  EXPECT_EQ(import_test::kinds_of(map.game), std::vector<std::string>{"wood"});
  EXPECT_EQ(map.report.count(Fate::left_out), 2u);
}

/// Rules that need a troop of each piece.
std::vector<Problem> without_troop(const Game& game) {
  std::vector<Problem> problems;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (game.pieces()[i]->traits["troop"].is_null())
      problems.emplace_back(pointer_to("/pieces", i) + "/traits/troop", "\"troop\" is needed");
  return problems;
}

TEST(WhatTheRulesNeed, IsGivenToThePieceAndSaid) {
  const auto ready = [](const Game&, const std::string& trait) { return trait == "troop" ? Value("squad") : Value(); };
  const Imported roster = taken("name,side,diameter,x,y,trait troop\nA,red,1,1,1,\nB,red,1,4,4,gun\n",
                                {.refused_by_rules = without_troop, .ready_trait = ready});
  ASSERT_EQ(roster.report.pieces, 2u);
  EXPECT_EQ(roster.game.pieces()[0]->traits["troop"], Value("squad"));
  EXPECT_EQ(roster.game.pieces()[1]->traits["troop"], Value("gun"));
  EXPECT_EQ(roster.report.count(Fate::left_out), 0u);
  EXPECT_THAT(said(roster), HasSubstr(R"(line 2: mended: "troop" is not given, and the rules need it: it is "squad")"));
}

TEST(WhatTheRulesNeed, LeavesThePieceOutWhereTheyHaveNoValueForIt) {
  const Imported roster = taken("name,side,diameter,x,y\nA,red,1,1,1\n", {.refused_by_rules = without_troop});
  EXPECT_EQ(roster.report.pieces, 0u);
  EXPECT_EQ(roster.report.count(Fate::left_out), 1u);
}

TEST(AGame, ThatTheRulesRefuseAsAWholeIsNotMade) {
  const auto no_game = [](const Game&) { return std::vector<Problem>{{"/table", "a hex grid is needed"}}; };
  EXPECT_THAT(import_test::refused("name,side\nA,red\n", {.refused_by_rules = no_game}),
              HasSubstr("a hex grid is needed"));
}

TEST(AnAddition, AnswersForItselfAlone) {
  const Game lake = taken(R"({"type": "Polygon", "id": "lakes", "coordinates": [[[1,1],[5,1],[5,5],[1,1]]]})").game;
  const Imported both =
      taken("name,side,x,y,diameter,trait speed\nA,red,3,3,1,0\n", {.refused_by_rules = refused_by_them}, &lake);
  EXPECT_EQ(both.game.terrain().size(), 1u);
  EXPECT_EQ(both.report.count(Fate::left_out), 1u);
}

}  // namespace
}  // namespace linesman
