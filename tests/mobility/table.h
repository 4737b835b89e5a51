// Tables and orders for the tests of mobility, written as JSON and judged through the library.
#pragma once

#include <gmock/gmock.h>

#include <string>

#include "base/text.h"
#include "files/document.h"
#include "files/json.h"
#include "files/order_json.h"
#include "mobility/mobility.h"
#include "referee/referee.h"

namespace linesman::mobility {

inline Value json(const std::string& text) { return parse_json(text, "").value(); }

inline Value mobility_json() {
  return load_json(std::string(LINESMAN_SOURCE_DIR) + "/rulesets/mobility/ruleset.json").value();
}

inline RulesetData mobility_data() { return read_ruleset_data(mobility_json()).value(); }

/// A table of 72 by 48 inches. The lists are JSON, with commas between their items.
struct Table {
  std::string pieces;
  std::string terrain = "";
  std::string options = "";
  std::string units = "";
  double tolerance = 0;
  int turn = 1;

  Game game() const {
    const Value document =
        json(R"({"linesman": 1, "ruleset": "mobility", "options": {)" + options + R"(}, "tolerance": )" +
             number_text(tolerance) + R"(, "turn": )" + std::to_string(turn) + R"(, "table": {"width": 72, "depth": 48},
             "terrain": [)" +
             terrain + R"(], "units": [)" + units + R"(], "pieces": [)" + pieces + "]}");
    return read_document(document, "").value().game;
  }

  Result<Judgement> judged(const std::string& order) const {
    const auto hearing = Hearing::open(game(), make_mobility(mobility_data()).value());
    if (!hearing) return hearing.problem();
    return hearing->judge(read_order(json(order), "").value());
  }

  Ruling ruling(const std::string& order) const { return judged(order).value().ruling; }
  Problem problem(const std::string& order) const { return judged(order).problem(); }
};

/// A piece; `more` are further members, with a comma before them.
inline std::string piece(const std::string& id, double x, double y, const std::string& base, const std::string& traits,
                         const std::string& status = "", const std::string& more = "") {
  return R"({"id": ")" + id + R"(", "name": "The )" + id + R"(", "facing": 0, "at": [)" + number_text(x) + "," +
         number_text(y) + R"(], "base": )" + base + R"(, "traits": {)" + traits + R"(}, "status": {)" + status + "}" +
         more + "}";
}

inline constexpr const char* RED = R"(, "side": "red")";
inline constexpr const char* BLUE = R"(, "side": "blue")";

/// A vehicle of 2 by 4 inches of the red side.
inline std::string vehicle(const std::string& id, double x, double y, const std::string& drive,
                           const std::string& traits = "", const std::string& status = "",
                           const std::string& side = RED) {
  return piece(id, x, y, R"({"shape": "rectangle", "width": 2, "length": 4})",
               R"("troop": "vehicle", "drive": ")" + drive + "\"" + (traits.empty() ? "" : ", " + traits), status,
               side);
}

/// A model on a round base of 1 inch.
inline std::string trooper(const std::string& id, double x, double y, const std::string& gear = "foot",
                           const std::string& status = "", const std::string& side = RED) {
  return piece(id, x, y, R"({"shape": "circle", "diameter": 1})", R"("troop": "infantry", "gear": ")" + gear + "\"",
               status, side);
}

inline std::string order(const std::string& id, const std::string& path, const std::string& more = "") {
  return R"({"piece": ")" + id + R"(", "path": [)" + path + "]" + more + "}";
}

/// A feature with an upright rectangle for its area; `more` are further members, with a comma before them.
inline std::string area(const std::string& id, const std::string& kind, double west, double south, double east,
                        double north, const std::string& more = "") {
  const auto point = [](double x, double y) { return "[" + number_text(x) + "," + number_text(y) + "]"; };
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "geometry": {"type": "Polygon", "coordinates": [[)" +
         point(west, south) + "," + point(east, south) + "," + point(east, north) + "," + point(west, north) + "," +
         point(west, south) + "]]}" + more + "}";
}

/// The clause and amount of each cost: "mobility-19 10".
inline std::vector<std::string> bill_of(const Ruling& ruling) {
  std::vector<std::string> bill;
  for (const Cost& c : ruling.costs) bill.push_back(c.rule + " " + number_text(c.amount));
  return bill;
}

/// The clause and place of each fault: "mobility-42 0 7.5".
inline std::vector<std::string> faults_of(const Ruling& ruling) {
  std::vector<std::string> faults;
  for (const Fault& f : ruling.faults)
    faults.push_back(f.rule + " " + std::to_string(f.place.step) + " " + number_text(f.place.s));
  return faults;
}

/// The clauses of the notes.
inline std::vector<std::string> notes_of(const Ruling& ruling) {
  std::vector<std::string> rules;
  for (const Note& n : ruling.notes) rules.push_back(n.rule);
  return rules;
}

/// The piece, step and s of each furthest point: "tank 1 7.5".
inline std::vector<std::string> furthest_of(const Ruling& ruling, const Game& game) {
  std::vector<std::string> points;
  for (const Furthest& f : ruling.furthest)
    points.push_back(game.piece(f.piece).id + " " + std::to_string(f.step) + " " + number_text(f.s));
  return points;
}

}  // namespace linesman::mobility
