// For every list in the schemas of games, orders and charts: a call on n, 2n and 4n entries takes allocations and
// memory in proportion to them. A square of a list's length would take four times as much from 2n to 4n as from n to
// 2n.
//
// LINESMAN_GROWTH=n is the number of entries (50 without it); the costs are printed then, with the processor's time,
// which no test holds.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <map>

#include "answers/answerer.h"
#include "files/json.h"
#include "growth/counted_memory.h"
#include "growth/lists.h"
#include "sharing/carried_rules.h"
#include "support/built_rulesets.h"
#include "support/cases.h"

namespace linesman::growth {
namespace {

constexpr std::array CALLS{"judge", "trace", "apply", "check", "record", "verify", "readings",
                           "sure",  "reach", "turns", "mend",  "could",  "form"};

std::size_t entries_of_test() {
  constexpr std::size_t ENTRIES = 50;
  const char* asked = std::getenv("LINESMAN_GROWTH");
  return asked != nullptr ? std::strtoul(asked, nullptr, 10) : ENTRIES;
}

/// A game with an order, and the chart that judges it where it is not installed.
struct Sample {
  Value game;
  Value order;
  Value chart = {};

  Value request() const {
    Value whole = game;
    if (!chart.is_null())
      whole = whole.with("rules", Value::Object{{"hash", rules_hash(chart)}, {"ruleset", chart}})
                  .with("ruleset", chart["id"]);
    return Value::Object{{"do", ""}, {"game", whole}, {"order", order}, {"carried", !chart.is_null()}};
  }
};

/// A game with the lists of a designer's desk and of a record, which no case has.
Sample desk() {
  return {parse_json(R"({"linesman": 1, "ruleset": "pips", "sides": ["red", "blue"], "meant_for": ["orders"],
    "table": {"width": 48, "depth": 36, "markers": [{"id": 0, "at": [2, 2], "size": 3}]}, "terrain": [],
    "lint": {"silenced": [{"code": "no-starts", "reason": "not yet", "of": ["a"]}]},
    "notes": {"markings": [{"kind": "zone", "points": [[1, 1], [9, 1], [9, 9]]}]},
    "pieces": [{"id": "a", "side": "red", "at": [24, 6], "facing": 0,
                "base": {"shape": "polygon", "points": [[-1, -1], [1, -1], [0, 1]]},
                "traits": {"speed": "standard", "drive": "tracked"},
                "status": {"held": [{"why": "pinned", "bars": ["act"]}],
                           "modifier": [{"add": 1, "why": "a map", "action": ["cautious"]}]}}],
    "history": [{"roll": {"purpose": "movement", "faces": [3], "by": "table", "for": ["a"]}},
                {"edit": {"gone": ["b"], "places": {"c": 1}, "order": {"pieces": ["a"]}}}]})",
                     "")
              .value(),
          parse_json(R"({"piece": "a", "action": "cautious", "path": [{"forward": 1}], "dice": {"movement": [3]},
              "events": [{"piece": "a", "inches": 0.5, "event": "held", "why": "pinned", "bars": ["go"]}]})",
                     "")
              .value()};
}

/// An order with the lists of a form, which no case has.
Sample file_of_two() {
  return {parse_json(R"({"linesman": 1, "ruleset": "orders", "table": {"width": 48, "depth": 48}, "terrain": [],
    "pieces": [{"id": "a", "side": "red", "at": [20, 20], "facing": 0, "base": {"shape": "circle", "diameter": 1}},
               {"id": "b", "side": "red", "at": [20, 18.7], "facing": 0, "base": {"shape": "circle", "diameter": 1}}]})",
                     "")
              .value(),
          parse_json(R"({"pieces": ["a", "b"], "action": "advance",
              "form": {"shape": "file", "way": [[20, 21], [20, 22], [20, 23]], "who": {"a": 1}}})",
                     "")
              .value()};
}

std::vector<Sample> cases_and_examples() {
  std::vector<Sample> all{desk()};
  for (const Case& each : read_cases())
    if (!each.is_refused()) all.push_back({each.game(), each.order()});
  for (const Example& example : find_examples())
    for (const std::string& order : example.orders)
      all.push_back({load_json(example.file).value(), load_json(order).value()});
  return all;
}

/// Charts, each with the first case or example that it judges, or on a bare table.
std::vector<Sample> charts_on_tables() {
  const Value bare = parse_json(R"({"linesman": 1, "ruleset": "x", "table": {"width": 48, "depth": 36}, "terrain": [
    {"id": "w", "kind": "wood", "geometry": {"type": "Polygon", "coordinates": [[[4, 12], [30, 12], [30, 20], [4, 12]]]}}],
    "pieces": [{"id": "a", "side": "red", "base": {"shape": "circle", "diameter": 1}, "at": [10, 10], "facing": 0},
               {"id": "b", "side": "blue", "base": {"shape": "circle", "diameter": 1}, "at": [20, 20], "facing": 0}]})",
                                "")
                         .value();
  const Value walk = parse_json(R"({"piece": "a", "path": [{"forward": 4}]})", "").value();
  std::vector<Sample> all;
  for (const char* folder : {"rulesets", "tests/charts/rulesets"})
    for (const std::string& file : files_ending(folder, "ruleset.json")) {
      const Value chart = load_json(file).value();
      if (chart["judge"].text() != "charts") continue;
      Sample sample{bare, walk.with("action", chart["actions"][std::size_t{0}]["id"]), chart};
      for (const Case& each : read_cases())
        if (each.ruleset == chart["id"].text() && !each.is_refused()) {
          sample.game = each.game();
          sample.order = each.order();
          break;
        }
      all.push_back(sample);
    }
  return all;
}

struct Cost {
  MemoryUse use;
  double seconds = 0;
  std::size_t size = 0;  ///< bytes of the request
};

Cost cost_of(const Value& request) {
  const std::string text = write_json(request);
  Answerer answerer(built_rulesets());
  const std::clock_t begun = std::clock();
  begin_to_count();
  answerer.answer(text);
  return {counted_since(), static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC, text.size()};
}

/// The costs at n, 2n and 4n entries are those of a line, with what is the same for each.
void expect_line(const std::string& what, const std::array<Cost, 3>& costs) {
  const auto line = [&](const char* of, double a, double b, double c, double slack) {
    EXPECT_LE(c - b, 2.5 * std::max(0.0, b - a) + slack)
        << what << ": " << of << " " << std::size_t(a) << ", " << std::size_t(b) << ", " << std::size_t(c);
  };
  const auto [a, b, c] = costs;
  const auto of = [](std::size_t n) { return static_cast<double>(n); };
  line("allocations", of(a.use.allocations), of(b.use.allocations), of(c.use.allocations),
       2000 + of(a.use.allocations) / 3);
  line("bytes", of(a.use.bytes), of(b.use.bytes), of(c.use.bytes), 1e6 + of(a.use.bytes) / 3);
  constexpr double BYTES_FOR_A_BYTE = 512;  // 512 MiB a MB
  EXPECT_LE(of(c.use.peak), BYTES_FOR_A_BYTE * of(c.size) + (1 << 26)) << what;
}

void try_list(const std::string& name, const std::function<Value(std::size_t)>& request_of) {
  const std::size_t n = entries_of_test();
  const bool prints = std::getenv("LINESMAN_GROWTH") != nullptr;
  cost_of(request_of(1).with("do", "judge"));  // what is made once for a ruleset is not the list's
  const std::array<Value, 3> requests{request_of(n), request_of(2 * n), request_of(4 * n)};
  for (const char* call : CALLS) {
    std::array<Cost, 3> costs;
    for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = cost_of(requests[i].with("do", call));
    expect_line(name + ", " + call, costs);
    if (prints)
      std::printf("%-28s %-9s %7zu KiB %9zu allocations %8.1f MiB at most %6.2f %6.2f %6.2f s\n", name.c_str(), call,
                  costs[2].size >> 10, costs[2].use.allocations, static_cast<double>(costs[2].use.peak) / (1 << 20),
                  costs[0].seconds, costs[1].seconds, costs[2].seconds);
  }
}

/// Which part of a sample has the lists.
using Part = Value Sample::*;

/// Grows each list of the schema in the smallest sample that has it. `elsewhere`: lists that no sample has, or that
/// have tests of their own.
void try_all_lists(const std::string& schema, const std::vector<Sample>& samples, Part part,
                   const std::set<std::string>& elsewhere) {
  const auto names = lists_of(load_json(in_project("resources/schema/" + schema)).value());
  struct Found {
    const Sample* sample;
    Way way;
    std::size_t size;
  };
  std::map<std::string, Found> found;
  for (const Sample& sample : samples) {
    const std::size_t size = write_json(sample.request()).size();
    for (const Way& way : lists_in(sample.*part, names)) {
      const auto [known, is_new] = found.emplace(name_at(way), Found{&sample, way, size});
      if (!is_new && size < known->second.size) known->second = {&sample, way, size};
    }
  }
  for (const std::string& name : names)
    EXPECT_EQ(found.count(name) + elsewhere.count(name), 1u) << name << " of " << schema << " is tried once";
  for (const auto& [name, place] : found)
    try_list(schema.substr(0, schema.find('.')) + " " + name, [&](std::size_t entries) {
      Sample longer = *place.sample;
      longer.*part = grown(longer.*part, place.way, entries);
      return longer.request();
    });
}

TEST(EveryListOfAGame, TakesWorkInProportionToItsLength) {
  try_all_lists("game.schema.json", cases_and_examples(), &Sample::game,
                {"extends", "ring"});  // at most 64 of the one; the other is a definition, grown as coordinates
}

TEST(EveryListOfAnOrder, TakesWorkInProportionToItsLength) {
  std::vector<Sample> samples = cases_and_examples();
  samples.push_back(file_of_two());
  try_all_lists("order.schema.json", samples, &Sample::order, {});
}

TEST(EveryListOfAChart, TakesWorkInProportionToItsLength) {
  try_all_lists("chart.schema.json", charts_on_tables(), &Sample::chart,
                // Definitions, which are grown where they are used, and words of the page that stand once each.
                {"conditions", "in", "offers", "test", "who"});
}

}  // namespace
}  // namespace linesman::growth
