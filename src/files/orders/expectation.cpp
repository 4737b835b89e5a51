#include "files/orders/expectation.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "base/heading.h"
#include "base/text.h"
#include "files/json.h"

namespace linesman {

namespace {

constexpr double TOLERANCE = 1e-4;
using Said = std::vector<std::string>;

bool near(const Value& a, const Value& b);

bool near_members(const Value& a, const Value& b) {
  return a.size() == b.size() && std::all_of(a.members().begin(), a.members().end(), [&](const Value::Member& m) {
           const Value* other = b.find(m.first);
           return other && near(m.second, *other);
         });
}

bool near(const Value& a, const Value& b) {
  if (a.is_number() && b.is_number()) return std::abs(*a.number() - *b.number()) <= TOLERANCE;
  if (a.is_array() && b.is_array())
    return std::equal(a.items().begin(), a.items().end(), b.items().begin(), b.items().end(), near);
  if (a.is_object() && b.is_object()) return near_members(a, b);
  return a == b;
}

/// The wanted and the given things are the same, in whatever order.
void compare_unordered(Said& said, const std::string& what, const Value& wanted, const Value& given) {
  Value::Array left = given.items();
  for (const Value& item : wanted.items()) {
    const auto match = std::find_if(left.begin(), left.end(), [&](const Value& g) { return near(item, g); });
    if (match == left.end()) {
      said.push_back(what + ": missing " + write_json(item) + " among " + write_json(given));
      return;
    }
    left.erase(match);
  }
  if (!left.empty()) said.push_back(what + ": unexpected " + write_json(left));
}

/// Each item with only these of its members.
Value only(const Value& items, const std::vector<std::string>& names) {
  Value::Array kept;
  for (const Value& item : items.items()) {
    Value less = Value::empty_object();
    for (const std::string& name : names)
      if (const Value* member = item.find(name)) less = less.with(name, *member);
    kept.push_back(less);
  }
  return kept;
}

std::set<std::string> texts(const Value& items) {
  std::set<std::string> all;
  for (const Value& item : items.items()) all.emplace(item.text().value_or("?"));
  return all;
}

std::set<std::string> rules(const Value& items) {
  std::set<std::string> all;
  for (const Value& item : items.items()) all.emplace(item["rule"].text().value_or("?"));
  return all;
}

std::string worded(const std::set<std::string>& all) { return all.empty() ? "none" : listed(all, ", "); }

void compare(Said& said, const std::string& what, const Value& wanted, const Value& given) {
  if (!near(wanted, given)) said.push_back(what + " " + write_json(given) + ", expected " + write_json(wanted));
}

void compare_faults(Said& said, const Value& wanted, const Value& ruling) {
  if (rules(ruling["faults"]) != texts(wanted))
    said.push_back("faults " + worded(rules(ruling["faults"])) + ", expected " + worded(texts(wanted)));
}

void compare_notes(Said& said, const Value& wanted, const Value& ruling) {
  const std::set<std::string> given = rules(ruling["notes"]);
  std::set<std::string> missing;
  for (const std::string& rule : texts(wanted))
    if (!given.contains(rule)) missing.insert(rule);
  if (!missing.empty()) said.push_back("notes lack " + worded(missing));
}

void compare_end(Said& said, const Value& wanted, const Value& ends) {
  const std::string piece(wanted["piece"].text().value_or("?"));
  const auto given = std::find_if(ends.items().begin(), ends.items().end(),
                                  [&](const Value& end) { return end["piece"] == wanted["piece"]; });
  if (given == ends.items().end()) return said.push_back("no end for " + piece);
  for (const auto& [name, value] : wanted.members()) {
    const auto is = (*given)[name].number();
    const auto should = value.number();
    if (name == "facing" && is && should && angle_between(*is, *should) <= TOLERANCE) continue;
    compare(said, piece + "'s " + name, value, (*given)[name]);
  }
}

void compare_furthest(Said& said, const Value& wanted, const Value& given) {
  bool same = wanted.is_object() == given.is_object();
  if (wanted.is_object())
    for (const auto& [name, value] : wanted.members()) same = same && near(value, given[name]);
  else
    same = near(wanted, given);
  if (!same) said.push_back("furthest " + write_json(given) + ", expected " + write_json(wanted));
}

void compare_excess(Said& said, const Value& wanted, const Value& ruling) {
  Value largest;
  for (const Value& fault : ruling["faults"].items())
    if (const auto excess = fault["excess"].number())
      if (!largest.number() || *excess > *largest.number()) largest = *excess;
  compare(said, "excess", wanted, largest);
}

void compare_no_notes(Said& said, const Value& unwanted, const Value& ruling) {
  const std::set<std::string> given = rules(ruling["notes"]);
  std::set<std::string> there;
  for (const std::string& rule : texts(unwanted))
    if (given.contains(rule)) there.insert(rule);
  if (!there.empty()) said.push_back("notes have " + worded(there));
}

using Comparison = std::function<void(Said&, const Value& wanted, const Value& ruling)>;

Comparison of_allowance(const std::string& name) {
  return [name](Said& said, const Value& wanted, const Value& ruling) {
    compare(said, name, wanted, ruling["allowance"][name]);
  };
}

const std::map<std::string, Comparison>& comparisons() {
  static const std::map<std::string, Comparison> all{
      {"verdict",
       [](Said& said, const Value& wanted, const Value& r) { compare(said, "verdict", wanted, r["verdict"]); }},
      {"total", of_allowance("total")},
      {"spent", of_allowance("spent")},
      {"left", of_allowance("left")},
      {"faults", compare_faults},
      {"notes", compare_notes},
      {"no_notes", compare_no_notes},
      {"dice",
       [](Said& said, const Value& wanted, const Value& r) {
         compare_unordered(said, "dice", wanted, only(r["dice"], {"purpose", "need"}));
       }},
      {"effects",
       [](Said& said, const Value& wanted, const Value& r) {
         compare_unordered(said, "effects", wanted, only(r["effects"], {"on", "set", "replace", "add", "remove"}));
       }},
      {"ends",
       [](Said& said, const Value& wanted, const Value& r) {
         for (const Value& end : wanted.items()) compare_end(said, end, r["ends"]);
       }},
      {"furthest",
       [](Said& said, const Value& wanted, const Value& r) { compare_furthest(said, wanted, r["furthest"]); }},
      {"excess", compare_excess},
      {"error", [](Said&, const Value&, const Value&) {}},
  };
  return all;
}

}  // namespace

Value game_of_case(const Value& a_case, const std::string& ruleset) {
  Value game = Value::Object{{"linesman", 1},
                             {"title", "case"},
                             {"ruleset", ruleset},
                             {"options", Value::empty_object()},
                             {"tolerance", 0},
                             {"table", Value::Object{{"width", 72}, {"depth", 48}}},
                             {"terrain", Value::empty_array()},
                             {"units", Value::empty_array()},
                             {"pieces", Value::empty_array()},
                             {"turn", 1},
                             {"history", Value::empty_array()}};
  for (const auto& [member, value] : a_case["game"].members()) game = game.with(member, value);
  return game;
}

std::vector<std::string> differences(const Value& expect, const Value& answer) {
  const Value* error = answer.find("error");
  if (expect["error"] == Value(true)) return error ? Said{} : Said{"expected the input to be refused"};
  if (error) return {"refused: " + std::string(error->text().value_or("?"))};
  Said said;
  for (const auto& [name, wanted] : expect.members()) {
    const auto comparison = comparisons().find(name);
    if (comparison == comparisons().end())
      said.push_back("the case expects an unknown member \"" + name + "\"");
    else
      comparison->second(said, wanted, answer);
  }
  return said;
}

}  // namespace linesman
