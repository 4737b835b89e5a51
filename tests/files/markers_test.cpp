#include "table/marker.h"

#include <gmock/gmock.h>

#include "support/bare_table.h"
#include "support/documents.h"

namespace linesman {
namespace {

using namespace files_test;
using ::testing::HasSubstr;

Value tank_with(const char* members) {
  return json(
      std::string(R"({"linesman": 1, "ruleset": "toy", "table": {"width": 72, "depth": 48}, "pieces": [{"id": "tank",
      "side": "red", "at": [10, 10], "base": {"shape": "rectangle", "width": 1, "length": 2}, )") +
      members + "}]}");
}

Value table_with(const char* members) {
  return json(std::string(R"({"linesman": 1, "ruleset": "toy", "table": {"width": 72, "depth": 48, )") + members +
              "}}");
}

std::string first_problem(const Value& document) {
  const auto problems = check_document(document, "");
  return problems.empty() ? "" : problems.front().sentence();
}

TEST(TheUsualMarkers, LieInTheCornersFromTheSouthWestRound) {
  const auto markers = markers_on(bare_table().table());
  ASSERT_EQ(markers.size(), 4u);
  EXPECT_EQ(markers[0], (TableMarker{0, {2, 2}, 0, 3}));
  EXPECT_EQ(markers[1], (TableMarker{1, {70, 2}, 0, 3}));
  EXPECT_EQ(markers[2], (TableMarker{2, {70, 46}, 0, 3}));
  EXPECT_EQ(markers[3], (TableMarker{3, {2, 46}, 0, 3}));
}

TEST(MarkersOfATable, AreReadAndWritten) {
  const Value document = table_with(
      R"("family": "tagStandard41h12", "markers": [{"id": 0, "at": [2, 3], "facing": 450, "size": 2.5, "by": "Ann"}])");
  const Game game = read(document).game;
  EXPECT_EQ(game.table().family, MarkerFamily::tagStandard41h12);
  EXPECT_EQ(markers_on(game.table()), (std::vector<TableMarker>{{0, {2, 3}, 90, 2.5}}));
  EXPECT_EQ(write_document({game, Value()})["table"]["markers"][0]["facing"].number(), 90);
  EXPECT_EQ(read_back(game), "");
}

TEST(MarkersOfATable, AreRefusedWithTheirPlace) {
  const auto refused = [](const char* markers) { return first_problem(table_with(markers)); };
  EXPECT_THAT(refused(R"("markers": [{"id": 10, "at": [2, 2], "size": 3}])"), HasSubstr("/table/markers/0/id"));
  EXPECT_THAT(refused(R"("markers": [{"id": 1, "at": [2, 2], "size": 3}, {"id": 1, "at": [9, 2], "size": 3}])"),
              HasSubstr("/table/markers/1/id: there is another marker 1"));
  EXPECT_THAT(refused(R"("markers": [{"id": 1, "at": [2, 2], "size": 0}])"), HasSubstr("/table/markers/0/size"));
  EXPECT_THAT(refused(R"("markers": [{"id": 1, "size": 3}])"), HasSubstr("\"at\" is missing"));
  EXPECT_THAT(refused(R"("markers": {})"), HasSubstr("/table/markers"));
  EXPECT_THAT(refused(R"("family": "tag16h5")"), HasSubstr("/table/family"));
}

TEST(TheMarkerOfAPiece, IsReadAndWritten) {
  const Game game =
      read(tank_with(R"("marker": {"id": 12, "size": 0.79, "height": 1.1}, "uncertainty": 0.03, "turn": 0.5)")).game;
  const Piece& tank = game.piece(PieceIndex{0});
  EXPECT_EQ(tank.marker, (PieceMarker{12, 0.79, 1.1}));
  EXPECT_EQ(tank.error, (PlaceError{0.03, 0.5}));
  const Value written = write_document({game, Value()})["pieces"][0];
  EXPECT_EQ(written["marker"]["height"].number(), 1.1);
  EXPECT_EQ(written["uncertainty"].number(), 0.03);
  EXPECT_EQ(written["turn"].number(), 0.5);
}

TEST(TheMarkerOfAPiece, GoesWhenItIsTakenAway) {
  const Document document = read(tank_with(R"("marker": {"id": 12, "size": 1}, "uncertainty": 0.03)"));
  Piece bare = document.game.piece(PieceIndex{0});
  bare.marker.reset();
  bare.error.reset();
  const Value written =
      write_document({document.game.with_piece(PieceIndex{0}, bare), document.source, document.read})["pieces"][0];
  EXPECT_EQ(written.find("marker"), nullptr);
  EXPECT_EQ(written.find("uncertainty"), nullptr);
}

TEST(TheMarkerOfAPiece, IsRefusedWithItsPlace) {
  const auto refused = [](const char* members) { return first_problem(tank_with(members)); };
  EXPECT_THAT(refused(R"("marker": {"id": 9, "size": 1})"),
              HasSubstr("/pieces/0/marker/id: the ids of markers on pieces"));
  EXPECT_THAT(refused(R"("marker": {"id": 587, "size": 1})"), HasSubstr("from 0 to 586"));
  EXPECT_THAT(refused(R"("marker": {"id": 12})"), HasSubstr("\"size\" is missing"));
  EXPECT_THAT(refused(R"("marker": {"id": 12, "size": 1, "height": -1})"), HasSubstr("/pieces/0/marker/height"));
  EXPECT_THAT(refused(R"("uncertainty": -1)"), HasSubstr("/pieces/0/uncertainty"));
  EXPECT_THAT(refused(R"("uncertainty": 1, "turn": 181)"), HasSubstr("/pieces/0/turn"));
}

TEST(ABackdrop, IsKeptWhenItIsInOrderAndRefusedOtherwise) {
  const auto with = [](const char* backdrop) {
    return json(std::string(R"({"linesman": 1, "ruleset": "toy", "table": {"width": 72, "depth": 48}, "backdrop": )") +
                backdrop + "}");
  };
  const Value fine = with(R"({"file": "map.png", "scale": 0.05, "opacity": 0.5})");
  EXPECT_EQ(read(fine).game.annotation("backdrop")["scale"].number(), 0.05);
  EXPECT_EQ(first_problem(with(R"({"data": "", "homography": [1, 0, 0, 0, 1, 0, 0, 0, 1]})")), "");
  for (const char* bad :
       {R"({"scale": 1})", R"({"file": "a", "data": "b", "scale": 1})", R"({"file": "a"})",
        R"({"file": "a", "scale": 0})", R"({"file": "a", "scale": 1, "opacity": 2})",
        R"({"file": "a", "homography": [1, 2]})", R"({"file": "a", "scale": 1, "sha256": "AB"})", R"("map.png")"})
    EXPECT_THAT(first_problem(with(bad)), HasSubstr("/backdrop")) << bad;
}

}  // namespace
}  // namespace linesman
