// The search for the last legal place goes back from place to place, and never looks behind its limit.
#include "rules/furthest_search.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using testing::ElementsAre;

/// Two steps with places at 1, 2 and 4; legal up to `legal_to`.
struct TwoSteps {
  PathPoint legal_to;
  std::vector<PathPoint> judged = {};

  std::vector<double> places_on(std::size_t) const { return {1, 2, 4}; }
  std::optional<PathPoint> legal_in(std::size_t step, double, double place) {
    judged.push_back({step, place});
    return judged.back() <= legal_to ? std::optional(judged.back()) : std::nullopt;
  }
};

TEST(TheFurthestSearch, GivesTheLastLegalPlace) {
  TwoSteps search{{1, 1.5}};
  EXPECT_EQ(last_legal_place(2, {}, search), (PathPoint{1, 1}));
  EXPECT_THAT(search.judged, ElementsAre(PathPoint{1, 4}, PathPoint{1, 2}, PathPoint{1, 1}));
}

TEST(TheFurthestSearch, BeginsAtItsLimit) {
  TwoSteps search{{0, 2}};
  FurthestLimit limit;
  limit.stay({0, 3});
  limit.stay({1, 1});
  EXPECT_EQ(last_legal_place(2, limit, search), (PathPoint{0, 2}));
  EXPECT_THAT(search.judged, ElementsAre(PathPoint{0, 3}, PathPoint{0, 2}));
}

TEST(TheFurthestSearch, FindsNothingAfterAFaultBeforeTheMove) {
  TwoSteps search{{1, 4}};
  EXPECT_EQ(last_legal_place(2, {.never = true}, search), std::nullopt);
  EXPECT_TRUE(search.judged.empty());
}

TEST(TheFurthestSearch, PutsThePlaceOfAFaultLast) {
  const std::vector<double> places{1, 2, 4, 6};
  EXPECT_EQ(count_before_fault(places, [](double s) { return s > 3; }), 3u);
  EXPECT_EQ(count_before_fault(places, [](double) { return false; }), 4u);
}

}  // namespace
}  // namespace linesman
