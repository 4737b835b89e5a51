#include "charts/wording.h"

#include <string>
#include <unordered_map>

#include "chart/chart.h"

namespace linesman::charts {

namespace {

std::string plain_fault(const Rule& rule, const std::string& symbol) {
  const std::string excess = "{excess}" + symbol;
  switch (rule.kind()) {
    case Kind::allowance:
      return "{piece} spends {spent}" + symbol + " of {total}" + symbol + ": " + excess + " too much.";
    case Kind::barred: return "{piece} may not come on to {with}.";
    case Kind::turn: return "{piece} may not turn so: {degrees}°.";
    case Kind::climb: return "{piece} may not climb or rest so.";
    case Kind::course: return "{piece} may not go so.";
    case Kind::apart: return "{piece} comes too near to {with}.";
    case Kind::near: return "{piece} does not stand as it must to {with}.";
    case Kind::coherency: return "{piece} is too far from its unit.";
    case Kind::zone: return "{piece} may not move so in the zone of {with}.";
    case Kind::edge: return "{piece} goes over the edge of the table.";
    case Kind::enter: return "{piece} does not come on to the table as it must.";
    case Kind::dice: return "The dice that are given are not those that are wanted.";
    case Kind::forbids: return "{piece} may not do this.";
    default: return "{piece} breaks this rule.";
  }
}

std::string plain_cost(const Rule& rule, const std::string& symbol) {
  switch (rule.kind()) {
    case Kind::toll: return "{amount}" + symbol + " at once.";
    case Kind::turn: return "{amount}" + symbol + " for a turn.";
    case Kind::climb: return "{amount}" + symbol + " for a climb.";
    default: return "{amount}" + symbol + " for {inches}″ of the way.";
  }
}

std::string plain(const Rule& rule, const Clause& clause, std::string_view words, const std::string& symbol) {
  if (words == "fault") return plain_fault(rule, symbol);
  if (words == "cost") return plain_cost(rule, symbol);
  if (words == "part") return "{amount}" + symbol + ": " + clause.title + ".";
  return clause.text;
}

/// The wordings of a rule: its own, else its clause's, else a plain sentence of its kind. `words` is "fault", "cost",
/// "part" or "note". `symbol` stands behind amounts of the currency.
std::string wording(const Rule& rule, const Clause& clause, std::string_view words, const std::string& symbol) {
  for (const Value* says : {&rule.says, &clause.says})
    if (const auto own = (*says)[words].text()) return std::string(*own);
  return plain(rule, clause, words, symbol);
}

/// The sign that stands behind an amount of a ruleset: "″", or " MP".
std::string symbol_of(const Terms& terms) {
  return terms.currency_symbol.empty() ? " " + terms.currency : terms.currency_symbol;
}

}  // namespace

Wording put_wordings(const chart::Chart& chart, RulesetData& data) {
  Wording keys;
  const std::string symbol = symbol_of(data.terms);
  const std::vector<Clause> plain = data.terms.clauses;
  std::unordered_map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < plain.size(); ++i) places.emplace(plain[i].id, i);
  std::vector<Value::Object> added(plain.size());
  for (const chart::Rule& rule : chart.rules) {
    if (const auto place = places.find(rule.clause); place != places.end()) {
      const std::size_t i = place->second;
      for (const auto& [words, list] : {std::pair{"fault", &keys.fault}, std::pair{"cost", &keys.cost},
                                        std::pair{"part", &keys.part}, std::pair{"note", &keys.note}}) {
        list->push_back(std::string(words) + "-" + std::to_string(rule.number));
        added[i].emplace_back(list->back(), wording(rule, plain[i], words, symbol));
      }
    }
  }
  for (std::size_t i = 0; i < added.size(); ++i)
    if (!added[i].empty()) {
      Clause& clause = data.terms.clauses[i];
      clause.says = merge_patch(clause.says, std::move(added[i]));
    }
  return keys;
}

}  // namespace linesman::charts
