// Compares the part of a line that a moving shape covers with the parts covered at many moments of its way.
#include "geometry/sweeps/line_cover.h"

#include <gmock/gmock.h>

#include <numbers>

#include "geometry/shapes.h"
#include "support/random.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

using namespace shapes;

constexpr double FINE = 0.02;    // inches between places on the line
constexpr int MOMENTS = 300;     // tried on each way
constexpr double MISSED = 0.08;  // inches that the shape moves between two moments

/// A triangle, a rectangle or a pentagon about its middle.
Ring any_shape(Random& random) {
  const std::size_t corners = 3 + random.below(3);
  Ring ring;
  for (std::size_t i = 0; i < corners; ++i) {
    const double a = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(corners);
    ring.push_back(Vec{std::cos(a), std::sin(a)} * random.between(0.9, 1.1));
  }
  return ring;
}

/// The first and the last place on the line, inches along it, that any of the shapes covers.
template <class ShapeAt>
std::optional<Stretch> covered_at_moments(const std::array<Vec, 2>& line, ShapeAt shape_at) {
  std::optional<Stretch> covered;
  const double length = distance(line[0], line[1]);
  const Vec along = (line[1] - line[0]) * (1 / length);
  for (int moment = 0; moment <= MOMENTS; ++moment) {
    const PointBuffer corners = shape_at(static_cast<double>(moment) / MOMENTS);
    for (double s = 0; s <= length; s += FINE) {
      const Vec place = line[0] + along * s;
      if (ShapePair({corners.view(), 0}, {{&place, 1}, 0}).gap() >= 0) continue;
      covered = covered ? Stretch{std::min(covered->from, s), std::max(covered->to, s)} : Stretch{s, s};
    }
  }
  return covered;
}

/// Across the way, or outwards from near the middle of the turn: there sides bound the covered part.
std::array<Vec, 2> any_line(Random& random, Vec about) {
  if (random.chance(0.5))
    return {Vec{random.between(-5, 0), random.between(-4, 4)}, Vec{random.between(0.5, 5), random.between(-4, 4)}};
  const double way = random.between(0, 2 * std::numbers::pi);
  return {about + Vec{random.between(-0.3, 0.3), random.between(-0.3, 0.3)},
          about + Vec{std::cos(way), std::sin(way)} * 5};
}

TEST(AShift, CoversNothingOfALineThatItTouchesTwice) {
  const Ring base{{-1, 0}, {1, 0}, {1, 1}, {-1, 1}};
  const std::vector<Vec> touching{{-2, 2}, {-0.5, 1}, {0, 2}, {0.5, 1}, {2, 2}};
  EXPECT_FALSE(covered_by_shift(touching, {base, 0}, {0, -3}));
  const std::vector<Vec> deeper{{-2, 2}, {-0.5, 0.9}, {0, 2}, {0.5, 1}, {2, 2}};
  const auto covered = covered_by_shift(deeper, {base, 0}, {0, -3});
  ASSERT_TRUE(covered);
  EXPECT_LT(covered->to, distance(deeper[0], deeper[1]) + distance(deeper[1], deeper[2])) << "the first corner alone";
}

TEST(ATurn, CoversThePartsThatItsMomentsCover) {
  std::uint64_t covering = 0;
  for (std::uint64_t seed = 0; seed < tables_tried(300); ++seed) {
    Random random(17'000'000 + seed);
    const Ring shape = any_shape(random);
    const TurnSweep turning({shape, 0}, {random.between(-3, 3), random.between(-3, 3)}, random.between(-180, 180));
    const std::array<Vec, 2> line = any_line(random, turning.about());
    const auto found = covered_by_turn(line, {shape, 0}, turning);
    const auto seen =
        covered_at_moments(line, [&](double part) { return turning.corners_at(part * turning.amount()); });
    if (!seen) {
      EXPECT_TRUE(!found || found->to - found->from < MISSED * 6) << seed;
      continue;
    }
    ++covering;
    ASSERT_TRUE(found) << seed;
    EXPECT_NEAR(found->from, seen->from, MISSED) << seed;
    EXPECT_NEAR(found->to, seen->to, MISSED) << seed;
  }
  EXPECT_GT(covering, tables_tried(100));
}

}  // namespace
}  // namespace linesman
