// GeoJSON as generators, OpenStreetMap and drawing programs write it.
#include <gmock/gmock.h>

#include "base/text.h"
#include "exchange/import_helpers.h"

namespace linesman {
namespace {

using import_test::box_of_feature;
using import_test::kinds_of;
using import_test::refused;
using import_test::said;
using import_test::taken;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string SQUARE = R"({"type": "Polygon", "coordinates": [[[1,1],[5,1],[5,5],[1,5],[1,1]]]})";

std::string collection(const std::string& features) {
  return R"({"type": "FeatureCollection", "features": [)" + features + "]}";
}
std::string feature(const std::string& geometry, const std::string& properties) {
  return R"({"type": "Feature", "properties": )" + properties + R"(, "geometry": )" + geometry + "}";
}
std::string line(double y) {
  return R"({"type": "LineString", "coordinates": [[0,)" + number_text(y) + "],[20," + number_text(y) + "]]}";
}

TEST(AGeneratedTown, HasItsKindsAsIds) {
  const Imported town = taken(collection(R"(
    {"type": "Feature", "id": "values", "roadWidth": 8},
    {"type": "Polygon", "id": "earth", "coordinates": [[[0,0],[60,0],[60,40],[0,40],[0,0]]]},
    {"type": "GeometryCollection", "id": "roads", "geometries": [
      {"type": "LineString", "width": 2.5, "coordinates": [[0,20],[30,20]]},
      {"type": "LineString", "width": 4, "coordinates": [[0,25],[30,25]]}]},
    {"type": "GeometryCollection", "id": "walls", "geometries": [
      {"type": "Polygon", "width": 1.9, "coordinates": [[[2,2],[50,2],[50,38],[2,38],[2,2]]]}]},
    {"type": "MultiPolygon", "id": "buildings", "coordinates": [
      [[[4,4],[8,4],[8,8],[4,8],[4,4]]], [[[10,4],[14,4],[14,8],[10,8],[10,4]]], [[[16,4],[20,4],[20,8],[16,8],[16,4]]]]},
    {"type": "MultiPoint", "id": "trees", "coordinates": [[40,30],[41,30]]},
    {"type": "MultiPolygon", "id": "water", "coordinates": [[[[52,1],[59,1],[59,9],[52,9],[52,1]]]]})"));
  EXPECT_THAT(kinds_of(town.game), ElementsAre("building", "building", "building", "lake", "road", "road", "wall"));
  EXPECT_THAT(town.game.pieces(), IsEmpty()) << "a tree is no model";
  EXPECT_THAT(said(town), HasSubstr("a point has no area"));
  const auto& road = town.game.terrain().at(0);
  EXPECT_EQ(road.width, 2.5);
  const auto& wall = town.game.terrain().at(2);
  EXPECT_TRUE(std::holds_alternative<Polyline>(wall.shape)) << "the wall stands round the town and does not cover it";
  EXPECT_EQ(wall.width, 1.9);
}

TEST(ABareGeometry, IsAFileToo) {
  EXPECT_THAT(
      kinds_of(
          taken(R"({"type": "MultiPolygon", "id": "Forests", "coordinates": [[[[1,1],[5,1],[5,5],[1,1]]]]})").game),
      ElementsAre("wood"));
  EXPECT_THAT(said(taken(SQUARE)), HasSubstr("nothing says what kind"));
}

TEST(ALayer, GivesTheKindIfNothingElseDoes) {
  const std::string layer = R"({"type": "FeatureCollection", "name": "marshes", "features": [)" +
                            feature(SQUARE, R"({"fid": 1})") + "," + feature(SQUARE, R"({"kind": "hedge"})") + "]}";
  EXPECT_THAT(kinds_of(taken(layer).game), ElementsAre("hedge", "marsh"));
}

TEST(OpenStreetMap, NamesKindsByTags) {
  const std::string areas = feature(SQUARE, R"({"building": "barn", "name": "Long Wood"})") + "," +
                            feature(SQUARE, R"({"natural": "scrub"})") + "," +
                            feature(SQUARE, R"({"landuse": "farmland", "building": "no"})") + "," +
                            feature(SQUARE, R"({"landuse": "meadow"})");
  const std::string lines = feature(line(8), R"({"highway": "tertiary", "bridge": "yes"})") + "," +
                            feature(line(9), R"({"highway": "footway"})") + "," +
                            feature(line(10), R"({"waterway": "ditch"})") + "," +
                            feature(line(11), R"({"barrier": "city_wall"})") + "," +
                            feature(line(12), R"({"type": "way", "id": 7, "tags": {"highway": "service"}})");
  EXPECT_THAT(kinds_of(taken(collection(areas + "," + lines)).game),
              ElementsAre("bridge", "building", "ditch", "field", "high-wall", "road", "scrub", "track"));
}

TEST(OpenStreetMap, IsAskedByTagWhereNoTableKnowsIt) {
  const Imported map = taken(collection(feature(SQUARE, R"({"natural": "geyser"})")));
  EXPECT_THAT(said(map), HasSubstr("called \"natural=geyser\""));
  EXPECT_THAT(
      kinds_of(
          taken(collection(feature(SQUARE, R"({"natural": "geyser"})")), {.kinds = {{"geyser", Kind::rough}}}).game),
      ElementsAre("rough"));
}

TEST(APointOfAMap, IsNoModel) {
  const Imported map = taken(collection(feature(SQUARE, R"({"building": "yes"})") +
                                        R"(,{"type": "Feature", "id": "node/17", "properties": {"amenity": "bench"},
        "geometry": {"type": "Point", "coordinates": [3, 3]}},
       {"type": "Feature", "properties": {"natural": "tree"}, "geometry": {"type": "Point", "coordinates": [4, 3]}},
       {"type": "Feature", "properties": {"name": "Hans"}, "geometry": {"type": "Point", "coordinates": [2, 3]}})"));
  ASSERT_EQ(map.game.pieces().size(), 1u);
  EXPECT_EQ(map.game.pieces()[0]->name, "Hans");
  EXPECT_EQ(map.report.count(Fate::left_out), 2u);
}

TEST(AClosedLine, IsTheOutlineOfWhatCoversGround) {
  const std::string ring = R"({"type": "LineString", "coordinates": [[1,1],[5,1],[5,5],[1,5],[1,1]]})";
  const Game game =
      taken(collection(feature(ring, R"({"landuse": "forest"})") + "," + feature(ring, R"({"barrier": "fence"})")))
          .game;
  EXPECT_TRUE(std::holds_alternative<MultiPolygon>(game.terrain().at(0).shape));
  EXPECT_TRUE(std::holds_alternative<Polyline>(game.terrain().at(1).shape));
}

TEST(AWidth, IsANumberOrATextWithAUnit) {
  const auto width = [](const std::string& said_width, const ImportOptions& options = {}) {
    return taken(collection(feature(line(20), R"({"kind": "road", "width": )" + said_width + "}")), options)
        .game.terrain()
        .at(0)
        .width;
  };
  EXPECT_EQ(width("3"), 3);
  EXPECT_EQ(width("\"3\""), 3);
  EXPECT_EQ(width("\" 2.5 in\""), 2.5);
  EXPECT_NEAR(width("\"50.8mm\""), 2, 1e-6);
  EXPECT_EQ(width("\"4 m\""), 4) << "the file's own unit";
  EXPECT_EQ(width("4", {.inches = 0.5}), 2);
}

TEST(AWidth, IsReportedWhenItIsImpossible) {
  for (const char* wrong : {"-2", "\"-2\"", "\"wide\"", "[3]", "1e300", "\"3 furlongs\""}) {
    const Imported map =
        taken(collection(feature(line(20), R"({"kind": "road", "width": )" + std::string(wrong) + "}")));
    EXPECT_EQ(map.game.terrain().at(0).width, default_width(Kind::road));
    EXPECT_THAT(said(map), HasSubstr("its width must be a length")) << wrong;
  }
}

// A field of 200 by 100 metres at 60 degrees north, where a degree of longitude is half one of latitude.
const std::string FAR_NORTH = collection(
    feature(
        R"({"type": "Polygon", "coordinates": [[[10, 59.9995508], [10.0035932, 59.9995508], [10.0035932, 60.0004492],
        [10, 60.0004492], [10, 59.9995508]]]})",
        R"({"landuse": "forest"})") +
    "," +
    feature(R"({"type": "LineString", "coordinates": [[10, 60], [10.0035932, 60]]})",
            R"({"highway": "service", "width": "6 m"})"));

TEST(Degrees, NeedAScale) {
  EXPECT_THAT(refused(FAR_NORTH), HasSubstr("look like degrees"));
  EXPECT_THAT(refused(FAR_NORTH), HasSubstr("1:300"));
}

TEST(Degrees, AreMetresAtAScale) {
  const Imported map = taken(FAR_NORTH, {.scale = 1.0 / 300});
  const Box wood = box_of_feature(map.game.terrain().at(0));
  const double metre = 1 / 0.0254 / 300;
  EXPECT_NEAR(wood.max.x - wood.min.x, 200 * metre, 0.01);
  EXPECT_NEAR(wood.max.y - wood.min.y, 100 * metre, 0.01);
  EXPECT_NEAR(wood.min.x, 0, 1e-6);
  EXPECT_NEAR(wood.min.y, 0, 1e-6);
  EXPECT_EQ(map.game.table().width, std::ceil(200 * metre));
  EXPECT_NEAR(map.game.terrain().at(1).width, 6 * metre, 1e-6);
  EXPECT_THAT(said(map), HasSubstr("at 1:300"));
}

TEST(Metres, HaveAScaleToo) {
  const std::string map = collection(feature(
      R"({"type": "Polygon", "coordinates": [[[350000,5600000],[350300,5600000],[350300,5600150],[350000,5600000]]]})",
      R"({"kind": "wood"})"));
  const Game game = taken(map, {.scale = 1.0 / 600}).game;
  EXPECT_NEAR(box_of_feature(game.terrain().at(0)).max.x, 300 / 0.0254 / 600, 1e-4);
}

TEST(ADrawing, IsNotTakenForDegrees) {
  const std::string unit_square = collection(feature(
      R"({"type": "Polygon", "coordinates": [[[0.1,0.1],[0.9,0.1],[0.9,0.9],[0.1,0.1]]]})", R"({"kind": "wood"})"));
  EXPECT_EQ(taken(unit_square, {.inches = 40}).report.features, 1u);
  EXPECT_EQ(taken(unit_square).report.features, 1u);
  const std::string one_model =
      collection(feature(R"({"type": "Point", "coordinates": [4, 4]})", R"({"side": "red"})"));
  EXPECT_EQ(taken(one_model).report.pieces, 1u);
  const std::string small = collection(
      feature(R"({"type": "Polygon", "coordinates": [[[5,5],[5.5,5],[5.5,5.25],[5,5]]]})", R"({"kind": "building"})"));
  EXPECT_EQ(taken(small).report.features, 1u) << "half an inch at quarter inches is drawn";
  const std::string said_to_be =
      R"({"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:OGC:1.3:CRS84"}},
          "features": [)" +
      feature(SQUARE, R"({"kind": "wood"})") + "]}";
  EXPECT_THAT(said(taken(said_to_be)), HasSubstr("degrees"));
}

TEST(NumbersBeyondAllBounds, ComeToNoHarm) {
  const std::string hexes = R"({"type": "FeatureCollection", "linesman": {"table": {"hex": {"orientation": "flat",
    "size": 1, "columns": 4, "rows": 4, "shift": "odd"}}}, "features": [{"type": "Feature", "geometry": null,
    "properties": {"kind": "wood", "hexes": [[-9223372036854775808, 1], [1, 9223372036854775807], [2, 2]]}}]})";
  EXPECT_EQ(taken(hexes).game.terrain().at(0).hexes, (std::vector<Hex>{{2, 2}}));
}

TEST(MembersThatAreNoLists, AreReportedAndIgnored) {
  const std::string geometries = collection(R"({"type": "Feature", "properties": {"kind": "wood"}, "geometry":
    {"type": "GeometryCollection", "geometries": {"type": "Polygon", "coordinates": []}}},)" +
                                            feature(SQUARE, R"({"kind": "wood"})"));
  EXPECT_THAT(said(taken(geometries)), HasSubstr("/features/0/geometries: left out: it must be a list, not an object"));
}

TEST(WhatLiesUnderTheGround, IsLeftOutAndSaid) {
  const auto only = [](const std::string& properties) { return taken(collection(feature(line(2), properties))); };
  for (const char* under :
       {R"({"highway": "primary", "tunnel": "yes"})", R"({"railway": "rail", "tunnel": "yes", "layer": "-1"})",
        R"({"waterway": "stream", "tunnel": "culvert"})", R"({"highway": "footway", "layer": "-1"})",
        R"({"highway": "footway", "layer": -2})", R"({"highway": "service", "location": "underground"})",
        R"({"tags": {"highway": "primary", "tunnel": "yes"}})"}) {
    const Imported map = taken(collection(feature(line(2), under) + "," + feature(line(8), R"({"highway": "track"})")));
    EXPECT_EQ(map.game.terrain().size(), 1u) << under;
    EXPECT_THAT(said(map), HasSubstr("under the ground")) << under;
  }
  for (const char* over :
       {R"({"highway": "primary", "tunnel": "no"})", R"({"highway": "primary", "layer": "1"})",
        R"({"highway": "primary", "tunnel": "building_passage"})", R"({"highway": "primary", "layer": "0"})"})
    EXPECT_THAT(kinds_of(only(over).game), ElementsAre("road")) << over;
  EXPECT_EQ(only(R"({"highway": "primary", "bridge": "yes", "layer": "-1"})").game.terrain().size(), 1u);
}

TEST(ATagThatSaysNo, SaysItInTheWordsOfTablesToo) {
  const auto only = [](const std::string& properties) { return taken(collection(feature(line(2), properties))); };
  for (const char* road :
       {R"({"highway": "road", "tunnel": "F", "bridge": "F"})", R"({"highway": "road", "tunnel": "false"})",
        R"({"highway": "road", "tunnel": "0", "bridge": "None"})", R"({"highway": "road", "tunnel": false})",
        R"({"highway": "road", "tunnel": 0})", R"({"highway": "road", "bridge": "nein", "ford": "f"})",
        R"({"highway": "road", "other_tags": "\"surface\"=>\"asphalt\",\"tunnel\"=>\"no\""})"})
    EXPECT_THAT(kinds_of(only(road).game), ElementsAre("road")) << road;
  for (const char* tunnel :
       {R"({"highway": "road", "tunnel": "T"})", R"({"highway": "road", "tunnel": true})",
        R"({"highway": "road", "tunnel": 1})", R"({"highway": "road", "layer": "-1;-2"})",
        R"({"highway": "footway", "level": "-1"})", R"({"building": "yes", "building:levels": "0",
            "building:levels:underground": "2"})",
        R"({"highway": "road", "other_tags": "\"lit\"=>\"yes\",\"tunnel\"=>\"yes\",\"layer\"=>\"-1\""})",
        R"({"highway": "road", "other_tags": "{\"tunnel\": \"yes\"}"})"}) {
    EXPECT_THAT(only(tunnel).game.terrain(), IsEmpty()) << tunnel;
    EXPECT_THAT(said(only(tunnel)), HasSubstr("it lies under the ground")) << tunnel;
  }
  EXPECT_THAT(kinds_of(only(R"({"highway": "road", "bridge": "T"})").game), ElementsAre("bridge"));
}

TEST(APointOfAMap, IsAPieceOnlyByAColumnOfRosters) {
  const auto pieces = [](const std::string& properties) {
    return taken(collection(feature(line(2), R"({"highway": "road"})") + "," +
                            feature(R"({"type": "Point", "coordinates": [4, 4]})", properties)))
        .game.pieces()
        .size();
  };
  for (const char* place :
       {"{}", R"({"hash": "a", "number": "12", "street": "MAIN ST", "unit": "4", "postcode": "123"})",
        R"({"NAME": "Paris", "SCALERANK": 1})", R"({"name": "WP1", "ele": 12, "sym": "Flag"})",
        R"({"fid": 1, "height": 3.2})", R"({"hausnummer": "3", "strasse": "Weg"})", R"({"species": "x"})"})
    EXPECT_EQ(pieces(place), 0u) << place;
  for (const char* piece : {R"({"name": "Tiger"})", R"({"name": "Tiger", "unit": "1"})", R"({"side": "red", "ele": 3})",
                            R"({"name": "Tiger", "base": "25 mm"})", R"({"name": "Tiger", "marker-color": "#f00"})"})
    EXPECT_EQ(pieces(piece), 1u) << piece;
}

TEST(APointOfOpenStreetMap, IsNoModelWhateverItsTags) {
  const std::string point = R"({"type": "Point", "coordinates": [4, 4]})";
  const auto with = [&](const std::string& properties) {
    return taken(collection(feature(line(2), R"({"highway": "road"})") + "," + feature(point, properties)));
  };
  for (const char* tags : {R"({"@id": "node/2", "addr:housenumber": "12"})", R"({"id": "node/7", "name": "Mill"})",
                           R"({"addr:street": "Mill Lane"})", R"({"osm_id": 12, "population": "40"})",
                           R"({"@id": "node/2", "unit": "4", "direction": "90"})"})
    EXPECT_THAT(with(tags).game.pieces(), IsEmpty()) << tags;
  EXPECT_EQ(with(R"({"@id": "node/2", "side": "red"})").game.pieces().size(), 1u);
  EXPECT_EQ(with(R"({"@id": "node/2", "base": "25 mm"})").game.pieces().size(), 1u);
}

TEST(AMercatorMap, IsAsLargeAsItIsOnTheGround) {
  const auto map = [](const std::string& crs) {
    return R"({"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": ")" + crs +
           R"("}}, "features": [)" +
           feature(R"({"type": "LineString", "coordinates": [[1000000, 8399737.89], [1000040, 8399737.89]]})",
                   R"({"highway": "road", "width": "3 m"})") +
           "]}";
  };
  const auto length_in = [](const Imported& imported) {
    const auto& road = std::get<Polyline>(imported.game.terrain().at(0).shape);
    return distance(road.front(), road.back());
  };
  ImportOptions to_scale;
  to_scale.scale = 1.0 / 300;
  for (const char* crs : {"urn:ogc:def:crs:EPSG::3857", "EPSG:3857", "EPSG:900913"}) {
    const Imported house = taken(map(crs), to_scale);
    EXPECT_NEAR(length_in(house), 20 / 0.0254 / 300, 0.01) << crs;  // at 60 degrees north a metre is half as long
    EXPECT_NEAR(house.game.terrain().at(0).width, 3 / 0.0254 / 300, 1e-4) << "a width is in true metres";
    EXPECT_THAT(said(house), HasSubstr("Mercator"));
  }
  const Imported plain = taken(map("urn:ogc:def:crs:EPSG::25832"), to_scale);
  EXPECT_NEAR(length_in(plain), 40 / 0.0254 / 300, 1e-4);
  EXPECT_THAT(said(plain), HasSubstr("taken as metres"));
}

}  // namespace
}  // namespace linesman
