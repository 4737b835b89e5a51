#include "answers/lab_json.h"

#include <filesystem>

#include "answers/answer_status.h"
#include "answers/figure.h"
#include "base/json_reader.h"
#include "base/text.h"
#include "chart/chart.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "lab/compare.h"
#include "lab/differ.h"
#include "lab/made_up.h"
#include "lab/sensitivity.h"

namespace linesman {

namespace {

using lab::Comparison;
using lab::LabOrder;
using lab::RulesSide;

constexpr std::int64_t MOST_RANDOM = 1'000'000;
constexpr const char* RANDOM = "random";  // stands where an input would

Value texts(const std::vector<std::string>& all) {
  Value::Array list;
  for (const std::string& each : all) list.emplace_back(each);
  return list;
}

Value side_value(const lab::SideRuling& side) {
  Value value = Value::Object{{"verdict", side.verdict},
                              {"total", figure(side.total)},
                              {"spent", figure(side.spent)},
                              {"rules", texts(side.rules)}};
  return side.reason.empty() ? value : value.with("reason", english(side.reason));
}

Value place_value(const std::string& input, bool in_record, std::int64_t number) {
  return Value::Object{{"input", input}, {in_record ? "seq" : "line", number}};
}

Value difference_value(const lab::Difference& found) {
  Value value = place_value(found.input, found.in_record, found.number);
  value = found.is_flip() ? value.with("kind", found.kind()) : value.with("differs", texts(found.differs));
  if (!found.is_flip() && found.figures_alone) value = value.with("figures_alone", true);
  return value.with("a", side_value(found.a)).with("b", side_value(found.b));
}

Value coverage_value(const lab::Coverage& coverage) {
  Value::Array clauses;
  for (const auto& [id, count] : coverage.counts()) {
    Value clause = Value::Object{
        {"id", id}, {"met", count.met}, {"paid", count.paid}, {"broke", count.broke}, {"decided", count.decided}};
    if (count.text)
      clause = clause.with("text", true);
    else
      clause = clause.with("never", count.met == 0);
    if (count.met > 0) clause = clause.with("example", place_value(count.input, count.in_record, count.number));
    clauses.push_back(std::move(clause));
  }
  return clauses;
}

Value curve_value(const lab::Curve& curve) {
  Value::Array points;
  for (const lab::CurvePoint& point : curve.points) {
    Value value = Value::Object{{"value", point.value}};
    if (point.refused) {
      points.push_back(value.with("refused", english(point.refused->placed())));
      continue;
    }
    for (const char* verdict : {"legal", "marginal", "illegal", "incomplete", lab::UNUSABLE_ORDER}) {
      const auto count = point.count.find(verdict);
      value = value.with(verdict, count == point.count.end() ? std::int64_t{0} : count->second);
    }
    points.push_back(value.with("spent", rounded(point.spent)).with("flips", point.flips));
  }
  return Value::Object{{"key", curve.key}, {"own", curve.own}, {"curve", std::move(points)}};
}

Value unreadable_value(const std::vector<lab::Unreadable>& all) {
  Value::Array list;
  for (const lab::Unreadable& each : all) {
    Value value = Value::Object{{"input", each.input}};
    if (each.line > 0) value = value.with("line", each.line);
    list.push_back(value.with("reason", english(each.problem.placed())));
  }
  return list;
}

Value verdicts_by_kind(const std::vector<lab::Difference>& flips) {
  Value kinds = Value::empty_object();
  for (const lab::Difference& flip : flips) kinds = kinds.with(flip.kind(), kinds[flip.kind()].whole().value_or(0) + 1);
  return kinds;
}

/// Rulesets as they are found, with that of a folder in front.
lab::RulesetsOf rulesets_of(const std::shared_ptr<const RulesetLibrary>& library) {
  using Found = lab::FoundRules;
  return [library](const std::string& folder) -> Result<Found> {
    if (folder.empty()) return Found{library, ""};
    const std::filesystem::path place = std::filesystem::absolute(folder).lexically_normal();
    const auto json = load_json((place / "ruleset.json").string());
    if (!json) return json.problem();
    const std::string id((*json)["id"].text_or(""));
    if (chart::is_chart(*json) || (*json)["extends"].is_text()) {
      const auto with = library->with_charts({*json});
      if (!with) return Problem{folder, with.problem().pointer, with.problem().reason};
      return Found{*with, id};
    }
    const std::filesystem::path name = place.has_filename() ? place : place.parent_path();
    const auto own = std::make_shared<const RulesetLibrary>(std::vector<std::string>{name.parent_path().string()});
    if (own->find(id) == nullptr) return own->ruleset(id, {}).problem();
    return Found{own, id};
  };
}

/// Adds made-up orders, with faces for the dice that they need.
Result<void> make_up(const LabRequest& request, const RulesSide& side, std::vector<LabOrder>& orders) {
  if (request.random <= 0) return {};
  if (side.ruleset.empty())
    return Problem{"", "", "made-up orders need a ruleset: name one as the first rules, not game"};
  const auto ruleset = side.source->ruleset(side.ruleset, Value::empty_object());
  if (!ruleset) return ruleset.problem();
  lab::MadeUp made_up(**ruleset, static_cast<std::uint64_t>(request.seed));
  lab::SideJudge judge(side);
  for (std::int64_t number = 1; number <= request.random; ++number) {
    const lab::MadeUpOrder made = made_up.next();
    const auto document = read_document(made.game, "");
    const auto order = read_order(made.order, "");
    if (!document || !order) continue;
    LabOrder with_dice{RANDOM, false, number, document->game, *order};
    if (const auto judged = judge.judge(document->game, *order))
      for (const DiceNeed& need : judged->ruling.dice)
        for (const Value& face : made_up.faces(need.need).items())
          with_dice.order.dice[need.purpose].push_back(face.number().value_or(1));
    orders.push_back(std::move(with_dice));
  }
  return {};
}

struct Sides {
  RulesSide a;
  std::optional<RulesSide> b;
};

Result<Sides> sides_of(const LabRequest& request, const std::shared_ptr<const RulesetLibrary>& library) {
  auto a = lab::read_rules_side(request.a, rulesets_of(library));
  if (!a) return a.problem();
  Sides sides{*std::move(a), std::nullopt};
  if (request.b.empty()) return sides;
  auto b = lab::read_rules_side(request.b, rulesets_of(library));
  if (!b) return b.problem();
  sides.b = *std::move(b);
  return sides;
}

Sentence text_of(const lab::Witness& found, const LabRequest& request) {
  if (found.same_rules) return said<"Both are the same rules.">();
  if (!found.found)
    return said<"No order was found on which they differ, among {n}. That does not prove that they are the same.">(
        found.tried);
  if (request.in == "total" || request.in == "spent")
    return said<"{a} and {b} give other figures for one order.">(request.a, request.b);
  return said<"By {a} the order is {verdict}, by {b} it is {verdict2}.">(request.a, word(found.a.verdict), request.b,
                                                                         word(found.b.verdict));
}

Value witness_ruling(const Value& ruling, const lab::SideRuling& side) {
  if (!ruling.is_null()) return ruling;
  return Value::Object{{"verdict", side.verdict}, {"reason", english(side.reason)}};
}

Result<LabAnswer> differ_answer(const LabRequest& request, const Sides& sides, const std::vector<LabOrder>& orders) {
  const auto in = named<lab::Differing>(request.in);
  if (!in)
    return Problem{"", "",
                   said<"\"{word}\" is nothing that can differ: verdict, total, spent, rules or unusable">(request.in)};
  if (!sides.b) return Problem{"", "", "two sides are needed to differ: give a and b"};
  lab::SearchLimits limits;
  if (request.random >= 0) limits.random = request.random;
  limits.seed = static_cast<std::uint64_t>(request.seed);
  const lab::Witness found = lab::smallest_difference(sides.a, *sides.b, *in, orders, limits);
  Value json = Value::Object{{"found", found.found}};
  if (found.found)
    json = json.with("in", request.in)
               .with("game", found.game)
               .with("order", found.order)
               .with("a", witness_ruling(found.ruling_a, found.a))
               .with("b", witness_ruling(found.ruling_b, found.b))
               .with("size", Value::Object{{"features", static_cast<std::int64_t>(found.features)},
                                           {"pieces", static_cast<std::int64_t>(found.pieces)},
                                           {"steps", static_cast<std::int64_t>(found.steps)}})
               .with("minimal", found.minimal);
  json = json.with("tried", found.tried).with("text", english(text_of(found, request)));
  return LabAnswer{json, found.found ? NOT_LEGAL : DONE};
}

Result<LabAnswer> comparison_answer(const LabRequest& request, const Sides& sides, const std::vector<LabOrder>& orders,
                                    const lab::OrdersRead& read) {
  Comparison comparison(sides.a, sides.b);
  for (const LabOrder& order : orders) comparison.add(order);
  Value json = Value::Object{{"lab", std::int64_t{1}}, {"a", request.a}};
  if (sides.b) json = json.with("b", request.b);
  json = json.with("orders", comparison.orders()).with("games", static_cast<std::int64_t>(read.games));
  if (sides.b) {
    Value::Array flips;
    Value::Array changed;
    for (const lab::Difference& flip : comparison.flips()) flips.push_back(difference_value(flip));
    for (const lab::Difference& change : comparison.changed()) changed.push_back(difference_value(change));
    json = json.with("same", comparison.same())
               .with("flips", std::move(flips))
               .with("changed", std::move(changed))
               .with("kinds", verdicts_by_kind(comparison.flips()));
  }
  json = json.with("coverage", coverage_value(comparison.coverage_of_a()));
  if (sides.b) json = json.with("coverage_of_b", coverage_value(comparison.coverage_of_b()));
  Value::Array curves;
  for (const std::string& text : request.vary) {
    const auto variation = lab::read_variation(text);
    if (!variation) return variation.problem();
    const auto curve = lab::curve_of(sides.a, *variation, orders);
    if (!curve) return curve.problem();
    curves.push_back(curve_value(*curve));
  }
  json = json.with("sensitivity", std::move(curves)).with("unreadable", unreadable_value(read.unreadable));
  return LabAnswer{json, comparison.flips().empty() ? DONE : NOT_LEGAL};
}

std::vector<std::string> texts_in(const Value& list) {
  std::vector<std::string> all;
  for (const Value& each : list.items()) all.emplace_back(each.text_or(""));
  return all;
}

}  // namespace

Result<LabRequest> read_lab_request(const Value& json) {
  LabRequest request;
  for (const char* member : {"a", "b", "in"})
    if (const Value* value = json.find(member); value && !value->is_text())
      return Problem{pointer_to("", member), must_be("a text", *value)};
  for (const char* member : {"inputs", "vary"}) {
    const Value& list = json[member];
    if (!list.is_null() && !list.is_array()) return Problem{pointer_to("", member), must_be("a list", list)};
    for (std::size_t i = 0; i < list.size(); ++i)
      if (!list[i].is_text()) return Problem{pointer_to(pointer_to("", member), i), must_be("a text", list[i])};
  }
  for (const char* member : {"random", "seed"})
    if (const Value* value = json.find(member); value && (!value->whole() || *value->whole() < 0))
      return Problem{pointer_to("", member), must_be("a whole number from 0", *value)};
  if (const Value* differ = json.find("differ"); differ && !differ->is_bool())
    return Problem{"/differ", must_be("true or false", *differ)};
  request.a = json["a"].text_or(request.a);
  request.b = json["b"].text_or("");
  request.in = json["in"].text_or(request.in);
  request.inputs = texts_in(json["inputs"]);
  request.vary = texts_in(json["vary"]);
  request.random = json["random"].whole().value_or(-1);
  request.seed = json["seed"].whole().value_or(0);
  request.differ = json["differ"].boolean().value_or(false);
  return request;
}

Result<LabAnswer> answer_lab(const LabRequest& request, const std::shared_ptr<const RulesetLibrary>& library) {
  if (request.random > MOST_RANDOM)
    return Problem{"", "", said<"{n} made-up orders are more than {m}">(request.random, MOST_RANDOM)};
  const auto sides = sides_of(request, library);
  if (!sides) return sides.problem();
  std::vector<LabOrder> orders;
  const lab::OrdersRead read =
      lab::read_orders(lab::files_of(request.inputs), [&](const LabOrder& order) { orders.push_back(order); });
  if (request.differ) return differ_answer(request, *sides, orders);
  if (request.inputs.empty() && request.random <= 0)
    return Problem{"", "", "no orders are given: name records, lines or folders of them"};
  if (const auto made = make_up(request, sides->a, orders); !made) return made.problem();
  return comparison_answer(request, *sides, orders, read);
}

std::string flips_as_csv(const Value& answer) {
  const auto quoted = [](std::string_view text) {
    std::string cell = "\"";
    for (const char c : text) cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + "\"";
  };
  const auto number = [](const Value& value) { return value.number() ? write_json(value) : std::string(); };
  const auto rules = [](const Value& list) {
    std::string all;
    for (const Value& rule : list.items()) all += (all.empty() ? "" : " ") + std::string(rule.text_or(""));
    return all;
  };
  std::string csv = "input,entry,line,kind,total a,spent a,rules a,total b,spent b,rules b\n";
  for (const Value& flip : answer["flips"].items()) {
    csv += quoted(flip["input"].text_or("")) + "," + number(flip["seq"]) + "," + number(flip["line"]) + "," +
           std::string(flip["kind"].text_or(""));
    for (const char* side : {"a", "b"})
      csv += "," + number(flip[side]["total"]) + "," + number(flip[side]["spent"]) + "," +
             quoted(rules(flip[side]["rules"]));
    csv += "\n";
  }
  return csv;
}

}  // namespace linesman
