// What is answered beside rulings, of the examples of every ruleset: it holds the schemas.
#include <gmock/gmock.h>

#include <map>
#include <set>

#include "cli/questions.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "held.h"
#include "support/built_rulesets.h"
#include "support/cases.h"
#include "support/documents.h"
#include "support/tables_tried.h"

namespace linesman {
namespace {

using namespace schema_test;
using files_test::json;

/// An order of an example, with the ruling on it.
struct Asked {
  std::string file;
  Hearing hearing;
  Value order;
  Judgement judgement;

  Value pathless() const { return order.without("path").without("paths"); }
  /// It asks for where the order would end.
  Value with_ends() const {
    const Vec at = judgement.trace.pieces.front().end.pose.at;
    return pathless().with("ends", Value::Object{{"at", Value::Array{at.x, at.y}}});
  }
};

/// So many orders of the examples of each ruleset, with `one_piece` of those for one piece.
std::vector<Asked> asked(std::uint64_t of_each, bool one_piece) {
  std::map<std::string, std::uint64_t> taken;
  std::vector<Asked> all;
  for (const Example& example : find_examples()) {
    auto hearing = built_referee().open(load_document(example.file).value().game);
    if (!hearing) continue;
    for (const std::string& file : example.orders) {
      const Value order = load_json(file).value();
      if (one_piece && !order.find("piece")) continue;
      auto judged = hearing->judge(read_order(order, file).value());
      if (!judged || taken[hearing->game().ruleset()]++ >= of_each) break;
      all.push_back({file, *hearing, order, *std::move(judged)});
    }
  }
  return all;
}

void hold_all(const std::string& what, std::uint64_t of_each, bool one_piece, Value (*question)(const Asked&)) {
  const Held held(what);
  std::set<std::string> answered;
  for (const Asked& each : asked(tables_tried(of_each), one_piece)) {
    const auto answer = told(what, each.hearing, question(each), built_rulesets().get());
    if (answer) {
      EXPECT_EQ(held(answer->json), "") << each.file;
      answered.insert(each.hearing.game().ruleset());
    } else {
      EXPECT_FALSE(answer.problem().reason.empty()) << each.file;
    }
  }
  EXPECT_EQ(answered.size(), 5U);
}

TEST(TheAnswersOfReach, HoldTheirSchemaUnderEveryRuleset) {
  hold_all("reach", 1, true, [](const Asked& each) { return each.pathless(); });
}

TEST(TheAnswersOfCould, HoldTheirSchemaUnderEveryRuleset) {
  hold_all("could", 1, false, [](const Asked& each) { return each.with_ends(); });
}

TEST(TheAnswersOfTurns, HoldTheirSchemaUnderEveryRuleset) {
  hold_all("turns", 1, true, [](const Asked& each) { return each.with_ends(); });
}

TEST(TheAnswersOfReadings, HoldTheirSchemaUnderEveryRuleset) {
  hold_all("readings", 99, false, [](const Asked& each) { return each.order; });
}

TEST(TheAnswersOfMend, HoldTheirSchemaUnderEveryRuleset) {
  hold_all("mend", 2, false, [](const Asked& each) { return each.order; });
}

TEST(TheReadings, OfOtherRulesetsAreOfThoseThatCanReadGameAndOrder) {
  const auto document = read_document(json(R"({"linesman": 1, "ruleset": "mobility", "options": {"weather": "wet"},
      "table": {"width": 48, "depth": 48}, "pieces": [{"id": "squad", "side": "blue", "at": [24, 24], "facing": 0,
      "base": {"shape": "rectangle", "width": 4, "length": 1}, "traits": {"troop": "infantry", "drill": 6}, "status": {"formation": "line"}}],
      "units": [], "terrain": []})"),
                                      "");
  ASSERT_TRUE(document) << document.problem().sentence();
  const auto hearing = built_referee().open(document->game);
  ASSERT_TRUE(hearing) << hearing.problem().sentence();
  const Value order = json(R"({"piece": "squad", "action": "move", "path": [{"forward": 3}]})");
  const auto rulesets = [&](const RulesetSource* others) {
    std::set<std::string> names;
    const auto answer = told("readings", *hearing, order, others);
    EXPECT_TRUE(answer);
    for (const Value& reading : answer->json["readings"].items()) names.emplace(*reading["ruleset"].text());
    return names;
  };
  EXPECT_THAT(rulesets(nullptr), ::testing::ElementsAre("mobility"));
  EXPECT_THAT(rulesets(built_rulesets().get()), ::testing::ElementsAre("drill", "mobility"));
}

TEST(TheAnswersOfCould, AboutTwoGamesHoldTheirSchema) {
  const Hearing before = asked(1, true).front().hearing;
  const auto nobody = could_have_moved(before, before.game());
  ASSERT_TRUE(nobody);
  EXPECT_EQ(Held("could")(nobody->json), "");
  Piece moved = before.game().piece(PieceIndex{0});
  moved.pose.at.y += 1;
  const auto somebody = could_have_moved(before, before.game().with_piece(PieceIndex{0}, moved));
  ASSERT_TRUE(somebody) << somebody.problem().sentence();
  ASSERT_EQ(somebody->json["pieces"].size(), 1U);
  EXPECT_EQ(somebody->json["pieces"][0]["piece"].text(), moved.id);
  EXPECT_EQ(Held("could")(somebody->json), "");
  Piece reserve = before.game().piece(PieceIndex{0});
  reserve.status = Value::Object{{"reserve", true}};
  const auto from_reserve = could_have_moved(*before.on(before.game().with_piece(PieceIndex{0}, reserve)),
                                             before.game().with_piece(PieceIndex{0}, moved));
  ASSERT_TRUE(from_reserve) << from_reserve.problem().sentence();
  ASSERT_EQ(from_reserve->json["pieces"].size(), 1U);
  EXPECT_EQ(from_reserve->json["pieces"][0]["answer"].text(), "unknown");
  EXPECT_EQ(Held("could")(from_reserve->json), "");
  const Game nobody_there = before.game().with_pieces({});
  const auto gone = could_have_moved(before, nobody_there);
  ASSERT_TRUE(gone);
  EXPECT_EQ(gone->json["pieces"].size(), before.game().pieces().size());
  EXPECT_EQ(Held("could")(gone->json), "");
}

TEST(TheSchemaOfCould, RefusesAnAnswerThatLacksWhatGoesWithIt) {
  const Held held("could");
  EXPECT_EQ(held(json(R"({"answer": "no", "reason": "costs at least 7 of 6", "bound": 7})")), "");
  for (const char* bad : {R"({"answer": "yes"})", R"({"answer": "no"})", R"({"answer": "perhaps"})",
                          R"({"answer": "unknown"})", R"({"answer": "unknown", "reason": "nobody knows", "bound": 7})",
                          R"({"pieces": [{"answer": "unknown", "reason": "nobody knows"}]})"})
    EXPECT_NE(held(json(bad)), "") << bad;
}

TEST(TheSchemaOfTurns, RefusesARollThatIsNotTold) {
  const Held held("turns");
  EXPECT_EQ(held(json(R"({"rolls": [{"roll": "given", "turns": 3, "at_least": 3, "orders": []}]})")), "");
  EXPECT_NE(held(json(R"({"rolls": [{"roll": "p10", "turns": 3, "at_least": 3, "orders": []}]})")), "");
  EXPECT_NE(held(json(R"({"rolls": []})")), "");
}

}  // namespace
}  // namespace linesman
