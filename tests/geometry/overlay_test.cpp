#include "geometry/boost/overlay.h"

#include <gmock/gmock.h>

#include "geometry/boost/measure.h"
#include "geometry/boost/validity.h"
#include "geometry/shapes.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

using namespace shapes;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const MultiPolygon RIGHT{square_polygon(2, 1, 4)};
const MultiPolygon BESIDE{square_polygon(4, 0, 4)};

Result<MultiPolygon> union_of(MultiPolygon a, const MultiPolygon& b) {
  a.insert(a.end(), b.begin(), b.end());
  return united(a);
}

TEST(TwoSquares, AreJoinedCutAndSubtracted) {
  EXPECT_NEAR(area_of(*union_of(LEFT, RIGHT)), 16 + 16 - 6, NEAR);
  EXPECT_NEAR(area_of(*intersection_of(LEFT, RIGHT)), 6, NEAR);
  EXPECT_NEAR(area_of(*difference_of(LEFT, RIGHT)), 10, NEAR);
}

TEST(TwoSquares, WithACommonSideBecomeOneAndHaveAnEmptyIntersection) {
  const auto joined = union_of(LEFT, BESIDE);
  ASSERT_THAT(*joined, SizeIs(1));
  EXPECT_NEAR(area_of(*joined), 32, NEAR);
  EXPECT_THAT(*intersection_of(LEFT, BESIDE), IsEmpty());
  EXPECT_EQ(area_of(*difference_of(LEFT, BESIDE)), 16);
}

TEST(TwoSquares, ThatTouchAtACornerStayTwo) {
  const auto joined = union_of(LEFT, {square_polygon(4, 4, 4)});
  ASSERT_TRUE(joined.ok()) << joined.problem().reason;
  EXPECT_NEAR(area_of(*joined), 32, NEAR);
  EXPECT_THAT(*joined, SizeIs(2));
}

TEST(ASquareInAnother, IsCutOutAsAHole) {
  const auto frame = difference_of(LEFT, {square_polygon(1, 1, 2)});
  ASSERT_THAT(*frame, SizeIs(1));
  EXPECT_THAT(frame->front().holes, SizeIs(1));
  EXPECT_EQ(area_of(*frame), 12);
}

TEST(AnEmptyList, IsAnArgumentAndAnAnswer) {
  EXPECT_THAT(*united({}), IsEmpty());
  EXPECT_EQ(area_of(*union_of(LEFT, {})), 16);
  EXPECT_THAT(*intersection_of({}, LEFT), IsEmpty());
  EXPECT_THAT(*difference_of(LEFT, LEFT), IsEmpty());
}

TEST(AnAnswer, RunsAnticlockwiseForArgumentsInEitherDirection) {
  const MultiPolygon clockwise{{{{0, 0}, {0, 4}, {4, 4}, {4, 0}}, {}}};
  const auto joined = union_of(clockwise, RIGHT);
  double twice = 0;
  const Ring& ring = joined->front().outer;
  for (std::size_t i = 0; i < ring.size(); ++i) twice += cross(ring[i], ring[(i + 1) % ring.size()]);
  EXPECT_NEAR(twice / 2, 26, NEAR);
}

TEST(PolygonsOfOneList, MayOverlap) {
  const auto all = united({square_polygon(0, 0, 4), square_polygon(2, 1, 4), square_polygon(0, 0, 4)});
  EXPECT_THAT(*all, SizeIs(1));
  EXPECT_NEAR(area_of(*all), 26, NEAR);
  EXPECT_NEAR(area_of(*intersection_of({square_polygon(0, 0, 4), square_polygon(2, 1, 4)}, LEFT)), 16, NEAR);
}

TEST(ABowTie, IsAProblemAndNotAnEmptyAnswer) {
  for (const auto& answer :
       {united(BOW_TIE), union_of(LEFT, BOW_TIE), intersection_of(BOW_TIE, LEFT), difference_of(LEFT, BOW_TIE)}) {
    ASSERT_FALSE(answer.ok());
    EXPECT_EQ(answer.problem().reason, "the ring crosses itself at [2, 2]");
  }
}

TEST(ACoordinateThatIsNoNumber, IsAProblem) {
  const MultiPolygon odd{{{{0, 0}, {NAN, 0}, {4, 4}}, {}}};
  EXPECT_THAT(english(intersection_of(odd, LEFT).problem().reason), HasSubstr("finite"));
}

/// Each answer keeps the areas, and few shapes have no answer.
void expect_areas(const MultiPolygon& a, const MultiPolygon& b, int& unanswered, std::uint64_t seed) {
  const auto both = intersection_of(a, b);
  const auto either = union_of(a, b);
  const auto rest = difference_of(a, b);
  if (!both.ok() || !either.ok() || !rest.ok()) {
    ++unanswered;
    return;
  }
  const double slack = 1e-4;
  EXPECT_NEAR(area_of(*both) + area_of(*either), area_of(*united(a)) + area_of(*united(b)), slack) << seed;
  EXPECT_NEAR(area_of(*both) + area_of(*rest), area_of(*united(a)), slack) << seed;
  for (const MultiPolygon& part : {*both, *either, *rest})
    for (const Polygon& polygon : part) EXPECT_FALSE(why_invalid_polygon(polygon)) << seed;
}

TEST(RandomStars, AreOverlaidWithoutLoss) {
  int unanswered = 0;
  for (std::uint64_t seed = 0; seed < tables_tried(2000); ++seed) {
    Random random(seed);
    const MultiPolygon a{{star(random, {10, 10}, 1, 6, 9), {}}};
    const MultiPolygon b{{star(random, {12, 11}, 1, 6, 9), {}}};
    expect_areas(a, b, unanswered, seed);
  }
  EXPECT_EQ(unanswered, 0);
}

TEST(LatticeTriangles, TouchInEveryWayAndAreOverlaidWithoutLoss) {
  int unanswered = 0;
  for (std::uint64_t seed = 0; seed < tables_tried(3000); ++seed) {
    Random random(seed);
    const auto corner = [&] { return Vec{static_cast<double>(random.below(7)), static_cast<double>(random.below(7))}; };
    const Polygon a{{corner(), corner(), corner()}, {}};
    const Polygon b{{corner(), corner(), corner(), corner()}, {}};
    if (why_invalid_polygon(a) || why_invalid_polygon(b)) continue;
    expect_areas({a}, {b}, unanswered, seed);
  }
  EXPECT_EQ(unanswered, 0);
}

TEST(NearlyTouchingShapes, AreOverlaidOrRefusedNeverWrong) {
  int unanswered = 0;
  for (std::uint64_t seed = 0; seed < tables_tried(1500); ++seed) {
    Random random(seed);
    const Ring a = star(random, {10, 10}, 2, 6, 7);
    Ring b = star(random, {10, 10}, 2, 6, 7);
    // A corner of one shape lies within rounding of a side of the other, and one corner is common.
    b[2] = a[2];
    b[5] = a[5] + (a[6] - a[5]) * random.unit();
    if (why_invalid_ring(b)) continue;
    expect_areas({{a, {}}}, {{b, {}}}, unanswered, seed);
  }
  EXPECT_LE(unanswered, 3);
}

}  // namespace
}  // namespace linesman
