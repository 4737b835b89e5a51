// Ends as a list: a unit may stand there, each model in any of them; and in how many turns.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "files/json.h"
#include "files/orders/order_json.h"
#include "reach/places.h"
#include "reach/units/listed_ends.h"
#include "reach/units/matching.h"
#include "reach/units/unit_turns.h"
#include "support/random.h"

namespace linesman {
namespace {

using reach_test::advance_of_squad;
using reach_test::heard;

/// Infantry of `orders` on round bases of an inch, m0, m1 …, which advance 6 inches.
Hearing squad_at(const std::vector<Vec>& places, const std::string& terrain = "") {
  std::string men;
  for (std::size_t i = 0; i < places.size(); ++i)
    men += (i > 0 ? "," : "") + (R"({"id": "m)" + std::to_string(i)) +
           R"(", "side": "blue", "unit": "squad", "base": {"shape": "circle", "diameter": 1}, "at": [)" +
           std::to_string(places[i].x) + "," + std::to_string(places[i].y) +
           R"(], "facing": 0, "traits": {"troop": "infantry"}})";
  return heard("orders", terrain, men, "{}", R"({"id": "squad", "side": "blue"})");
}

std::vector<ListedEnd> listed(const std::vector<Vec>& places) {
  std::vector<ListedEnd> ends;
  for (const Vec at : places) {
    ListedEnd end;
    end.end.at = at;
    ends.push_back(end);
  }
  return ends;
}

Could asked(const Hearing& hearing, const std::vector<ListedEnd>& ends) {
  const auto could = could_take_ends(hearing, advance_of_squad(), ends, 0.01);
  EXPECT_TRUE(could) << could.problem().sentence();
  return could ? *could : Could();
}

std::string refused(const Hearing& hearing, const std::vector<ListedEnd>& ends) {
  const auto could = could_take_ends(hearing, advance_of_squad(), ends, 0.01);
  return could ? "accepted" : could.problem().sentence();
}

TEST(AMatching, HasTheLeastGreatestPrice) {
  const Matching found = matched(2, {{0, 0, 1}, {0, 1, 5}, {1, 0, 5}, {1, 1, 6}});
  EXPECT_TRUE(found.complete());
  EXPECT_EQ(found.place_of[0], 1u);
  EXPECT_EQ(found.place_of[1], 0u);
}

TEST(AMatching, SaysWhichPlacesTooFewCanTake) {
  const Matching found = matched(4, {{0, 0, 1}, {0, 1, 1}, {1, 2, 1}, {2, 2, 1}, {2, 3, 1}, {3, 3, 1}});
  EXPECT_FALSE(found.complete());
  EXPECT_EQ(found.places, (std::vector<std::size_t>{0, 1}));
  EXPECT_EQ(found.takers, (std::vector<std::size_t>{0}));
  EXPECT_EQ(matched(2, {{0, 0, 1}, {1, 0, 1}}).places, (std::vector<std::size_t>{1}));
}

TEST(ListedEnds, AreTakenByAnybody) {
  const Hearing hearing = squad_at({{20, 20}, {21.5, 20}, {23, 20}});
  const Could could = asked(hearing, listed({{23, 25.5}, {21.5, 25.5}, {20, 25.5}}));
  ASSERT_EQ(could.answer, CouldAnswer::yes) << english(could.reason);
  EXPECT_EQ(could.witness->order.paths.own().size(), 3u);
  // Crosswise is 6.26 inches: only straight on each has enough.
  EXPECT_NEAR(could.witness->judgement.trace.of(PieceIndex{0})->end.pose.at.x, 20, 0.02);
}

TEST(ListedEnds, ThatBelongToOneAreTakenByNobodyElse) {
  const Hearing hearing = squad_at({{20, 20}, {21.5, 20}});
  auto ends = listed({{20, 25.9}, {21.5, 25.9}});
  EXPECT_EQ(asked(hearing, ends).answer, CouldAnswer::yes);
  ends[0].piece = "m1";
  EXPECT_EQ(asked(hearing, ends).answer, CouldAnswer::no);
}

TEST(ListedEnds, OfWhichTooFewAreInReachAreANo) {
  const Hearing hearing = squad_at({{20, 20}, {21.5, 20}, {23, 20}});
  const Could two = asked(hearing, listed({{14.4, 20}, {14.4, 21.2}, {16, 20.6}}));
  EXPECT_EQ(two.answer, CouldAnswer::no);
  EXPECT_EQ(english(two.reason), "no more than 1 can come to places 1 and 2");
  const Could nobody = asked(hearing, listed({{20, 21}, {21.5, 21}, {40, 20}}));
  EXPECT_EQ(nobody.answer, CouldAnswer::no);
  EXPECT_EQ(english(nobody.reason), "no model can come to place 3");
}

TEST(ListedEnds, ThatDoNotFitTheUnitAreRefused) {
  const Hearing hearing = squad_at({{20, 20}, {21.5, 20}});
  EXPECT_EQ(refused(hearing, listed({{20, 21}})), "/ends: 2 models need 2 ends; 1 are given");
  auto ends = listed({{20, 21}, {21.5, 21}});
  ends[1].piece = "mg";
  EXPECT_EQ(refused(hearing, ends), "/ends/1/piece: \"mg\" is not in the order");
  ends[0].piece = ends[1].piece = "m1";
  EXPECT_EQ(refused(hearing, ends), "/ends/1/piece: \"m1\" has two ends");
}

/// All assignments, each asked as ends by id.
TEST(ListedEnds, AreNoWhereNoAssignmentIsAYes) {
  int yes = 0;
  int no = 0;
  int open = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Random random(4'400'000 + seed);
    const std::size_t count = 2 + random.below(2);
    std::vector<Vec> places;
    std::vector<Vec> ends;
    const Vec first{15 + static_cast<double>(random.below(20)) / 2, 17 + static_cast<double>(random.below(18)) / 2};
    for (std::size_t i = 0; i < count; ++i) {
      places.push_back({20 + 1.5 * static_cast<double>(i), 20});
      const double beside = 1.5 * static_cast<double>(count - 1 - i);
      ends.push_back(first + Vec{beside, static_cast<double>(random.below(3)) / 2});
    }
    const std::string wall = random.below(2) == 0 ? "" : R"({"id": "wall", "kind": "cliff", "width": 0,
        "geometry": {"type": "LineString", "coordinates": [[20, 22], [26, 22]]}})";
    const Hearing hearing = squad_at(places, wall);
    const Could found = asked(hearing, listed(ends));
    std::vector<std::size_t> who(count);
    std::iota(who.begin(), who.end(), 0u);
    bool any = false;
    do {
      std::map<std::string, EndRequest> by_id;
      for (std::size_t i = 0; i < count; ++i) by_id["m" + std::to_string(i)].at = ends[who[i]];
      const auto could = could_reach(hearing, advance_of_squad(), by_id, 0.01);
      ASSERT_TRUE(could);
      any = any || could->answer == CouldAnswer::yes;
    } while (!any && std::next_permutation(who.begin(), who.end()));
    yes += found.answer == CouldAnswer::yes;
    no += found.answer == CouldAnswer::no;
    open += found.answer == CouldAnswer::unknown && any;
    EXPECT_FALSE(any && found.answer == CouldAnswer::no) << seed << ": " << english(found.reason);
    if (found.answer == CouldAnswer::yes) {
      EXPECT_TRUE(is_allowed(found.witness->judgement.ruling)) << seed;
    }
  }
  EXPECT_GT(yes, 5);
  EXPECT_GT(no, 5);
  EXPECT_LE(open, 2);
}

TEST(TurnsOfAUnit, AreAsManyAsTheSlowestNeeds) {
  const Hearing hearing = squad_at({{20, 20}, {21.5, 20}, {23, 20}});
  std::map<std::string, EndRequest> ends;
  ends["m0"].at = {20, 33};
  ends["m1"].at = {21.5, 33};
  ends["m2"].at = {23, 34};
  const auto told = turns_of_unit(hearing, advance_of_squad(), ends, 0.01);
  ASSERT_TRUE(told) << told.problem().sentence();
  const TurnsTo& turns = told->front();
  EXPECT_EQ(turns.turns, 3);
  EXPECT_EQ(turns.at_least, 3);
  EXPECT_EQ(turns.slowest, "m0") << "of equals the first";
  ASSERT_EQ(turns.orders.size(), 3u);
  std::optional<Hearing> now(hearing);
  for (const Order& order : turns.orders) {
    const auto judged = now->judge(order);
    ASSERT_TRUE(judged);
    EXPECT_TRUE(is_allowed(judged->ruling));
    now = after(*now, {order, *judged});
    ASSERT_TRUE(now);
  }
  EXPECT_NEAR(now->game().piece(PieceIndex{2}).pose.at.y, 34, 0.011);
}

TEST(TurnsOfAUnit, NameTheOneThatGoesFarthest) {
  const Hearing hearing = squad_at({{20, 20}, {21.5, 20}});
  std::map<std::string, EndRequest> ends;
  ends["m0"].at = {20, 25.8};
  ends["m1"].at = {21.5, 26.6};
  const auto told = turns_of_unit(hearing, advance_of_squad(), ends, 0.01);
  ASSERT_TRUE(told) << told.problem().sentence();
  EXPECT_EQ(told->front().turns, 2);
  EXPECT_EQ(told->front().slowest, "m1");
  ends.erase("m1");
  EXPECT_EQ(turns_of_unit(hearing, advance_of_squad(), ends, 0.01).problem().sentence(), "/ends: says nothing of m1");
}

}  // namespace
}  // namespace linesman
