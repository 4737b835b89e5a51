// Tiled maps as people make them.
#include <gmock/gmock.h>

#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>

#include "exchange/import_helpers.h"
#include "exchange/json_parts.h"
#include "exchange/tiled/tile_data.h"
#include "exchange/tiled/tile_outlines.h"
#include "exchange/tiled/xml.h"
#include "support/documents.h"

namespace linesman {
namespace {

using import_test::box_of_feature;
using import_test::holds;
using import_test::kinds_of;
using import_test::refused;
using import_test::said;
using import_test::taken;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A map of squares of 16 pixels, with what is said besides.
std::string tiled(int columns, int rows, const std::string& layers, const std::string& more = "",
                  const std::string& orientation = "orthogonal") {
  return R"({"type": "map", "orientation": ")" + orientation + R"(", "width": )" + std::to_string(columns) +
         R"(, "height": )" + std::to_string(rows) + R"(, "tilewidth": 16, "tileheight": 16, "layers": [)" + layers +
         "]" + (more.empty() ? "" : ", " + more) + "}";
}

/// Tile 1 is a wood, 2 a field by its property, 3 grass, 4 says nothing.
const std::string TILES =
    R"("tilesets": [{"firstgid": 1, "name": "sheet", "columns": 2, "tilecount": 8, "tilewidth": 16,
  "tileheight": 16, "tiles": [{"id": 0, "type": "Forest"},
  {"id": 1, "properties": [{"name": "kind", "type": "string", "value": "field"}, {"name": "height", "type": "float", "value": 0.7}]},
  {"id": 2, "class": "grass"}]}])";

std::string tiles(int columns, int rows, const std::string& data, const std::string& more = R"("name": "Terrain")") {
  return R"({"type": "tilelayer", "width": )" + std::to_string(columns) + R"(, "height": )" + std::to_string(rows) +
         R"(, "data": )" + data + ", " + more + "}";
}

std::string objects(const std::string& list, const std::string& more = R"("name": "Objects")") {
  return R"({"type": "objectgroup", "objects": [)" + list + "], " + more + "}";
}

TEST(TilesOfOneKind, ThatHaveASideInCommonAreOneFeature) {
  const Imported map = taken(tiled(4, 3, tiles(4, 3, "[1,1,0,2, 0,1,0,2, 1,0,3,3]"), TILES));
  EXPECT_THAT(kinds_of(map.game), ElementsAre("field", "wood", "wood"));
  const Feature& wood = map.game.terrain().at(0);
  EXPECT_TRUE(holds(wood, {0.5, 2.5}) && holds(wood, {1.5, 2.5}) && holds(wood, {1.5, 1.5}));
  EXPECT_FALSE(holds(wood, {0.5, 1.5}) || holds(wood, {0.5, 0.5}));
  EXPECT_EQ(std::get<MultiPolygon>(wood.shape).at(0).outer.size(), 6u) << "an L";
  EXPECT_THAT(map.report.lines, IsEmpty()) << "grass is open ground";
  for (const Feature& feature : map.game.terrain()) EXPECT_TRUE(feature.kind != Kind::field || feature.height == 0.7);
}

TEST(TilesRoundOthers, LeaveAHole) {
  const Game game = taken(tiled(3, 3, tiles(3, 3, "[1,1,1, 1,2,1, 1,1,1]"), TILES)).game;
  EXPECT_THAT(kinds_of(game), ElementsAre("field", "wood"));
  EXPECT_FALSE(holds(game.terrain().at(0), {1.5, 1.5}));
  EXPECT_TRUE(holds(game.terrain().at(1), {1.5, 1.5}));
}

TEST(TilesThatTouchInACorner, AreWholeFeatures) {
  const Game loop = taken(tiled(3, 3, tiles(3, 3, "[1,1,1, 1,0,1, 1,1,0]"), TILES)).game;
  ASSERT_EQ(loop.terrain().size(), 1u);
  EXPECT_FALSE(holds(loop.terrain().at(0), {1.5, 1.5}) || holds(loop.terrain().at(0), {2.5, 0.5}));
  EXPECT_EQ(taken(tiled(2, 2, tiles(2, 2, "[1,0, 0,1]"), TILES)).report.features, 2u);
}

TEST(Islands, CoverTheirCellsAndNoOthers) {
  std::uint32_t random = 12345;
  for (int round = 0; round < 200; ++round) {
    std::set<exchange::Cell> cells;
    for (int i = 0; i < 40; ++i) {
      random = random * 1664525 + 1013904223;
      cells.insert({static_cast<std::int64_t>(random >> 8) % 8 - 3, static_cast<std::int64_t>(random >> 20) % 8 - 3});
    }
    double area = 0;
    std::size_t rings = 0;
    for (const exchange::Island& island : exchange::islands_of({cells.begin(), cells.end()})) {
      std::vector<std::vector<exchange::Cell>> all = island.holes;
      all.push_back(island.outer);
      for (const auto& ring : all) {
        ++rings;
        EXPECT_EQ(std::set<exchange::Cell>(ring.begin(), ring.end()).size(), ring.size()) << "a corner comes once";
        for (std::size_t i = 0; i < ring.size(); ++i) {
          const auto a = ring[i];
          const auto b = ring[(i + 1) % ring.size()];
          EXPECT_TRUE((a.i == b.i) != (a.j == b.j)) << "sides run along the lattice";
          area += static_cast<double>(a.i * b.j - a.j * b.i) / 2;
        }
      }
    }
    EXPECT_EQ(area, static_cast<double>(cells.size()));
    EXPECT_GE(rings, 1u);
  }
}

TEST(ATileLayer, GivesItsKindToTilesWithoutOne) {
  EXPECT_THAT(kinds_of(taken(tiled(2, 1, tiles(2, 1, "[4,0]", R"("name": "Rivers 2")"), TILES)).game),
              ElementsAre("river"));
  const Imported unknown = taken(tiled(2, 1, tiles(2, 1, "[4,4]", R"("name": "Tile Layer 1")"), TILES));
  EXPECT_THAT(said(unknown), HasSubstr("/layers/0: left out: there is no kind of terrain called \"Tile Layer 1\": 2"));
  ASSERT_EQ(unknown.report.unknown.size(), 1u);
  EXPECT_EQ(unknown.report.unknown[0].things, 2u);
}

TEST(ATileset, MayBeInAnOlderForm) {
  const std::string older = R"("tilesets": [{"firstgid": 1, "tilewidth": 16, "tileheight": 16, "columns": 2,
    "tileproperties": {"0": {"kind": "marsh"}}, "tiles": {"1": {"type": "wood"}}}])";
  EXPECT_THAT(kinds_of(taken(tiled(2, 1, tiles(2, 1, "[1,2]"), older)).game), ElementsAre("marsh", "wood"));
}

TEST(ATilesTerrain, IsAPropertyToo) {
  const std::string set = R"("tilesets": [{"firstgid": 1, "tilewidth": 16, "tileheight": 16, "columns": 2,
    "tiles": [{"id": 0, "properties": [{"name": "terrain", "type": "string", "value": "Forest"}]},
              {"id": 1, "class": "marsh", "properties": [{"name": "Terrain", "type": "string", "value": "Forest"}]}]}])";
  EXPECT_THAT(kinds_of(taken(tiled(2, 1, tiles(2, 1, "[1,2]"), set)).game), ElementsAre("marsh", "wood"));
}

TEST(ATurnedTile, IsTheSameTile) {
  EXPECT_THAT(kinds_of(taken(tiled(2, 1, tiles(2, 1, "[2147483649, 3758096385]"), TILES)).game), ElementsAre("wood"));
}

TEST(ATileThatIsAPiece, StandsInItsMiddle) {
  const std::string counters = R"("tilesets": [{"firstgid": 1, "tilewidth": 16, "tileheight": 16, "columns": 1,
    "tiles": [{"id": 0, "type": "piece", "properties": [{"name": "side", "value": "grey"}, {"name": "base", "value": "20 mm"}]}]}])";
  const Game game = taken(tiled(3, 2, tiles(3, 2, "[0,0,1, 0,0,0]"), counters)).game;
  ASSERT_EQ(game.pieces().size(), 1u);
  EXPECT_EQ(game.pieces()[0]->side, "grey");
  EXPECT_EQ(game.pieces()[0]->pose.at, (Vec{2.5, 1.5}));
}

// "[1,2,0,1]" as 32-bit numbers, and compressed with zlib and gzip.
constexpr const char* PLAIN = "AQAAAAIAAAAAAAAAAQAAAA==";
constexpr const char* ZLIB = "eJxjZGBgYGKAAEYgBgAAPAAF";
constexpr const char* GZIP = "H4sIAAAAAAACA2NkYGBgYoAARiAGAD4jVBYQAAAA";

TEST(PackedTiles, AreReadAsTiledWritesThem) {
  const auto layer = [](const std::string& data, const std::string& more) {
    return tiled(2, 2, tiles(2, 2, "\"" + data + "\"", R"("name": "x", )" + more), TILES);
  };
  const auto kinds = ElementsAre("field", "wood", "wood");
  EXPECT_THAT(kinds_of(taken(layer(PLAIN, R"("encoding": "base64", "compression": "")")).game), kinds);
  EXPECT_THAT(kinds_of(taken(layer(ZLIB, R"("encoding": "base64", "compression": "zlib")")).game), kinds);
  EXPECT_THAT(kinds_of(taken(layer(GZIP, R"("encoding": "base64", "compression": "gzip")")).game), kinds);
  EXPECT_THAT(kinds_of(taken(layer("1,2,0,1", R"("encoding": "csv")")).game), kinds);
  EXPECT_THAT(said(taken(layer(PLAIN, R"("encoding": "base64", "compression": "zstd")"))),
              HasSubstr("compressed as \"zstd\", which is not read"));
  EXPECT_THAT(said(taken(layer(PLAIN, R"("encoding": "base64", "compression": "zlib")"))),
              HasSubstr("cannot be unpacked"));
  EXPECT_THAT(said(taken(layer("!", R"("encoding": "base64")"))), HasSubstr("cannot be unpacked"));
}

TEST(Tiles, ThatAreNotAsManyAsTheySayAreLeftOut) {
  EXPECT_THAT(said(taken(tiled(2, 2, tiles(2, 2, "[1,1,1]"), TILES))), HasSubstr("it has 3 tiles, and 4 belong there"));
  EXPECT_THAT(said(taken(tiled(2, 2, tiles(2, 2, "[1,1,-1,1]"), TILES))), HasSubstr("a tile is a number"));
  EXPECT_THAT(said(taken(tiled(2, 2, tiles(2, 2, "{}"), TILES))), HasSubstr("it has no tiles"));
  // Sixteen bytes that would become far more are not unpacked further than their layer needs.
  EXPECT_FALSE(
      exchange::tile_data(files_test::json("{\"data\": \"" + std::string(ZLIB) + "\"}"), "base64", "zlib", 1).ok());
}

TEST(AMapWithoutEnd, HasATableRoundItsChunksAndObjects) {
  const std::string chunks = R"({"type": "tilelayer", "name": "Terrain", "chunks": [
    {"x": -16, "y": 0, "width": 2, "height": 1, "data": [1, 0]}, {"x": 0, "y": -4, "width": 1, "height": 2, "data": [0, 2]}]})";
  const std::string wood = objects(R"({"id": 1, "type": "wood", "x": -320, "y": 16, "width": 32, "height": 16})");
  const Imported map = taken(tiled(30, 20, chunks + "," + wood, TILES + R"(, "infinite": true)"));
  EXPECT_EQ(map.game.table().width, 21) << "from tile -20 to tile 0";
  EXPECT_EQ(map.game.table().depth, 6) << "from tile -4 to tile 1";
  for (const Feature& feature : map.game.terrain()) {
    const Box box = box_of_feature(feature);
    EXPECT_TRUE(box.min.x >= 0 && box.min.y >= 0 && box.max.x <= 21 && box.max.y <= 6);
  }
  EXPECT_EQ(box_of_feature(map.game.terrain().at(0)), (Box{{4, 1}, {5, 2}})) << "the field";
}

TEST(AnIsometricMap, LiesOnSquares) {
  const std::string layer = objects(R"({"id": 1, "type": "wood", "x": 32, "y": 16, "width": 16, "height": 32},
    {"id": 2, "type": "piece", "x": 48, "y": 48, "point": true, "rotation": 180})");
  std::string zeros;
  for (int i = 0; i < 29; ++i) zeros += ",0";
  const std::string map = R"({"type": "map", "orientation": "isometric", "width": 6, "height": 5, "tilewidth": 64,
    "tileheight": 16, "layers": [)" +
                          layer + "," + tiles(6, 5, "[1" + zeros + "]") + "], " + TILES + "}";
  const Imported imported = taken(map);
  EXPECT_EQ(imported.game.table().width, 6);
  EXPECT_EQ(imported.game.table().depth, 5);
  ASSERT_EQ(imported.game.terrain().size(), 2u);
  EXPECT_EQ(box_of_feature(imported.game.terrain().at(0)), (Box{{2, 2}, {3, 4}}));
  EXPECT_EQ(box_of_feature(imported.game.terrain().at(1)), (Box{{0, 4}, {1, 5}}));
  EXPECT_EQ(imported.game.pieces().at(0)->pose.at, (Vec{3, 2}));
  EXPECT_NEAR(imported.game.pieces().at(0)->pose.facing, 180, 1e-9);
}

TEST(AStaggeredMap, HasDiamondsThatMeet) {
  const std::string more = TILES + R"(, "staggeraxis": "y", "staggerindex": "odd")";
  // Tile [0, 0], and [0, 1] below it on the right, which has a side in common with it.
  const Game game = taken(tiled(2, 4, tiles(2, 4, "[1,0, 1,0, 0,0, 0,1]"), more, "staggered")).game;
  ASSERT_EQ(game.terrain().size(), 2u);
  const Feature& two = game.terrain().at(0);
  const double diagonal = std::sqrt(2.0);
  const double top = game.table().depth;
  EXPECT_TRUE(holds(two, {diagonal / 2, top - diagonal / 2}));
  EXPECT_TRUE(holds(two, {diagonal, top - diagonal}));
  EXPECT_FALSE(holds(two, {0.1, top - 0.1}));
  EXPECT_EQ(std::get<MultiPolygon>(two.shape).at(0).outer.size(), 4u) << "two squares side by side";
  EXPECT_NEAR(game.table().width, 2.5 * diagonal, 1e-6);
}

TEST(AHexagonalMap, GivesHexes) {
  const std::string more = TILES + R"(, "hexsidelength": 8, "staggeraxis": "y", "staggerindex": "odd")";
  const Imported map = taken(tiled(3, 3, tiles(3, 3, "[1,0,0, 1,0,2, 0,0,2]"), more, "hexagonal"));
  ASSERT_EQ(map.game.terrain().size(), 2u);
  EXPECT_EQ(map.game.terrain().at(0).hexes, (std::vector<Hex>{{0, 1}, {0, 2}}));
  EXPECT_EQ(map.game.terrain().at(1).hexes, (std::vector<Hex>{{2, 0}, {2, 1}}));
  const Imported walls =
      taken(tiled(3, 3, tiles(3, 3, "[4,0,0, 0,0,0, 0,0,0]", R"("name": "walls")"), more, "hexagonal"));
  EXPECT_THAT(said(walls), HasSubstr("it lies on hexsides"));
}

TEST(AnObject, HasTheClassAndPropertiesOfItsTile) {
  const std::string counters = R"("tilesets": [{"firstgid": 5, "tilewidth": 16, "tileheight": 16, "columns": 2,
    "class": "scrub", "objectalignment": "top", "tiles": [{"id": 1, "type": "piece",
      "properties": [{"name": "side", "value": "green"}, {"name": "sound", "value": "bang"}]}]}])";
  const Imported map = taken(tiled(20, 10, objects(R"(
    {"id": 1, "gid": 6, "x": 80, "y": 32, "width": 16, "height": 32},
    {"id": 2, "gid": 5, "x": 160, "y": 32, "width": 32, "height": 32},
    {"id": 3, "gid": 6, "type": "wood", "x": 240, "y": 32, "width": 16, "height": 16,
     "properties": [{"name": "side", "value": ""}]})"),
                                   counters));
  ASSERT_EQ(map.game.pieces().size(), 1u) << said(map);
  EXPECT_EQ(map.game.pieces()[0]->side, "green");
  EXPECT_EQ(map.game.pieces()[0]->pose.at, (Vec{5, 7})) << "its place is the middle of its upper side";
  EXPECT_THAT(kinds_of(map.game), ElementsAre("scrub", "wood"));
  EXPECT_EQ(box_of_feature(map.game.terrain().at(0)), (Box{{9, 6}, {11, 8}}));
  EXPECT_THAT(said(map), testing::Not(HasSubstr("sound"))) << "what a tile has for others is nobody's mistake";
}

TEST(ALayersProperties, AreThoseOfItsObjects) {
  const Imported map = taken(tiled(20, 10,
                                   objects(R"({"id": 1, "name": "Hans", "point": true, "x": 32, "y": 32})",
                                           R"("name": "Units", "properties": [{"name": "side", "value": "white"}])")));
  ASSERT_EQ(map.game.pieces().size(), 1u);
  EXPECT_EQ(map.game.pieces()[0]->side, "white");
}

TEST(ACollection, HasNoColumns) {
  const Game game = taken(R"({"type": "tileset", "columns": 0, "tilecount": 3, "tilewidth": 32, "tileheight": 32,
    "tiles": [{"id": 0, "objectgroup": {"objects": [{"id": 1, "type": "wood", "x": 0, "y": 0, "width": 16, "height": 16}]}},
              {"id": 2, "objectgroup": {"objects": [{"id": 1, "type": "marsh", "x": 0, "y": 0, "width": 32, "height": 32}]}}]})")
                        .game;
  EXPECT_THAT(kinds_of(game), ElementsAre("marsh", "wood"));
}

TEST(ObjectsThatAreNoList, AreReportedAndIgnored) {
  const std::string odd = R"({"type": "tileset", "columns": 1, "tilecount": 1, "tilewidth": 32, "tileheight": 32,
    "tiles": [{"id": 0, "objectgroup": {"objects": {"x": 1, "y": 2, "point": true}}}]})";
  EXPECT_THAT(said(taken(odd)), HasSubstr("/tiles/0/objectgroup/objects: left out: it must be a list, not an object"));
}

class FilesOfAMap : public testing::Test {
 protected:
  void SetUp() override {
    folder = std::filesystem::path(testing::TempDir()) / ("map-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder / "in" / "deep");
  }
  void TearDown() override { std::filesystem::remove_all(folder); }
  void write(const std::string& name, const std::string& text) const { std::ofstream(folder / name) << text; }
  Imported import(const std::string& map) const {
    write("in/map.tmj", map);
    auto imported = import_file((folder / "in/map.tmj").string(), {});
    if (!imported) ADD_FAILURE() << imported.problem().sentence();
    return imported ? std::move(imported).value() : Imported{};
  }

  std::filesystem::path folder;
};

TEST_F(FilesOfAMap, AreTemplatesInJsonAndXml) {
  write("in/deep/marsh.tj",
        R"({"type": "template", "object": {"type": "marsh", "width": 32, "height": 16, "name": ""}})");
  write("in/deep/wood.tx", R"(<?xml version="1.0" encoding="UTF-8"?>
    <template><object name="Copse &amp; all" type="wood"><properties><property name="height" type="float" value="2.5"/></properties>
    <polygon points="0,0 32,0 0,48"/></object></template>)");
  const Imported map = import(tiled(20, 10, objects(R"({"id": 1, "template": "deep/marsh.tj", "x": 16, "y": 16},
    {"id": 2, "template": "deep/wood.tx", "x": 160, "y": 16}, {"id": 3, "template": "deep/marsh.tj", "type": "lake", "x": 64, "y": 64})")));
  EXPECT_THAT(kinds_of(map.game), ElementsAre("lake", "marsh", "wood"));
  EXPECT_EQ(box_of_feature(map.game.terrain().at(0)), (Box{{1, 8}, {3, 9}}));
  EXPECT_EQ(map.game.terrain().at(1).name, "Copse & all");
  EXPECT_EQ(map.game.terrain().at(1).height, 2.5);
  EXPECT_THAT(map.report.lines, IsEmpty()) << said(map);
}

TEST_F(FilesOfAMap, AreTilesetsInJsonAndXml) {
  write(
      "in/deep/a.tsj",
      R"({"type": "tileset", "tilewidth": 16, "tileheight": 16, "columns": 1, "tiles": [{"id": 0, "type": "wood"}]})");
  write("in/deep/b.tsx", R"(<tileset name="b" tilewidth="16" tileheight="16" columns="1" objectalignment="center">
    <tile id="0" type="marsh"><image width="16" height="16" source="x.png"/></tile>
    <tile id="1"><properties><property name="kind" value="field"/></properties></tile></tileset>)");
  const std::string sets =
      R"("tilesets": [{"firstgid": 1, "source": "deep/a.tsj"}, {"firstgid": 2, "source": "deep/b.tsx"}])";
  const Imported map = import(tiled(3, 1, tiles(3, 1, "[1,2,3]"), sets));
  EXPECT_THAT(kinds_of(map.game), ElementsAre("field", "marsh", "wood")) << said(map);
}

TEST_F(FilesOfAMap, AreReadFromItsFolderAndBelowOnly) {
  write("secret.tj", R"({"object": {"type": "wood", "width": 16, "height": 16}})");
  write("in/bad.tj", "{");
  write("in/bad.tx", "<template><object></template>");
  std::filesystem::create_symlink(folder / "secret.tj", folder / "in/link.tj");
  std::filesystem::create_directory(folder / "in/folder.tj");
  for (const std::string& name :
       std::vector<std::string>{"../secret.tj", (folder / "secret.tj").string(), "link.tj", "gone.tj", "bad.tj",
                                "bad.tx", "folder.tj", "http://example.org/x.tj", "/dev/zero"}) {
    const Imported map =
        import(tiled(20, 10, objects(R"({"id": 1, "template": ")" + name + R"(", "x": 16, "y": 16})")));
    EXPECT_THAT(map.game.terrain(), IsEmpty()) << name;
    EXPECT_EQ(map.report.count(Fate::left_out), 1u) << name;
    EXPECT_EQ(said(map).find(folder.string() + "/in"), std::string::npos) << "no path of this machine is shown";
  }
}

TEST(XmlOfTiled, IsRefusedWhereItIsDamagedTooDeepOrHasADocumentType) {
  using exchange::read_xml;
  const auto nested = [](std::size_t depth) {
    std::string open;
    std::string close;
    for (std::size_t i = 0; i < depth; ++i) {
      open += "<a>";
      close += "</a>";
    }
    return read_xml(open + close);
  };
  EXPECT_TRUE(nested(64).ok());
  EXPECT_EQ(nested(65).problem().reason, "its XML is nested deeper than 64");
  EXPECT_FALSE(nested(100'000).ok());
  for (const std::string text : {"<tileset", "<tileset>", "<tileset></template>", "<tileset name=x/>"})
    EXPECT_EQ(read_xml(text).problem().sentence(), "line 1: its XML cannot be read from here on") << text;
  EXPECT_FALSE(read_xml("").ok());
  EXPECT_EQ(read_xml("<tileset/>\n<tileset/>").problem().sentence(), "line 2: its XML has a second root");
  for (const std::string text :
       {"<!DOCTYPE tileset [<!ENTITY a \"b\">]><tileset name=\"&a;\"/>", "<tileset><!ELEMENT a></tileset>"})
    EXPECT_EQ(read_xml(text).problem().reason, "its XML has a document type, which is not read") << text;
  EXPECT_EQ(read_xml("<tileset name=\"\xFF\"/>").problem().reason,
            "its XML is no UTF-8: save it as UTF-8 in the program that made it");
}

TEST(XmlOfTiled, HasTheFiveEntitiesAndNoOthers) {
  const auto name = [](const std::string& text) {
    const auto xml =
        exchange::read_xml("\xEF\xBB\xBF<?xml version=\"1.0\"?><!-- <map> --><tileset name='" + text + "'/>");
    return exchange::tiled_json_of(xml.value())["name"];
  };
  EXPECT_EQ(name("&lt;a&gt; &quot;b&quot; &amp;amp; &apos;"), Value("<a> \"b\" &amp; '"));
  EXPECT_EQ(name("&b; &"), Value("&b; &"));
  EXPECT_EQ(name("7"), Value("7"));
}

TEST(AMapFromATextAlone, HasNoFilesBesideIt) {
  EXPECT_THAT(said(taken(tiled(4, 4, objects(R"({"id": 1, "template": "x.tj", "x": 1, "y": 1})")))),
              HasSubstr("its template \"x.tj\" is in another file"));
}

TEST(AMapOfAnotherShape, IsRefused) {
  EXPECT_THAT(refused(tiled(4, 4, "", "", "oblique")), HasSubstr("orthogonal, isometric, staggered or hexagonal"));
}

}  // namespace
}  // namespace linesman
