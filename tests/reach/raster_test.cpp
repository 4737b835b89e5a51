#include "reach/bounds/raster.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "geometry/boost/measure.h"
#include "support/random.h"

namespace linesman {
namespace {

Raster random_cells(Random& random, const Lattice& lattice, double share) {
  Raster cells{lattice, Flags(lattice.cells())};
  for (std::size_t i = 0; i < cells.in.size(); ++i) cells.in[i] = random.between(0, 1) < share;
  return cells;
}

TEST(ABand, IsAsWideAsTheGreatestDistanceOfItsCells) {
  Random random(20261124);
  for (int i = 0; i < 2000; ++i) {
    const auto count = [&] { return 1 + static_cast<int>(random.between(0, 24)); };
    const Lattice lattice{{-3, 7}, 0.25, count(), count()};
    const Raster inner = random_cells(random, lattice, random.between(0, 0.1));
    const Raster outer = random_cells(random, lattice, random.between(0, 1));
    const Vec otherwise{1, 2};
    const Band band = band_between(inner, outer, otherwise);
    const std::vector<double> inches = inches_to(inner);
    double widest = 0;
    for (int row = 0; row < lattice.rows; ++row)
      for (int column = 0; column < lattice.columns; ++column) {
        if (!outer.holds(column, row)) continue;
        double least = inner.empty() ? distance(lattice.middle(column, row), otherwise) : HUGE_VAL;
        for (int r = 0; r < lattice.rows; ++r)
          for (int c = 0; c < lattice.columns; ++c)
            if (inner.holds(c, r)) least = std::min(least, distance(lattice.middle(column, row), lattice.middle(c, r)));
        if (!inner.empty()) {
          EXPECT_NEAR(inches[lattice.cell(column, row)], least, 1e-12);
        }
        widest = std::max(widest, least);
      }
    EXPECT_NEAR(band.inches, widest, 1e-12) << lattice.columns << " by " << lattice.rows;
    if (!inner.empty() && widest > 0) {
      EXPECT_NEAR(inches[lattice.cell_at(band.widest)], widest, 1e-12);
    }
  }
}

TEST(AnOutline, ComesToNoCornerTwiceAndHoldsAllCells) {
  Random random(20261125);
  for (int i = 0; i < 2000; ++i) {
    const auto count = [&] { return 1 + static_cast<int>(random.between(0, 12)); };
    const Lattice lattice{{-3, 7}, 0.5, count(), count()};
    const Raster cells = random_cells(random, lattice, random.between(0, 1));
    const MultiPolygon outline = outlined(cells);
    for (const Polygon& polygon : outline) {
      std::vector<Ring> rings = polygon.holes;
      rings.push_back(polygon.outer);
      for (Ring ring : rings) {
        std::sort(ring.begin(), ring.end(), [](Vec a, Vec b) { return std::pair(a.x, a.y) < std::pair(b.x, b.y); });
        EXPECT_EQ(std::adjacent_find(ring.begin(), ring.end()), ring.end());
      }
    }
    const auto in = static_cast<double>(std::count(cells.in.begin(), cells.in.end(), true));
    EXPECT_NEAR(area_of(outline), in * lattice.step * lattice.step, 1e-9);
  }
}

}  // namespace
}  // namespace linesman
