// Tables and orders for the tests of pips, written as JSON and judged through the library.
#pragma once

#include <gmock/gmock.h>

#include <string>

#include "base/text.h"
#include "pips/pips.h"
#include "support/ruleset_table.h"

namespace linesman::pips {

using namespace ruleset_test;

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

  Game game() const { return game_of(document()); }

  /// `order` is what stands behind the piece: "action", "path"…
  Result<Judgement> judged(const std::string& order) const {
    return ruleset_test::judged(make_pips, document(), R"({"piece": "tank", )" + order + "}");
  }

  Ruling ruling(const std::string& order) const { return judged(order).value().ruling; }
};

inline std::string drive(const std::string& action, const std::string& path, const std::string& dice = "") {
  return R"("action": ")" + action + R"(", "path": [)" + path + "]" +
         (dice.empty() ? "" : R"(, "dice": {"movement": [)" + dice + "]}");
}

/// A feature along a line from west to east.
inline std::string across(const std::string& id, const std::string& kind, double y, double width,
                          const std::string& more = "") {
  return line(id, kind, 0, 72, y, R"(, "width": )" + number_text(width) + more);
}

/// Infantry, which a vehicle may drive over.
inline std::string round_piece(const std::string& id, const std::string& side, double x, double y, double diameter) {
  return R"(, {"id": ")" + id + R"(", "side": ")" + side + R"(", "facing": 0, "at": )" + point(x, y) + R"(, "base": )" +
         circle(diameter) + R"(, "traits": {"troop": "infantry"}})";
}

}  // namespace linesman::pips
