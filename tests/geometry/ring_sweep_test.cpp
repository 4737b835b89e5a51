#include "geometry/sweeps/ring_sweep.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

#include "geometry/boost/validity.h"
#include "geometry/shapes/orientation.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

using Numbers = std::mt19937_64;

/// A ring with few different whole coordinates, so that corners fall on corners and edges on edges.
Ring coarse_ring(Numbers& numbers, std::size_t corners) {
  std::uniform_int_distribution<int> coordinate(0, 6);
  Ring ring;
  while (ring.size() < corners) {
    const Vec p{1.0 * coordinate(numbers), 1.0 * coordinate(numbers)};
    if (ring.empty() || !(ring.back() == p)) ring.push_back(p);
  }
  while (ring.size() > 1 && ring.back() == ring.front()) ring.pop_back();
  return ring;
}

bool doubles_back(const Ring& r) {
  for (std::size_t i = 0; i < r.size(); ++i) {
    const Vec a = r[(i + r.size() - 1) % r.size()];
    const Vec b = r[(i + 1) % r.size()];
    if (orientation(a, r[i], b) == 0 && dot(r[i] - a, b - r[i]) < 0) return true;
  }
  return false;
}

Vec corner(const Ring& r, std::size_t i) { return r[i % r.size()]; }

Meeting meeting_of(const Ring& a, std::size_t i, const Ring& b, std::size_t j) {
  return meeting(corner(a, i), corner(a, i + 1), corner(b, j), corner(b, j + 1));
}

bool meets_itself(const Ring& r) {
  for (std::size_t i = 0; i < r.size(); ++i)
    for (std::size_t j = i + 2; j < r.size(); ++j)
      if (!(i == 0 && j + 1 == r.size()) && meeting_of(r, i, r, j) != Meeting::apart) return true;
  return false;
}

/// -1 outside, 0 on the border, 1 inside, by the even-odd rule. Exact.
int side(Vec p, const Ring& r) {
  bool in = false;
  for (std::size_t i = 0; i < r.size(); ++i) {
    const Vec a = r[i];
    const Vec b = corner(r, i + 1);
    if (on_segment(p, a, b)) return 0;
    if ((a.y > p.y) != (b.y > p.y) && (orientation(a, b, p) > 0) == (b.y > a.y)) in = !in;
  }
  return in ? 1 : -1;
}

/// Tests holes against every other ring at many points of each edge. Corners are whole numbers up to 6, so that two
/// places where edges meet are never nearer to each other than these points.
bool holes_lie_well(const std::vector<Ring>& rings) {
  constexpr int POINTS = 1999;
  for (std::size_t h = 1; h < rings.size(); ++h)
    for (std::size_t o = 0; o < rings.size(); ++o) {
      if (o == h) continue;
      for (std::size_t i = 0; i < rings[h].size(); ++i) {
        for (std::size_t j = 0; j < rings[o].size(); ++j) {
          const Meeting m = meeting_of(rings[h], i, rings[o], j);
          if (m == Meeting::crossing || m == Meeting::overlapping) return false;
        }
        const Vec along = corner(rings[h], i + 1) - rings[h][i];
        for (int k = 1; k < POINTS; k += 66)
          if (side(rings[h][i] + along * (1.0 * k / POINTS), rings[o]) == (o == 0 ? -1 : 1)) return false;
      }
    }
  return true;
}

TEST(TheRingSweep, AgreesWithATestOfAllPairsOfEdges) {
  Numbers numbers(7);
  std::uint64_t simple = 0;
  for (std::uint64_t i = 0; i < tables_tried(60'000); ++i) {
    const Ring ring = coarse_ring(numbers, 3 + static_cast<std::size_t>(i % 7));
    if (ring.size() < 3 || doubles_back(ring)) continue;
    const bool meets = meets_itself(ring);
    simple += meets ? 0 : 1;
    const auto found = meeting_edges(ring);
    ASSERT_EQ(found.has_value(), meets) << i;
    if (found) {
      ASSERT_NE(meeting_of(ring, found->one, ring, found->other), Meeting::apart) << i;
    }
  }
  EXPECT_GT(simple, tables_tried(3000));
}

TEST(TheRingSweep, AgreesWithATestOfEachHole) {
  Numbers numbers(11);
  std::uint64_t well = 0;
  std::uint64_t ill = 0;
  for (std::uint64_t i = 0; i < tables_tried(60'000); ++i) {
    std::vector<Ring> rings{{{0, 0}, {6, 0}, {6, 6}, {0, 6}}};
    if (i % 2 == 0) rings.front() = coarse_ring(numbers, 5);
    const std::size_t holes = 1 + static_cast<std::size_t>(i % 3);
    while (rings.size() <= holes) rings.push_back(coarse_ring(numbers, 3));
    const auto bad = [](const Ring& r) { return r.size() < 3 || doubles_back(r) || meets_itself(r); };
    if (std::any_of(rings.begin(), rings.end(), bad)) continue;
    const bool good = holes_lie_well(rings);
    (good ? well : ill) += 1;
    ASSERT_EQ(!ring_conflict(rings).has_value(), good) << i;
  }
  EXPECT_GT(well, tables_tried(500));
  EXPECT_GT(ill, tables_tried(500));
}

Ring spiked_ring(std::size_t corners) {
  Ring ring;
  for (std::size_t i = 0; i < corners; ++i) {
    const double turned = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(corners);
    ring.push_back(Vec{std::cos(turned), std::sin(turned)} * (i % 2 == 0 ? 10.0 : 17.0));
  }
  return ring;
}

/// A ring that runs to and fro along slanting lines: the box of each edge meets the boxes of nearly all others.
Ring slanting_teeth(std::size_t teeth) {
  Ring ring;
  for (std::size_t i = 0; i < teeth; ++i) {
    const double x = static_cast<double>(i) * 1e-4;
    ring.push_back(i % 2 == 0 ? Vec{x, 0} : Vec{x + 15, 30});
    ring.push_back(i % 2 == 0 ? Vec{x + 15, 30} : Vec{x, 0});
  }
  ring.push_back({40, -1});
  ring.push_back({-1, -1});
  return ring;
}

// A test of all pairs whose boxes meet would take minutes for each of these.
TEST(TheRingSweep, TakesLongSlantingEdgesAsFastAsOthers) {
  EXPECT_EQ(why_invalid_ring(slanting_teeth(50'000)), std::nullopt);
  EXPECT_EQ(why_invalid_ring(spiked_ring(100'000)), std::nullopt);
  Ring crossed = slanting_teeth(50'000);
  crossed[60'001].x += 1e-3;
  EXPECT_NE(why_invalid_ring(crossed), std::nullopt);
}

TEST(TheRingSweep, TakesManySlantingHolesAsFastAsOthers) {
  Polygon lake{{{0, 0}, {48, 0}, {48, 36}, {0, 36}}, {}};
  for (int i = 0; i < 20'000; ++i) {
    const double x = i * 1e-4;
    lake.holes.push_back({{1 + x, 1}, {20 + x, 20}, {20 + x + 5e-5, 20}});
  }
  EXPECT_FALSE(why_invalid_polygon(lake));
  lake.holes[9'000][2].x += 1e-4;
  const auto fault = why_invalid_polygon(lake);
  ASSERT_TRUE(fault);
  EXPECT_TRUE(fault->ring == 9'001 || fault->ring == 9'002) << fault->ring << ": " << fault->reason;
}

}  // namespace
}  // namespace linesman
