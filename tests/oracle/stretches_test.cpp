#include "support/stretches.h"

#include <gtest/gtest.h>

#include <cmath>

namespace linesman {
namespace {

/// An overlap between the ends of these stretches, with the distance to the nearest end as its measure.
Along between(const std::vector<Interval>& stretches, double length) {
  return {[stretches](double s) {
            double nearest = 1e9;
            bool in = false;
            for (const Interval& x : stretches) {
              nearest = std::min({nearest, std::abs(s - x.from), std::abs(s - x.to)});
              in = in || (s > x.from && s < x.to);
            }
            return in ? -nearest : nearest;
          },
          length, 1};
}

TEST(TheSearchForStretches, FindsThemToTheirEnds) {
  const auto found = stretches_below_zero(between({{1, 2}, {2.5, 2.50001}, {4, 9}}, 6));
  ASSERT_EQ(found.size(), 3u);
  EXPECT_NEAR(found[0].from, 1, 1e-10);
  EXPECT_NEAR(found[0].to, 2, 1e-10);
  EXPECT_NEAR(found[1].from, 2.5, 1e-10);
  EXPECT_NEAR(found[1].to, 2.50001, 1e-10);
  EXPECT_NEAR(found[2].from, 4, 1e-10);
  EXPECT_EQ(found[2].to, 6);
}

TEST(TheSearchForStretches, FindsNothingAndAll) {
  EXPECT_TRUE(stretches_below_zero(between({{8, 9}}, 6)).empty());
  const auto all = stretches_below_zero(between({{-1, 9}}, 6));
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].from, 0);
  EXPECT_EQ(all[0].to, 6);
}

TEST(TheLeastClearance, IsFoundInItsValley) {
  EXPECT_NEAR(least_clearance({[](double s) { return std::abs(s - 1.2345) + 0.5; }, 6, 1}), 0.5, 1e-6);
  EXPECT_NEAR(least_clearance({[](double s) { return s + 3; }, 6, 1}), 3, 1e-9);
}

TEST(TheLeastClearance, IsFoundInTheLowerOfTwoValleysCloseTogether) {
  const auto clearance = [](double s) { return std::min(0.5 + std::abs(s - 1.29), 0.499 + std::abs(s - 1.33)); };
  EXPECT_NEAR(least_clearance({clearance, 6, 1}), 0.499, 1e-9);
}

TEST(TheOracle, AcceptsRightStretches) {
  const Along along = between({{1, 2}, {4, 9}}, 6);
  EXPECT_EQ(disagreement(along, {{1, 2}, {4, 6}}), "");
  EXPECT_EQ(disagreement(along, {{1 + 5e-7, 2}, {4, 6}}), "");
}

TEST(TheOracle, RefusesWrongStretches) {
  const Along along = between({{1, 2}, {4, 9}}, 6);
  EXPECT_NE(disagreement(along, {{1, 2}}), "") << "one is missing";
  EXPECT_NE(disagreement(along, {{1, 2}, {2.5, 3}, {4, 6}}), "") << "one too many";
  EXPECT_NE(disagreement(along, {{1 + 5e-6, 2}, {4, 6}}), "") << "begins too late";
  EXPECT_NE(disagreement(along, {{1, 2}, {4, 5.9}}), "") << "ends too early";
  EXPECT_NE(disagreement(along, {{1, 6}}), "") << "two are made one";
  EXPECT_NE(disagreement(along, {{1, 2}, {4, 5}, {5.00001, 6}}), "") << "one is broken in two";
}

TEST(TheOracle, IgnoresAMereTouch) {
  const Along along = between({{1, 1 + 2e-6}, {3, 4}}, 6);
  EXPECT_EQ(disagreement(along, {{3, 4}}), "");
  EXPECT_EQ(disagreement(along, {{1, 1 + 2e-6}, {3, 4}}), "");
}

}  // namespace
}  // namespace linesman
