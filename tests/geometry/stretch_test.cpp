#include "geometry/sweeps/stretch.h"

#include <gmock/gmock.h>

#include "base/tolerance.h"
#include "geometry/shapes.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Stretches joined(Stretches s) {
  join(s);
  return s;
}

TEST(Stretches, AreJoinedWhereTheyOverlapOrTouchWithinEps) {
  EXPECT_THAT(joined({{3, 4}, {0, 1}, {1 + EPS / 2, 2}, {3.5, 3.6}}), ElementsAre(Stretch{0, 2}, Stretch{3, 4}));
  EXPECT_THAT(joined({{0, 1}, {1 + 3 * EPS, 2}}), ElementsAre(Stretch{0, 1}, Stretch{1 + 3 * EPS, 2}));
  EXPECT_THAT(joined({}), IsEmpty());
}

TEST(Stretches, ShorterThanEpsAreDropped) {
  Stretches s{{0, EPS / 2}, {1, 1 + 3 * EPS}, {2, 2}};
  drop_short(s);
  EXPECT_THAT(s, ElementsAre(Stretch{1, 1 + 3 * EPS}));
}

TEST(TheGaps, AreTheRestOfTheLength) {
  EXPECT_THAT(gaps_between({{1, 2}, {4, 10}}, 10), ElementsAre(Stretch{0, 1}, Stretch{2, 4}));
  EXPECT_THAT(gaps_between({}, 3), ElementsAre(Stretch{0, 3}));
  EXPECT_THAT(gaps_between({{EPS / 2, 3}}, 3), IsEmpty());
}

TEST(TheGaps, FillUpWithTheStretchesToTheLength) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    Stretches s;
    for (int i = 0; i < 6; ++i) {
      const double from = random.between(0, 9);
      s.push_back({from, from + random.unit()});
    }
    join(s);
    double sum = 0;
    for (std::size_t i = 0; i < s.size(); ++i) {
      sum += s[i].to - s[i].from;
      if (i == 0) continue;
      EXPECT_GT(s[i].from, s[i - 1].to) << seed;
    }
    for (const Stretch gap : gaps_between(s, 10)) sum += gap.to - gap.from;
    EXPECT_NEAR(sum, 10, 20 * EPS) << seed;
  }
}

}  // namespace
}  // namespace linesman
