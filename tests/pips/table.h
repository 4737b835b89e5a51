// Tables and orders for the tests of pips, written as JSON and judged through the library.
#pragma once

#include <gmock/gmock.h>

#include <string>

#include "base/text.h"
#include "files/document.h"
#include "files/json.h"
#include "files/order_json.h"
#include "pips/pips.h"
#include "referee/referee.h"

namespace linesman::pips {

inline Value json(const std::string& text) { return parse_json(text, "").value(); }

inline Value pips_json() { return load_json(std::string(LINESMAN_SOURCE_DIR) + "/rulesets/pips/ruleset.json").value(); }

inline RulesetData pips_data() { return read_ruleset_data(pips_json()).value(); }

/// A table of 72 by 48 inches with one tank, 2 by 4 inches, that stands at [20, 20] and faces north.
struct Table {
  std::string tank = R"("speed": "standard", "drive": "tracked")";  ///< its traits
  std::string status = "";
  std::string terrain = "";  ///< features, with commas between them
  std::string others = "";   ///< pieces, each with a comma before it
  std::string options = "";
  double tolerance = 0;

  Value document() const {
    return json(R"({"linesman": 1, "ruleset": "pips", "options": {)" + options + R"(}, "tolerance": )" +
                number_text(tolerance) + R"(, "table": {"width": 72, "depth": 48}, "terrain": [)" + terrain +
                R"(], "pieces": [{"id": "tank", "name": "Tiger", "side": "red", "at": [20, 20], "facing": 0,
                    "base": {"shape": "rectangle", "width": 2, "length": 4}, "traits": {)" +
                tank + R"(}, "status": {)" + status + "}}" + others + "]}");
  }

  Game game() const { return read_document(document(), "").value().game; }

  /// `order` is what stands behind the piece: "action", "path"…
  Result<Judgement> judged(const std::string& order) const {
    const auto hearing = Hearing::open(game(), make_pips(pips_data()).value());
    if (!hearing) return hearing.problem();
    return hearing->judge(read_order(json(R"({"piece": "tank", )" + order + "}"), "").value());
  }

  Ruling ruling(const std::string& order) const { return judged(order).value().ruling; }
};

inline std::string drive(const std::string& action, const std::string& path, const std::string& dice = "") {
  return R"("action": ")" + action + R"(", "path": [)" + path + "]" +
         (dice.empty() ? "" : R"(, "dice": {"movement": [)" + dice + "]}");
}

/// A feature with an upright rectangle for its area.
inline std::string area(const std::string& id, const std::string& kind, double west, double south, double east,
                        double north, const std::string& more = "") {
  const auto point = [](double x, double y) { return "[" + number_text(x) + "," + number_text(y) + "]"; };
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "geometry": {"type": "Polygon", "coordinates": [[)" +
         point(west, south) + "," + point(east, south) + "," + point(east, north) + "," + point(west, north) + "," +
         point(west, south) + "]]}" + more + "}";
}

/// A feature along a line from west to east.
inline std::string across(const std::string& id, const std::string& kind, double y, double width,
                          const std::string& more = "") {
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "width": )" + number_text(width) +
         R"(, "geometry": {"type": "LineString", "coordinates": [[0, )" + number_text(y) + "], [72, " + number_text(y) +
         "]]}" + more + "}";
}

inline std::string round_piece(const std::string& id, const std::string& side, double x, double y, double diameter) {
  return R"(, {"id": ")" + id + R"(", "side": ")" + side + R"(", "facing": 0, "at": [)" + number_text(x) + "," +
         number_text(y) + R"(], "base": {"shape": "circle", "diameter": )" + number_text(diameter) + "}}";
}

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

}  // namespace linesman::pips
