#include "drawing/sheet/marker_sheet.h"

#include <gmock/gmock.h>

#include <QImage>
#include <map>

#include "photo/tag_detector.h"
#include "support/bare_table.h"

namespace linesman {
namespace {

using ::testing::HasSubstr;

constexpr double DOTS = 200;  // an inch

Game marked_game() {
  Game::Parts parts;
  parts.ruleset = "pips";
  parts.title = "Markers";
  for (int i = 0; i < 3; ++i) {
    Piece piece;
    piece.id = "tank-" + std::to_string(i);
    piece.name = i == 0 ? "A <b>name</b> that is too long to stand below a small marker" : "";
    piece.side = "red";
    piece.marker = PieceMarker{10 + i, 0.6 + 0.4 * i, 1};
    parts.pieces.push_back(std::move(piece));
  }
  return Game(std::move(parts));
}

/// A page as a printer would have it.
QImage printed(const MarkerSheets& sheets, const MarkerPage& page) {
  const QPageSize paper(QPageSize::A4);
  QImage picture((paper.size(QPageSize::Inch) * DOTS).toSize(), QImage::Format_Grayscale8);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  paint_marker_page(painter, sheets, page, paper, DOTS);
  return picture;
}

class MarkersOnPaper : public ::testing::TestWithParam<MarkerFamily> {};

TEST_P(MarkersOnPaper, AreFoundThereAtTheirTrueSizes) {
  Table table = bare_table().table();
  table.family = GetParam();
  const Game game = marked_game().with_table(table);
  const MarkerSheets sheets = markers_of(game);
  ASSERT_EQ(sheets.markers.size(), 7u);
  const auto pages = marker_pages(sheets, QPageSize(QPageSize::A4));
  ASSERT_TRUE(pages);
  std::map<int, double> found;
  for (const MarkerPage& page : *pages) {
    const QImage paper = printed(sheets, page);
    for (const FoundTag& tag : TagDetector(GetParam()).find(paper, paper.rect(), 1))
      if (tag.wrong_bits == 0) found[tag.id] = tag.shortest_side() / DOTS;
  }
  ASSERT_EQ(found.size(), 7u);
  for (const PrintedMarker& marker : sheets.markers) EXPECT_NEAR(found[marker.id], marker.size, 0.015) << marker.id;
}

INSTANTIATE_TEST_SUITE_P(OfEachFamily, MarkersOnPaper,
                         ::testing::Values(MarkerFamily::tag36h11, MarkerFamily::tagStandard41h12));

TEST(AMarkerOfATable, HasTheMarkOfItsCornerWhereThatIs) {
  const MarkerSheets sheets = usual_marker_sheets(2, 1);
  ASSERT_EQ(sheets.markers.size(), 6u);
  EXPECT_EQ(sheets.markers[0].corner, (Vec{-2, -2}));
  EXPECT_EQ(sheets.markers[1].corner, (Vec{2, -2}));
  EXPECT_EQ(sheets.markers[2].corner, (Vec{2, 2}));
  EXPECT_EQ(sheets.markers[3].corner, (Vec{-2, 2}));
  EXPECT_THAT(sheets.markers[1].words.toStdString(), HasSubstr("south-east"));
  EXPECT_FALSE(sheets.markers[4].corner);
  EXPECT_TRUE(sheets.markers[4].arrow);
}

TEST(AMarkerOfATable, ThatIsTurnedHasItsMarkTurnedWithIt) {
  Table table = bare_table().table();
  table.markers = {{0, {2, 2}, 90, 3}, {7, {30, 20}, 45, 3}};
  const MarkerSheets sheets = markers_of(bare_table().with_table(table));
  ASSERT_EQ(sheets.markers.size(), 2u);
  ASSERT_TRUE(sheets.markers[0].corner);
  EXPECT_NEAR(sheets.markers[0].corner->x, 2, 1e-9);
  EXPECT_NEAR(sheets.markers[0].corner->y, -2, 1e-9);
  EXPECT_FALSE(sheets.markers[1].corner);
  EXPECT_THAT(sheets.markers[1].words.toStdString(), HasSubstr("30, 20"));
}

TEST(MarkerSheetsOf, ManyPiecesTakeSeveralPagesAndOverlapNowhere) {
  const MarkerSheets sheets = usual_marker_sheets(120, USUAL_PIECE_MARKER);
  const auto pages = marker_pages(sheets, QPageSize(QPageSize::Letter));
  ASSERT_TRUE(pages);
  EXPECT_GT(pages->size(), 2u);
  std::size_t placed = 0;
  for (const MarkerPage& page : *pages) {
    placed += page.placed.size();
    for (std::size_t i = 0; i < page.placed.size(); ++i)
      for (std::size_t j = i + 1; j < page.placed.size(); ++j) {
        const QPointF apart = page.placed[i].second - page.placed[j].second;
        const double sizes =
            (sheets.markers[page.placed[i].first].size + sheets.markers[page.placed[j].first].size) * 0.625;
        EXPECT_GE(std::max(std::abs(apart.x()), std::abs(apart.y())), sizes - 1e-9);
      }
  }
  EXPECT_EQ(placed, 124u);
}

TEST(MarkerSheetsOf, MarkersThatFitOnNoPaperAreRefused) {
  Table table = bare_table().table();
  table.markers = {{3, {10, 10}, 0, 12}};
  const auto bytes = marker_bytes(markers_of(bare_table().with_table(table)), SheetFormat::pdf);
  ASSERT_FALSE(bytes);
  EXPECT_THAT(english(bytes.problem().reason), HasSubstr("marker 3 does not fit"));
  EXPECT_FALSE(marker_bytes(usual_marker_sheets(0, 1), SheetFormat::html));
  EXPECT_FALSE(marker_bytes(usual_marker_sheets(0, 1), SheetFormat::pdf, "A9"));
}

TEST(MarkerSheetsOf, AGameAreFilesOfBothKinds) {
  const MarkerSheets sheets = markers_of(marked_game());
  const auto pdf = marker_bytes(sheets, SheetFormat::pdf, "Letter");
  ASSERT_TRUE(pdf);
  EXPECT_TRUE(pdf->startsWith("%PDF"));
  const auto svg = marker_bytes(sheets, SheetFormat::svg);
  ASSERT_TRUE(svg);
  EXPECT_TRUE(svg->contains("<svg"));
  EXPECT_TRUE(svg->contains("&lt;b&gt;name"));
}

}  // namespace
}  // namespace linesman
