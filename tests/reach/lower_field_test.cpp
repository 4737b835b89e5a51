// The field of lower bounds, held against ways over random ground.
#include "reach/bounds/lower_field.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <queue>

#include "support/random.h"

namespace linesman {
namespace {

constexpr int CELLS = 24;  // along each side
constexpr double STEP = 0.5;
constexpr int PARTS = 4;  // places along a cell
constexpr int NODES = CELLS * PARTS;

GroundMap random_ground(Random& random) {
  GroundMap map;
  map.lattice = {{-1, 2}, STEP, CELLS, CELLS};
  map.least.assign(map.lattice.cells(), 1);
  for (int patch = 0; patch < 12; ++patch) {
    const double kind = random.between(0, 1);
    const float price = kind < 0.5 ? std::numeric_limits<float>::infinity() : kind < 0.75 ? 2.5F : 0.5F;
    const auto west = static_cast<int>(random.between(0, CELLS));
    const auto south = static_cast<int>(random.between(0, CELLS));
    const bool upright = random.between(0, 1) < 0.5;
    const auto along = static_cast<int>(random.between(2, 12));
    const auto across = static_cast<int>(random.between(1, 4));
    for (int row = south; row < std::min(CELLS, south + (upright ? along : across)); ++row)
      for (int column = west; column < std::min(CELLS, west + (upright ? across : along)); ++column)
        map.least[map.lattice.cell(column, row)] = price;
  }
  return map;
}

Vec place_of(const GroundMap& map, int column, int row) {
  return map.lattice.origin + Vec{column + 0.5, row + 0.5} * (STEP / PARTS);
}

/// What a straight way costs, cell by cell.
double price_of(const GroundMap& map, Vec from, Vec to) {
  const Vec off = to - from;
  std::vector<double> cuts{0, 1};
  const auto cut = [&](double start, double rise, double origin) {
    if (rise == 0) return;
    for (int i = 0; i <= CELLS; ++i)
      if (const double t = (origin + i * STEP - start) / rise; t > 0 && t < 1) cuts.push_back(t);
  };
  cut(from.x, off.x, map.lattice.origin.x);
  cut(from.y, off.y, map.lattice.origin.y);
  std::sort(cuts.begin(), cuts.end());
  double price = 0;
  for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
    const double part = cuts[i + 1] - cuts[i];
    if (part < 1e-12) continue;
    const Vec middle = from + off * ((cuts[i] + cuts[i + 1]) / 2);
    price += part * length(off) * static_cast<double>(map.least[map.lattice.cell_at(middle)]);
  }
  return price;
}

/// The cheapest ways to all places over legs of many directions.
std::vector<double> cheapest_ways(const GroundMap& map, int start) {
  std::vector<double> best(static_cast<std::size_t>(NODES * NODES), HUGE_VAL);
  using Front = std::pair<double, int>;
  std::priority_queue<Front, std::vector<Front>, std::greater<>> open;
  best[static_cast<std::size_t>(start)] = 0;
  open.emplace(0, start);
  constexpr int FAR = 4;
  while (!open.empty()) {
    const auto [at, node] = open.top();
    open.pop();
    if (at > best[static_cast<std::size_t>(node)]) continue;
    const int column = node % NODES;
    const int row = node / NODES;
    for (int up = -FAR; up <= FAR; ++up)
      for (int across = -FAR; across <= FAR; ++across) {
        const int c = column + across;
        const int r = row + up;
        if (c < 0 || r < 0 || c >= NODES || r >= NODES || std::gcd(across, up) != 1) continue;
        const double price = at + price_of(map, place_of(map, column, row), place_of(map, c, r));
        double& known = best[static_cast<std::size_t>(r * NODES + c)];
        if (!(price < known)) continue;
        known = price;
        open.emplace(price, r * NODES + c);
      }
  }
  return best;
}

TEST(TheLowerField, IsNeverMoreThanAWayCosts) {
  constexpr double ROUNDING = 1e-6;
  int reached = 0;
  double sum = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Random random(seed);
    const GroundMap map = random_ground(random);
    const auto start = static_cast<int>(random.between(0, NODES * NODES));
    const Vec from = place_of(map, start % NODES, start / NODES);
    if (std::isinf(map.least[map.lattice.cell_at(from)])) continue;
    const LowerField field(map, from);
    const std::vector<double> best = cheapest_ways(map, start);
    for (int node = 0; node < NODES * NODES; ++node) {
      const double price = best[static_cast<std::size_t>(node)];
      const Vec to = place_of(map, node % NODES, node / NODES);
      if (std::isinf(map.least[map.lattice.cell_at(to)])) continue;
      const double bound = field.least_in(Box{to, to});
      ASSERT_LE(bound, price + ROUNDING) << "seed " << seed << " to " << to.x << ", " << to.y;
      if (std::isinf(price) || price < 1) continue;
      ++reached;
      sum += bound / price;
    }
  }
  EXPECT_GT(reached, 10'000);
  EXPECT_GT(sum / reached, 0.87) << "and mostly not much less";
}

}  // namespace
}  // namespace linesman
