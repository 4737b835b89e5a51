// What the searches of one roll know of another.
#include <gtest/gtest.h>

#include <functional>

#include "base/heading.h"
#include "reach/places.h"
#include "reach/search/same_fare.h"
#include "reach/search/turns_field.h"
#include "reach/search/way_finder.h"

namespace linesman {
namespace {

const std::string LAKE = R"({"id": "lake", "kind": "lake", "geometry": {"type": "Polygon",
    "coordinates": [[[20, 30], [34, 30], [34, 32], [20, 32], [20, 30]]]}})";
const std::string TANK = R"({"id": "tank", "side": "blue", "base": {"shape": "rectangle", "width": 1, "length": 2},
    "at": [24, 24], "facing": 0, "traits": {"troop": "vehicle", "speed": "standard", "drive": "tracked"}})";

class TwoRolls : public ::testing::Test {
 protected:
  std::vector<std::unique_ptr<WayTrial>> trials(std::vector<double> dice) const {
    Order order = reach_test::order_for("tank", "rapid");
    order.dice["movement"] = std::move(dice);
    auto made = trials_of(hearing_, order, *hearing_.game().find_piece("tank"));
    EXPECT_TRUE(made);
    return *std::move(made);
  }

  /// As if every fare led twice as far.
  static Fares twice(Fares fares) {
    for (Fare& fare : fares) fare.allowance *= 2;
    return fares;
  }

  const Hearing hearing_ = reach_test::heard("pips", LAKE, TANK);
  const std::vector<std::unique_ptr<WayTrial>> trials_ = trials({1, 2});
};

TEST_F(TwoRolls, AreAlikeWhereTheirFaresDifferInTheAllowanceAlone) {
  const Fares fares = fares_of_all(trials_);
  ASSERT_FALSE(fares.empty());
  EXPECT_TRUE(same_but_for_allowance(fares, twice(fares)));
  EXPECT_FALSE(same_but_for_allowance(fares, Fares{}));
}

TEST_F(TwoRolls, LeadAsFarWhereNoPriceIsAGreaterPartOfWhatMayBeSpent) {
  const Fare fare = fares_of_all(trials_).front();
  Fare more = fare;
  more.allowance = 2 * fare.allowance;
  more.grounds = {{.feature = FeatureIndex{0}, .factor = 2}};
  Fare less = fare;
  less.grounds = {{.feature = FeatureIndex{0}, .factor = 1}};
  EXPECT_TRUE(leads_as_far(more, less)) << "twice the price, of twice as much";
  EXPECT_FALSE(leads_as_far(less, more));
  more.grounds.back().factor = 2.5;
  EXPECT_FALSE(leads_as_far(more, less));
  more.grounds.back() = {.feature = FeatureIndex{0}, .barred = true};
  EXPECT_FALSE(leads_as_far(more, less));
}

TEST_F(TwoRolls, AreToldApartByEveryOtherMember) {
  const Fare fare = fares_of_all(trials_).front();
  const std::vector<std::function<void(Fare&)>> changes{
      [](Fare& f) { f.spent += 1; },
      [](Fare& f) { f.inch += 1; },
      [](Fare& f) { f.climb += 1; },
      [](Fare& f) { f.rise += 1; },
      [](Fare& f) { f.manners.reverse = 7; },
      [](Fare& f) { f.turns.moves_the_centre = !f.turns.moves_the_centre; },
      [](Fare& f) {
        f.turns.paid_by.push_back({1, 1});
      },
      [](Fare& f) {
        f.turns.first.push_back({180, 9});
      },
      [](Fare& f) {
        f.turns.bands.push_back({180, 9});
      },
      [](Fare& f) {
        f.turns.steering = Steering{1, 2, 3, false};
      },
      [](Fare& f) { f.grounds.push_back({.factor = 3}); },
      [](Fare& f) { f.ways.push_back({.factor = 0.5}); },
      [](Fare& f) { f.lines.push_back({.apart = 1}); },
      [](Fare& f) { f.contours.price += 1; },
      [](Fare& f) { f.keeps_to_ways = !f.keeps_to_ways; },
      [](Fare& f) { f.keeps_on_table = !f.keeps_on_table; },
      [](Fare& f) { f.ends_on_table = !f.ends_on_table; },
      [](Fare& f) { f.watched.push_back(2); },
      [](Fare& f) { f.toward = FeatureIndex{0}; },
      [](Fare& f) {
        f.formation = FormationFare{{PieceIndex{0}}, 1};
      },
      [](Fare& f) { f.pieces.push_back({.passed = false}); },
      [](Fare& f) { f.exact.push_back(FeatureIndex{0}); },
      [](Fare& f) {
        f.height = HeightFare{3, {}};
      },
      [](Fare& f) {
        f.hexes = HexWays{true, false, false};
      },
      [](Fare& f) { f.besides.push_back("swimming"); },
  };
  for (std::size_t i = 0; i < changes.size(); ++i) {
    Fare changed = fare;
    changes[i](changed);
    EXPECT_FALSE(same_but_for_allowance(fare, changed)) << i;
  }
}

TEST_F(TwoRolls, ShareTheFieldOfTheirTurns) {
  const auto field = TurnsField::to(trials_, {26, 42});
  ASSERT_TRUE(field);
  const auto other = field->with(twice(fares_of_all(trials_)));
  ASSERT_TRUE(other);
  EXPECT_NEAR(other->cheapest(), field->cheapest() / 2, 1e-12);
  for (int i = 0; i < 24; ++i) {
    const Vec place = Vec{24, 26} + direction(i * 15) * (1 + i * 0.7);
    EXPECT_NEAR(other->from(place), field->from(place) / 2, 1e-9) << i;
  }
  Fares dearer = fares_of_all(trials_);
  dearer.front().inch += 1;
  EXPECT_FALSE(field->with(dearer));
}

// Under these rules the roll decides what reverse and soft ground cost too.
TEST_F(TwoRolls, LeadAsFarOnlyWhereTheirFaresAreAlike) {
  const Order order = reach_test::order_for("tank", "rapid");
  const PieceIndex tank = *hearing_.game().find_piece("tank");
  const auto with = [&](std::vector<double> dice) {
    NamedRoll roll{"given", 1, {}};
    roll.dice.push_back(Dice{{"movement", std::move(dice)}});
    return RollSearches::trials_of(hearing_, order, tank, roll);
  };
  EXPECT_TRUE(with({2, 5})->lead_as_far_as(*with({2, 5})));
  EXPECT_FALSE(with({1, 2})->lead_as_far_as(*with({5, 6})));
}

}  // namespace
}  // namespace linesman
