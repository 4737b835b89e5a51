#include "referee/certainty.h"

#include <gmock/gmock.h>

#include <cmath>
#include <set>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "support/built_rulesets.h"
#include "support/documents.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

using files_test::json;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// The share of a standard normal number below x.
double normal_share(double x) { return 0.5 * std::erfc(-x / std::sqrt(2)); }

/// A man of 1 inch at [30, 20] who faces north, under orders: he may advance 6 inches and must keep 1 inch from
/// enemies.
Game open_ground(const std::string& pieces = "", const std::string& terrain = "", const std::string& more = "") {
  const std::string text = R"({"linesman": 1, "ruleset": "orders", "table": {"width": 72, "depth": 48}, "terrain": [)" +
                           terrain + R"(], "pieces": [{"id": "man", "side": "red", "at": [30, 20], "facing": 0,
      "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"})" +
                           more + "}" + pieces + "]}";
  const auto document = read_document(json(text), "");
  EXPECT_TRUE(document) << (document ? "" : document.problem().sentence());
  return document->game;
}

Certainty sure(const Game& game, const std::string& path, const CertaintyRequest& request) {
  const auto hearing = built_referee().open(game);
  EXPECT_TRUE(hearing) << (hearing ? "" : hearing.problem().sentence());
  const auto order = read_order(json(R"({"piece": "man", "action": "advance", "path": )" + path + "}"), "");
  const auto found = certainty_of(*hearing, *order, request);
  EXPECT_TRUE(found) << (found ? "" : found.problem().sentence());
  return *found;
}

CertaintyRequest request(double error, std::size_t samples = 20'000) { return {{error, 0}, samples, 7}; }

/// Four standard deviations of a share that is counted.
double counted_within(double share, std::size_t samples) {
  return 4 * std::sqrt(share * (1 - share) / static_cast<double>(samples));
}

class AStraightMoveBeforeALimit : public ::testing::TestWithParam<double> {};

TEST_P(AStraightMoveBeforeALimit, IsLegalAsOftenAsANormalErrorOfItsStartAllows) {
  const double before = GetParam();
  const auto found = sure(open_ground(), "[{\"to\": [30, " + std::to_string(26 - before) + "]}]", request(0.05));
  const double legal = normal_share(before / 0.05);
  const double same = before >= 0 ? legal : 1 - legal;
  EXPECT_EQ(found.verdict, before >= 0 ? Verdict::legal : Verdict::illegal);
  EXPECT_EQ(found.samples, 20'000u);
  EXPECT_NEAR(found.same, same, counted_within(same, found.samples));
  ASSERT_FALSE(found.otherwise.empty());
  EXPECT_EQ(found.otherwise.front().verdict, before >= 0 ? Verdict::illegal : Verdict::legal);
  ASSERT_FALSE(found.measure.empty());
  EXPECT_THAT(found.measure.front().between, ElementsAre("man"));
}

INSTANTIATE_TEST_SUITE_P(At, AStraightMoveBeforeALimit, ::testing::Values(0.1, 0.05, 0.02, 0.004, -0.01, -0.06));

class AMoveThatEndsBesideAnEnemy : public ::testing::TestWithParam<double> {};

TEST_P(AMoveThatEndsBesideAnEnemy, IsLegalAsOftenAsTheErrorsOfBothAllow) {
  const double to_spare = GetParam();
  // The enemy stands beside the end of the way, so that the gap hangs on both errors across it.
  const std::string enemy = R"(, {"id": "foe", "side": "blue", "at": [)" + std::to_string(32 + to_spare) +
                            R"(, 24], "facing": 0, "base": {"shape": "circle", "diameter": 1},
      "traits": {"troop": "infantry"}})";
  const auto found = sure(open_ground(enemy), R"([{"forward": 4}])", request(0.05));
  const double same = normal_share(std::abs(to_spare) / (0.05 * std::sqrt(2)));
  // Errors along the way make the gap larger by their square.
  constexpr double BY_SQUARES = 0.01;
  EXPECT_NEAR(found.same, same, counted_within(same, found.samples) + BY_SQUARES);
  ASSERT_FALSE(found.measure.empty());
  EXPECT_THAT(found.measure.front().between, ElementsAre("man", "foe"));
  EXPECT_NEAR(found.measure.front().share, 1 - found.same, 1e-12);
  ASSERT_FALSE(found.otherwise.empty());
  EXPECT_EQ(found.otherwise.front().clauses.front().with, "foe");
}

INSTANTIATE_TEST_SUITE_P(At, AMoveThatEndsBesideAnEnemy, ::testing::Values(0.1, 0.03, -0.05));

TEST(Certainty, TakesTheErrorOfAPieceInPlaceOfTheUsualOne) {
  // 95 of 100 places lie in a circle of 2.4477 deviations.
  const auto game = open_ground("", "", R"(, "uncertainty": 0.24477)");
  const auto found = sure(game, R"([{"to": [30, 25.9]}])", request(0.001));
  EXPECT_NEAR(found.same, normal_share(1), counted_within(0.84, found.samples));
}

TEST(Certainty, IsFoundQuicklyFarFromEveryLimit) {
  const auto found = sure(open_ground(), R"([{"to": [30, 23]}])", request(0.05, 1000));
  EXPECT_EQ(found.samples, SAMPLES_TO_AGREE);
  EXPECT_EQ(found.same, 1);
  EXPECT_THAT(found.otherwise, IsEmpty());
  EXPECT_THAT(found.measure, IsEmpty());
}

TEST(Certainty, IsWholeWithoutAnyError) {
  const auto found = sure(open_ground(), R"([{"to": [30, 26]}])", request(0, 1000));
  EXPECT_EQ(found.verdict, Verdict::legal);
  EXPECT_EQ(found.same, 1);
}

TEST(Certainty, IsTheSameForTheSameSeedAndAnotherForAnother) {
  const auto ask = [](std::uint64_t seed) {
    return sure(open_ground(), R"([{"to": [30, 25.98]}])", {{0.05, 2}, 500, seed}).same;
  };
  EXPECT_EQ(ask(1), ask(1));
  std::set<double> shares;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) shares.insert(ask(seed));
  EXPECT_GT(shares.size(), 1u);
}

TEST(Certainty, NamesTheFeatureOnWhichItHangs) {
  // The base ends 0.03 inches before a building that no piece enters.
  const auto house = R"({"id": "house", "kind": "building", "geometry": {"type": "Polygon",
      "coordinates": [[[28, 25.53], [32, 25.53], [32, 28], [28, 28], [28, 25.53]]]}})";
  const Game game =
      open_ground("", house).with_ruleset("orders", json(R"({"buildings": "impassable"})"), Value::empty_object());
  CertaintyRequest asked = request(0.05);
  const auto found = sure(game, R"([{"forward": 5}])", asked);
  // The house turns by at most 0.05 inches at its corners, which moves its wall at the man by less.
  const double same = normal_share(0.03 / (0.05 * std::sqrt(2)));
  EXPECT_EQ(found.verdict, Verdict::legal);
  EXPECT_NEAR(found.same, same, 0.02);
  ASSERT_FALSE(found.measure.empty());
  EXPECT_THAT(found.measure.front().between, ElementsAre("man", "house"));
}

TEST(Certainty, KeepsBasesInContact) {
  const auto found = sure(open_ground(R"(, {"id": "friend", "side": "red", "at": [31, 20], "facing": 0,
      "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"}})"),
                          R"([{"forward": 4}])", request(0.05, 2000));
  EXPECT_EQ(found.same, 1) << "the bases overlap on some tables";
}

TEST(Certainty, TakesAPieceThatGoesStraightToFaceItsPoint) {
  // Under pips every turn is paid; a straight way has none, however badly the facing was measured.
  const auto found = sure(open_ground(), R"([{"to": [30, 25]}])", {{0.05, 10}, 1000, 1});
  EXPECT_EQ(found.same, 1);
}

TEST(Certainty, HasAProblemWhenItIsStopped) {
  const auto hearing = built_referee().open(open_ground());
  const auto order = read_order(json(R"({"piece": "man", "action": "advance", "path": [{"forward": 1}]})"), "");
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(certainty_of(*hearing, *order, {}, stop.get_token()));
}

TEST(AnOrderThatTakesMuchWork, IsTriedOnFewerTables) {
  if (tables_tried(10) < 10) GTEST_SKIP() << "the work of this answer cannot be made less, and takes minutes here";
  constexpr std::uint64_t MUCH = 60'000;
  constexpr std::uint64_t MOST = 60'000'000;
  std::string path = "[";
  for (int i = 0; i < 4000; ++i) path += std::string(i > 0 ? "," : "") + R"({"forward": 0.001})";
  path += "]";
  const auto hearing = built_referee().open(open_ground());
  const auto order = read_order(json(R"({"piece": "man", "action": "advance", "path": )" + path + "}"), "");
  Budget budget;
  ASSERT_TRUE(hearing->judge(*order, budget));
  const std::uint64_t steps = Budget::OF_AN_ORDER - budget.left();
  ASSERT_GT(steps, MUCH);
  CertaintyRequest asked = request(0.05, 1000);
  asked.all = true;
  EXPECT_EQ(sure(open_ground(), path, asked).samples, std::min<std::uint64_t>(1000, MOST / steps));
  EXPECT_LT(MOST / steps, 1000u);
}

}  // namespace
}  // namespace linesman
