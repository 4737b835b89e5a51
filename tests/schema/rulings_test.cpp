// The rulings and traces of every case and example fit their schemas, and a written ruling is read back unchanged.
#include <gtest/gtest.h>

#include <algorithm>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "schema_check.h"
#include "support/built_rulesets.h"
#include "support/cases.h"

namespace linesman {
namespace {

using namespace schema_test;

void expect_read_back(const std::string& name, const Ruling& ruling, const Game& game) {
  const Value written = write_ruling(ruling, game);
  const auto read = read_ruling(written, game);
  ASSERT_TRUE(read.ok()) << name << ": " << read.problem().sentence();
  EXPECT_EQ(write_json(write_ruling(*read, game)), write_json(written)) << name;
}

/// Judges an order and expects ruling and trace to fit. False when the ruleset is not built or refuses the order.
bool fit(const std::string& name, const Game& game, const Order& order) {
  static const SchemaCheck ruling("ruling");
  static const SchemaCheck trace("trace");
  const auto ids = built_rulesets()->ids();
  if (std::find(ids.begin(), ids.end(), game.ruleset()) == ids.end()) return false;
  const auto judgement = built_referee().judge(game, order);
  if (!judgement) {
    ADD_FAILURE() << name << ": " << judgement.problem().sentence();
    return false;
  }
  EXPECT_EQ(ruling(write_ruling(judgement->ruling, game)), "") << name;
  expect_read_back(name, judgement->ruling, game);
  EXPECT_EQ(trace(write_trace(judgement->trace, game)), "") << name;
  return true;
}

TEST(TheRulingAndTrace, OfEveryCaseFitTheirSchemas) {
  int judged = 0;
  for (const Case& c : read_cases())
    if (!c.is_refused())
      judged += fit(c.name, read_document(c.game(), c.name).value().game, read_order(c.order(), c.name).value());
  EXPECT_GT(judged, 0);
}

TEST(TheRulingAndTrace, OfEveryExampleFitTheirSchemas) {
  for (const Example& example : find_examples()) {
    const Game game = load_document(example.file).value().game;
    for (const std::string& order : example.orders)
      fit(order, game, read_order(load_json(order).value(), order).value());
  }
}

}  // namespace
}  // namespace linesman
