// The schemas in resources/schema fit all files that they describe; the files are found by pattern.
#include <gmock/gmock.h>

#include <algorithm>

#include "chart/chart.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "movement/trace/tracer.h"
#include "rules/agreed_figures.h"
#include "schema_check.h"
#include "support/cases.h"
#include "support/documents.h"

namespace linesman {
namespace {

using namespace schema_test;
using files_test::ford_at_dawn;
using files_test::json;
using files_test::lane;
using files_test::with;
using files_test::without;

TEST(TheSchemaOfGames, FitsEveryCase) {
  const SchemaCheck held("game");
  int count = 0;
  for (const Case& c : read_cases()) {
    if (c.is_refused()) continue;
    ++count;
    EXPECT_EQ(held(c.game()), "") << c.name;
    EXPECT_TRUE(check_document(c.game(), "").empty()) << c.name;
  }
  EXPECT_GT(count, 200);
}

TEST(TheSchemaOfOrders, FitsEveryCase) {
  const SchemaCheck held("order");
  int count = 0;
  for (const Case& c : read_cases()) {
    if (c.is_refused()) continue;
    ++count;
    EXPECT_EQ(held(c.order()), "") << c.name;
    const auto order = read_order(c.order(), c.name);
    ASSERT_TRUE(order) << order.problem().sentence();
    const Value written = write_order(*order);
    EXPECT_EQ(write_json(write_order(read_order(written, c.name).value())), write_json(written));
  }
  EXPECT_GT(count, 200);
}

TEST(TheSchemaOfCatalogues, FitsEveryCatalogue) {
  const SchemaCheck held("catalogue");
  const auto catalogues = files_ending("resources/catalogue", ".json");
  EXPECT_FALSE(catalogues.empty());
  for (const std::string& path : catalogues) EXPECT_EQ(held(load_json(path).value()), "") << path;
}

TEST(TheSchemas, FitEveryExample) {
  const SchemaCheck game("game");
  const SchemaCheck order("order");
  for (const std::string& path : files_ending("resources/examples", ".linesman")) {
    const auto document = load_document(path);
    ASSERT_TRUE(document) << document.problem().sentence();
    EXPECT_EQ(game(document->source), "") << path;
    EXPECT_EQ(write_json(write_document(*document)), write_json(document->source)) << path;
  }
  for (const std::string& path : files_ending("resources/examples", ".order.json")) {
    const Value json = load_json(path).value();
    EXPECT_EQ(order(json), "") << path;
    const auto read = read_order(json, path);
    EXPECT_TRUE(read) << read.problem().sentence();
  }
}

TEST(TheSchemaOfRulesets, TakesTheWordsOfAVariantByTheirParts) {
  const SchemaCheck held("ruleset");
  const Value variant = json(R"({"id": "ours", "extends": "pips", "edition": "1", "title": "Ours",
      "words": {"actions": {"rapid": "Dash"}, "figures": {"pips": "Dice"}}})");
  EXPECT_EQ(held(variant), "");
  EXPECT_NE(held(with(variant, "/words", json(R"({"action": {"rapid": "Dash"}})"))), "");
  EXPECT_NE(held(with(variant, "/words", json(R"({"actions": {"rapid": ""}})"))), "");
}

TEST(TheSchemaOfRulesets, FitsEveryRuleset) {
  const SchemaCheck held("ruleset");
  const auto files = files_ending("rulesets", "ruleset.json");
  const SchemaCheck held_charts("chart");
  for (const std::string& path : files) {
    const Value ruleset = load_json(path).value();
    EXPECT_EQ(chart::is_chart(ruleset) ? held_charts(ruleset) : held(ruleset), "") << path;
  }
  EXPECT_FALSE(files.empty());
  EXPECT_NE(held(json(R"({"id": "x", "edition": "1", "title": "X", "extends": "pips", "clauses": []})")), "");
  EXPECT_NE(held(json(R"({"id": "x", "edition": "1", "title": "X"})")), "");
}

// A dialog that asked a dozen things would be left unread.
TEST(TheOptionsOfARuleset, AreDisputedAtMostFiveTimes) {
  for (const std::string& path : files_ending("rulesets", "ruleset.json")) {
    const Value ruleset = load_json(path).value();
    const Value::Items& options = ruleset["options"].items();
    const auto count = std::count_if(options.begin(), options.end(),
                                     [](const Value& option) { return option["disputed"] == Value(true); });
    EXPECT_EQ(count, options.size() > OPTIONS_ASKED ? static_cast<std::ptrdiff_t>(OPTIONS_ASKED) : 0) << path;
  }
}

TEST(TheSchemasOfRulesets, TakeADisputeThatIsTrueOrFalse) {
  const SchemaCheck held("ruleset");
  const SchemaCheck held_charts("chart");
  int charts = 0;
  int others = 0;
  for (const std::string& path : files_ending("rulesets", "ruleset.json")) {
    const Value ruleset = load_json(path).value();
    if (ruleset["options"].size() == 0) continue;
    const bool is_chart = chart::is_chart(ruleset);
    const SchemaCheck& schema = is_chart ? held_charts : held;
    EXPECT_EQ(schema(with(ruleset, "/options/0/disputed", false)), "") << path;
    EXPECT_NE(schema(with(ruleset, "/options/0/disputed", "often")), "") << path;
    ++(is_chart ? charts : others);
  }
  EXPECT_GT(charts, 0);
  EXPECT_GT(others, 0);
}

TEST(TheSchemaOfGames, AcceptsWhatTheReaderAccepts) {
  const SchemaCheck held("game");
  EXPECT_EQ(held(ford_at_dawn()), "");
  EXPECT_EQ(held(lane()), "");
  EXPECT_EQ(held(with(ford_at_dawn(), "/weather", "rain")), "");
  EXPECT_EQ(held(with(ford_at_dawn(), "/notes", json(R"({"turns": 6, "playing": "red", "markings": [
      {"kind": "zone", "side": "red", "points": [[0, 0], [9, 0], [9, 9]]}, {"kind": "text", "text": "Mill", "points": [[5, 5]]},
      {"kind": "arrow", "points": [[0, 0], [5, 5]]}, {"kind": "objective", "points": [[5, 5]]}]})"))),
            "");
  EXPECT_EQ(held(with(ford_at_dawn(), "/history",
                      json(R"([{"roll": {"purpose": "movement", "need": "2d6", "faces": [3, 5], "by": "table"}}])"))),
            "");
  EXPECT_EQ(held(write_document({files_test::read(ford_at_dawn()).game, Value()})), "");
  EXPECT_EQ(held(write_document({files_test::read(lane()).game, Value()})), "");
}

TEST(TheSchemaOfGames, RefusesWhatTheReaderRefuses) {
  const SchemaCheck held("game");
  const std::vector<std::pair<const char*, const char*>> changes{
      {"/linesman", "2"},
      {"/ruleset", "\"Pips!\""},
      {"/tolerance", "-1"},
      {"/table/width", "0.5"},
      {"/turn", "1.5"},
      {"/history", "[3]"},
      {"/history", R"([{"roll": {"purpose": "x", "faces": [6]}}])"},
      {"/notes", R"({"turns": -1})"},
      {"/notes", R"({"markings": [{"kind": "zone", "points": [[0, 0], [1, 1]]}]})"},
      {"/notes", R"({"markings": [{"kind": "text", "points": [[0, 0]]}]})"},
      {"/terrain/0/kind", "\"swamp\""},
      {"/terrain/0/id", "\"Mill wood\""},
      {"/terrain/0/geometry/type", "\"Point\""},
      {"/terrain/0/geometry/coordinates/0", "[[0,0],[1,0],[0,0]]"},
      {"/terrain/0/geometry/coordinates/0/0", "[1,2,3]"},
      {"/terrain/1/geometry/coordinates/0/0", "20000"},
      {"/terrain/1/kind", "\"slope\""},
      {"/terrain/0/kind", "\"contour\""},
      {"/terrain/0/height", "-1"},
      {"/pieces/0/base/width", "0"},
      {"/pieces/0/base/shape", "\"oval\""},
      {"/pieces/0/at", "\"x\""},
      {"/pieces/0/altitude", "-1"},
      {"/pieces/0/traits/drive", "\"legs\""},
      {"/pieces/0/traits/size", "1.5"},
      {"/pieces/0/status/pinned", "1"},
      {"/pieces/0/status/notes", "[]"}};
  for (const auto& [pointer, value] : changes) {
    const Value changed = with(ford_at_dawn(), pointer, json(value));
    EXPECT_NE(held(changed), "") << pointer;
    EXPECT_FALSE(check_document(changed, "").empty()) << pointer;
  }
  for (const char* pointer :
       {"/linesman", "/ruleset", "/table", "/table/depth", "/terrain/0/id", "/terrain/0/kind", "/terrain/0/geometry",
        "/pieces/0/id", "/pieces/0/base", "/pieces/0/at", "/pieces/1/side", "/units/0/side", "/pieces/1/base/diameter"})
    EXPECT_NE(held(without(ford_at_dawn(), pointer)), "") << pointer;
}

TEST(TheSchemaOfOrders, RefusesWhatTheReaderRefuses) {
  const SchemaCheck held("order");
  for (const char* bad :
       {"{}", R"({"piece": "a", "unit": "b"})", R"({"pieces": []})", R"({"piece": "A"})",
        R"({"piece": "a", "path": [{}]})", R"({"piece": "a", "path": [{"forward": 0}]})",
        R"({"piece": "a", "path": [{"forward": 1, "pivot": 1}]})",
        R"({"piece": "a", "path": [{"forward": 1, "about": [1,1]}]})", R"({"piece": "a", "path": [{"pivot": 181}]})",
        R"({"piece": "a", "path": [{"turn": 0.5}]})", R"({"piece": "a", "path": [{"sideways": 0}]})",
        R"({"piece": "a", "path": [{"fly": 1}]})", R"({"piece": "a", "path": [{"act": "x", "forward": 1}]})",
        R"({"piece": "a", "dice": {"m": 4}})", R"({"piece": "a", "start": {"facing": 3}})"}) {
    EXPECT_NE(held(json(bad)), "") << bad;
    EXPECT_FALSE(read_order(json(bad), "")) << bad;
  }
  EXPECT_EQ(
      held(json(
          R"({"unit": "u", "action": "x", "path": [{"act": "form", "formation": "line"}, {"hex": [1,2], "rear": true}],
                          "toward": "hill", "start": {"at": [1,2]}})")),
      "");
}

TEST(TheSchemaOfRulings, FitsAFullAndAnEmptyOne) {
  const SchemaCheck held("ruling");
  const Game game = files_test::read(ford_at_dawn()).game;
  const PieceIndex tank{0};
  Ruling r;
  r.ruleset = "pips";
  EXPECT_EQ(held(write_ruling(r, game)), "");
  r.allowance = {9, 1, 8, "inch"};
  r.costs = {{"pips-12", 4, tank, 1, 0, 4, "so much"}};
  r.faults = {{"pips-20", {tank, 1, 3.1, {24, 9.1}}, 1.5, "gun-1", "too far"}};
  r.dice = {{"pips-5", "movement", "2d6", std::vector<double>{4}}, {"pips-5", "free", "1d6", {}}};
  r.effects = {{"pips-31", "tank-1", Value::Object{{"pinned", Value(true)}}, {}, false},
               {"pips-31", "gun-1", {}, {}, true}};
  r.ends = {{tank, {{1, 2}, 359.9999999, 0}, Hex{1, 2}}};
  r.notes = {{"pips-1", "mind"}};
  r.furthest = {{tank, 1, 3, {{1, 2}, 3, 0}, {}}};
  EXPECT_EQ(held(write_ruling(r, game)), "");
  r.several = true;
  EXPECT_EQ(held(write_ruling(r, game)), "");
  EXPECT_NE(held(write_ruling(r, game).without("notes")), "");
  EXPECT_NE(held(write_ruling(r, game).with("more", 1)), "");
}

TEST(TheSchemaOfTraces, FitsTheTracesOfTheTracer) {
  const SchemaCheck held("trace");
  const Game game = files_test::read(ford_at_dawn()).game;
  const Order order = read_order(json(R"({"piece": "tank-1", "path": [{"to": [32, 20]}, {"wheel": 20}, {"reverse": 1},
      {"climb": 2}, {"act": "fire", "at": "gun-1"}]})"),
                                 "")
                          .value();
  TraceRequest request;
  request.movers = {{PieceIndex{0}, game.piece(PieceIndex{0}).base, {}, *order.paths.common()}};
  request.near = {{50, false}};
  request.gaps_within = 50;
  request.lines_within = 10;
  request.ahead = FeatureIndex{0};
  request.standing = {PieceIndex{2}};
  const auto trace = Tracer(game).trace(request);
  ASSERT_TRUE(trace) << trace.problem().sentence();
  EXPECT_EQ(held(write_trace(*trace, game)), "");
  EXPECT_NE(held(without(write_trace(*trace, game), "/pieces/0/steps/0/kind")), "");
}

TEST(TheSchemaOfTraces, FitsTracesOnAGrid) {
  const SchemaCheck held("trace");
  const Game game = files_test::read(lane()).game;
  const Order order =
      read_order(
          json(
              R"({"piece": "squad-1", "path": [{"hex": [3,2]}, {"turn": 2}, {"hex": [3,3], "rear": true}, {"hex": [9,9]}]})"),
          "")
          .value();
  TraceRequest request;
  request.movers = {{PieceIndex{0}, game.piece(PieceIndex{0}).base, {}, *order.paths.common()}};
  const auto trace = Tracer(game).trace(request);
  ASSERT_TRUE(trace) << trace.problem().sentence();
  EXPECT_EQ(held(write_trace(*trace, game)), "");
}

TEST(TheSchemaOfBatchLines, RequiresAGameAndAnOrder) {
  const SchemaCheck held("batch");
  EXPECT_EQ(held(json(R"({"do": "judge", "game": "ford.linesman", "order": {"piece": "a"}})")), "");
  EXPECT_EQ(held(json(R"({"do": "check", "game": {}})")), "");
  for (const char* bad : {R"({"do": "judge", "game": {}})", R"({"do": "dance", "game": {}, "order": {}})",
                          R"({"game": {}, "order": {}})", R"({"do": "trace", "game": 3, "order": {}})"})
    EXPECT_NE(held(json(bad)), "") << bad;
}

}  // namespace
}  // namespace linesman
