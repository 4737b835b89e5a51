// Four sides at a time give the results of one side at a time, to the last bit.
#include "geometry/sweeps/side_kernel.h"

#include <gtest/gtest.h>

#include <bit>

#include "base/heading.h"

#include "geometry/sweeps/leg_sweep.h"
#include "support/random.h"
#include "support/random_table.h"

namespace linesman {
namespace {

/// The points of a chain as the kernel reads them.
CornerArrays arrays_of(const std::vector<Vec>& points) {
  CornerArrays arrays;
  for (std::size_t i = 0; i < arrays.x.size(); ++i) {
    const Vec p = points[std::min(i, points.size() - 1)];
    arrays.x[i] = p.x;
    arrays.y[i] = p.y;
  }
  return arrays;
}

/// Chains with level sides, upright sides, sides of no length, and sides that end at the edge of the shape's breadth.
std::vector<Vec> chain_near(Random& random, const Box& bounds) {
  std::vector<Vec> points{{random.between(-5, 5), random.between(-3, 3)}};
  const std::size_t sides = 1 + random.below(MAX_SIDES);
  while (points.size() <= sides) {
    const Vec last = points.back();
    Vec p{random.between(-5, 5), random.between(-3, 3)};
    switch (random.below(10)) {
      case 0: p.y = last.y; break;
      case 1: p.x = last.x; break;
      case 2: p = last; break;
      case 3: p.y = bounds.min.y; break;
      case 4: p.y = bounds.max.y; break;
      case 5: p = last + Vec{random.between(-1e-6, 1e-6), random.between(-1e-6, 1e-6)}; break;
      default: break;
    }
    points.push_back(p);
  }
  return points;
}

void expect_the_same(const LegSweep& sweep, const std::vector<Vec>& points) {
  SideOverlaps found;
  sweep.meets_sides(arrays_of(points), points.size() - 1, found);
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    Stretch s;
    const bool met = sweep.meets_segment(points[i], points[i + 1], s);
    const bool unsure = ((found.unsure >> i) & 1U) != 0;
    if (((found.met >> i) & 1U) != 0) {
      ASSERT_TRUE(met);
      ASSERT_EQ(found.from.at(i), s.from);
      ASSERT_EQ(found.to.at(i), s.to);
    } else {
      ASSERT_TRUE(unsure || !met);
    }
  }
}

Course course_of(Random& random) {
  return {{random.between(-1, 1), random.between(-1, 1)},
          direction(random.heading()),
          random.chance(0.05) ? 0 : random.between(0, 5)};
}

TEST(FourSidesAtATime, AreOverlappedByAnObliqueBaseAsOneIs) {
  Random random(1);
  for (int i = 0; i < 5'000; ++i) {
    const Ring base = convex_hull(convex_ring(random, {0, 0}, 1.5, 3 + random.below(6)));
    const LegSweep sweep(course_of(random), {base, 0});
    expect_the_same(sweep, chain_near(random, sweep.bounds()));
  }
}

TEST(FourSidesAtATime, AreOverlappedByARectangleAlongItsLegAsOneIs) {
  Random random(2);
  for (int i = 0; i < 5'000; ++i) {
    const Course course = course_of(random);
    const Vec aside{-course.along.y, course.along.x};
    const Vec half = course.along * random.between(0.2, 2);
    const Vec wide = aside * random.between(0.2, 2);
    const Ring base{course.from - half - wide, course.from + half - wide, course.from + half + wide,
                    course.from - half + wide};
    const LegSweep sweep(course, {base, 0});
    ASSERT_FALSE(sweep.is_oblique());
    expect_the_same(sweep, chain_near(random, sweep.bounds()));
  }
}

TEST(FourSidesAtATime, AreOverlappedByADiscAsOneIs) {
  Random random(3);
  for (int i = 0; i < 5'000; ++i) {
    const Course course = course_of(random);
    const LegSweep sweep(course, {{&course.from, 1}, random.between(0.2, 2)});
    expect_the_same(sweep, chain_near(random, sweep.bounds()));
  }
}

TEST(FourSidesAtATime, AreMostlySure) {
  Random random(4);
  std::size_t sure = 0;
  std::size_t unsure = 0;
  for (int i = 0; i < 1'000; ++i) {
    const Ring base = convex_hull(convex_ring(random, {0, 0}, 1.5, 4));
    const LegSweep sweep(course_of(random), {base, 0});
    const Ring ring = star_ring(random, {2, 0}, 1, 16);
    SideOverlaps found;
    sweep.meets_sides(arrays_of(ring), ring.size() - 1, found);
    sure += static_cast<std::size_t>(std::popcount(found.met));
    unsure += static_cast<std::size_t>(std::popcount(found.unsure));
  }
#if defined(__x86_64__)
  const bool by_fours = __builtin_cpu_supports("avx2") != 0;
#else
  const bool by_fours = false;
#endif
  EXPECT_LT(by_fours ? unsure * 100 : 0, sure + 1);
  EXPECT_GT(sure + unsure, 0U);
}

}  // namespace
}  // namespace linesman
