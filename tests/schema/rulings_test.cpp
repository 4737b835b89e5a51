// What the referee says and what the tracer finds, of every case and example: it holds the schemas, and a ruling is
// read as it was written.
#include <gtest/gtest.h>

#include <algorithm>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "files/orders/trace_json.h"
#include "held.h"
#include "support/built_rulesets.h"
#include "support/cases.h"

namespace linesman {
namespace {

using namespace schema_test;

void read_as_written(const std::string& name, const Ruling& ruling, const Game& game) {
  const Value written = write_ruling(ruling, game);
  const auto read = read_ruling(written, game);
  ASSERT_TRUE(read.ok()) << name << ": " << read.problem().sentence();
  EXPECT_EQ(write_json(write_ruling(*read, game)), write_json(written)) << name;
}

/// Judges and holds what comes out against the schemas; false when the ruleset is not built or refuses.
bool hold(const std::string& name, const Game& game, const Order& order) {
  static const Held ruling("ruling");
  static const Held trace("trace");
  const auto ids = built_rulesets()->ids();
  if (std::find(ids.begin(), ids.end(), game.ruleset()) == ids.end()) return false;
  const auto judgement = built_referee().judge(game, order);
  if (!judgement) {
    ADD_FAILURE() << name << ": " << judgement.problem().sentence();
    return false;
  }
  EXPECT_EQ(ruling(write_ruling(judgement->ruling, game)), "") << name;
  read_as_written(name, judgement->ruling, game);
  EXPECT_EQ(trace(write_trace(judgement->trace, game)), "") << name;
  return true;
}

TEST(TheRulingAndTrace, OfEveryCaseHoldTheirSchemas) {
  int held = 0;
  for (const Case& c : read_cases())
    if (!c.is_refused())
      held += hold(c.name, read_document(c.game(), c.name).value().game, read_order(c.order(), c.name).value());
  EXPECT_GT(held, 0);
}

TEST(TheRulingAndTrace, OfEveryExampleHoldTheirSchemas) {
  for (const Example& example : find_examples()) {
    const Game game = load_document(example.file).value().game;
    for (const std::string& order : example.orders)
      hold(order, game, read_order(load_json(order).value(), order).value());
  }
}

}  // namespace
}  // namespace linesman
