#include "clock/rolled_games.h"

#include <gmock/gmock.h>

#include <random>

#include "base/heading.h"
#include "clock/clock_table.h"
#include "clock/sampled_chances.h"
#include "reach/questions/roll_space.h"

namespace linesman::clock_test {
namespace {

using testing::Each;
using testing::SizeIs;

TEST(AFaceOfADie, FollowsFromSeedGameTurnMoverAndPurposeAlone) {
  const auto face = [](std::uint64_t seed, int game, int turn, const char* mover, const char* purpose, int die) {
    return rolled_face(seed, game, turn, mover, purpose, die, 1'000'000);
  };
  const int one = face(1, 2, 3, "tank", "movement", 0);
  EXPECT_EQ(one, face(1, 2, 3, "tank", "movement", 0));
  for (const int other : {face(2, 2, 3, "tank", "movement", 0), face(1, 3, 3, "tank", "movement", 0),
                          face(1, 2, 4, "tank", "movement", 0), face(1, 2, 3, "tanks", "movement", 0),
                          face(1, 2, 3, "tank", "free", 0), face(1, 2, 3, "tank", "movement", 1)})
    EXPECT_NE(one, other);
}

TEST(AFaceOfADie, IsEachFaceEquallyOften) {
  std::vector<int> counts(6, 0);
  constexpr int GAMES = 60'000;
  for (int game = 0; game < GAMES; ++game)
    ++counts.at(static_cast<std::size_t>(rolled_face(7, game, 1, "m", "p", 0, 6) - 1));
  EXPECT_THAT(counts, Each(testing::AllOf(testing::Gt(9600), testing::Lt(10400))));
}

TEST(SampledChances, OfOneSampledMoverAreThoseOfItsGames) {
  MoverChances sampled{Arrivals(3), {1, 2, 3, 1}};  // of two turns; in one game it does not come
  MoverChances counted{{{0, 0, 0}, {0.5, 0.5, 0.5}, {1, 1, 1}}};
  const SampledChances told = sampled_chances({{sampled}, {counted}}, 2, {});
  EXPECT_EQ(told.samples, 4);
  EXPECT_NEAR(told.by[0][1].chance, 0.5, 1e-12);
  EXPECT_NEAR(told.by[0][2].chance, 0.75, 1e-12);
  EXPECT_NEAR(told.by[1][1].chance, 0.5, 1e-12);
  EXPECT_NEAR(told.by[1][1].least, 0.5, 1e-12) << "what is counted has no error";
  // Red in turn 1 of two games of four, blue then in half of them.
  EXPECT_NEAR(told.first.sides[0].chance, 0.25, 1e-12);
  EXPECT_NEAR(told.first.together.chance, 0.25 + 0.125, 1e-12);
  EXPECT_NEAR(told.first.sides[1].chance, 0.5 * 0.5 + 0.25 * 0.5, 1e-12);
  EXPECT_NEAR(told.first.none.chance, 0, 1e-12);
  EXPECT_NEAR(told.error, 0.25, 1e-12) << "of one half in four games";
}

constexpr const char* CAR = R"({"id": "t", "side": "red", "at": [10, 24], "facing": 90,
    "base": {"shape": "rectangle", "width": 1.2, "length": 2.6},
    "traits": {"troop": "vehicle", "speed": "standard", "drive": "tracked"}})";

/// A hedge, across which an inch a die is lost.
constexpr const char* HEDGE = R"({"id": "h", "kind": "hedge", "width": 0.5,
    "geometry": {"type": "LineString", "coordinates": [[22, 4], [22, 44]]}})";

/// Another walk along the same way, judged without what rolled games keep: of each turn the longest legal part of the
/// rest of the way, to a hundredth of an inch.
class OtherWalk {
 public:
  OtherWalk(const Hearing& hearing, const std::string& action, const Polyline& way, const Goal& goal)
      : hearing_(hearing), action_(action), way_(way), goal_(goal) {}

  int arrival(std::mt19937& random, int turns) const {
    Hearing now = hearing_;
    double gone = 0;
    for (int turn = 1; turn <= turns; ++turn) {
      std::array<int, 3> faces{};
      for (int& face : faces) face = std::uniform_int_distribution<int>(1, 6)(random);
      std::optional<Witness> best;
      double sure = inches_of(way_) - gone;
      while (sure > 0 && !(best = judged(now, gone, sure, faces))) sure -= 0.5;
      for (double more = 0.25; best && more > 0.01; more /= 2)
        if (auto witness = judged(now, gone, sure + more, faces)) {
          best = std::move(witness);
          sure += more;
        }
      if (!best) {
        now = *now.on(now.game().with_turn(now.game().turn() + 1));
        continue;
      }
      gone += sure;
      now = *after(now, *best);
      if (goal_.holds(now.game().piece(PieceIndex{0}).base, now.game().piece(PieceIndex{0}).pose)) return turn;
    }
    return turns + 1;
  }

 private:
  static double inches_of(const Polyline& way) {
    double inches = 0;
    for (std::size_t i = 1; i < way.size(); ++i) inches += distance(way[i - 1], way[i]);
    return inches;
  }

  std::optional<Witness> judged(const Hearing& now, double gone, double more, const std::array<int, 3>& faces) const {
    Order order;
    order.who = OnePiece{"t"};
    order.action = action_;
    Path path;
    double before = 0;
    for (std::size_t i = 1; i < way_.size(); ++i) {
      const double leg = distance(way_[i - 1], way_[i]);
      const double to = std::min(gone + more, before + leg);
      if (to > std::max(gone, before) + 1e-9)
        path.push_back(ToStep{way_[i - 1] + (way_[i] - way_[i - 1]) * ((to - before) / leg)});
      before += leg;
    }
    order.paths.set_all(std::move(path));
    for (int tries = 0; tries < 3; ++tries) {
      auto ruling = now.judge(order);
      if (!ruling) return std::nullopt;
      if (is_allowed(ruling->ruling)) return Witness{order, *std::move(ruling)};
      const auto needs = needs_of(ruling->ruling);
      if (!needs) return std::nullopt;
      Dice dice;
      for (const PurposeNeed& need : *needs)
        for (int die = 0; die < need.dice.count; ++die)
          dice[need.purpose].push_back(faces[static_cast<std::size_t>(die)]);
      if (dice == order.dice) return std::nullopt;
      order.dice = std::move(dice);
    }
    return std::nullopt;
  }

  const Hearing& hearing_;
  std::string action_;
  Polyline way_;
  const Goal& goal_;
};

TEST(RolledGames, HaveTheChancesOfAnotherWalk) {
  const Hearing hearing = heard("pips", HEDGE, CAR);
  const ClockAnswer answer = asked(hearing, {.actions = {"rapid"}, .turns = 5, .at = {{34, 24}}, .samples = 2000});
  const GoalTold& told = goal(answer, "place-1");
  ASSERT_EQ(told.method, ChanceMethod::sampled);
  EXPECT_EQ(told.samples, 2000);
  const ArrivalTold& middle = arrival(answer, "place-1", "red", "p50");
  ASSERT_TRUE(middle.inner);
  const OtherWalk walk(hearing, "rapid", middle.chain.way, told.goal);
  std::mt19937 random(5);
  std::vector<MeanOfGames> other(6);
  constexpr int GAMES = 150;
  for (int game = 0; game < GAMES; ++game) {
    const int turn = walk.arrival(random, 5);
    for (int t = 0; t <= 5; ++t) other[static_cast<std::size_t>(t)].add(turn <= t ? 1 : 0);
  }
  for (std::size_t t = 1; t <= 5; ++t) {
    const double error = std::hypot(other[t].error(), told.error);
    EXPECT_NEAR(told.sides[0].by[t].chance, other[t].mean(), 3.5 * error + 0.01) << "turn " << t;
  }
}

TEST(RolledGames, InReverseHaveTheChancesOfTheirPips) {
  // It backs to what lies behind it: an inch a pip, and none for each die as ahead.
  std::string car = CAR;
  car.replace(car.find("\"facing\": 90"), 12, "\"facing\": 270");
  const Hearing hearing = heard("pips", "", car);
  constexpr int GAMES = 4000;
  const ClockAnswer answer = asked(hearing, {.actions = {"rapid"}, .turns = 5, .at = {{34, 24}}, .samples = GAMES});
  TurnRolls pips;
  pips.all = 36;
  for (int sum = 2; sum <= 12; ++sum) pips.parts.push_back({static_cast<double>(sum), 6 - std::abs(sum - 7)});
  const auto chances = chances_to_pay(pips, 24, 5);
  const GoalTold& told = goal(answer, "place-1");
  ASSERT_EQ(told.method, ChanceMethod::sampled);
  for (std::size_t turn = 1; turn <= 5; ++turn) {
    const double error = std::sqrt(chances[turn] * (1 - chances[turn]) / GAMES);
    EXPECT_NEAR(told.sides[0].by.at(turn).chance, chances[turn], 3 * error + 1e-9) << turn;
    EXPECT_LE(told.error, 0.5 / std::sqrt(1.0 * GAMES));
  }
}

TEST(RolledGames, AreToldWithWhatTheyLeaveOut) {
  const Hearing hearing = heard("pips", HEDGE, CAR);
  const ClockAnswer answer = asked(hearing, {.actions = {"rapid"}, .turns = 4, .at = {{34, 24}}, .samples = 500});
  const auto is_policy = [](const auto& each) { return each.first == LeftOut::policy; };
  EXPECT_TRUE(std::any_of(answer.left_out.begin(), answer.left_out.end(), is_policy));
  const GoalTold& told = goal(answer, "place-1");
  EXPECT_GT(told.error, 0);
  EXPECT_LE(told.error, 0.5 / std::sqrt(500.0) + 1e-12);
  for (const Likely& likely : told.sides[0].by) {
    EXPECT_LE(likely.least, likely.chance);
    EXPECT_GE(likely.most, likely.chance);
  }
}

TEST(RolledGames, AreTheSameWithTheSameSeedAndOthersWithAnother) {
  const Hearing hearing = heard("pips", HEDGE, CAR);
  const auto chances = [&](std::uint64_t seed) {
    const ClockAnswer answer =
        asked(hearing, {.actions = {"rapid"}, .turns = 3, .at = {{34, 24}}, .samples = 300, .seed = seed});
    std::vector<double> all;
    for (const Likely& likely : goal(answer, "place-1").sides[0].by) all.push_back(likely.chance);
    return all;
  };
  const std::vector<double> one = chances(3);
  EXPECT_EQ(one, chances(3));
  EXPECT_NE(one, chances(4));
}

}  // namespace
}  // namespace linesman::clock_test
