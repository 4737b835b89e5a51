#include "support/ruleset_table.h"

#include "base/text.h"
#include "files/orders/order_json.h"
#include "support/cases.h"

namespace linesman::ruleset_test {

Value ruleset_json(const std::string& id) { return load_json(in_project("rulesets/" + id + "/ruleset.json")).value(); }

RulesetData ruleset_data(const std::string& id) { return read_ruleset_data(ruleset_json(id)).value(); }

Game game_of(const Value& document) { return files_test::read(document).game; }

Result<Hearing> heard(RulesetFactory make, const Value& document) {
  const Game game = game_of(document);
  const auto data = with_house_rules(ruleset_data(game.ruleset()), game.house_rules());
  if (!data) return data.problem();
  const auto ruleset = make(*data);
  if (!ruleset) return ruleset.problem();
  return Hearing::open(game, *ruleset);
}

Result<Judgement> judged(RulesetFactory make, const Value& document, const std::string& order) {
  const auto hearing = heard(make, document);
  if (!hearing) return hearing.problem();
  return hearing->judge(read_order(json(order), "").value());
}

std::string point(double x, double y) { return "[" + number_text(x) + "," + number_text(y) + "]"; }

std::string area(const std::string& id, const std::string& kind, double west, double south, double east, double north,
                 const std::string& more) {
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "geometry": {"type": "Polygon", "coordinates": [[)" +
         point(west, south) + "," + point(east, south) + "," + point(east, north) + "," + point(west, north) + "," +
         point(west, south) + "]]}" + more + "}";
}

std::string line(const std::string& id, const std::string& kind, double west, double east, double y,
                 const std::string& more) {
  return R"({"id": ")" + id + R"(", "kind": ")" + kind + R"(", "geometry": {"type": "LineString", "coordinates": [)" +
         point(west, y) + "," + point(east, y) + "]}" + more + "}";
}

std::string circle(double diameter) { return R"({"shape": "circle", "diameter": )" + number_text(diameter) + "}"; }

std::string rectangle(double width, double length) {
  return R"({"shape": "rectangle", "width": )" + number_text(width) + R"(, "length": )" + number_text(length) + "}";
}

std::vector<std::string> rules_of(const std::vector<Fault>& faults) {
  std::vector<std::string> rules;
  for (const Fault& f : faults) rules.push_back(f.rule);
  return rules;
}

std::vector<std::string> notes_of(const Ruling& ruling) {
  std::vector<std::string> rules;
  for (const Note& n : ruling.notes) rules.push_back(n.rule);
  return rules;
}

std::vector<std::string> parts_of(const Ruling& ruling) {
  std::vector<std::string> parts;
  for (const AllowancePart& part : ruling.allowance.parts)
    parts.push_back(part.rule + " " + number_text(part.amount, 4) + ": " + english(part.text));
  return parts;
}

}  // namespace linesman::ruleset_test
