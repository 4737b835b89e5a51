#include "answers/lab_json.h"

#include "answers/answer_status.h"
#include "answers/findings_json.h"
#include "answers/problem_place.h"
#include "base/json_reader.h"
#include "base/text.h"
#include "files/json.h"
#include "lab/differ.h"
#include "lab/experiment.h"
#include "plugins/rules_in_folder.h"

namespace linesman {

namespace {

using lab::RulesSide;

constexpr std::int64_t MOST_RANDOM = 1'000'000;

lab::RulesetsOf rulesets_of(const std::shared_ptr<const RulesetLibrary>& library) {
  return [library](const std::string& folder) { return rules_with_folder(library, folder); };
}

Result<lab::Experiment> sides_of(const LabRequest& request, const std::shared_ptr<const RulesetLibrary>& library) {
  auto a = lab::read_rules_side(request.a, rulesets_of(library));
  if (!a) return a.problem();
  lab::Experiment sides{*std::move(a)};
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

Result<LabAnswer> differ_answer(const LabRequest& request, const lab::Experiment& sides, const lab::LabWatch& watch) {
  const auto in = named<lab::Differing>(request.in);
  if (!in)
    return Problem{"", "",
                   said<"\"{word}\" is nothing that can differ: verdict, total, spent, rules or unusable">(request.in)};
  if (!sides.b) return Problem{"", "", "two sides are needed to differ: give a and b"};
  lab::SearchLimits limits;
  if (request.random >= 0) limits.random = request.random;
  limits.seed = static_cast<std::uint64_t>(request.seed);
  const lab::Witness found =
      lab::smallest_difference(sides.a, *sides.b, *in, lab::orders_of(sides.inputs, watch), limits, watch);
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
  return LabAnswer{json, found.found ? NOT_LEGAL : DONE, nullptr, nullptr};
}

/// All that is to be judged. A Problem's pointer is into the request.
Result<lab::Experiment> experiment_of(const LabRequest& request, const std::shared_ptr<const RulesetLibrary>& library) {
  auto sides = sides_of(request, library);
  if (!sides) return sides.problem();
  lab::Experiment experiment = *std::move(sides);
  experiment.inputs = request.given;
  for (const std::string& file : lab::files_of(request.inputs)) experiment.inputs.push_back({file});
  for (const std::string& text : request.vary) {
    auto variation = lab::read_variation(text);
    if (!variation) return variation.problem();
    experiment.variations.push_back(std::move(variation).value());
  }
  if (!request.by.empty() && !request.reach) return Problem{"", "", "--by goes with --reach"};
  if (request.reach && request.vary.empty()) return Problem{"", "", "--reach goes with --vary"};
  if (request.reach) experiment.reach = lab::ReachAsked{request.by};
  const std::int64_t first = request.made ? request.made->first : 1;
  const std::int64_t last = request.made ? request.made->second : request.random;
  if (first <= last) experiment.made = {first, last, static_cast<std::uint64_t>(request.seed)};
  return experiment;
}

/// The inputs with their sizes, so that the work can be cut.
LabAnswer list_of_inputs(const lab::Experiment& experiment) {
  Value::Array inputs;
  for (const lab::LabInput& input : experiment.inputs)
    inputs.push_back(Value::Object{{"input", input.path}, {"orders", lab::size_of_input(input.path)}});
  return {Value::Object{{"inputs", std::move(inputs)}}, DONE, nullptr, nullptr};
}

Result<lab::Findings> put_together(const LabRequest& request, const lab::Experiment& experiment) {
  const auto none = lab::findings_of({experiment.a, experiment.b, {}, experiment.variations, {}});
  if (!none) return none.problem();
  lab::Findings findings = *none;
  for (std::size_t i = 0; i < request.parts.size(); ++i) {
    auto part = read_findings(request.parts[i], *none);
    if (!part) return below(pointer_to("/parts", i), part.problem());
    findings.add(std::move(part).value());
  }
  return findings;
}

std::vector<std::string> texts_in(const Value& list) {
  std::vector<std::string> all;
  for (const Value& each : list.items()) all.emplace_back(each.text_or(""));
  return all;
}

/// Reads the members by which a request is one part of many, or puts parts together.
std::optional<Problem> read_parts(const Value& json, LabRequest& request) {
  if (const Value* made = json.find("made")) {
    const auto first = (*made)[0].whole();
    const auto last = (*made)[1].whole();
    if (!first || !last || made->size() != 2 || *first < 1 || *last < *first || *last > MOST_RANDOM)
      return Problem{"/made", must_be("the first and the last of some numbers from 1", *made)};
    request.made = {*first, *last};
  }
  for (const char* member : {"given", "parts"})
    if (const Value* list = json.find(member); list && !list->is_array())
      return Problem{pointer_to("", member), must_be("a list", *list)};
  for (std::size_t i = 0; i < json["given"].size(); ++i) {
    const Value& given = json["given"][i];
    if (!given["input"].is_text() || !given["text"].is_text())
      return Problem{pointer_to("/given", i), must_be("an input and its text", given)};
    request.given.push_back({std::string(given["input"].text_or("")), std::string(given["text"].text_or("")),
                             given["line"].whole().value_or(1), given["skips_first"].boolean().value_or(false)});
  }
  for (const Value& part : json["parts"].items()) request.parts.push_back(part);
  return std::nullopt;
}

}  // namespace

Result<LabRequest> read_lab_request(const Value& json) {
  LabRequest request;
  for (const char* member : {"a", "b", "in", "by"})
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
  for (const char* member : {"differ", "part", "list", "reach"})
    if (const Value* value = json.find(member); value && !value->is_bool())
      return Problem{pointer_to("", member), must_be("true or false", *value)};
  if (auto problem = read_parts(json, request)) return *std::move(problem);
  request.a = json["a"].text_or(request.a);
  request.b = json["b"].text_or("");
  request.in = json["in"].text_or(request.in);
  request.inputs = texts_in(json["inputs"]);
  request.vary = texts_in(json["vary"]);
  request.random = json["random"].whole().value_or(-1);
  request.seed = json["seed"].whole().value_or(0);
  request.differ = json["differ"].boolean().value_or(false);
  request.reach = json["reach"].boolean().value_or(false);
  request.by = json["by"].text_or("");
  request.as_part = json["part"].boolean().value_or(false);
  request.list = json["list"].boolean().value_or(false);
  return request;
}

Result<LabAnswer> answer_lab(const LabRequest& request, const std::shared_ptr<const RulesetLibrary>& library,
                             const lab::LabWatch& watch) {
  if (request.random > MOST_RANDOM)
    return Problem{"", "", said<"{n} made-up orders are more than {m}">(request.random, MOST_RANDOM)};
  auto experiment = experiment_of(request, library);
  if (!experiment) return experiment.problem();
  if (request.list) return list_of_inputs(*experiment);
  if (request.differ) return differ_answer(request, *experiment, watch);
  if (request.parts.empty() && experiment->inputs.empty() && request.inputs.empty() && experiment->made.last <= 0)
    return Problem{"", "", "no orders are given: name records, lines or folders of them"};
  auto findings = request.parts.empty() ? lab::findings_of(*experiment, watch) : put_together(request, *experiment);
  if (!findings) return findings.problem();
  Value json = write_findings(*findings, request.as_part);
  const int status = findings->tally.flips.empty() ? DONE : NOT_LEGAL;
  return LabAnswer{std::move(json), status, std::make_shared<const lab::Experiment>(*std::move(experiment)),
                   std::make_shared<const lab::Findings>(*std::move(findings))};
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
