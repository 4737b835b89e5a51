// Tables and orders for the tests of hexes, written as JSON and judged through the library.
#pragma once

#include <gmock/gmock.h>

#include <string>

#include "base/text.h"
#include "hexes/hexes.h"
#include "support/ruleset_table.h"

namespace linesman::hexes {

using namespace ruleset_test;

/// The traits of a vehicle of nine movement points.
inline constexpr auto TANK = R"("movement": 9)";

/// A counter; `traits` and `status` are members with commas between them.
inline std::string counter(const std::string& id, const std::string& troop, int column, int row,
                           const std::string& traits = "", const std::string& status = "",
                           const std::string& side = "blue") {
  return R"({"id": ")" + id + R"(", "side": ")" + side + R"(", "facing": 0, "hex": [)" + std::to_string(column) + "," +
         std::to_string(row) + R"(], "base": )" + circle(1) + R"(, "traits": {"troop": ")" + troop + "\"" +
         (traits.empty() ? "" : ", " + traits) + R"(}, "status": {)" + status + "}}";
}

/// Ten by ten hexes two inches across, odd columns half a hex north.
struct Table {
  std::string pieces = counter("squad", "squad", 4, 1);
  std::string terrain = "";  ///< features, with commas between them
  std::string options = "";
  double tolerance = 0;
  std::string table = R"("hex": {"orientation": "flat", "size": 2, "columns": 10, "rows": 10, "shift": "odd"})";

  Value document() const {
    return json(R"({"linesman": 1, "ruleset": "hexes", "options": {)" + options + R"(}, "tolerance": )" +
                number_text(tolerance) + R"(, "table": {)" + table + R"(}, "terrain": [)" + terrain +
                R"(], "pieces": [)" + pieces + "]}");
  }

  Game game() const { return game_of(document()); }

  Result<Judgement> judged(const std::string& order) const {
    return ruleset_test::judged(make_hexes, document(), "{" + order + "}");
  }

  Ruling ruling(const std::string& order) const { return judged(order).value().ruling; }
};

/// Northward along column 4 from row 2, and what else stands in the order.
inline std::string north(const std::string& pieces, int hexes, const std::string& more = "",
                         const std::string& action = "move") {
  std::string path;
  for (int i = 0; i < hexes; ++i)
    path += (i ? ", " : "") + std::string(R"({"hex": [4, )") + std::to_string(2 + i) + "]}";
  return pieces + R"(, "action": ")" + action + R"(", "path": [)" + path + "]" + more;
}

inline std::string one(const std::string& id) { return R"("piece": ")" + id + "\""; }

inline std::string path(const std::string& id, const std::string& steps, const std::string& action = "move") {
  return one(id) + R"(, "action": ")" + action + R"(", "path": [)" + steps + "]";
}

/// "hexes-6 2, hexes-7 1": the bill.
inline std::string bill(const Ruling& ruling) {
  std::string s;
  for (const Cost& c : ruling.costs) s += (s.empty() ? "" : ", ") + c.rule + " " + number_text(c.amount);
  return s;
}

}  // namespace linesman::hexes
