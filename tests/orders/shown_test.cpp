// The pictures of a ruling on a unit: its links, models that stand apart, gaps that are too small.
#include <gmock/gmock.h>

#include "base/text.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "orders/orders.h"
#include "referee/referee.h"

namespace linesman::orders {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// A man on a disc of an inch.
std::string man(const std::string& id, const std::string& unit, const std::string& side, double x) {
  return R"({"id": ")" + id + R"(", "unit": ")" + unit + R"(", "side": ")" + side + R"(", "at": [)" + number_text(x) +
         R"(, 10], "facing": 0, "base": {"shape": "circle", "diameter": 1}, "traits": {"troop": "infantry"}})";
}

Game game_of(const std::string& pieces) {
  const std::string document = R"({"linesman": 1, "ruleset": "orders", "table": {"width": 200, "depth": 200},
      "units": [{"id": "squad", "side": "red"}, {"id": "foes", "side": "blue"}], "pieces": [)" +
                               pieces + "]}";
  return read_document(parse_json(document, "").value(), "").value().game;
}

Hearing hearing_of(const std::string& pieces) {
  const Value rules = load_json(std::string(LINESMAN_SOURCE_DIR) + "/rulesets/orders/ruleset.json").value();
  return Hearing::open(game_of(pieces), make_orders(read_ruleset_data(rules).value()).value()).value();
}

/// Men of the squad at these x; the order is for the first of them.
Ruling ruling_of(const std::vector<double>& squad, const std::string& order, const std::string& others = "") {
  std::string pieces;
  for (std::size_t i = 0; i < squad.size(); ++i)
    pieces += (i > 0 ? "," : "") + man("m-" + std::to_string(i), "squad", "red", squad[i]);
  const Order read = read_order(parse_json(R"({"piece": "m-0", )" + order + "}", "").value(), "").value();
  return hearing_of(pieces + others).judge(read).value().ruling;
}

const std::string SIDEWAYS = R"("action": "advance", "path": [{"sideways": 1}])";

TEST(AUnitOfAThousand, IsJudgedWithAPartOfWhatOneOrderMayCost) {
  std::string men;
  for (int i = 0; i < 1000; ++i) {
    std::string one = man("m-" + std::to_string(i), "squad", "red", 2 + (i % 100) * 1.05);
    one.replace(one.find(", 10]"), 5, ", " + number_text(2 + i / 100 * 1.05) + "]");
    men += (i > 0 ? "," : "") + one;
  }
  const Order order =
      read_order(parse_json(R"({"unit": "squad", "action": "advance", "path": [{"forward": 2}]})", "").value(), "")
          .value();
  Budget budget;
  const auto judged = hearing_of(men).judge(order, budget);
  ASSERT_TRUE(judged) << judged.problem().sentence();
  EXPECT_EQ(judged->ruling.verdict, Verdict::legal);
  EXPECT_GT(budget.left(), Budget::OF_AN_ORDER / 2) << "looks are counted, not seconds: about a fifth of a second";
}

TEST(TheLinksShown, OfAnExactInchHold) {
  const Ruling ruling = ruling_of({10, 13}, SIDEWAYS);
  EXPECT_EQ(ruling.verdict, Verdict::legal);
  ASSERT_THAT(ruling.shown.links, SizeIs(1)) << "two models, one link, though the trace has it for both";
  EXPECT_TRUE(ruling.shown.links[0].holds);
  EXPECT_THAT(ruling.shown.links[0].distance, DoubleNear(1, 1e-9));
  EXPECT_THAT(ruling.shown.strays, IsEmpty());
}

TEST(TheLinksShown, EndAtAModelThatStandsApart) {
  const Ruling ruling = ruling_of({12.5, 14, 15.5}, R"("action": "advance", "path": [{"sideways": -1.5}])");
  EXPECT_THAT(ruling.shown.strays, ElementsAre(PieceIndex{0}));
  ASSERT_THAT(ruling.shown.links, SizeIs(2));
  EXPECT_TRUE(ruling.shown.links[0].holds);
  const ShownGap& broken = ruling.shown.links[1];
  EXPECT_FALSE(broken.holds);
  EXPECT_THAT(broken.distance, DoubleNear(2, 1e-9)) << "to the nearest of the rest";
  EXPECT_EQ(std::minmax(broken.piece, broken.other), std::minmax(PieceIndex{0}, PieceIndex{1}));
  ASSERT_THAT(ruling.faults, SizeIs(1));
  EXPECT_EQ(ruling.faults[0].rule, "orders-2");
}

TEST(TheLinksShown, HoldToAModelThatClosesUpToABrokenUnit) {
  const Ruling ruling = ruling_of({10, 14, 15.5}, SIDEWAYS);
  EXPECT_EQ(ruling.verdict, Verdict::legal);
  EXPECT_THAT(ruling.shown.strays, IsEmpty());
  ASSERT_THAT(ruling.shown.links, SizeIs(2));
  EXPECT_TRUE(ruling.shown.links[1].holds);
  EXPECT_THAT(ruling.shown.links[1].distance, DoubleNear(2, 1e-9)) << "it was 3";
}

TEST(TheGapsShown, AreThoseThatTheClauseForbids) {
  EXPECT_THAT(ruling_of({10}, SIDEWAYS, "," + man("foe", "foes", "blue", 13.01)).shown.gaps, IsEmpty());
  const Ruling near = ruling_of({10}, SIDEWAYS, "," + man("foe", "foes", "blue", 13));
  ASSERT_THAT(near.shown.gaps, SizeIs(1)) << "exactly an inch is too near";
  EXPECT_FALSE(near.shown.gaps[0].holds);
  EXPECT_EQ(near.faults.at(0).rule, "orders-3");
}

TEST(TheGapsShown, AreThoseOfModelsThatStandToo) {
  const Ruling ruling =
      ruling_of({10, 11.5}, R"("action": "advance", "path": [{"forward": 0.5}])", "," + man("foe", "foes", "blue", 13));
  ASSERT_THAT(ruling.shown.gaps, SizeIs(1));
  EXPECT_EQ(ruling.shown.gaps[0].piece, PieceIndex{1});
  EXPECT_EQ(ruling.faults.at(0).text, "0.5″ from foe: m-1 must stand more than 1″ away.");
}

TEST(TheGapsShown, HoldToTheUnitThatTheOrderAssaults) {
  const std::string assault = R"("assault": "foes", )" + SIDEWAYS;
  const Ruling ruling = ruling_of({10}, assault, "," + man("foe", "foes", "blue", 12.5));
  EXPECT_EQ(ruling.verdict, Verdict::legal);
  ASSERT_THAT(ruling.shown.gaps, SizeIs(1));
  EXPECT_TRUE(ruling.shown.gaps[0].holds);
}

}  // namespace
}  // namespace linesman::orders
