
#include <gtest/gtest.h>

#include "geometry/boost/validity.h"
#include "geometry/shapes.h"

namespace linesman {
namespace {

using namespace shapes;

std::optional<ValidityFailure> failure_of(Ring outer, std::vector<Ring> holes = {}) {
  return validity_failure({std::move(outer), std::move(holes)});
}

TEST(BoostsJudgement, HasACodeForEachKindOfFault) {
  EXPECT_EQ(failure_of(square(0, 0, 4)), std::nullopt);
  EXPECT_EQ(failure_of({{0, 0}, {1, 0}}), ValidityFailure::few_points);
  EXPECT_EQ(failure_of({{0, 0}, {0, 0}, {4, 0}}), ValidityFailure::no_area);
  EXPECT_EQ(failure_of({{0, 0}, {4, 0}, {4, 6}, {4, 4}, {0, 4}}), ValidityFailure::spike);
  EXPECT_EQ(failure_of({{0, 0}, {4, 4}, {4, 1}, {0, 4}}), ValidityFailure::self_intersection);
  EXPECT_EQ(failure_of(square(0, 0, 10), {square(20, 0, 2)}), ValidityFailure::hole_outside);
  EXPECT_EQ(failure_of(square(0, 0, 10), {square(1, 1, 6), square(2, 2, 2)}), ValidityFailure::nested_holes);
}

TEST(BoostsJudgement, DoesNotDependOnDirectionAndRepeatedPoints) {
  EXPECT_EQ(failure_of({{0, 0}, {0, 0}, {0, 4}, {4, 4}, {4, 0}, {0, 0}}), std::nullopt);
  EXPECT_EQ(failure_of(square(0, 0, 10), {square(1, 1, 2)}), std::nullopt);
  EXPECT_EQ(failure_of(square(0, 0, 10), {{{1, 1}, {1, 3}, {3, 3}}}), std::nullopt);
}

TEST(BoostsJudgement, StandsBesideOurSentence) {
  const auto fault = why_invalid_polygon({square(0, 0, 10), {square(1, 1, 6), square(2, 2, 2)}});
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->failure, ValidityFailure::nested_holes);
  EXPECT_EQ(fault->reason, "the hole lies in another hole");
}

// Cases in which Boost 1.81 is wrong and the exact predicates decide.

TEST(BoostsJudgement, OverlooksARingThatCrossesItselfByLessThanRounding) {
  const Ring ring{{8.7111466130214836, 16.558828013130157},
                  {32.224909480537342, 51.554358150683278},
                  {-2.7706206570157761, 75.068121018199136},
                  {12.070969814781282, 21.55925243590384},
                  {-26.284383524531634, 40.072590880646018}};
  EXPECT_EQ(failure_of(ring), std::nullopt);
  const auto fault = why_invalid_polygon({ring, {}});
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->reason, "the ring crosses itself at [12.071, 21.559]");
  EXPECT_EQ(fault->failure, std::nullopt);
}

TEST(BoostsJudgement, RefusesARingThatOnlyNearlyTouchesItself) {
  const Ring ring{{26.719766868613885, 58.90091417519357},
                  {58.918543258683066, 12.925216136368318},
                  {104.89424129750832, 45.123992526437505},
                  {42.221336531699421, 36.766672882172081},
                  {72.695464907439131, 91.099690565262762}};
  EXPECT_EQ(failure_of(ring), ValidityFailure::self_intersection);
  EXPECT_FALSE(why_invalid_polygon({ring, {}}));
}

TEST(BoostsJudgement, OverlooksAHoleInAHoleThatTouchesTheOuterRing) {
  const Polygon nested{square(0, 0, 6), {{{0, 5}, {1, 1}, {5, 4}}, {{1, 4}, {3, 3}, {1, 3}}}};
  EXPECT_EQ(validity_failure(nested), std::nullopt);
  EXPECT_EQ(why_invalid_polygon(nested)->reason, "the hole lies in another hole");
}

TEST(BoostsJudgement, ReportsABowTieAsMisdirectedAlone) {
  EXPECT_EQ(failure_of({{0, 0}, {4, 4}, {4, 0}, {0, 4}}), ValidityFailure::wrong_orientation);
}

TEST(BoostsJudgement, RefusesHolesThatDivideAPolygonWhichDocumentsMayHave) {
  const Polygon divided{square(0, 0, 6), {{{0, 3}, {3, 2}, {6, 3}, {3, 4}}}};
  EXPECT_EQ(validity_failure(divided), ValidityFailure::divided_interior);
  EXPECT_FALSE(why_invalid_polygon(divided));
}

TEST(BothJudgements, AgreeOnRandomRings) {
  int valid = 0;
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Random random(seed);
    Polygon polygon;
    for (std::size_t i = 3 + random.below(6); i > 0; --i)
      polygon.outer.push_back({random.between(0, 60), random.between(0, 60)});
    const bool fine = !why_invalid_polygon(polygon);
    EXPECT_EQ(fine, !validity_failure(polygon)) << seed;
    valid += fine ? 1 : 0;
  }
  EXPECT_GT(valid, 500);
}

TEST(BothJudgements, AgreeOnRingsOfLatticePoints) {
  for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
    Random random(seed);
    Polygon polygon;
    for (std::size_t i = 3 + random.below(5); i > 0; --i)
      polygon.outer.push_back({static_cast<double>(random.below(5)), static_cast<double>(random.below(5))});
    EXPECT_EQ(!why_invalid_polygon(polygon), !validity_failure(polygon)) << seed;
  }
}

TEST(BothJudgements, AgreeOnSquaresWithAHoleExceptDividedOnes) {
  for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
    Random random(seed);
    Polygon polygon{square(0, 0, 6), {{}}};
    for (std::size_t i = 3 + random.below(2); i > 0; --i)
      polygon.holes[0].push_back({static_cast<double>(random.below(8)), static_cast<double>(random.below(8))});
    const auto failure = validity_failure(polygon);
    if (failure == ValidityFailure::divided_interior) continue;
    EXPECT_EQ(!why_invalid_polygon(polygon), !failure) << seed;
  }
}

}  // namespace
}  // namespace linesman
