// Who takes which place, held against every assignment.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "reach/units/matching.h"

namespace linesman {
namespace {

using ::testing::ElementsAre;

PriceTable table_of(const std::vector<std::vector<Price>>& rows) {
  PriceTable prices(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t k = 0; k < rows.size(); ++k) prices.at(i, k) = rows[i][k];
  return prices;
}

/// Of all assignments that with the least greatest price, then the least sum, then the first.
std::vector<std::size_t> by_trying_all(const PriceTable& prices) {
  std::vector<std::size_t> places(prices.count());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::vector<std::size_t> best;
  std::pair<Price, Price> least{INT64_MAX, INT64_MAX};
  do {
    std::pair<Price, Price> worth{0, 0};
    for (std::size_t model = 0; model < places.size(); ++model) {
      worth.first = std::max(worth.first, prices.at(model, places[model]));
      worth.second += prices.at(model, places[model]);
    }
    if (best.empty() || worth < least) {
      least = worth;
      best = places;
    }
  } while (std::next_permutation(places.begin(), places.end()));
  return best;
}

TEST(TheFairestPlaces, KeepTheGreatestPriceLowBeforeTheSum) {
  EXPECT_THAT(fairest(table_of({{1, 6}, {6, 10}})), ElementsAre(1, 0));
  EXPECT_THAT(fairest(table_of({{1, 9}, {6, 10}})), ElementsAre(1, 0));
  EXPECT_THAT(fairest(table_of({{1, 9}, {9, 9}})), ElementsAre(0, 1));
}

TEST(TheFairestPlaces, GoToTheFirstModelFirstWhereAllCostTheSame) {
  EXPECT_THAT(fairest(table_of({{4, 4, 4}, {4, 4, 4}, {4, 4, 4}})), ElementsAre(0, 1, 2));
  EXPECT_THAT(fairest(table_of({{4, 4, NO_PRICE}, {4, 4, 4}, {4, NO_PRICE, 4}})), ElementsAre(0, 1, 2));
}

TEST(TheFairestPlaces, AreThoseOfAllAssignmentsTried) {
  std::mt19937 random(7);
  for (int round = 0; round < 400; ++round) {
    const std::size_t count = 1 + random() % 6;
    PriceTable prices(count);
    // Few prices, so that many assignments are equal.
    const Price most = round % 2 == 0 ? 4 : 1000;
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t k = 0; k < count; ++k)
        prices.at(i, k) = random() % 8 == 0 ? NO_PRICE : static_cast<Price>(random()) % most;
    EXPECT_EQ(fairest(prices), by_trying_all(prices)) << round;
  }
}

TEST(TooFew, NamesPlacesThatFewerModelsCanComeTo) {
  EXPECT_FALSE(too_few(2, {true, true, true, false}));
  const auto nobody = too_few(2, {true, false, true, false});
  ASSERT_TRUE(nobody);
  EXPECT_THAT(nobody->places, ElementsAre(1));
  EXPECT_TRUE(nobody->models.empty());
  const auto one = too_few(3, {true, true, false, false, false, true, false, false, true});
  ASSERT_TRUE(one);
  EXPECT_THAT(one->places, ElementsAre(0, 1));
  EXPECT_THAT(one->models, ElementsAre(0));
}

}  // namespace
}  // namespace linesman
