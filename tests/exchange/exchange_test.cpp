#include "exchange/exchange.h"

#include <gmock/gmock.h>

#include "files/documents/document.h"
#include "files/json.h"
#include "record/timeline.h"
#include "support/documents.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::lane;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr auto ROSTER = ExchangeFormat::roster;
constexpr auto VTT = ExchangeFormat::universal_vtt;
constexpr auto GEOJSON = ExchangeFormat::geojson;

Imported imported(ExchangeFormat format, const std::string& text, const ImportOptions& options = {},
                  const Game* into = nullptr) {
  auto result = import_text(format, text, "file", options, into);
  if (!result) ADD_FAILURE() << result.problem().sentence();
  return result ? std::move(result).value() : Imported{};
}

std::string refusal(ExchangeFormat format, const std::string& text, const ImportOptions& options = {}) {
  const auto result = import_text(format, text, "file", options);
  return result ? "taken" : result.problem().sentence();
}

/// The parts of a game that formats keep, without rules and history.
Value things_of(const Game& game) {
  const Value json = write_document({game, Value()});
  return Value::Object{{"table", json["table"]}, {"terrain", json["terrain"]}, {"pieces", json["pieces"]}};
}

/// A line of a report whose reason has the text in it.
auto says(const char* text) {
  return testing::ResultOf([](const ReportLine& line) { return english(line.reason); }, HasSubstr(text));
}

TEST(TheFormat, FollowsTheEndingInUpperOrLowerCase) {
  EXPECT_EQ(exchange_format_of("a/b.c/map.dd2vtt"), VTT);
  EXPECT_EQ(exchange_format_of("MAP.UVTT"), VTT);
  EXPECT_EQ(exchange_format_of("x.tmj"), ExchangeFormat::tiled);
  EXPECT_EQ(exchange_format_of("x.tsj"), ExchangeFormat::tiled);
  EXPECT_EQ(exchange_format_of("x.GeoJson"), GEOJSON);
  EXPECT_EQ(exchange_format_of("x.csv"), ROSTER);
  EXPECT_EQ(exchange_format_of("x.json"), std::nullopt);
  EXPECT_EQ(exchange_format_of("csv"), std::nullopt);
}

TEST(AnImportOption, IsCheckedBeforeAnythingIsRead) {
  for (const double inches : {0.0, -1.0, 101.0, HUGE_VAL, std::nan("")})
    EXPECT_THAT(refusal(ROSTER, "name\nA\n", {.inches = inches}), HasSubstr("100 inches"));
  EXPECT_THAT(refusal(ROSTER, "name\nA\n", {.ruleset = "Not an id"}), HasSubstr("ruleset"));
  EXPECT_THAT(refusal(ROSTER, "name\nA\n", {.side = ""}), HasSubstr("side"));
}

TEST(ASquare, IsAsLargeAsTheOptionSays) {
  const std::string map =
      R"({"resolution": {"map_size": {"x": 10, "y": 8}}, "line_of_sight": [[{"x": 1, "y": 2}, {"x": 3, "y": 2}]]})";
  const Game game = imported(VTT, map, {.inches = 1.5}).game;
  EXPECT_EQ(game.table().width, 15);
  EXPECT_EQ(game.table().depth, 12);
  EXPECT_EQ(std::get<Polyline>(game.terrain().at(0).shape), (Polyline{{1.5, 9}, {4.5, 9}}));
}

TEST(PiecesThatNameNoSide, HaveTheSideOfTheOptions) {
  EXPECT_EQ(imported(ROSTER, "name,diameter\nA,1\n", {.side = "red"}).game.pieces().at(0)->side, "red");
}

TEST(AnAddition, KeepsTheGameThatItGoesInto) {
  const Game ford = files_test::read(ford_at_dawn()).game;
  const Imported both = imported(ROSTER, "id,name,side,diameter,x,y\ntank-1,Late,red,1,3,4\n", {}, &ford);
  ASSERT_EQ(both.game.pieces().size(), ford.pieces().size() + 1);
  EXPECT_EQ(both.report.pieces, 1u);
  for (std::size_t i = 0; i < ford.pieces().size(); ++i) EXPECT_EQ(both.game.pieces()[i]->id, ford.pieces()[i]->id);
  EXPECT_NE(both.game.pieces().back()->id, "tank-1") << "the id is taken";
  EXPECT_EQ(both.game.ruleset(), ford.ruleset());
  EXPECT_EQ(both.game.title(), ford.title());
  EXPECT_EQ(both.game.table(), ford.table());
}

TEST(AnAddition, StandsInTheHistory) {
  const Game ford = files_test::read(ford_at_dawn()).game;
  const Imported both = imported(ROSTER, "name,side,diameter,x,y\nLate,red,1,3,4\n", {}, &ford);
  EXPECT_EQ(both.game.history().size(), ford.history().size() + 1);
  const auto back = before_entry(both.game, ford.history().size());
  ASSERT_TRUE(back.ok()) << back.problem().sentence();
  EXPECT_EQ(back->pieces().size(), ford.pieces().size());
}

TEST(AnAddition, JoinsTheUnitOfThatName) {
  const Game ford = files_test::read(ford_at_dawn()).game;
  const Unit& unit = ford.units().at(0);
  const Imported both =
      imported(ROSTER, "name,side,unit,diameter,x,y\nLate," + unit.side + "," + label(unit) + ",1,3,4\n", {}, &ford);
  EXPECT_EQ(both.report.units, 0u);
  EXPECT_EQ(both.game.units().size(), ford.units().size());
  EXPECT_EQ(both.game.pieces().back()->unit, UnitIndex{0});
}

TEST(AnAddition, ReportsThatTheTableStays) {
  const Game ford = files_test::read(ford_at_dawn()).game;
  const Imported both = imported(VTT, R"({"resolution": {"map_size": {"x": 10, "y": 8}}})", {}, &ford);
  EXPECT_EQ(both.game.table(), ford.table());
  EXPECT_THAT(both.report.lines, ElementsAre(says("stays")));
}

TEST(WhatTheReaderOfDocumentsWouldRefuse, IsLeftOutWithItsPlace) {
  const Imported result = imported(ROSTER, "name,side,diameter,x,y,troop\nA,red,1,1,1,dragon\nB,red,1,3,1,infantry\n");
  EXPECT_EQ(result.report.pieces, 1u);
  ASSERT_THAT(result.report.lines, SizeIs(1));
  EXPECT_EQ(result.report.lines[0].place, "line 2");
  EXPECT_THAT(english(result.report.lines[0].reason), HasSubstr("troop"));
}

TEST(TheReport, HasNoMoreLinesThanFit) {
  std::string rows = "name,side,diameter\n";
  for (std::size_t i = 0; i < MAX_REPORT_LINES + 5; ++i) rows += "A,red,big\n";
  const ImportReport report = imported(ROSTER, rows).report;
  EXPECT_THAT(report.lines, SizeIs(MAX_REPORT_LINES));
  EXPECT_EQ(report.more, 5u);
}

TEST(ARoster, HasNoMorePiecesThanAGame) {
  std::string rows = "name,side,diameter,count\n";
  for (int i = 0; i < 21; ++i) rows += "A,red,1,1000\n";
  const Imported result = imported(ROSTER, rows);
  EXPECT_EQ(result.game.pieces().size(), MAX_PIECES);
  EXPECT_EQ(result.report.count(Fate::left_out), 1u);
}

TEST(OurGeoJson, GivesTheSameThingsWhenItIsReadAgain) {
  for (const Value& document : {ford_at_dawn(), lane()}) {
    const Game game = files_test::read(document).game;
    const auto out = export_text(game, GEOJSON);
    ASSERT_TRUE(out.ok());
    const Imported back = imported(GEOJSON, out->text);
    EXPECT_EQ(write_json(things_of(back.game), 1), write_json(things_of(game), 1));
    EXPECT_EQ(back.game.title(), game.title());
  }
}

TEST(AUniversalVttFile, GivesTheSameWallsWhenItIsReadAgain) {
  const std::string map = R"({"resolution": {"map_size": {"x": 24, "y": 18}},
    "line_of_sight": [[{"x": 1, "y": 2}, {"x": 3.25, "y": 2}, {"x": 3, "y": 9}]],
    "objects_line_of_sight": [[{"x": 8, "y": 8}, {"x": 9, "y": 8}, {"x": 9, "y": 9.5}, {"x": 8, "y": 8}]]})";
  const Game game = imported(VTT, map).game;
  const auto out = export_text(game, VTT, {"png", 70});
  ASSERT_TRUE(out.ok());
  EXPECT_THAT(out->left_out, IsEmpty());
  EXPECT_EQ(write_json(things_of(imported(VTT, out->text).game), 1), write_json(things_of(game), 1));
  const Value file = files_test::json(out->text);
  EXPECT_EQ(file["image"].text(), "cG5n");
  EXPECT_EQ(file["resolution"]["pixels_per_grid"].number(), 70);
}

TEST(AUniversalVttFile, ReportsThingsThatAreNoWalls) {
  const Game ford = files_test::read(ford_at_dawn()).game;
  const auto out = export_text(ford, VTT);
  ASSERT_TRUE(out.ok());
  const auto walls =
      files_test::json(out->text)["line_of_sight"].size() + files_test::json(out->text)["objects_line_of_sight"].size();
  EXPECT_GT(walls, 0u);
  EXPECT_THAT(out->left_out, testing::Contains(says("is no wall")));
}

TEST(OurRoster, GivesTheSamePiecesWhenItIsReadAgain) {
  for (const Value& document : {ford_at_dawn(), lane()}) {
    const Game game = files_test::read(document).game;
    const auto out = export_text(game, ROSTER);
    ASSERT_TRUE(out.ok());
    const Game bare = game.with_pieces({});
    const Imported back = imported(ROSTER, out->text, {}, &bare);
    ASSERT_EQ(back.game.pieces().size(), game.pieces().size());
    for (std::size_t i = 0; i < game.pieces().size(); ++i) {
      const Piece& was = *game.pieces()[i];
      const Piece& is = *back.game.pieces()[i];
      EXPECT_EQ(is.id, was.id);
      EXPECT_EQ(is.name, was.name);
      EXPECT_EQ(is.side, was.side);
      EXPECT_EQ(is.unit, was.unit) << was.id;
      EXPECT_EQ(is.base, was.base) << was.id;
      EXPECT_EQ(is.pose, was.pose) << was.id;
      EXPECT_EQ(is.hex, was.hex) << was.id;
      EXPECT_EQ(is.traits, was.traits) << was.id;
      EXPECT_EQ(is.status, was.status) << was.id;
    }
  }
}

TEST(ATiledMap, IsNotWritten) { EXPECT_FALSE(export_text(Game(), ExchangeFormat::tiled).ok()); }

}  // namespace
}  // namespace linesman
