// Tables and orders for the tests of mobility, written as JSON and judged through the library.
#pragma once

#include <gmock/gmock.h>

#include <string>

#include "base/text.h"
#include "mobility/mobility.h"
#include "support/ruleset_table.h"

namespace linesman::mobility {

using namespace ruleset_test;

/// A table of 72 by 48 inches. The lists are JSON, with commas between their items.
struct Table {
  std::string pieces;
  std::string terrain = "";
  std::string options = "";
  std::string units = "";
  double tolerance = 0;
  int turn = 1;

  Value document() const {
    return json(R"({"linesman": 1, "ruleset": "mobility", "options": {)" + options + R"(}, "tolerance": )" +
                number_text(tolerance) + R"(, "turn": )" + std::to_string(turn) +
                R"(, "table": {"width": 72, "depth": 48},
             "terrain": [)" +
                terrain + R"(], "units": [)" + units + R"(], "pieces": [)" + pieces + "]}");
  }

  Game game() const { return game_of(document()); }

  Result<Judgement> judged(const std::string& order) const {
    return ruleset_test::judged(make_mobility, document(), order);
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
  return piece(id, x, y, rectangle(2, 4),
               R"("troop": "vehicle", "drive": ")" + drive + "\"" + (traits.empty() ? "" : ", " + traits), status,
               side);
}

/// A model on a round base of 1 inch.
inline std::string trooper(const std::string& id, double x, double y, const std::string& gear = "foot",
                           const std::string& status = "", const std::string& side = RED) {
  return piece(id, x, y, circle(1), R"("troop": "infantry", "gear": ")" + gear + "\"", status, side);
}

inline std::string order(const std::string& id, const std::string& path, const std::string& more = "") {
  return R"({"piece": ")" + id + R"(", "path": [)" + path + "]" + more + "}";
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

/// The piece, step and s of each furthest point: "tank 1 7.5".
inline std::vector<std::string> furthest_of(const Ruling& ruling, const Game& game) {
  std::vector<std::string> points;
  for (const Furthest& f : ruling.furthest)
    points.push_back(game.piece(f.piece).id + " " + std::to_string(f.step) + " " + number_text(f.s));
  return points;
}

}  // namespace linesman::mobility
