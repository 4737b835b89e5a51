// Charts bent in every way are refused with a sentence, or judge: nothing falls over and nothing hangs.
#include <gmock/gmock.h>

#include "chart/chart.h"
#include "chart/sentences.h"
#include "charts/chart_folders.h"
#include "charts/charts.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/expectation.h"
#include "files/orders/order_json.h"
#include "support/random.h"
#include "support/tables_tried.h"

namespace linesman::charts_test {
namespace {

/// A value of a kind that a bent file may have anywhere.
Value odd_value(Random& random) {
  switch (random.below(10)) {
    case 0: return nullptr;
    case 1: return true;
    case 2: return -1;
    case 3: return 1e6;
    case 4: return "enemies";
    case 5: return Value::empty_array();
    case 6: return Value::empty_object();
    case 7: return 0;
    case 8: return Value::Object{{"figure", "gap"}};
    default: return "open";
  }
}

Value bent(Random& random, const Value& value);

Value bent_object(Random& random, const Value& value) {
  Value::Object members = value.members();
  const std::size_t which = random.below(members.size());
  switch (random.below(6)) {
    case 0: members.erase(members.begin() + static_cast<std::ptrdiff_t>(which)); break;
    case 1: members[which].first += "s"; break;
    case 2: members[which].second = odd_value(random); break;
    default: members[which].second = bent(random, members[which].second);
  }
  return members;
}

Value bent_list(Random& random, const Value& value) {
  Value::Array items = value.items();
  const std::size_t which = random.below(items.size());
  switch (random.below(8)) {
    case 0: items.erase(items.begin() + static_cast<std::ptrdiff_t>(which)); break;
    case 1: items.push_back(items[which]); break;
    case 2: items[which] = odd_value(random); break;
    default: items[which] = bent(random, items[which]);
  }
  return items;
}

Value bent(Random& random, const Value& value) {
  if (value.is_object() && value.size() > 0) return bent_object(random, value);
  if (value.is_array() && value.size() > 0) return bent_list(random, value);
  if (value.is_number() && random.chance(0.5)) return *value.number() * random.between(-2, 3);
  return odd_value(random);
}

/// A chart without a mistake judges: it is made, and rules on an order.
void judges(const Value& json, std::uint64_t seed) {
  auto data = read_ruleset_data(chart::for_engine(json));
  ASSERT_TRUE(data) << "seed " << seed << ": " << data.problem().sentence();
  const auto made = make_charts(*data);
  ASSERT_TRUE(made) << "seed " << seed << ": " << made.problem().sentence();
  const Value one = parse_json(R"({"game": {"pieces": [
      {"id": "a", "side": "red", "base": {"shape": "rectangle", "width": 1, "length": 2}, "at": [10, 10], "facing": 0},
      {"id": "b", "side": "blue", "base": {"shape": "circle", "diameter": 1}, "at": [10, 16], "facing": 0}],
      "terrain": [{"id": "wood", "kind": "wood", "geometry":
        {"type": "Polygon", "coordinates": [[[5, 12], [15, 12], [15, 20], [5, 20], [5, 12]]]}}]},
    "order": {"piece": "a", "path": [{"pivot": 20}, {"forward": 7}]}})",
                               "")
                        .value();
  const auto document = read_document(game_of_case(one, data->terms.id), "");
  ASSERT_TRUE(document) << document.problem().sentence();
  const auto hearing = Hearing::open(document->game, *made);
  if (!hearing) return;
  static_cast<void>(hearing->judge(read_order(one["order"], "").value()));
  for (const Value& clause : json["clauses"].items())
    for (const Value& rule : clause["rules"].items()) EXPECT_NE(chart::sentence_of(rule, json), "");
}

TEST(BentCharts, AreRefusedWithASentenceOrJudge) {
  const std::vector<std::string> ids = chart_ids();
  std::size_t right = 0;
  const std::size_t count = 2000 * static_cast<std::size_t>(tables_tried(1));
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    Random random(seed);
    Value chart = chart_json(ids[seed % ids.size()]);
    for (std::size_t bends = 1 + random.below(3); bends > 0; --bends) chart = bent(random, chart);
    if (!chart::is_chart(chart)) continue;
    const auto mistakes = chart::chart_mistakes(chart);
    for (const Problem& mistake : mistakes) EXPECT_GT(english(mistake.reason).size(), 8u);
    if (!mistakes.empty()) continue;
    ++right;
    judges(chart, seed);
  }
  EXPECT_GT(right, count / 50);
}

}  // namespace
}  // namespace linesman::charts_test
