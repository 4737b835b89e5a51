// Tables and orders for the tests of drill, written as JSON and judged through the library.
#pragma once

#include <gmock/gmock.h>

#include <string>

#include "base/text.h"
#include "drill/drill.h"
#include "support/ruleset_table.h"

namespace linesman::drill {

using namespace ruleset_test;

inline std::string troop(const std::string& id, const std::string& side, const std::string& traits,
                         const std::string& status, double x, double y, double facing = 0) {
  return R"({"id": ")" + id + R"(", "side": ")" + side + R"(", "at": )" + point(x, y) + R"(, "facing": )" +
         number_text(facing) + R"(, "base": )" + rectangle(1, 1) + R"(, "traits": {)" + traits + R"(}, "status": {)" +
         status + "}}";
}

/// A table of 72 by 48 inches with "a": a line of infantry, Drill 5, under a Move order at [20, 10], facing north.
struct Table {
  std::string traits = R"("troop": "infantry", "drill": 5)";
  std::string status = R"("formation": "line", "order": "move")";
  std::string others = "";   ///< pieces, each with a comma before it
  std::string terrain = "";  ///< features, with commas between them
  std::string options = "";
  std::string house_rules = "";

  Value document() const {
    return json(R"({"linesman": 1, "ruleset": "drill", "options": {)" + options + R"(}, "house_rules": {)" +
                house_rules + R"(}, "table": {"width": 72, "depth": 48},
      "terrain": [)" +
                terrain + R"(], "pieces": [)" + troop("a", "blue", traits, status, 20, 10) + others + "]}");
  }

  Game game() const { return game_of(document()); }

  /// `order` is what stands behind the piece: "action", "path"…
  Result<Judgement> judged(const std::string& order, const std::string& pieces = R"("piece": "a")") const {
    return ruleset_test::judged(make_drill, document(), "{" + pieces + ", " + order + "}");
  }

  Ruling ruling(const std::string& order, const std::string& pieces = R"("piece": "a")") const {
    return judged(order, pieces).value().ruling;
  }
  Problem refusal(const std::string& order, const std::string& pieces = R"("piece": "a")") const {
    return judged(order, pieces).problem();
  }
};

inline std::string move(const std::string& path) { return R"("action": "move", "path": [)" + path + "]"; }

inline std::string wood(double south, double north, const std::string& id = "wood", const std::string& more = "") {
  return area(id, "wood", 0, south, 40, north, more);
}

inline std::string across(const std::string& id, const std::string& kind, double y, const std::string& more = "") {
  return line(id, kind, 0, 40, y, more);
}

inline const std::string ROAD =
    R"({"id": "road", "kind": "road", "geometry": {"type": "LineString", "coordinates": [[20,0],[20,40]]}})";

/// "drill-9 1 at 0: 0 to 2.5", for each cost.
inline std::vector<std::string> bill_of(const Ruling& ruling) {
  std::vector<std::string> bill;
  for (const Cost& c : ruling.costs)
    bill.push_back(c.rule + " " + number_text(c.amount, 4) + " at " + std::to_string(c.step) + ": " +
                   number_text(c.from, 4) + " to " + number_text(c.to, 4));
  return bill;
}

}  // namespace linesman::drill
