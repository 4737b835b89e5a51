#include "referee/dice_odds.h"

#include <gmock/gmock.h>

#include "files/json.h"
#include "rules/dice.h"
#include "support/documents.h"
#include "support/prepared.h"

namespace linesman {
namespace {

using files_test::json;

/// The dice of an order decide its verdict.
class ByDice : public Ruleset {
 public:
  using Says = std::function<Verdict(const Order&)>;
  explicit ByDice(Says says) : Ruleset(data()), says_(std::move(says)) {}

  Result<std::unique_ptr<const PreparedOrder>> prepare(const Game& game, const Order& order,
                                                       std::shared_ptr<const GameReading> /*reading*/) const override {
    TraceRequest request;
    const auto pieces = ordered_pieces(game, order);
    if (!pieces) return pieces.problem();
    for (const PieceIndex piece : *pieces) request.movers.push_back({piece, footprint(game, piece), {}, {}});
    return JudgedBy::prepared(std::move(request), [says = says_, order](const Trace&, Budget&) -> Result<Ruling> {
      Ruling ruling;
      ruling.ruleset = "by-dice";
      ruling.verdict = says(order);
      return ruling;
    });
  }

 private:
  static RulesetData data() {
    return read_ruleset_data(
               json(R"({"id": "by-dice", "edition": "1", "title": "Dice", "currency": "inch", "steps": ["forward"],
                        "dice": [{"purpose": "movement", "title": "Movement", "faces": 6},
                                 {"purpose": "luck", "title": "Luck", "faces": 6}], "clauses": []})"))
        .value();
  }
  Says says_;
};

std::optional<DiceOdds> odds(const ByDice::Says& says, const std::vector<DiceNeed>& needs) {
  const Game game = files_test::read(files_test::with(files_test::ford_at_dawn(), "/ruleset", "by-dice")).game;
  Order order;
  order.who = OnePiece{"tank-1"};
  return dice_odds(Hearing::open(game, std::make_shared<ByDice>(says)).value(), order, needs);
}

double total(const Order& order) {
  double sum = 0;
  for (const auto& [purpose, faces] : order.dice)
    for (const double face : faces) sum += face;
  return sum;
}

Verdict legal_when(bool it_is) { return it_is ? Verdict::legal : Verdict::illegal; }

TEST(TheOddsOfAnOrder, CountEveryRoll) {
  const auto eight = odds([](const Order& o) { return legal_when(total(o) >= 8); }, {{"", "movement", "2d6", {}}});
  ASSERT_TRUE(eight);
  EXPECT_EQ(eight->outcomes, 36);
  EXPECT_EQ(eight->good, 15);
  EXPECT_EQ(eight->at_least, 8);
  EXPECT_FALSE(eight->at_most);
}

TEST(TheOddsOfAnOrder, NameTheGreatestTotalWhenLowIsGood) {
  const auto low = odds([](const Order& o) { return legal_when(total(o) <= 2); }, {{"", "luck", "d6", {}}});
  ASSERT_TRUE(low);
  EXPECT_EQ(low->good, 2);
  EXPECT_EQ(low->at_most, 2);
}

TEST(TheOddsOfAnOrder, NameNoTotalWhenTheTotalDoesNotDecide) {
  const auto doubles = odds(
      [](const Order& o) {
        const auto& faces = o.dice.at("movement");
        return legal_when(faces[0] == faces[1]);
      },
      {{"", "movement", "2d6", {}}});
  ASSERT_TRUE(doubles);
  EXPECT_EQ(doubles->good, 6);
  EXPECT_FALSE(doubles->at_least);
  EXPECT_FALSE(doubles->at_most);
}

TEST(TheOddsOfAnOrder, CountMarginalRulingsAsGood) {
  const auto certain = odds([](const Order&) { return Verdict::marginal; }, {{"", "movement", "3d6", {}}});
  ASSERT_TRUE(certain);
  EXPECT_EQ(certain->outcomes, 216);
  EXPECT_EQ(certain->good, 216);
  EXPECT_FALSE(certain->at_least);
}

TEST(TheOddsOfAnOrder, CombineSeveralPurposesAndKeepGivenDice) {
  const auto both = odds([](const Order& o) { return legal_when(total(o) >= 7); },
                         {{"", "movement", "1d6", {}}, {"", "luck", "1d6", {}}});
  ASSERT_TRUE(both);
  EXPECT_EQ(both->outcomes, 36);
  EXPECT_EQ(both->good, 21);
  const auto one = odds([](const Order& o) { return legal_when(total(o) >= 4); },
                        {{"", "movement", "1d6", {}}, {"", "luck", "1d6", std::vector<double>{6}}});
  ASSERT_TRUE(one);
  EXPECT_EQ(one->outcomes, 6);
}

TEST(TheOddsOfAnOrder, AreEmptyWhenTheyCannotBeCounted) {
  const ByDice::Says legal = [](const Order&) { return Verdict::legal; };
  EXPECT_FALSE(odds(legal, {}));
  EXPECT_FALSE(odds(legal, {{"", "movement", "2d6", std::vector<double>{3, 4}}}));
  EXPECT_FALSE(odds(legal, {{"", "movement", "a handful", {}}}));
  EXPECT_FALSE(odds(legal, {{"", "movement", "5d6", {}}})) << "too many ways";
  EXPECT_FALSE(odds([](const Order&) { return Verdict::incomplete; }, {{"", "movement", "1d6", {}}}));
}

TEST(ANeedOfDice, IsReadAsACountOfDice) {
  EXPECT_EQ(dice_count("2d6"), (DiceCount{2, 6}));
  EXPECT_EQ(dice_count("d10"), (DiceCount{1, 10}));
  for (const char* none : {"", "d", "2d", "a handful", "0d6", "2d6 + 1", "1000d6", "-1d6"})
    EXPECT_FALSE(dice_count(none)) << none;
}

}  // namespace
}  // namespace linesman
