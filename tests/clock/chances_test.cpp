#include <gmock/gmock.h>

#include "clock/chances.h"

namespace linesman {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;

TurnRolls two_dice() {
  TurnRolls rolls;
  rolls.all = 36;
  for (int sum = 2; sum <= 12; ++sum) rolls.parts.push_back({static_cast<double>(sum), 6 - std::abs(sum - 7)});
  return rolls;
}

TEST(ChancesToPay, AreTheConvolutionOfTheRolls) {
  EXPECT_THAT(chances_to_pay(two_dice(), 17.4, 5),
              ElementsAre(0, 0, DoubleNear(103.0 / 648, 1e-12), DoubleNear(0.794153, 1e-6), DoubleNear(0.986312, 1e-6),
                          DoubleNear(0.999680, 1e-6)));
}

TEST(ChancesToPay, AreCertainForWhatCostsNothing) {
  EXPECT_THAT(chances_to_pay(two_dice(), 0, 2), ElementsAre(1, 1, 1));
  EXPECT_THAT(chances_to_pay(two_dice(), HUGE_VAL, 2), ElementsAre(0, 0, 0));
}

TEST(ChancesToPay, CountASumThatIsExactlyEnough) {
  EXPECT_THAT(chances_to_pay(two_dice(), 12, 1), ElementsAre(0, DoubleNear(1.0 / 36, 1e-12)));
  EXPECT_THAT(chances_to_pay(two_dice(), 12.01, 1), ElementsAre(0, 0));
}

TEST(ChancesToPay, HoldForFortyTurns) {
  const auto chances = chances_to_pay(two_dice(), 300, 40);
  EXPECT_THAT(std::vector(chances.begin(), chances.begin() + 25), testing::Each(0));
  EXPECT_TRUE(std::is_sorted(chances.begin(), chances.end()));
  EXPECT_NEAR(chances.back(), 0.1008, 0.005);  // by the normal distribution
}

TEST(TheBestOfSeveralActions, IsAsGoodAsEach) {
  TurnRolls even;
  even.all = 1;
  even.parts = {{7, 1}};
  const TurnRolls best = best_of({two_dice(), even});
  for (const double price : {6.0, 8.5, 14.0, 20.0})
    for (const TurnRolls& one : {two_dice(), even}) {
      const auto most = chances_to_pay(best, price, 4);
      const auto own = chances_to_pay(one, price, 4);
      for (std::size_t i = 0; i < own.size(); ++i) EXPECT_GE(most[i], own[i] - 1e-12) << price << ' ' << i;
    }
}

Arrivals by(std::initializer_list<double> chances) {
  Arrivals all;
  for (const double chance : chances) all.push_back({chance, chance, chance});
  return all;
}

TEST(WhoIsFirst, AddsUpToOne) {
  const FirstThere first = first_there({by({0, 0.5, 1}), by({0, 0.25, 0.5})}, 2, {});
  EXPECT_NEAR(first.sides[0].chance, 0.5 * 0.75 + 0.5 * 0.5, 1e-12);
  EXPECT_NEAR(first.sides[1].chance, 0.25 * 0.5, 1e-12);
  EXPECT_NEAR(first.together.chance, 0.5 * 0.25 + 0.5 * 0.25, 1e-12);
  EXPECT_NEAR(first.none.chance, 0, 1e-12);
  EXPECT_NEAR(first.sides[0].least, first.sides[0].chance, 1e-12);
  EXPECT_NEAR(first.together.most, first.together.chance, 1e-12);
}

TEST(WhoIsFirst, HasWhatWasTogetherIfItMovesFirst) {
  const FirstThere first = first_there({by({0, 0.5, 1}), by({0, 0.25, 0.5})}, 2, 1);
  EXPECT_NEAR(first.sides[1].chance, 0.25 + 0.25 * 0.5, 1e-12);
  EXPECT_NEAR(first.together.chance, 0, 1e-12);
}

TEST(WhoIsFirst, LiesBetweenItsBounds) {
  Arrivals loose = by({0, 0.5, 1});
  loose[1] = {0.5, 0.25, 0.75};
  const FirstThere first = first_there({loose, by({0, 0.5, 1})}, 2, {});
  for (const Likely& each : {first.sides[0], first.sides[1], first.together, first.none}) {
    EXPECT_LE(each.least, each.chance + 1e-12);
    EXPECT_GE(each.most, each.chance - 1e-12);
  }
  EXPECT_LT(first.sides[0].least, first.sides[0].most);
}

TEST(SeveralMovers, AreThereAsSoonAsOneIs) {
  const Arrivals any = any_of({by({0, 0.5, 0.5}), by({0, 0.25, 1})}, 2);
  EXPECT_NEAR(any[1].chance, 1 - 0.5 * 0.75, 1e-12);
  EXPECT_NEAR(any[2].chance, 1, 1e-12);
}

}  // namespace
}  // namespace linesman
