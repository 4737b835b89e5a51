#include "geometry/shapes/centre_line.h"

#include <gmock/gmock.h>

#include "geometry/shapes.h"
#include "geometry/shapes/orientation.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::IsEmpty;
using testing::SizeIs;

const CentreLine WALL(Polyline{{0, 0}, {10, 0}});
const CentreLine BEND(Polyline{{0, 0}, {10, 0}, {10, 10}});

LinePassings follow(const CentreLine& line, Vec from, Vec to, LineSide before = LineSide::unknown) {
  return line.follow({from, (to - from) * (1 / distance(from, to)), distance(from, to)}, before);
}

TEST(ALine, IsPassedFromOneSideToTheOther) {
  const LinePassings f = follow(WALL, {4, -3}, {4, 3});
  ASSERT_THAT(f.passings, SizeIs(1));
  EXPECT_NEAR(f.passings[0].s, 3, EPS);
  EXPECT_EQ(cross(f.passings[0].line, {1, 0}), 0);
  EXPECT_FALSE(f.ends_on_line);
}

TEST(ALine, IsNotPassedByTouchingItOrGoingRoundItsEnd) {
  EXPECT_THAT(follow(BEND, {9, -1}, {11, 1}).passings, IsEmpty()) << "touches the corner from outside";
  EXPECT_THAT(follow(WALL, {-1, -3}, {-1, 3}).passings, IsEmpty()) << "beyond its end";
  EXPECT_THAT(follow(WALL, {4, -3}, {4, -1}).passings, IsEmpty()) << "short of it";
}

TEST(ALine, IsPassedWhereAPointThatRanAlongItLeavesToTheOtherSide) {
  EXPECT_THAT(follow(WALL, {2, 0}, {8, 0}, LineSide::left).passings, IsEmpty());
  EXPECT_TRUE(follow(WALL, {2, 0}, {8, 0}, LineSide::left).ends_on_line);
  EXPECT_THAT(follow(WALL, {2, 0}, {2, -3}, LineSide::left).passings, SizeIs(1));
  EXPECT_THAT(follow(WALL, {2, 0}, {2, 3}, LineSide::left).passings, IsEmpty());
}

TEST(ALine, NotesTheSideFromWhichAPointCameOnIt) {
  const LinePassings f = follow(WALL, {4, -3}, {4, 0});
  EXPECT_TRUE(f.ends_on_line);
  EXPECT_EQ(f.after, LineSide::right);
  EXPECT_THAT(f.passings, IsEmpty());
  EXPECT_EQ(follow(WALL, {4, 3}, {4, 0}).after, LineSide::left);
}

TEST(ALine, IsReachedByATurnAsWell) {
  const std::array<Vec, 1> point{Vec{4, -2}};
  const LinePassings f = WALL.follow(TurnSweep({point, 0}, {2, 0}, -60), {4, -2}, LineSide::unknown);
  EXPECT_FALSE(f.ends_on_line) << "it goes past";
  const Vec start{2, -2};
  const std::array<Vec, 1> below{start};
  const LinePassings g = WALL.follow(TurnSweep({below, 0}, {2, 0}, -90), start, LineSide::unknown);
  EXPECT_TRUE(g.ends_on_line);
  EXPECT_EQ(g.after, LineSide::right);
}

TEST(ALine, IsPassedWhereACourseCrossesIt) {
  int passed = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random random(seed);
    Polyline points;
    for (int i = 0; i < 5; ++i) points.push_back({random.between(0, 10), random.between(0, 10)});
    const Vec from{random.between(0, 10), random.between(0, 10)};
    const Vec to{random.between(0, 10), random.between(0, 10)};
    std::size_t crossings = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
      crossings += meeting(points[i - 1], points[i], from, to) == Meeting::crossing ? 1 : 0;
    const CentreLine line(points);
    EXPECT_THAT(follow(line, from, to).passings, SizeIs(crossings)) << seed;
    EXPECT_EQ(line.touches({from, (to - from) * (1 / distance(from, to)), distance(from, to)}), crossings > 0) << seed;
    passed += crossings > 0 ? 1 : 0;
  }
  EXPECT_GT(passed, 1000);
}

TEST(ALine, IsAsFarAsItsNearestSegment) {
  EXPECT_EQ(WALL.distance_from({4, 3}), 3);
  EXPECT_EQ(WALL.distance_from({13, 4}), 5);
  EXPECT_EQ(BEND.distance_from({8, 3}), 2);
  EXPECT_EQ(BEND.box(), (Box{{0, 0}, {10, 10}}));
}

}  // namespace
}  // namespace linesman
