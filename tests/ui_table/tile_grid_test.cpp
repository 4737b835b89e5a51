#include "ui/table/tile_thread.h"

#include <gtest/gtest.h>

namespace linesman {
namespace {

const Projection AT{10, {100.25, 700.5}};

TEST(ATileGrid, FitsAViewThatIsPannedByWholePixels) {
  const TileGrid grid(AT, 1);
  EXPECT_TRUE(grid.fits({10, {100.25 - 37, 700.5 + 1000}}, 1));
  EXPECT_FALSE(grid.fits({10, {100.75, 700.5}}, 1));
  EXPECT_FALSE(grid.fits({10.001, {100.25, 700.5}}, 1));
  EXPECT_FALSE(grid.fits(AT, 2));
  EXPECT_TRUE(TileGrid(AT, 2).fits({10, {100.75, 700.5}}, 2)) << "half a unit is a pixel";
}

TEST(ATileGrid, LaysTilesSideBySideAtEveryScale) {
  const TileGrid grid(AT, 1);
  for (const double scale : {10.0, 3.7, 12.0, 171.3}) {
    const Projection now{scale, {55.3, 210.9}};
    for (int i = -4; i < 4; ++i) {
      EXPECT_EQ(grid.place({i, 2}, now).right() + 1, grid.place({i + 1, 2}, now).left());
      EXPECT_EQ(grid.place({1, i}, now).bottom() + 1, grid.place({1, i + 1}, now).top());
    }
  }
  EXPECT_EQ(grid.place({-3, 5}, AT).size(), QSize(grid.size(), grid.size()));
}

TEST(ATileGrid, FindsTheTilesThatAPartOfTheViewMeets) {
  const TileGrid grid(AT, 1);
  const QRectF part(20, 30, 600, 300);
  const TileRange range = grid.range(part, AT);
  EXPECT_TRUE(grid.place(range.first, AT).contains(20, 30));
  EXPECT_TRUE(grid.place(range.last, AT).contains(620, 330));
}

TEST(ATileGrid, SaysHowTheTableLiesInATile) {
  for (const double density : {1.0, 1.25, 2.0}) {
    const TileGrid grid(AT, density);
    const Projection in_tile = grid.within({1, -2});
    const QPointF in_view = QPointF(grid.place({1, -2}, AT).topLeft()) / density + in_tile.to_paper(Vec{3, 4});
    EXPECT_NEAR(in_view.x(), AT.to_paper(Vec{3, 4}).x(), 1e-9) << density;
    EXPECT_NEAR(in_view.y(), AT.to_paper(Vec{3, 4}).y(), 1e-9) << density;
  }
}

}  // namespace
}  // namespace linesman
