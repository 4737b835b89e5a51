#include "geometry/boost/validity.h"

#include <gmock/gmock.h>

#include <numbers>

namespace linesman {
namespace {

using testing::HasSubstr;

Ring square(double x, double y, double side) { return {{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}}; }

std::string ring_reason(const Ring& r) { return why_invalid_ring(r).value_or("fine"); }
std::string polygon_reason(const Polygon& p) {
  const auto fault = why_invalid_polygon(p);
  return fault ? std::to_string(fault->ring) + ": " + fault->reason : "fine";
}

TEST(ARing, IsFineInEitherDirection) {
  EXPECT_EQ(ring_reason({{0, 0}, {4, 0}, {4, 3}}), "fine");
  EXPECT_EQ(ring_reason({{4, 3}, {4, 0}, {0, 0}}), "fine");
}

TEST(ARing, MayRepeatAPointAndHaveStraightCorners) {
  EXPECT_EQ(ring_reason({{0, 0}, {0, 0}, {2, 0}, {4, 0}, {4, 4}, {0, 4}, {0, 0}}), "fine");
}

TEST(ARing, NeedsThreeDifferentPoints) {
  EXPECT_THAT(ring_reason({}), HasSubstr("three"));
  EXPECT_THAT(ring_reason({{0, 0}, {1, 0}, {1, 0}}), HasSubstr("three"));
}

TEST(ARing, MayNotCrossItself) {
  EXPECT_EQ(ring_reason({{0, 0}, {4, 4}, {4, 0}, {0, 4}}), "the ring crosses itself at [2, 2]");
}

TEST(ARing, MayNotTouchItself) {
  EXPECT_EQ(ring_reason({{0, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}, {2, 2}}), "the ring touches itself at [2, 2]");
  EXPECT_EQ(ring_reason({{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}), "the ring touches itself at [2, 0]");
}

TEST(ARing, MayNotDoubleBack) {
  EXPECT_EQ(ring_reason({{0, 0}, {4, 0}, {4, 6}, {4, 4}, {0, 4}}), "the ring doubles back on itself at [4, 6]");
  EXPECT_EQ(ring_reason({{0, 0}, {4, 0}, {2, 0}}), "the ring doubles back on itself at [0, 0]");
}

TEST(ARing, NeedsArea) { EXPECT_EQ(ring_reason({{0, 0}, {4, 0}, {2, 1e-8}}), "the ring has no area"); }

TEST(ARing, WithThousandsOfPointsIsChecked) {
  Ring r;
  for (int i = 0; i < 5000; ++i) {
    const double a = 2 * std::numbers::pi * i / 5000;
    const double radius = i % 2 == 0 ? 10 : 9;
    r.push_back({radius * std::cos(a), radius * std::sin(a)});
  }
  EXPECT_EQ(ring_reason(r), "fine");
  std::swap(r[100], r[103]);
  EXPECT_THAT(ring_reason(r), HasSubstr("crosses itself"));
}

TEST(APolygon, MayHaveHolesThatTouchInAPoint) {
  EXPECT_EQ(polygon_reason({square(0, 0, 10), {square(1, 1, 2), square(3, 3, 2), {{0, 5}, {2, 6}, {2, 8}}}}), "fine");
}

TEST(APolygon, NamesTheRingAtFault) {
  EXPECT_EQ(polygon_reason({square(0, 0, 10), {square(1, 1, 2), {{5, 5}, {7, 7}, {7, 5}, {5, 7}}}}),
            "2: the ring crosses itself at [6, 6]");
}

TEST(APolygon, KeepsItsHolesInside) {
  EXPECT_EQ(polygon_reason({square(0, 0, 10), {square(20, 0, 2)}}), "1: the hole lies outside its ring");
  EXPECT_THAT(polygon_reason({square(0, 0, 10), {square(9, 1, 2)}}), HasSubstr("1: the hole crosses its ring"));
  EXPECT_THAT(polygon_reason({square(0, 0, 10), {square(8, 1, 2)}}), HasSubstr("1: the hole runs along its ring"));
  EXPECT_EQ(polygon_reason({square(0, 0, 10), {square(-1, -1, 12)}}), "1: the hole lies outside its ring");
}

TEST(APolygon, ChecksAHoleWithAllCornersOnItsConcaveRing) {
  const Ring notched{{0, 0}, {10, 0}, {10, 10}, {5, 4}, {0, 10}};
  EXPECT_EQ(polygon_reason({notched, {{{0, 10}, {10, 10}, {5, 5}}}}), "1: the hole lies outside its ring");
  EXPECT_EQ(polygon_reason({notched, {{{0, 10}, {10, 10}, {5, 4}}}}), "1: the hole runs along its ring near [5, 4]");
  EXPECT_EQ(polygon_reason({notched, {{{0, 8}, {5, 2}, {10, 8}, {5, 3}}}}), "fine");
  EXPECT_EQ(polygon_reason({notched, {{{0, 8}, {5, 2}, {10, 8}, {5, 7}}}}), "1: the hole crosses its ring near [5, 7]");
}

TEST(APolygon, MayNotHaveAHoleInAHole) {
  EXPECT_EQ(polygon_reason({square(0, 0, 10), {square(1, 1, 6), square(2, 2, 2)}}), "2: the hole lies in another hole");
}

TEST(ALine, NeedsTwoDifferentPoints) {
  EXPECT_TRUE(why_invalid_line({{1, 1}}));
  EXPECT_TRUE(why_invalid_line({{1, 1}, {1, 1}}));
  EXPECT_FALSE(why_invalid_line({{1, 1}, {1, 1}, {2, 1}}));
}

TEST(ABase, IsConvexAndHoldsItsOrigin) {
  EXPECT_FALSE(why_invalid_base({{-1, -1}, {1, -1}, {0, 2}}));
  EXPECT_FALSE(why_invalid_base({{0, -2}, {1, -1}, {1, 0}, {-1, 0}, {-1, -1}}));
  EXPECT_EQ(why_invalid_base({{-1, 1}, {1, 1}, {0, 2}}), "the base does not hold its origin");
  EXPECT_EQ(why_invalid_base({{-2, -2}, {2, -2}, {0, 0.5}, {0, 2}}), "the base is not convex");
  EXPECT_THAT(*why_invalid_base({{-2, -2}, {2, 2}, {2, -2}, {-2, 2}}), HasSubstr("crosses"));
}

TEST(ABase, MayBeConcaveByLessThanTheTolerance) {
  const auto hollow_by = [](double inches) {
    return why_invalid_base({{-1, -5}, {9, -5}, {9, 5}, {-1, 5}, {-1 + inches, -4.99}});
  };
  EXPECT_EQ(hollow_by(5e-7), std::nullopt);
  EXPECT_EQ(hollow_by(5e-6), "the base is not convex");
}

}  // namespace
}  // namespace linesman
