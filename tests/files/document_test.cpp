#include "files/documents/document.h"

#include <gmock/gmock.h>

#include "support/documents.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::json;
using files_test::read;
using files_test::with;
using files_test::without;

TEST(ADocument, FromTheProtocolIsRead) {
  const Game game = read(ford_at_dawn()).game;
  EXPECT_EQ(game.title(), "The ford at dawn");
  EXPECT_EQ(game.ruleset(), "pips");
  EXPECT_EQ(game.table().width, 72);
  EXPECT_EQ(game.table().depth, 48);
  EXPECT_EQ(game.turn(), 1);
  const Feature& wood = game.terrain()[0];
  EXPECT_EQ(wood.name, "Mill wood");
  EXPECT_EQ(wood.kind, Kind::wood);
  EXPECT_EQ(std::get<MultiPolygon>(wood.shape), (MultiPolygon{{{{10, 10}, {20, 10}, {20, 18}, {10, 18}}, {}}}));
  EXPECT_EQ(wood.ratings["orders"], Value("rough"));
  const Feature& hedge = game.terrain()[1];
  EXPECT_EQ(std::get<Polyline>(hedge.shape), (Polyline{{30, 0}, {30, 48}}));
  EXPECT_EQ(hedge.width, 0.5);
  EXPECT_EQ(hedge.height, 1);
  EXPECT_EQ(std::get<MultiPolygon>(game.terrain()[2].shape)[0].holes.size(), 1u);
  EXPECT_EQ(std::get<MultiPolygon>(game.terrain()[4].shape).size(), 2u);
  const Piece& tank = game.piece(PieceIndex{0});
  EXPECT_EQ(tank.unit, UnitIndex{0});
  EXPECT_EQ(std::get<RectangleBase>(tank.base), (RectangleBase{1.2, 2.6}));
  EXPECT_EQ(tank.pose, (Pose{{24, 6}, 0, 0}));
  EXPECT_FALSE(game.piece(PieceIndex{1}).on_table());
  const Piece& gun = game.piece(PieceIndex{2});
  EXPECT_EQ(gun.pose, (Pose{{50.25, 40.125}, 270, 2}));
  EXPECT_EQ(std::get<PolygonBase>(gun.base).points.size(), 3u);
}

TEST(ADocument, KeepsAnnotationsThatNoRulingReads) {
  const Value source =
      ford_at_dawn().with("sides", json(R"(["green", "red"])")).with("meant_for", json(R"(["drill"])"));
  const Document document = read(source);
  EXPECT_EQ(document.game.annotation("meant_for"), json(R"(["drill"])"));
  EXPECT_TRUE(document.game.annotation("notes").is_null());
  EXPECT_EQ(write_document(document), source);
  const Game changed = document.game.with_annotation("sides", json(R"(["blue"])")).with_annotation("meant_for", {});
  EXPECT_EQ(write_document({changed, source}), ford_at_dawn().with("sides", json(R"(["blue"])")));
}

TEST(ADocument, MayListASideWithoutPieces) {
  EXPECT_EQ(sides_of(read(ford_at_dawn().with("sides", json(R"(["green"])"))).game).front(), "green");
  const auto refused = read_document(ford_at_dawn().with("sides", json(R"(["green", ""])")), "");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem(), (Problem{"/sides/1", "a side needs a name"}));
}

TEST(ADocument, NeedsOnlyItsVersionRulesetAndTable) {
  const Game game = read(json(R"({"linesman": 1, "ruleset": "drill", "table": {"width": 1, "depth": 1200}})")).game;
  EXPECT_EQ(game.title(), "");
  EXPECT_EQ(game.tolerance(), 0);
  EXPECT_EQ(game.turn(), 1);
  EXPECT_TRUE(game.options().is_object());
  EXPECT_TRUE(game.house_rules().is_object());
  EXPECT_TRUE(game.history().is_array());
  EXPECT_TRUE(game.pieces().empty());
}

TEST(AFeature, HasTheDefaultHeightAndWidthOfItsKind) {
  const auto feature = [](std::string_view kind) {
    const Value line = json(R"({"id": "a", "geometry": {"type": "LineString", "coordinates": [[0,0],[9,0]]}})");
    return read(with(ford_at_dawn(), "/terrain/1", line.with("kind", kind))).game.terrain()[1];
  };
  EXPECT_EQ(feature("river").width, 2);
  EXPECT_EQ(feature("road").width, 2);
  EXPECT_EQ(feature("fence").width, 0);
  EXPECT_EQ(feature("stream").width, 1);
  EXPECT_EQ(feature("village").width, 0);
  EXPECT_EQ(feature("cliff").height, 12);
  EXPECT_EQ(feature("bocage").height, 2);
  EXPECT_EQ(feature("bridge").height, 0);
}

TEST(AFeature, MayReachBeyondTheTable) {
  const Value far = json("[[-10000,0],[10000,48]]");
  EXPECT_TRUE(read_document(with(ford_at_dawn(), "/terrain/1/geometry/coordinates", far), ""));
}

TEST(AFeature, OfAnyClassButAContourMayBeAPolygon) {
  for (const char* kind : {"hedge", "road", "building", "river", "slope", "anti-tank"})
    EXPECT_TRUE(read_document(with(with(ford_at_dawn(), "/terrain/0/kind", kind), "/terrain/0/traits/uphill", 0), ""));
}

TEST(RepeatedPoints, CountOnce) {
  const Value line = json("[[30,0],[30,0],[30,48],[30,48]]");
  const Game game = read(with(ford_at_dawn(), "/terrain/1/geometry/coordinates", line)).game;
  EXPECT_EQ(std::get<Polyline>(game.terrain()[1].shape), (Polyline{{30, 0}, {30, 48}}));
}

TEST(TheRingOfABase, MayBeClosedOrOpen) {
  const Value closed = json("[[-1,-1],[1,-1],[0,2],[-1,-1]]");
  const Game game = read(with(ford_at_dawn(), "/pieces/2/base/points", closed)).game;
  EXPECT_EQ(std::get<PolygonBase>(game.piece(PieceIndex{2}).base).points, (Ring{{-1, -1}, {1, -1}, {0, 2}}));
}

TEST(APiece, HasTheSideOfItsUnit) {
  EXPECT_EQ(read(without(ford_at_dawn(), "/pieces/0/side")).game.piece(PieceIndex{0}).side, "red");
}

TEST(APiece, MayBeOffTheTable) {
  EXPECT_TRUE(read_document(with(ford_at_dawn(), "/pieces/1/at", json("[-30, 99]")), ""));
}

TEST(KeysOutsideTheProtocol, AreLeftToTheRulesets) {
  Value v = with(ford_at_dawn(), "/pieces/0/traits/speed", "furlongs");
  v = with(v, "/pieces/0/status/morale", Value());
  v = with(v, "/terrain/0/traits/density", 3);
  v = with(v, "/terrain/1/status", json(R"({"passed": 2})"));
  v = with(v, "/terrain/0/ratings/pips", json(R"({"any": ["value"]})"));
  v = with(v, "/options", json(R"({"whatever": [1]})"));
  const Game game = read(v).game;
  EXPECT_EQ(game.terrain()[1].status["passed"], Value(2));
  EXPECT_EQ(game.options()["whatever"][0], Value(1));
}

TEST(AllProblems, AreInTheOrderOfTheDocument) {
  Value v = with(ford_at_dawn(), "/pieces/2/at", "x");
  v = with(v, "/terrain/1/width", -1);
  v = with(v, "/terrain/0/id", "Mill Wood");
  v = with(v, "/units/0/side", Value());
  v = without(v, "/ruleset");
  v = with(v, "/turn", 1.5);
  std::vector<std::string> places;
  for (const Problem& p : check_document(v, "ford.linesman")) {
    EXPECT_EQ(p.file, "ford.linesman");
    places.push_back(p.pointer);
  }
  EXPECT_THAT(places, testing::ElementsAre("", "/terrain/0/id", "/terrain/1/width", "/units/0/side", "/pieces/0/side",
                                           "/pieces/2/at", "/turn"));
  EXPECT_EQ(read_document(v, "").problem().reason, "\"ruleset\" is missing");
}

TEST(AGoodDocument, HasNoProblems) {
  EXPECT_TRUE(check_document(ford_at_dawn(), "").empty());
  EXPECT_TRUE(check_document(files_test::lane(), "").empty());
}

TEST(ADocumentOfALaterVersion, IsNotReadAtAll) {
  const Value later = json(R"({"linesman": 2, "table": 7})");
  const auto problems = check_document(later, "");
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_EQ(problems[0].pointer, "/linesman");
  EXPECT_THAT(english(problems[0].reason), testing::HasSubstr("newer Linesman"));
}

TEST(AThousandNestedTransports, AreReadQuickly) {
  Value::Array pieces;
  for (int i = 0; i < 2000; ++i) {
    Value piece = ford_at_dawn()["pieces"][1].with("id", "p" + std::to_string(i));
    piece = i == 0 ? piece.without("status") : with(piece, "/status/aboard", "p" + std::to_string(i - 1));
    pieces.push_back(piece);
  }
  EXPECT_TRUE(check_document(ford_at_dawn().with("pieces", pieces), "").empty());
}

TEST(ADocumentBeyondTheLimits, IsRefused) {
  const Value::Array pieces(MAX_PIECES + 1, Value());
  EXPECT_EQ(files_test::refusal(ford_at_dawn().with("pieces", pieces)),
            "/pieces: there are 20001 pieces, and at most 20000 may be in a game");
  const Value::Array features(MAX_FEATURES + 1, Value());
  EXPECT_EQ(files_test::refusal(ford_at_dawn().with("terrain", features)),
            "/terrain: there are 200001 features, and at most 200000 may be on a table");
}

}  // namespace
}  // namespace linesman
