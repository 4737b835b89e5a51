#include "geometry/shapes/orientation.h"

#include <gtest/gtest.h>

#include "geometry/shapes.h"

namespace linesman {
namespace {

__extension__ using Wide = __int128;

/// For points whose coordinates are whole multiples of `unit`: worked out in whole numbers.
int sign_in_whole_numbers(Vec a, Vec b, Vec c, double unit) {
  const auto whole = [&](double v) { return static_cast<Wide>(static_cast<std::int64_t>(v / unit)); };
  const Wide det =
      (whole(a.x) - whole(c.x)) * (whole(b.y) - whole(c.y)) - (whole(a.y) - whole(c.y)) * (whole(b.x) - whole(c.x));
  return det > 0 ? 1 : det < 0 ? -1 : 0;
}

TEST(TheOrientation, IsThatOfTheTurn) {
  EXPECT_EQ(orientation({0, 0}, {1, 0}, {1, 1}), 1);
  EXPECT_EQ(orientation({0, 0}, {1, 0}, {1, -1}), -1);
  EXPECT_EQ(orientation({0, 0}, {1, 1}, {3, 3}), 0);
  EXPECT_EQ(orientation({0, 0}, {0, 0}, {3, 3}), 0);
}

TEST(TheOrientation, IsExactWhereRoundingIsLargerThanTheTurn) {
  constexpr double UNIT = 0x1p-44;
  int flat = 0;
  for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
    Random random(seed);
    const auto fine = [&](double v) { return std::round(v / UNIT) * UNIT; };
    const Vec a{fine(random.between(0, 60)), fine(random.between(0, 60))};
    const Vec b{fine(random.between(0, 60)), fine(random.between(0, 60))};
    const double t = random.between(-2, 2);
    const Vec on = a + (b - a) * t;
    const Vec c{fine(on.x) + UNIT * static_cast<double>(random.below(5)), fine(on.y)};
    const int sign = orientation(a, b, c);
    EXPECT_EQ(sign, sign_in_whole_numbers(a, b, c, UNIT)) << seed;
    EXPECT_EQ(orientation(b, c, a), sign) << seed;
    EXPECT_EQ(orientation(b, a, c), -sign) << seed;
    if (sign != 0 && std::abs(cross(b - a, c - a)) < 1e-10) ++flat;
  }
  EXPECT_GT(flat, 1000);
}

TEST(APointOnASegment, IsOnItExactly) {
  EXPECT_TRUE(on_segment({1, 1}, {0, 0}, {3, 3}));
  EXPECT_TRUE(on_segment({0, 0}, {0, 0}, {3, 3}));
  EXPECT_FALSE(on_segment({4, 4}, {0, 0}, {3, 3}));
  EXPECT_FALSE(on_segment({1, 1 + 0x1p-52}, {0, 0}, {3, 3}));
  EXPECT_TRUE(on_segment({2, 0}, {0, 0}, {5, 0}));
}

TEST(TwoSegments, MeetInFourWays) {
  EXPECT_EQ(meeting({0, 0}, {2, 2}, {0, 2}, {2, 0}), Meeting::crossing);
  EXPECT_EQ(meeting({0, 0}, {2, 2}, {1, 1}, {2, 0}), Meeting::touching);
  EXPECT_EQ(meeting({0, 0}, {2, 2}, {2, 2}, {4, 4}), Meeting::touching);
  EXPECT_EQ(meeting({0, 0}, {2, 2}, {1, 1}, {4, 4}), Meeting::overlapping);
  EXPECT_EQ(meeting({0, 0}, {0, 4}, {0, 1}, {0, 2}), Meeting::overlapping);
  EXPECT_EQ(meeting({0, 0}, {2, 2}, {3, 3}, {4, 4}), Meeting::apart);
  EXPECT_EQ(meeting({0, 0}, {2, 2}, {3, 0}, {4, 0}), Meeting::apart);
}

TEST(TwoSegments, MeetAlikeInEitherOrder) {
  for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
    Random random(seed);
    const auto corner = [&] { return Vec{static_cast<double>(random.below(5)), static_cast<double>(random.below(5))}; };
    const Vec a = corner(), b = corner(), c = corner(), d = corner();
    if (a == b || c == d) continue;
    const Meeting m = meeting(a, b, c, d);
    EXPECT_EQ(meeting(c, d, a, b), m) << seed;
    EXPECT_EQ(meeting(b, a, c, d), m) << seed;
    EXPECT_EQ(m == Meeting::apart, distance_between_segments(a, b, c, d) > 1e-9) << seed;
  }
}

}  // namespace
}  // namespace linesman
