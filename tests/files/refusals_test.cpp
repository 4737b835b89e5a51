// Mistakes in documents, one at a time, with the pointer and the sentence of the refusal.
#include <gmock/gmock.h>

#include "support/documents.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::json;
using files_test::lane;
using files_test::refusal;
using files_test::with;
using files_test::without;

std::string set(std::string_view pointer, std::string_view value) {
  return refusal(with(ford_at_dawn(), pointer, json(value)));
}
std::string drop(std::string_view pointer) { return refusal(without(ford_at_dawn(), pointer)); }
std::string on_grid(std::string_view pointer, std::string_view value) {
  return refusal(with(lane(), pointer, json(value)));
}

TEST(AMissingMember, IsNamed) {
  EXPECT_EQ(drop("/linesman"), "\"linesman\" is missing");
  for (const char* order : {R"({"piece": "tank-1", "path": []})", R"({"unit": "a"})", R"({"pieces": ["a", "b"]})"})
    EXPECT_EQ(check_document(json(order), "").front().reason, "this is an order, and a game is wanted");
  EXPECT_EQ(drop("/ruleset"), "\"ruleset\" is missing");
  EXPECT_EQ(drop("/table"), "\"table\" is missing");
  EXPECT_EQ(drop("/table/width"), "/table: \"width\" is missing");
  EXPECT_EQ(drop("/terrain/0/id"), "/terrain/0: \"id\" is missing");
  EXPECT_EQ(drop("/terrain/0/kind"), "/terrain/0: \"kind\" is missing");
  EXPECT_EQ(drop("/terrain/0/geometry"), "/terrain/0: \"geometry\" is missing");
  EXPECT_EQ(drop("/terrain/0/geometry/type"), "/terrain/0/geometry: \"type\" is missing");
  EXPECT_EQ(drop("/terrain/0/geometry/coordinates"), "/terrain/0/geometry: \"coordinates\" is missing");
  EXPECT_EQ(drop("/terrain/2/traits/uphill"), "/terrain/2/traits: a slope needs the trait \"uphill\"");
  EXPECT_EQ(drop("/terrain/2/traits"), "/terrain/2: a slope needs the trait \"uphill\"");
  EXPECT_EQ(drop("/units/0/id"), "/units/0: \"id\" is missing");
  EXPECT_EQ(drop("/units/0/side"), "/units/0: \"side\" is missing");
  EXPECT_EQ(drop("/pieces/0/id"), "/pieces/0: \"id\" is missing");
  EXPECT_EQ(drop("/pieces/1/side"), "/pieces/1: \"side\" is missing");
  EXPECT_EQ(drop("/pieces/0/base"), "/pieces/0: \"base\" is missing");
  EXPECT_EQ(drop("/pieces/0/base/shape"), "/pieces/0/base: \"shape\" is missing");
  EXPECT_EQ(drop("/pieces/0/base/length"), "/pieces/0/base: \"length\" is missing");
  EXPECT_EQ(drop("/pieces/1/base/diameter"), "/pieces/1/base: \"diameter\" is missing");
  EXPECT_EQ(drop("/pieces/2/base/points"), "/pieces/2/base: \"points\" is missing");
  EXPECT_EQ(drop("/pieces/0/at"), "/pieces/0: \"at\" is missing");
}

TEST(AMemberOfAnotherType, IsRefused) {
  EXPECT_EQ(refusal(json("[]")), "a game document must be an object, not a list");
  EXPECT_EQ(set("/linesman", "\"1\""),
            "/linesman: \"linesman\" must be the version of the document, a whole number "
            "from 1, not \"1\"");
  EXPECT_EQ(set("/linesman", "0").substr(0, 10), "/linesman:");
  EXPECT_EQ(set("/title", "3"), "/title: \"title\" must be a text, not 3");
  EXPECT_EQ(set("/ruleset", "\"Pips!\""),
            "/ruleset: \"ruleset\" must be an id: 1 to 64 of a-z, 0-9, - _ and ., not \"Pips!\"");
  EXPECT_EQ(set("/options", "[]"), "/options: \"options\" must be an object, not a list");
  EXPECT_EQ(set("/house_rules", "null"), "/house_rules: \"house_rules\" must be an object, not null");
  EXPECT_EQ(set("/tolerance", "-0.1"), "/tolerance: \"tolerance\" must be a number of at least 0, not -0.1");
  EXPECT_EQ(set("/table", "[]"), "/table: \"table\" must be an object, not a list");
  EXPECT_EQ(set("/terrain", "{}"), "/terrain: \"terrain\" must be a list, not an object");
  EXPECT_EQ(set("/terrain/1", "3"), "/terrain/1: item 1 must be an object, not 3");
  EXPECT_EQ(set("/pieces/1", "null"), "/pieces/1: item 1 must be an object, not null");
  EXPECT_EQ(set("/units", "\"x\""), "/units: \"units\" must be a list, not \"x\"");
  EXPECT_EQ(set("/turn", "1.5"), "/turn: \"turn\" must be a whole number of at least 0, not 1.5");
  EXPECT_EQ(set("/turn", "-1"), "/turn: \"turn\" must be a whole number of at least 0, not -1");
  EXPECT_EQ(set("/history", "{}"), "/history: \"history\" must be a list, not an object");
  EXPECT_EQ(set("/history", R"([{"edit": {}}, 3])"), "/history/1: item 1 must be an object, not 3");
  EXPECT_EQ(set("/pieces/0/name", "7"), "/pieces/0/name: \"name\" must be a text, not 7");
  EXPECT_EQ(set("/pieces/1/side", "\"\""), "/pieces/1/side: \"side\" is empty");
  EXPECT_EQ(set("/terrain/0/ratings", "[]"), "/terrain/0/ratings: \"ratings\" must be an object, not a list");
}

TEST(ATable, IsOneToTwelveHundredInches) {
  EXPECT_EQ(set("/table/width", "0.999"), "/table/width: \"width\" must be 1 to 1200 inches, not 0.999");
  EXPECT_EQ(set("/table/depth", "1200.5"), "/table/depth: \"depth\" must be 1 to 1200 inches, not 1200.5");
  EXPECT_EQ(set("/table/depth", "\"48\""), "/table/depth: \"depth\" must be 1 to 1200 inches, not \"48\"");
  EXPECT_EQ(set("/table/width", "1"), "read");
  EXPECT_EQ(set("/table/width", "1200"), "read");
}

TEST(AnId, IsUniqueOverPiecesUnitsAndTerrain) {
  EXPECT_EQ(set("/pieces/0/id", "\"mill-wood\""),
            "/pieces/0/id: the id \"mill-wood\" is taken: ids are unique over pieces, units and terrain");
  EXPECT_EQ(set("/units/0/id", "\"hedge-1\"").substr(0, 12), "/units/0/id:");
  EXPECT_EQ(set("/pieces/2/id", "\"squad-1\"").substr(0, 13), "/pieces/2/id:");
  EXPECT_EQ(set("/pieces/0/id", "\"Tank\"").substr(0, 13), "/pieces/0/id:");
  EXPECT_EQ(set("/pieces/0/id", "\"\"").substr(0, 13), "/pieces/0/id:");
  EXPECT_EQ(set("/pieces/2/id", "\"" + std::string(65, 'a') + "\"").substr(0, 13), "/pieces/2/id:");
  EXPECT_EQ(set("/pieces/2/id", "\"" + std::string(64, 'a') + "\""), "read");
}

TEST(AnUnknownKind, IsRefused) {
  EXPECT_EQ(set("/terrain/0/kind", "\"swmap\""), "/terrain/0/kind: there is no kind of terrain called \"swmap\"");
  EXPECT_EQ(set("/terrain/0/kind", "\"swamp\""),
            "/terrain/0/kind: there is no kind of terrain called \"swamp\"; the nearest is \"marsh\"");
  EXPECT_EQ(set("/terrain/0/kind", "\"hill\""),
            "/terrain/0/kind: there is no kind of terrain called \"hill\"; the nearest is \"slope\"");
  EXPECT_EQ(set("/terrain/0/kind", "\"woods\""),
            "/terrain/0/kind: there is no kind of terrain called \"woods\"; the nearest is \"wood\"");
  EXPECT_EQ(set("/terrain/0/kind", "\"open\""), "/terrain/0/kind: there is no kind of terrain called \"open\"");
  EXPECT_EQ(set("/terrain/0/kind", "4"), "/terrain/0/kind: \"kind\" must be a kind of terrain, not 4");
}

TEST(AGeometry, IsOfAKnownType) {
  EXPECT_EQ(set("/terrain/0/geometry/type", "\"Point\""),
            "/terrain/0/geometry/type: \"type\" must be Polygon, MultiPolygon or LineString, not \"Point\"");
  EXPECT_EQ(set("/terrain/0/geometry", "null"), "/terrain/0/geometry: \"geometry\" must be an object, not null");
  EXPECT_EQ(refusal(with(with(ford_at_dawn(), "/terrain/1/kind", "slope"), "/terrain/1/traits/uphill", 0)),
            "/terrain/1/geometry/type: a slope is a Polygon, not a LineString");
  EXPECT_EQ(set("/terrain/0/kind", "\"contour\""),
            "/terrain/0/geometry/type: a contour is a LineString, not a Polygon");
}

TEST(ARing, IsClosedSimpleAndHasArea) {
  const auto ring = [](std::string_view points) { return set("/terrain/0/geometry/coordinates/0", points); };
  const std::string at = "/terrain/0/geometry/coordinates/0: ";
  EXPECT_EQ(ring("[[0,0],[4,0],[4,4],[0,4]]"), at + "the ring is not closed: it begins at [0, 0] and ends at [0, 4]");
  EXPECT_EQ(ring("[[0,0],[4,0],[0,0]]"), at + "a ring has at least 4 points, the last the same as the first");
  EXPECT_EQ(ring("[]"), at + "a ring has at least 4 points, the last the same as the first");
  for (const char* bad : {"[[0,0],[4,4],[4,0],[0,4],[0,0]]", "[[0,0],[4,0],[8,0],[0,0]]", "[[1,1],[1,1],[1,1],[1,1]]",
                          "[[0,0],[4,0],[4,4],[4,0],[0,0]]", "[[0,0],[6,0],[6,6],[3,0],[0,6],[0,0]]"})
    EXPECT_THAT(ring(bad), testing::StartsWith(at)) << bad;
  EXPECT_EQ(ring("[[0,0],[0,4],[4,4],[4,0],[0,0]]"), "read") << "either direction will do";
}

TEST(APointOfAGeometry, IsAPairOfNumbersWithinTheLimits) {
  const auto point = [](std::string_view p) { return set("/terrain/0/geometry/coordinates/0/1", p); };
  const std::string at = "/terrain/0/geometry/coordinates/0/1: item 1 ";
  EXPECT_EQ(point("[1]"), at + "must be a pair of numbers, not a list");
  EXPECT_EQ(point("[1,2,3]"), at + "must be a pair of numbers, not a list");
  EXPECT_EQ(point("\"x\""), at + "must be a pair of numbers, not \"x\"");
  EXPECT_EQ(point("[1,null]"), at + "must be a pair of numbers, not a list");
  EXPECT_EQ(point("[10000.1,0]"), at + "lies beyond 10000 inches");
  EXPECT_EQ(point("[0,-1e300]"), at + "lies beyond 10000 inches");
}

TEST(APolygonWithHoles, HasItsHolesInside) {
  EXPECT_THAT(set("/terrain/2/geometry/coordinates/1", "[[0,0],[1,0],[1,1],[0,0]]"),
              testing::StartsWith("/terrain/2/geometry/coordinates/1: "));
  EXPECT_EQ(set("/terrain/2/geometry/coordinates", "[]"),
            "/terrain/2/geometry/coordinates: a polygon has at least its outer ring");
  EXPECT_EQ(set("/terrain/4/geometry/coordinates", "[]"),
            "/terrain/4/geometry/coordinates: a MultiPolygon has at least one polygon");
  EXPECT_THAT(set("/terrain/4/geometry/coordinates/1/0", "[[0,0],[2,2],[2,0],[0,2],[0,0]]"),
              testing::StartsWith("/terrain/4/geometry/coordinates/1/0: "));
}

TEST(ALine, HasLength) {
  const std::string at = "/terrain/1/geometry/coordinates: ";
  for (const char* bad : {"[]", "[[1,1]]", "[[1,1],[1,1]]"})
    EXPECT_THAT(set("/terrain/1/geometry/coordinates", bad), testing::StartsWith(at)) << bad;
}

TEST(AWidthOrHeight, IsNotBelowZero) {
  EXPECT_EQ(set("/terrain/1/width", "-1"),
            "/terrain/1/width: \"width\" must be a number of inches, 0 to 10000, not -1");
  EXPECT_EQ(set("/terrain/0/height", "null"),
            "/terrain/0/height: \"height\" must be a number of inches, 0 to 10000, not null");
  EXPECT_EQ(set("/pieces/2/altitude", "-0.5"),
            "/pieces/2/altitude: \"altitude\" must be a number of inches, 0 to 10000, not -0.5");
}

TEST(ABase, IsConvexAndHoldsItsOrigin) {
  EXPECT_EQ(set("/pieces/0/base/shape", "\"oval\""),
            "/pieces/0/base/shape: \"shape\" must be rectangle, circle or polygon, not \"oval\"");
  EXPECT_EQ(set("/pieces/0/base/width", "0"),
            "/pieces/0/base/width: \"width\" must be a number of inches above 0, not 0");
  EXPECT_EQ(set("/pieces/1/base/diameter", "-1").substr(0, 24), "/pieces/1/base/diameter:");
  const auto points = [](std::string_view p) { return set("/pieces/2/base/points", p); };
  for (const char* bad : {"[]", "[[1,1]]", "[[-1,-1],[1,-1]]", "[[5,5],[6,5],[6,6]]", "[[-2,-2],[2,-2],[0,-1],[0,2]]",
                          "[[0,0],[0,0],[0,0]]", "[[-1,-1],[1,1],[1,-1],[-1,1]]"})
    EXPECT_THAT(points(bad), testing::StartsWith("/pieces/2/base/points: ")) << bad;
  EXPECT_EQ(points("[[-1,-1],[1,-1],\"x\"]"), "/pieces/2/base/points/2: item 2 must be a pair of numbers, not \"x\"");
}

TEST(APiece, NamesAnExistingUnitAndItsSide) {
  EXPECT_EQ(set("/pieces/0/unit", "\"troop-9\""), "/pieces/0/unit: there is no unit \"troop-9\"");
  EXPECT_EQ(set("/pieces/0/unit", "\"tank-1\""), "/pieces/0/unit: there is no unit \"tank-1\"");
  EXPECT_EQ(set("/pieces/0/side", "\"blue\""),
            "/pieces/0/side: \"side\" must be left out or that of its unit, \"red\", not \"blue\"");
  EXPECT_EQ(set("/pieces/0/at", "\"x\""), "/pieces/0/at: \"at\" must be a pair of numbers, not \"x\"");
  EXPECT_EQ(set("/pieces/0/facing", "\"north\""),
            "/pieces/0/facing: \"facing\" must be a heading in degrees, not \"north\"");
}

TEST(TraitsAndStatus, AreFlat) {
  EXPECT_EQ(set("/pieces/0/traits", "[]"), "/pieces/0/traits: \"traits\" must be an object, not a list");
  EXPECT_EQ(set("/pieces/0/traits/x", "[1]"),
            "/pieces/0/traits/x: \"x\" must be a text, a number, true, false or null, not a list");
  EXPECT_EQ(set("/terrain/0/traits/x", "{}").substr(0, 20), "/terrain/0/traits/x:");
  EXPECT_EQ(set("/units/0/status/x", "{}").substr(0, 21), "/units/0/status/x/is:") << "a value with an end";
  EXPECT_EQ(set("/units/0/status/x", "[]").substr(0, 18), "/units/0/status/x:");
}

TEST(ASharedKey, HasAValueOfTheProtocol) {
  EXPECT_EQ(
      set("/pieces/0/traits/drive", "\"legs\""),
      "/pieces/0/traits/drive: \"drive\" must be tracked, half-tracked, wheeled, walker, grav, hover, thruster or "
      "helicopter, not \"legs\"");
  for (const char* bad :
       {"\"troop\": \"tank\"", "\"troop\": 1", "\"gear\": \"boots\"", "\"weight\": \"fat\"", "\"armoured\": \"yes\"",
        "\"armoured\": 1", "\"size\": 1.5", "\"size\": -1", "\"size\": \"big\"", "\"drive\": null"})
    EXPECT_THAT(set("/pieces/0/traits", "{" + std::string(bad) + "}"), testing::StartsWith("/pieces/0/traits/")) << bad;
  for (const char* bad : {"\"immobilised\": 1", "\"pinned\": \"no\"", "\"trapped\": null", "\"routed\": 0",
                          "\"reserve\": \"true\"", "\"left\": 1", "\"aboard\": true", "\"aboard\": \"Tank 1\"",
                          "\"damage\": -1", "\"damage\": 0.5", "\"formation\": 3", "\"formation\": \"\""})
    EXPECT_THAT(set("/pieces/0/status", "{" + std::string(bad) + "}"), testing::StartsWith("/pieces/0/status/")) << bad;
  EXPECT_EQ(set("/units/0/traits/troop", "\"tank\"").substr(0, 22), "/units/0/traits/troop:");
  EXPECT_EQ(set("/pieces/0/status/formation", "\"hedgehog\""), "read");
  EXPECT_EQ(set("/terrain/2/traits/uphill", "\"north\"").substr(0, 25), "/terrain/2/traits/uphill:");
  EXPECT_EQ(set("/terrain/3/traits/level", "\"high\"").substr(0, 24), "/terrain/3/traits/level:");
}

TEST(ATransport, IsAnotherPiece) {
  EXPECT_EQ(set("/pieces/1/status/aboard", "\"tank-9\""), "/pieces/1/status/aboard: there is no piece \"tank-9\"");
  EXPECT_EQ(set("/pieces/1/status/aboard", "\"troop-1\""), "/pieces/1/status/aboard: there is no piece \"troop-1\"");
  EXPECT_EQ(set("/pieces/1/status/aboard", "\"squad-1\""), "/pieces/1/status/aboard: the piece would be aboard itself");
  EXPECT_EQ(set("/pieces/0/status/aboard", "\"squad-1\""), "/pieces/0/status/aboard: the piece would be aboard itself");
}

TEST(HexMembers, NeedAGrid) {
  EXPECT_EQ(set("/pieces/0/hex", "[1,1]"), "/pieces/0/hex: \"hex\" needs a table with \"hex\"");
  EXPECT_EQ(set("/terrain/0/hexes", "[[1,1]]"), "/terrain/0/hexes: \"hexes\" needs a table with \"hex\"");
  EXPECT_EQ(set("/terrain/1/hexsides", "[]"), "/terrain/1/hexsides: \"hexsides\" needs a table with \"hex\"");
}

TEST(AGrid, HasAllFiveMembersInTheirRanges) {
  for (const char* name : {"orientation", "size", "columns", "rows", "shift"})
    EXPECT_EQ(refusal(without(lane(), std::string("/table/hex/") + name)),
              "/table/hex: \"" + std::string(name) + "\" is missing");
  EXPECT_EQ(on_grid("/table/hex/orientation", "\"round\""),
            "/table/hex/orientation: \"orientation\" must be flat or pointy, not \"round\"");
  EXPECT_EQ(on_grid("/table/hex/size", "0.2"), "/table/hex/size: \"size\" must be 0.25 to 100 inches, not 0.2");
  EXPECT_EQ(on_grid("/table/hex/columns", "501"),
            "/table/hex/columns: \"columns\" must be a whole number, 1 to 500, not 501");
  EXPECT_EQ(on_grid("/table/hex/rows", "0.5").substr(0, 16), "/table/hex/rows:");
  EXPECT_EQ(on_grid("/table/hex/shift", "true"), "/table/hex/shift: \"shift\" must be odd or even, not true");
  EXPECT_EQ(on_grid("/table/hex", "3"), "/table/hex: \"hex\" must be an object, not 3");
  EXPECT_THAT(refusal(with(with(lane(), "/table/hex/rows", 500), "/table/hex/size", 4)),
              testing::HasSubstr("a table has at most 1200"));
}

TEST(ATableSmallerThanItsGrid, IsRefused) {
  EXPECT_EQ(on_grid("/table/width", "17.89"), "read") << "a (1.5 columns + 1/2) = 17.8979…";
  EXPECT_THAT(on_grid("/table/width", "17.8"), testing::StartsWith("/table/width: \"width\" is smaller than the grid"));
  EXPECT_THAT(on_grid("/table/depth", "20.9"), testing::StartsWith("/table/depth: \"depth\" is smaller than the grid"));
  EXPECT_EQ(on_grid("/table/depth", "20.995"), "read");
  EXPECT_EQ(on_grid("/table/depth", "100"), "read");
}

TEST(APieceOnAGrid, IsInAHexAndFacesAHexside) {
  EXPECT_EQ(on_grid("/pieces/0/hex", "[10,0]"), "/pieces/0/hex: \"hex\" is off the grid");
  EXPECT_EQ(on_grid("/pieces/0/hex", "[0,-1]"), "/pieces/0/hex: \"hex\" is off the grid");
  EXPECT_EQ(on_grid("/pieces/0/hex", "[1.5,0]"),
            "/pieces/0/hex: \"hex\" must be a hex: a pair of whole numbers, not a list");
  EXPECT_EQ(refusal(without(lane(), "/pieces/0/hex")), "/pieces/0: \"hex\" is missing");
  EXPECT_EQ(on_grid("/pieces/1/at", "[50,50]"), "/pieces/1/at: \"at\" lies in no hex");
  EXPECT_EQ(on_grid("/pieces/1/hex", "[5,5]"), "/pieces/1/at: \"at\" does not lie in the piece's hex");
  EXPECT_EQ(on_grid("/pieces/1/hex", "[0,0]"), "read");
  EXPECT_EQ(on_grid("/pieces/1/facing", "45"), "/pieces/1/facing: \"facing\" must be the heading of a hexside, not 45");
  EXPECT_EQ(on_grid("/pieces/1/facing", "-60.0005"), "read");
}

TEST(TerrainOnAGrid, CoversHexesOrLiesOnHexsidesByItsClass) {
  EXPECT_EQ(on_grid("/terrain/0/hexsides", "[]"), "/terrain/0/hexsides: wood covers hexes and lies on no hexsides");
  EXPECT_EQ(on_grid("/terrain/1/hexes", "[]"), "/terrain/1/hexes: hedge lies on hexsides and covers no hexes");
  EXPECT_EQ(on_grid("/terrain/0/hexes", "[[3,3],[10,3]]"), "/terrain/0/hexes/1: item 1 is off the grid");
  EXPECT_EQ(on_grid("/terrain/1/hexsides", "[[[3,4],6]]"),
            "/terrain/1/hexsides/0/1: item 1 must be a side, 0 to 5, not 6");
  EXPECT_EQ(on_grid("/terrain/1/hexsides", "[[[3,40],0]]"), "/terrain/1/hexsides/0/0: item 0 is off the grid");
  EXPECT_EQ(on_grid("/terrain/1/hexsides", "[[3,4]]"),
            "/terrain/1/hexsides/0/0: item 0 must be a hex: a pair of whole numbers, not 3");
  EXPECT_EQ(refusal(without(lane(), "/terrain/0/hexes")), "/terrain/0: \"geometry\" is missing");
  EXPECT_EQ(on_grid("/terrain/0/kind", "\"slope\""), "read") << "on a grid no rule reads where uphill is";
}

}  // namespace
}  // namespace linesman
