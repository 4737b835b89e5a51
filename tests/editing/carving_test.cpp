#include "editing/carving.h"

#include <gmock/gmock.h>

#include "editing/outlines.h"
#include "geometry/boost/measure.h"
#include "geometry/boost/validity.h"
#include "support.h"

namespace linesman {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

double area(const FeatureShape& shape) { return area_of(std::get<MultiPolygon>(shape)); }

TEST(AHole, IsCutOutOfAnArea) {
  const auto after = with_hole(square(0, 0, 6), rectangle_between({2, 2}, {4, 5}));
  ASSERT_TRUE(after);
  EXPECT_NEAR(area(*after), 30, 1e-9);
  EXPECT_EQ(std::get<MultiPolygon>(*after)[0].holes.size(), 1U);
}

TEST(AHole, ThatCutsAwayNothingOrEverythingIsRefused) {
  EXPECT_THAT(english(with_hole(square(0, 0, 6), rectangle_between({8, 8}, {9, 9})).problem().reason),
              HasSubstr("beside"));
  EXPECT_THAT(english(with_hole(square(0, 0, 6), rectangle_between({-1, -1}, {7, 7})).problem().reason),
              HasSubstr("nothing"));
  EXPECT_THAT(english(with_hole(Polyline{{0, 0}, {4, 0}}, rectangle_between({1, 1}, {2, 2})).problem().reason),
              HasSubstr("needs an area"));
}

TEST(ASplit, GivesPartsThatTogetherAreTheWhole) {
  const auto parts = split_along(square(0, 0, 6), {{-1, 1}, {3, 3}, {7, 2}});
  ASSERT_TRUE(parts) << parts.problem().reason;
  ASSERT_EQ(parts->size(), 2U);
  EXPECT_NEAR(area((*parts)[0]) + area((*parts)[1]), 36, 1e-9);
}

TEST(ASplit, GoesOnBeyondTheEndsOfTheCut) {
  const auto parts = split_along(square(0, 0, 6), {{2, 2}, {2, 4}});
  ASSERT_TRUE(parts);
  EXPECT_NEAR(std::min(area((*parts)[0]), area((*parts)[1])), 12, 1e-9);
}

TEST(ASplit, OfAHorseshoeGivesAllParts) {
  const FeatureShape shoe = MultiPolygon{Polygon{{{0, 0}, {6, 0}, {6, 6}, {4, 6}, {4, 2}, {2, 2}, {2, 6}, {0, 6}}, {}}};
  const auto parts = split_along(shoe, {{-1, 4}, {7, 4}});
  ASSERT_TRUE(parts);
  EXPECT_EQ(parts->size(), 3U);
}

TEST(ASplit, ThatMissesIsRefused) {
  EXPECT_FALSE(split_along(square(0, 0, 6), {{8, 0}, {8, 6}}));
  EXPECT_THAT(english(split_along(square(0, 0, 6), {{-1, 1}, {7, 5}, {7, 1}, {-1, 5}}).problem().reason),
              HasSubstr("crosses itself"));
}

TEST(ASplit, CutsALineIntoStretches) {
  const auto parts = split_along(Polyline{{0, 0}, {10, 0}}, {{4, -2}, {4, -1}});
  ASSERT_TRUE(parts);
  ASSERT_EQ(parts->size(), 2U);
  EXPECT_THAT(std::get<Polyline>((*parts)[0]), ElementsAre(Vec{0, 0}, Vec{4, 0}));
  EXPECT_FALSE(split_along(Polyline{{0, 0}, {10, 0}}, {{0, 2}, {10, 2}}));
}

TEST(Joining, MakesOneAreaOfTwo) {
  const auto whole = joined({square(0, 0, 4), square(2, 2, 4)}, {0, 0});
  ASSERT_TRUE(whole);
  EXPECT_NEAR(area(*whole), 28, 1e-9);
  EXPECT_EQ(std::get<MultiPolygon>(*whole).size(), 1U);
}

TEST(Joining, ChainsLinesByTheirNearestEnds) {
  const auto whole =
      joined({Polyline{{4, 0}, {0, 0}}, Polyline{{8, 1}, {4, 0}}, Polyline{{-3, 0}, {-1, 0}}}, {1, 1, 1});
  ASSERT_TRUE(whole);
  EXPECT_THAT(std::get<Polyline>(*whole), ElementsAre(Vec{8, 1}, Vec{4, 0}, Vec{0, 0}, Vec{-1, 0}, Vec{-3, 0}));
}

TEST(Joining, TakesAStripAsItsArea) {
  const auto whole = joined({square(0, 0, 4), Polyline{{3, 2}, {8, 2}}}, {0, 1});
  ASSERT_TRUE(whole) << whole.problem().reason;
  EXPECT_NEAR(area(*whole), 20, 1e-6);
  EXPECT_FALSE(joined({square(0, 0, 4), Polyline{{3, 2}, {8, 2}}}, {0, 0}));
  EXPECT_FALSE(joined({square(0, 0, 4)}, {0}));
}

TEST(ACircle, IsExactWithinItsTolerance) {
  for (const double radius : {0.25, 1.0, 6.0, 20.0}) {
    const Ring ring = circle_about({30, 20}, radius);
    EXPECT_EQ(why_invalid_ring(ring), std::nullopt);
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec middle = (ring[i] + ring[(i + 1) % ring.size()]) * 0.5;
      EXPECT_NEAR(distance(middle, {30, 20}), radius, 0.0062) << radius;
    }
  }
}

TEST(Freehand, HasFewPointsNearTheDrawnWay) {
  const Polyline way = circle_about({20, 20}, 5);
  const auto ring = ring_by_hand(way, 0.2);
  ASSERT_TRUE(ring) << ring.problem().reason;
  EXPECT_LT(ring->size(), 25U);
  EXPECT_NEAR(area_of(*ring), 78.5, 4);
  EXPECT_FALSE(ring_by_hand({{0, 0}, {4, 4}, {4, 0}, {0, 4}}, 0.1)) << "it crosses itself";
  EXPECT_FALSE(ring_by_hand({{0, 0}, {4, 4}}, 0.1));
  const auto line = line_by_hand({{0, 0}, {1, 0.01}, {2, -0.01}, {3, 0}}, 0.1);
  ASSERT_TRUE(line);
  EXPECT_THAT(*line, ElementsAre(Vec{0, 0}, Vec{3, 0}));
}

TEST(ARingThatMeetsItself, HasAContactAtEachSuchPlace) {
  EXPECT_THAT(contacts_within({{0, 0}, {4, 4}, {4, 0}, {0, 4}}), ElementsAre(Vec{2, 2}));
  EXPECT_THAT(contacts_within({{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}), ElementsAre(Vec{2, 0}));
  EXPECT_THAT(contacts_within({{0, 0}, {4, 0}, {2, 0}, {2, 3}}), ElementsAre(Vec{4, 0}, Vec{2, 0}));
  EXPECT_THAT(contacts_within({{0, 0}, {4, 0}, {4, 4}}), ElementsAre());
}

}  // namespace
}  // namespace linesman
