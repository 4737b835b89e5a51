// Documents are written back without loss, and only changed parts are written anew.
#include <gmock/gmock.h>

#include "support/documents.h"

namespace linesman {
namespace {

using files_test::ford_at_dawn;
using files_test::json;
using files_test::lane;
using files_test::read;
using files_test::with;
using files_test::without;

std::string written(const Document& document) { return write_json(write_document(document)); }

/// The document with one piece changed by `change`.
template <class Change>
Value after(const Value& source, int piece, Change change) {
  Document document = read(source);
  Piece changed = document.game.piece(PieceIndex{piece});
  change(changed);
  document.game = document.game.with_piece(PieceIndex{piece}, std::move(changed));
  return write_document(document);
}

TEST(AnUntouchedDocument, IsWrittenUnchanged) {
  for (const Value& v : {ford_at_dawn(), lane()}) EXPECT_EQ(written(read(v)), write_json(v));
}

TEST(AnUntouchedDocument, KeepsUnknownMembersAndTheOrderOfAll) {
  Value v = with(ford_at_dawn(), "/weather", json(R"({"wind": [1, {"gusts": true}], "rain": null})"));
  v = with(v, "/table/cloth", "green");
  v = with(v, "/pieces/0/base/magnet", true);
  v = with(v, "/pieces/0/painted_by", "me");
  v = with(v, "/terrain/0/geometry/bbox", json("[10,10,20,18]"));
  v = with(v, "/units/0/notes", json("[\"a\"]"));
  v = v.without("linesman").with("linesman", 1.0);
  EXPECT_EQ(written(read(v)), write_json(v));
}

TEST(AMovedPiece, ChangesItsPlaceAndNothingElse) {
  const Value v = with(ford_at_dawn(), "/pieces/0/painted_by", "me");
  const Value now = after(v, 0, [](Piece& p) { p.pose = {{25.5, 1.0 / 3}, 90, 0}; });
  Value expected = with(v, "/pieces/0/at", Value::Array{25.5, 1.0 / 3});
  expected = with(expected, "/pieces/0/facing", 90);
  EXPECT_EQ(write_json(now), write_json(expected));
  EXPECT_EQ(read(now).game.piece(PieceIndex{0}).pose.at, (Vec{25.5, 1.0 / 3}));
}

TEST(APieceThatTurnsInALoop, KeepsItsHeadingAsWritten) {
  const Value now = after(ford_at_dawn(), 2, [](Piece& p) { p.pose.facing = 270; });
  EXPECT_EQ(now["pieces"][2]["facing"], Value(-90));
}

TEST(AStatus, IsWrittenWhenItChanges) {
  const Value now = after(ford_at_dawn(), 2, [](Piece& p) { p.status = p.status.with("pinned", true); });
  EXPECT_EQ(write_json(now["pieces"][2]["status"]), R"({"pinned":true})");
  EXPECT_EQ(now["pieces"][0], ford_at_dawn()["pieces"][0]);
}

TEST(AnAltitude, IsWrittenOnlyWhenItChanges) {
  const Value same = after(ford_at_dawn(), 1, [](Piece& p) { p.pose.altitude = 0; });
  EXPECT_EQ(same["pieces"][1].find("altitude"), nullptr);
  const Value up = after(ford_at_dawn(), 1, [](Piece& p) { p.pose.altitude = 1.5; });
  EXPECT_EQ(up["pieces"][1]["altitude"], Value(1.5));
}

TEST(ANewBase, KeepsItsOtherMembers) {
  const Value v = with(ford_at_dawn(), "/pieces/0/base/magnet", true);
  const Value now = after(v, 0, [](Piece& p) { p.base = RectangleBase{2, 3}; });
  EXPECT_EQ(write_json(now["pieces"][0]["base"]), R"({"shape":"rectangle","width":2,"length":3,"magnet":true})");
}

TEST(APieceThatLeavesItsUnit, HasItsOwnSide) {
  const Value v = without(ford_at_dawn(), "/pieces/0/side");
  const Value now = after(v, 0, [](Piece& p) { p.unit.reset(); });
  EXPECT_EQ(now["pieces"][0].find("unit"), nullptr);
  EXPECT_EQ(now["pieces"][0]["side"], Value("red"));
  EXPECT_EQ(read(now).game.piece(PieceIndex{0}).side, "red");
}

TEST(AUnitThatChangesSides, TakesItsPiecesAlong) {
  Document document = read(ford_at_dawn());
  std::vector<Unit> units = document.game.units();
  units[0].side = "blue";
  Piece tank = document.game.piece(PieceIndex{0});
  tank.side = "blue";
  document.game = document.game.with_units(units).with_piece(PieceIndex{0}, tank);
  const Value now = write_document(document);
  EXPECT_EQ(now["units"][0]["side"], Value("blue"));
  EXPECT_EQ(now["pieces"][0]["side"], Value("blue"));
}

TEST(ARemovedOrAddedPiece, IsRemovedFromOrAddedToTheList) {
  Document document = read(ford_at_dawn());
  auto pieces = document.game.pieces();
  Piece extra = *pieces[2];
  extra.id = "gun-2";
  extra.name = "Second gun";
  pieces.erase(pieces.begin() + 1);
  pieces.insert(pieces.begin(), std::make_shared<const Piece>(extra));
  document.game = document.game.with_pieces(pieces);
  const Value now = write_document(document);
  ASSERT_EQ(now["pieces"].size(), 3u);
  EXPECT_EQ(
      write_json(now["pieces"][0]),
      R"({"id":"gun-2","name":"Second gun","side":"blue","base":{"shape":"polygon","points":[[-1,-1],[1,-1],[0,2]]},)"
      R"("at":[50.25,40.125],"facing":270,"altitude":2})");
  EXPECT_EQ(now["pieces"][1], ford_at_dawn()["pieces"][0]);
  EXPECT_EQ(now["pieces"][2], ford_at_dawn()["pieces"][2]);
}

TEST(AFeatureThatChangesItsKind, DoesNotWriteADefault) {
  Document document = read(ford_at_dawn());
  std::vector<Feature> terrain = document.game.terrain().copies();
  terrain[1].kind = Kind::broken;
  terrain[1].height = default_height(Kind::broken);
  document.game = document.game.with_terrain(terrain);
  const Value now = write_document(document);
  EXPECT_EQ(now["terrain"][1]["kind"], Value("broken"));
  EXPECT_EQ(now["terrain"][1].find("height"), nullptr);
  EXPECT_EQ(now["terrain"][1]["width"], Value(0.5));
  EXPECT_EQ(now["terrain"][1]["geometry"], ford_at_dawn()["terrain"][1]["geometry"]);
}

TEST(AReshapedFeature, IsWrittenClosed) {
  Document document = read(ford_at_dawn());
  std::vector<Feature> terrain = document.game.terrain().copies();
  terrain[0].shape = MultiPolygon{{{{0, 0}, {4, 0}, {4, 4}}, {{{2, 1}, {3, 1}, {3, 2}}}}};
  terrain[1].shape = Polyline{{1, 2}, {3, 4.5}};
  document.game = document.game.with_terrain(terrain);
  const Value now = write_document(document);
  EXPECT_EQ(write_json(now["terrain"][0]["geometry"]),
            R"({"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,0]],[[2,1],[3,1],[3,2],[2,1]]]})");
  EXPECT_EQ(write_json(now["terrain"][1]["geometry"]), R"({"type":"LineString","coordinates":[[1,2],[3,4.5]]})");
}

TEST(TheHeadOfADocument, IsWrittenWhenItChanges) {
  Document document = read(without(ford_at_dawn(), "/tolerance"));
  document.game = document.game.with_ruleset("drill", json(R"({"bd": 2})"), json(R"({"figures": {"x": 1}})"))
                      .with_title("Dusk")
                      .with_turn(2)
                      .with_tolerance(0.25)
                      .with_history(json("[{\"edit\": {}}]"));
  const Value now = write_document(document);
  EXPECT_EQ(now["title"], Value("Dusk"));
  EXPECT_EQ(now["ruleset"], Value("drill"));
  EXPECT_EQ(now["options"]["bd"], Value(2));
  EXPECT_EQ(now["house_rules"]["figures"]["x"], Value(1));
  EXPECT_EQ(now["turn"], Value(2));
  EXPECT_EQ(now["tolerance"], Value(0.25));
  EXPECT_EQ(now["history"].size(), 1u);
  EXPECT_EQ(now["terrain"], ford_at_dawn()["terrain"]);
}

TEST(ATableOfAnotherSize, KeepsItsOtherMembers) {
  Document document = read(with(ford_at_dawn(), "/table/cloth", "green"));
  document.game = document.game.with_table({96, 60, {}});
  EXPECT_EQ(write_json(write_document(document)["table"]), R"({"width":96,"depth":60,"cloth":"green"})");
}

TEST(APieceOnAGrid, IsMovedByItsHex) {
  const Value now = after(lane(), 0, [](Piece& p) { p.hex = Hex{4, 4}; });
  EXPECT_EQ(now["pieces"][0]["hex"], json("[4,4]"));
  EXPECT_EQ(now["pieces"][0].find("at"), nullptr);
}

TEST(ANewGame, IsWrittenInTheOrderOfTheProtocol) {
  for (const Value& v : {ford_at_dawn(), lane()}) {
    const Game game = read(v).game;
    const Value now = write_document({game, Value()});
    EXPECT_EQ(now.members()[0].first, "linesman");
    EXPECT_EQ(written({read(now).game, Value()}), write_json(now));
  }
  const Value now = write_document({read(ford_at_dawn()).game, Value()});
  EXPECT_EQ(write_json(now["pieces"][0]),
            R"({"id":"tank-1","name":"Sherman","unit":"troop-1","base":{"shape":"rectangle","width":1.2,"length":2.6},)"
            R"("at":[24,6],"facing":0,"traits":{"speed":"standard","drive":"tracked"}})");
  EXPECT_EQ(write_json(now["table"]), R"({"width":72,"depth":48})");
}

TEST(AnEmptyGame, IsWrittenAndReadBack) {
  const Value now =
      write_document({Game().with_ruleset("pips", Value::empty_object(), Value::empty_object()), Value()});
  EXPECT_EQ(write_json(now),
            R"({"linesman":1,"title":"","ruleset":"pips","options":{},"tolerance":0,"table":{"width":72,"depth":48},)"
            R"("terrain":[],"units":[],"pieces":[],"turn":1,"history":[]})");
  EXPECT_EQ(files_test::refusal(now), "read");
}

}  // namespace
}  // namespace linesman
