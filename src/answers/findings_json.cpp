#include "answers/findings_json.h"

#include <algorithm>

#include "answers/figure.h"
#include "base/json_reader.h"
#include "base/text.h"

namespace linesman {

namespace {

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

Value place_value(const lab::OrderPlace& place) {
  return Value::Object{{"input", place.input}, {place.in_record ? "seq" : "line", place.number}};
}

Value difference_value(const lab::Difference& found) {
  Value value = place_value(found.place);
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
    if (count.met > 0) clause = clause.with("example", place_value(count.example));
    clauses.push_back(std::move(clause));
  }
  return clauses;
}

Value curve_value(const lab::Curve& curve) {
  Value::Array points;
  for (const lab::CurvePoint& point : curve.points) {
    Value value = Value::Object{{"value", point.value}};
    if (point.refused) {
      points.push_back(value.with("error", english(point.refused->placed())));
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

/// The verdict on each order under each value.
Value tried_value(const lab::TriedValues& tried) {
  Value::Array values;
  for (const lab::TriedValue& each : tried.values) {
    if (each.refused) {
      values.push_back(Value::Object{{"error", english(each.refused->placed())}});
      continue;
    }
    Value::Array reach;
    for (const lab::PieceReach& piece : each.reach) reach.push_back(Value::Array{piece.kind, piece.area});
    values.push_back(Value::Object{{"verdicts", each.verdicts},
                                   {"spent", Value::Array(each.spent.begin(), each.spent.end())},
                                   {"reach", std::move(reach)}});
  }
  Value value = Value::Object{{"verdicts", tried.verdicts}, {"values", std::move(values)}};
  if (tried.own) value = value.with("own", *tried.own).with("differs", tried.own_differs);
  return value;
}

// Reading.

lab::OrderPlace read_place(const Value& json) {
  const bool in_record = json.find("seq") != nullptr;
  return {std::string(json["input"].text_or("")), in_record, json[in_record ? "seq" : "line"].whole().value_or(0)};
}

std::vector<std::string> texts_of(const Value& list) {
  std::vector<std::string> all;
  for (const Value& each : list.items()) all.emplace_back(each.text_or(""));
  return all;
}

lab::SideRuling read_side(const Value& json) {
  return {std::string(json["verdict"].text_or(lab::UNUSABLE_ORDER)), json["total"].number(), json["spent"].number(),
          texts_of(json["rules"]), Sentence(std::string(json["reason"].text_or("")))};
}

std::vector<lab::Difference> read_differences(const Value& list) {
  std::vector<lab::Difference> all;
  for (const Value& json : list.items())
    all.push_back({read_place(json), read_side(json["a"]), read_side(json["b"]), texts_of(json["differs"]),
                   json["figures_alone"].boolean().value_or(false)});
  return all;
}

lab::Coverage read_coverage(const Value& list) {
  lab::Coverage::Counts counts;
  for (const Value& json : list.items()) {
    lab::ClauseCount count;
    count.met = json["met"].whole().value_or(0);
    count.paid = json["paid"].whole().value_or(0);
    count.broke = json["broke"].whole().value_or(0);
    count.decided = json["decided"].whole().value_or(0);
    count.text = json["text"].boolean().value_or(false);
    if (const Value* example = json.find("example")) count.example = read_place(*example);
    counts.emplace_back(json["id"].text_or(""), std::move(count));
  }
  return lab::Coverage(std::move(counts));
}

std::vector<lab::Unreadable> read_unreadable(const Value& list) {
  std::vector<lab::Unreadable> all;
  for (const Value& json : list.items())
    all.push_back({std::string(json["input"].text_or("")),
                   json["line"].whole().value_or(0),
                   {"", "", Sentence(std::string(json["reason"].text_or("")))}});
  return all;
}

/// False where the numbers of orders and values do not fit one another.
bool read_tried(const Value& json, lab::TriedValues& tried) {
  tried.own_differs = json["differs"].boolean().value_or(false);
  tried.own = json.find("own") ? std::optional(json["own"]) : std::nullopt;
  tried.verdicts = json["verdicts"].text_or("");
  if (json["values"].size() != tried.values.size()) return false;
  for (std::size_t i = 0; i < tried.values.size(); ++i) {
    const Value& value = json["values"][i];
    lab::TriedValue& read = tried.values[i];
    if (const Value* error = value.find("error")) {
      read.refused = Problem{"", "", Sentence(std::string(error->text_or("")))};
      continue;
    }
    read.verdicts = value["verdicts"].text_or("");
    for (const Value& piece : value["reach"].items())
      read.reach.push_back({std::string(piece[0].text_or("")), piece[1].number().value_or(0)});
    for (const Value& spent : value["spent"].items()) read.spent.push_back(spent.number().value_or(0));
    const auto legal = std::count(read.verdicts.begin(), read.verdicts.end(), name_of(Verdict::legal).front());
    if (read.verdicts.size() != tried.verdicts.size() || static_cast<std::size_t>(legal) != read.spent.size())
      return false;
  }
  return true;
}

}  // namespace

Value write_findings(const lab::Findings& findings, bool as_part) {
  const lab::Tally& tally = findings.tally;
  const bool has_two = !findings.b.empty();
  Value json = Value::Object{{"lab", std::int64_t{1}}, {"a", findings.a}};
  if (has_two) json = json.with("b", findings.b);
  json = json.with("orders", tally.orders).with("games", findings.read.games);
  if (has_two) {
    Value::Array flips;
    Value::Array changed;
    for (const lab::Difference& flip : tally.flips) flips.push_back(difference_value(flip));
    for (const lab::Difference& change : tally.changed) changed.push_back(difference_value(change));
    json = json.with("same", tally.same)
               .with("flips", std::move(flips))
               .with("changed", std::move(changed))
               .with("kinds", verdicts_by_kind(tally.flips));
  }
  json = json.with("coverage", coverage_value(tally.of_a));
  if (has_two) json = json.with("coverage_of_b", coverage_value(tally.of_b));
  Value::Array curves;
  Value::Array tried;
  for (const lab::TriedValues& each : findings.tried) {
    curves.push_back(curve_value(each.curve()));
    tried.push_back(tried_value(each));
  }
  json = json.with("sensitivity", std::move(curves)).with("unreadable", unreadable_value(findings.read.unreadable));
  if (!findings.settled) json = json.with("settled", false);
  return as_part ? json.with("tried", std::move(tried)) : json;
}

Result<lab::Findings> read_findings(const Value& part, const lab::Findings& like) {
  if (part["lab"].whole() != 1) return Problem{"/lab", "is no part of an answer of the laboratory"};
  lab::Findings findings{like.a, like.b};
  findings.tally.orders = part["orders"].whole().value_or(0);
  findings.tally.same = part["same"].whole().value_or(0);
  findings.tally.flips = read_differences(part["flips"]);
  findings.tally.changed = read_differences(part["changed"]);
  findings.tally.of_a = read_coverage(part["coverage"]);
  findings.tally.of_b = read_coverage(part["coverage_of_b"]);
  findings.read.games = part["games"].whole().value_or(0);
  findings.read.unreadable = read_unreadable(part["unreadable"]);
  findings.settled = part["settled"].boolean().value_or(true);
  findings.tried = like.tried;
  for (std::size_t i = 0; i < findings.tried.size(); ++i)
    if (!read_tried(part["tried"][i], findings.tried[i]))
      return Problem{"", pointer_to("/tried", i), "is no part of these orders and values"};
  return findings;
}

}  // namespace linesman
