#include "chart/renumbering.h"

#include <functional>
#include <optional>

namespace linesman::chart {

namespace {

/// The new id; nothing: the clause is gone.
using NewId = std::function<std::optional<std::string>(const std::string&)>;

/// A list that cites clauses by their ids; another value stays.
Value with_new_ids(const Value& list, const NewId& new_id) {
  if (!list.is_array()) return list;
  Value::Array ids;
  for (const Value& each : list.items()) {
    if (!each.is_text()) {
      ids.push_back(each);
      continue;
    }
    if (const auto found = new_id(std::string(*each.text()))) ids.emplace_back(*found);
  }
  return ids;
}

Value case_with_ids(Value one, const NewId& new_id) {
  if (one.find("clauses") != nullptr) one = one.with("clauses", with_new_ids(one["clauses"], new_id));
  for (const char* name : {"faults", "notes", "no_notes"})
    if (one["expect"].find(name) != nullptr)
      one = one.with("expect", one["expect"].with(name, with_new_ids(one["expect"][name], new_id)));
  return one;
}

Value each_case(const Value& cases, const std::function<Value(const Value&)>& changed) {
  Value::Array all;
  for (const Value& one : cases["cases"].items()) all.push_back(one.is_object() ? changed(one) : one);
  return cases["cases"].is_array() ? cases.with("cases", std::move(all)) : cases;
}

/// "new-3" for "old-3"; any other text stays.
std::string renamed(const std::string& clause, const std::string& old, const std::string& id) {
  return clause.starts_with(old + "-") ? id + clause.substr(old.size()) : clause;
}

}  // namespace

Numbered numbered_clauses(Value::Array clauses, const std::string& ruleset) {
  Numbered made;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const std::string id = ruleset + "-" + std::to_string(i + 1);
    if (const auto old = clauses[i]["id"].text(); old && !old->empty()) made.ids.emplace(std::string(*old), id);
    made.clauses.push_back(clauses[i].with("id", id));
  }
  return made;
}

Value cases_with_clauses(const Value& cases, const ClauseIds& ids) {
  const NewId new_id = [&ids](const std::string& old) -> std::optional<std::string> {
    const auto found = ids.find(old);
    if (found == ids.end()) return old;
    if (found->second.empty()) return std::nullopt;
    return found->second;
  };
  return each_case(cases, [&](const Value& one) { return case_with_ids(one, new_id); });
}

Value renamed_chart(const Value& chart, const std::string& id, const std::string& title) {
  const std::string old(chart["id"].text().value_or(""));
  Value::Array clauses;
  for (const Value& clause : chart["clauses"].items()) {
    const auto own = clause["id"].text();
    clauses.push_back(own ? clause.with("id", renamed(std::string(*own), old, id)) : clause);
  }
  return chart.with("id", id).with("title", title).with("clauses", std::move(clauses));
}

Value renamed_cases(const Value& cases, const std::string& old, const std::string& id) {
  const NewId new_id = [&](const std::string& clause) -> std::optional<std::string> {
    return renamed(clause, old, id);
  };
  const Value all = each_case(cases, [&](const Value& one) {
    const Value cited = case_with_ids(one, new_id);
    const Value& game = cited["game"];
    return game["ruleset"].text() == old ? cited.with("game", game.with("ruleset", id)) : cited;
  });
  return all["ruleset"].text() == old ? all.with("ruleset", id) : all;
}

}  // namespace linesman::chart
