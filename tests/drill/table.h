// Tables and orders for the tests of drill, written as JSON and judged through the library.
#pragma once

#include <gmock/gmock.h>

#include <string>

#include "base/text.h"
#include "drill/drill.h"
#include "files/document.h"
#include "files/json.h"
#include "files/order_json.h"
#include "referee/referee.h"

namespace linesman::drill {

inline Value json(const std::string& text) { return parse_json(text, "").value(); }

inline Value drill_json() {
  return load_json(std::string(LINESMAN_SOURCE_DIR) + "/rulesets/drill/ruleset.json").value();
}

inline RulesetData drill_data() { return read_ruleset_data(drill_json()).value(); }

inline std::string at_point(double x, double y, double facing) {
  return R"("at": [)" + number_text(x) + "," + number_text(y) + R"(], "facing": )" + number_text(facing) +
         R"(, "base": {"shape": "rectangle", "width": 1, "length": 1})";
}

inline std::string troop(const std::string& id, const std::string& side, const std::string& traits,
                         const std::string& status, double x, double y, double facing = 0) {
  return R"({"id": ")" + id + R"(", "side": ")" + side + R"(", )" + at_point(x, y, facing) + R"(, "traits": {)" +
         traits + R"(}, "status": {)" + status + "}}";
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
    return json(R"({"linesman": 1, "ruleset": "drill", "options": {)" + options +
                R"(}, "table": {"width": 72, "depth": 48},
      "terrain": [)" +
                terrain + R"(], "pieces": [)" + troop("a", "blue", traits, status, 20, 10) + others + "]}");
  }

  Game game() const { return read_document(document(), "").value().game; }

  /// `order` is what stands behind the piece: "action", "path"…
  Result<Judgement> judged(const std::string& order, const std::string& who = R"("piece": "a")") const {
    const auto data = with_house_rules(drill_data(), json("{" + house_rules + "}"));
    if (!data) return data.problem();
    const auto ruleset = make_drill(*data);
    if (!ruleset) return ruleset.problem();
    const auto hearing = Hearing::open(game(), *ruleset);
    if (!hearing) return hearing.problem();
    return hearing->judge(read_order(json("{" + who + ", " + order + "}"), "").value());
  }

  Ruling ruling(const std::string& order, const std::string& who = R"("piece": "a")") const {
    return judged(order, who).value().ruling;
  }
  Problem refusal(const std::string& order, const std::string& who = R"("piece": "a")") const {
    return judged(order, who).problem();
  }
};

inline std::string move(const std::string& path) { return R"("action": "move", "path": [)" + path + "]"; }

inline std::string wood(double south, double north, const std::string& id = "wood", const std::string& more = "") {
  const std::string s = number_text(south);
  const std::string n = number_text(north);
  return R"({"id": ")" + id + R"(", "kind": "wood", "geometry": {"type": "Polygon", "coordinates": [[[0,)" + s +
         "],[40," + s + "],[40," + n + "],[0," + n + "],[0," + s + "]]]}" + more + "}";
}

inline std::string across(const std::string& id, const std::string& kind, double y, const std::string& more = "") {
  return R"({"id": ")" + id + R"(", "kind": ")" + kind +
         R"(", "geometry": {"type": "LineString", "coordinates": [[0,)" + number_text(y) + "],[40," + number_text(y) +
         "]]}" + more + "}";
}

inline const std::string ROAD =
    R"({"id": "road", "kind": "road", "geometry": {"type": "LineString", "coordinates": [[20,0],[20,40]]}})";

inline std::vector<std::string> rules_of(const std::vector<Fault>& faults) {
  std::vector<std::string> rules;
  for (const Fault& f : faults) rules.push_back(f.rule);
  return rules;
}

inline std::vector<std::string> notes_of(const Ruling& ruling) {
  std::vector<std::string> rules;
  for (const Note& n : ruling.notes) rules.push_back(n.rule);
  return rules;
}

/// "drill-9 1 at 0: 0 to 2.5", for each cost.
inline std::vector<std::string> bill_of(const Ruling& ruling) {
  std::vector<std::string> bill;
  for (const Cost& c : ruling.costs)
    bill.push_back(c.rule + " " + number_text(c.amount, 4) + " at " + std::to_string(c.step) + ": " +
                   number_text(c.from, 4) + " to " + number_text(c.to, 4));
  return bill;
}

}  // namespace linesman::drill
