// Small tables with a disputed move, and cases made of them.
#pragma once

#include <string>

#include "casebook/draft.h"
#include "files/json.h"
#include "support/built_rulesets.h"

namespace linesman::casebook_test {

inline Value json(const std::string& text) { return parse_json(text, "test").value(); }

/// A pips game with a tank at [20, 20] that faces north, and further pieces and terrain as JSON.
inline std::string tank_table(const std::string& terrain = "", const std::string& pieces = "",
                              const std::string& more = "") {
  return R"({"linesman":1,"title":"Test","ruleset":"pips","table":{"width":60,"depth":60},"terrain":[)" + terrain +
         R"(],"pieces":[{"id":"tank","side":"red","base":{"shape":"rectangle","width":1,"length":2},"at":[20,20],)"
         R"("facing":0,"traits":{"speed":"standard","drive":"tracked","troop":"vehicle"}})" +
         (pieces.empty() ? "" : "," + pieces) + "]" + (more.empty() ? "" : "," + more) + "}";
}

/// The tank goes forward with fixed dice.
inline std::string forward(double inches, const std::string& dice = "[4,4]") {
  return R"({"piece":"tank","action":"rapid","path":[{"forward":)" + std::to_string(inches) +
         R"(}],"dice":{"movement":)" + dice + "}}";
}

inline Facts facts(const std::string& game, const std::string& order) {
  const auto dispute = heard(json(game), json(order), *built_rulesets());
  if (!dispute) throw std::runtime_error(dispute.problem().sentence());
  return facts_of(dispute->hearing, dispute->judged(), *built_rulesets());
}

/// A draft on that move, upheld by Bo Lind.
inline Value draft(const std::string& game, const std::string& order, const std::string& more = "") {
  return json(R"({"game":)" + game + R"(,"order":)" + order +
              R"(,"umpire":"Bo Lind","made":"2026-11-28T14:07:31.482Z","table":7)" +
              (more.find("\"decision\"") == std::string::npos ? R"(,"decision":{"upheld":true})" : "") +
              (more.empty() ? "" : "," + more) + "}");
}

}  // namespace linesman::casebook_test
