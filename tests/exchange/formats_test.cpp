// Which format a file has: its content says so, its name only where that leaves it open.
#include <gmock/gmock.h>

#include "exchange/import_helpers.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "support/documents.h"

namespace linesman {
namespace {

using import_test::refused;
using import_test::taken;
using testing::HasSubstr;

constexpr auto BY_CONTENT = ExchangeFormat::geojson;
const std::string POINTED =
    R"({"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"kind": "wood"},
  "geometry": {"type": "Polygon", "coordinates": [[[1,1],[5,1],[5,5],[1,5],[1,1]]]}}]})";
const std::string WALLED = R"({"resolution": {"map_size": {"x": 10, "y": 8}}, "line_of_sight": []})";
const std::string TILED = R"({"type": "map", "orientation": "orthogonal", "width": 4, "height": 4, "tilewidth": 16,
  "tileheight": 16, "layers": []})";

TEST(TheContent, DecidesTheFormat) {
  EXPECT_EQ(taken(POINTED).format, BY_CONTENT);
  EXPECT_EQ(taken(WALLED).format, ExchangeFormat::universal_vtt);
  EXPECT_EQ(taken(TILED).format, ExchangeFormat::tiled);
  EXPECT_EQ(taken("name|side\nA|red\n").format, ExchangeFormat::roster);
  EXPECT_EQ(taken("\xEF\xBB\xBF  " + TILED).format, ExchangeFormat::tiled);
}

TEST(TheContent, GoesBeforeTheEnding) {
  for (const auto ending : {ExchangeFormat::universal_vtt, ExchangeFormat::tiled, ExchangeFormat::roster}) {
    const auto imported = import_text(ending, POINTED, "file", {});
    ASSERT_TRUE(imported.ok()) << imported.problem().sentence();
    EXPECT_EQ(imported->format, BY_CONTENT);
  }
  const auto roster = import_text(BY_CONTENT, "name,side\nA,red\n", "file", {});
  ASSERT_TRUE(roster.ok());
  EXPECT_EQ(roster->format, ExchangeFormat::roster);
}

TEST(TheEnding, DecidesWhatTheContentLeavesOpen) {
  EXPECT_THAT(english(import_text(BY_CONTENT, "{}", "file", {}).problem().reason), HasSubstr("\"type\" is missing"));
  EXPECT_THAT(english(import_text(ExchangeFormat::tiled, "{}", "file", {}).problem().reason), HasSubstr("is missing"));
}

TEST(AFormatThatIsNotRead, IsNamedWithWhatToDo) {
  const auto why = [](std::string_view bytes, const std::string& name) {
    const auto result = import_text(std::nullopt, bytes, name, {});
    return result ? std::string("taken") : english(result.problem().reason);
  };
  EXPECT_THAT(why("\x1F\x8B\x08", "map.svgz"), HasSubstr("a drawing in SVG"));
  EXPECT_THAT(why("\x1F\x8B\x08", "MAP.SVGZ"), HasSubstr("a drawing in SVG"));
  EXPECT_THAT(why("\x1F\x8B\x08", "map.geojson.gz"), HasSubstr("packed with gzip"));
  EXPECT_THAT(english(import_text(ExchangeFormat::army_list, "PK\x03\x04", "list.rosz", {}).problem().reason),
              HasSubstr("no zip that can be read"));
  EXPECT_THAT(why("PK\x03\x04", "army.xlsx"), HasSubstr("save it as CSV"));
  EXPECT_THAT(why("PK\x03\x04", "what"), HasSubstr("packed with zip"));
  EXPECT_THAT(why("\x89PNG\r\n", "map"), HasSubstr("it is a picture"));
  EXPECT_THAT(why("MM\n\n", "x.csv"), testing::Not(HasSubstr("picture")));
  EXPECT_THAT(why("%PDF-1.7", "map"), HasSubstr("it is a PDF"));
  EXPECT_THAT(why("<!-- <map> --><svg/>", "x"), HasSubstr("a drawing in SVG"));
  EXPECT_THAT(why("<?xml version='1.0'?><roster/>", "x.ros"), HasSubstr("has no forces"));
  EXPECT_THAT(why(R"({"osm3s": {}, "elements": []})", "x.json"), HasSubstr("Overpass"));
  EXPECT_THAT(why(R"({"type": "world", "maps": []})", "x.world"), HasSubstr("one by one"));
  EXPECT_THAT(why("size 1 1\nhex 0101 0 \"\" \"\"\nend\n", "x.board"), HasSubstr("a hexagonal map in Tiled"));
  EXPECT_THAT(why("<gpx/>", "x"), HasSubstr("as GeoJSON"));
  EXPECT_THAT(why(R"({"elements": [{"type": "node", "id": 1, "lat": 50, "lon": 8}]})", "x.json"),
              HasSubstr("Overpass"));
  for (const char* above : {"# Data of a program, 2024\n#\n", "tag grass\r\n", "\n# x\ntag a\n"})
    EXPECT_THAT(why(above + std::string("size 1 1\nhex 0101 0 \"\" \"\"\nend\n"), "x.board"),
                HasSubstr("a hexagonal map in Tiled"))
        << above;
}

TEST(UnknownContent, IsRefusedWithWhatIsKnown) {
  for (const char* text : {"{}", "[1, 2]", "{\"type\": \"Topology\"}", "hello", "", "<html></html>", "\xFF\xFE", "<",
                           "<?xml version='1.0'?>", "<1 2", "<!-- never closed", "<!---->", "< >"})
    EXPECT_THAT(refused(text), HasSubstr("saves of Tabletop Simulator are known")) << text;
  EXPECT_THAT(refused("<?xml version='1.0'?><map></map>"), HasSubstr("is missing"));
  EXPECT_THAT(refused("<osm version='0.6'/>"), HasSubstr("export the map as GeoJSON"));
  EXPECT_THAT(refused("{\"type\": \"template\", \"object\": {}}"), HasSubstr("template"));
  EXPECT_THAT(refused(write_json(files_test::ford_at_dawn())), HasSubstr("open it"));
}

TEST(AScale, IsForGeoJson) {
  EXPECT_THAT(refused(WALLED, {.scale = 0.01}), HasSubstr("GeoJSON"));
  EXPECT_THAT(refused(POINTED, {.scale = 2}), HasSubstr("1:300"));
  EXPECT_THAT(refused(POINTED, {.scale = 0}), HasSubstr("1:300"));
}

}  // namespace
}  // namespace linesman
