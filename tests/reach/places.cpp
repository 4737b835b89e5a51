#include "reach/places.h"

#include <gtest/gtest.h>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "geometry/shapes/area.h"
#include "support/built_rulesets.h"

namespace linesman::reach_test {

bool holds(const MultiPolygon& region, Vec place) { return Area(region).holds(place); }

Hearing heard(const std::string& ruleset, const std::string& terrain, const std::string& pieces,
              const std::string& options, const std::string& units) {
  const std::string text = R"({"linesman": 1, "ruleset": ")" + ruleset + R"(", "options": )" + options +
                           R"(, "table": {"width": 48, "depth": 48}, "terrain": [)" + terrain + R"(], "pieces": [)" +
                           pieces + R"(], "units": [)" + units + "]}";
  const auto json = parse_json(text, "");
  EXPECT_TRUE(json) << (json ? "" : json.problem().sentence());
  const auto document = read_document(*json, "");
  EXPECT_TRUE(document) << (document ? "" : document.problem().sentence());
  auto hearing = built_referee().open(document->game);
  EXPECT_TRUE(hearing) << (hearing ? "" : hearing.problem().sentence());
  return *std::move(hearing);
}

Order advance_of_squad() {
  return read_order(*parse_json(R"({"unit": "squad", "action": "advance"})", ""), "").value();
}

Order order_for(const std::string& piece, const std::string& action) {
  Order order;
  order.who = OnePiece{piece};
  order.action = action;
  return order;
}

Could asked(const Hearing& hearing, const Order& order, Vec place, double within) {
  const std::string id = ids_of(order.who).front();
  auto could = could_reach(hearing, order, {{id, EndRequest{place, {}, {}}}}, within);
  EXPECT_TRUE(could) << (could ? "" : could.problem().sentence());
  return could ? *std::move(could) : Could{};
}

}  // namespace linesman::reach_test
