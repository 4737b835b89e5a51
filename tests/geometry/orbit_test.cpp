#include "geometry/sweeps/orbit.h"

#include <gmock/gmock.h>

#include <vector>

#include "base/heading.h"
#include "geometry/shapes.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::DoubleNear;
using testing::ElementsAre;
using testing::IsEmpty;

template <class Ask>
std::vector<double> answers(Ask ask) {
  std::vector<double> all;
  ask([&](double turned) { all.push_back(turned); });
  std::sort(all.begin(), all.end());
  return all;
}

TEST(AnOrbit, GoesRoundAsAPieceTurns) {
  const Orbit right({3, 0}, {0, 0}, 1, PI);
  EXPECT_NEAR(right.at(PI / 2).y, -3, NEAR) << "clockwise from the east to the south";
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    const Vec p{random.between(-5, 5), random.between(-5, 5)};
    const Vec about{random.between(-5, 5), random.between(-5, 5)};
    const double degrees = random.between(0, 360);
    const double sense = random.chance(0.5) ? 1 : -1;
    EXPECT_NEAR(distance(Orbit(p, about, sense, 7).at(radians(degrees)), turned_about(p, about, sense * degrees)), 0,
                NEAR)
        << seed;
  }
}

TEST(AnOrbit, FindsWhenItComesToAnAngleIfItDoes) {
  const Orbit quarter({1, 0}, {0, 0}, -1, PI / 2);
  EXPECT_THAT(answers([&](auto f) { quarter.when_at(PI / 4, f); }), ElementsAre(DoubleNear(PI / 4, NEAR)));
  EXPECT_THAT(answers([&](auto f) { quarter.when_at(PI / 2, f); }), ElementsAre(DoubleNear(PI / 2, NEAR)));
  EXPECT_THAT(answers([&](auto f) { quarter.when_at(0, f); }), ElementsAre(0));
  EXPECT_THAT(answers([&](auto f) { quarter.when_at(PI, f); }), IsEmpty());
}

TEST(AnOrbit, CutsALineTwice) {
  const Orbit whole({2, 0}, {0, 0}, -1, 2 * PI - 0.1);
  EXPECT_THAT(answers([&](auto f) {
                whole.where_component({0, 1}, 1, f);
              }),
              ElementsAre(DoubleNear(PI / 6, NEAR), DoubleNear(5 * PI / 6, NEAR)));
  EXPECT_THAT(answers([&](auto f) { whole.where_component({0, 1}, 3, f); }), IsEmpty());
}

TEST(AnOrbit, HasTheAskedDistanceAtThePlacesThatItFinds) {
  std::size_t beside = 0;
  std::size_t from = 0;
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Random random(seed);
    const Orbit o({random.between(-5, 5), random.between(-5, 5)}, {0, 0}, random.chance(0.5) ? 1 : -1,
                  random.between(0.1, 6));
    const Vec a{random.between(-6, 6), random.between(-6, 6)};
    const Vec b{random.between(-6, 6), random.between(-6, 6)};
    const double reach = random.between(0.1, 2);
    for (const double turned : answers([&](auto f) { o.where_beside(a, b, reach, f); })) {
      ++beside;
      EXPECT_NEAR(distance_to_segment(o.at(turned), a, b), reach, 1e-7) << seed;
    }
    for (const double turned : answers([&](auto f) { o.where_from(a, reach, f); })) {
      ++from;
      EXPECT_NEAR(distance(o.at(turned), a), reach, 1e-7) << seed;
      EXPECT_LE(turned, o.amount) << seed;
    }
  }
  EXPECT_GT(beside, 300u);
  EXPECT_GT(from, 200u);
}

}  // namespace
}  // namespace linesman
