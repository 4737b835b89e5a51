#include "charts/wording.h"

#include <string>
#include <unordered_map>

#include "chart/chart.h"

namespace linesman::charts {

namespace {

/// A plain sentence with the sign of the currency.
std::string with_symbol(std::string_view pattern, const std::string& symbol) {
  static constexpr std::string_view PLACE = "{symbol}";
  std::string text(pattern);
  for (std::size_t at = text.find(PLACE); at != std::string::npos; at = text.find(PLACE, at + symbol.size()))
    text.replace(at, PLACE.size(), symbol);
  return text;
}

std::string plain(const Rule& rule, const Clause& clause, std::string_view words, const std::string& symbol) {
  if (words == "fault") return with_symbol(chart::plain_words(rule.kind()).fault, symbol);
  if (words == "cost") return with_symbol(chart::plain_words(rule.kind()).cost, symbol);
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

std::string_view Wording::fault_of(std::size_t rule, std::string_view member) const {
  for (const auto& [name, key] : broken[rule])
    if (name == member) return key;
  return fault[rule];
}

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
      const bool has_own = rule.says["fault"].is_text() || plain[i].says["fault"].is_text();
      keys.broken.resize(keys.fault.size());
      for (const auto& [member, words] : chart::fault_words(rule.kind())) {
        keys.broken.back().emplace_back(member, keys.fault.back() + "-" + std::string(member));
        added[i].emplace_back(keys.broken.back().back().second,
                              has_own ? wording(rule, plain[i], "fault", symbol) : with_symbol(words, symbol));
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
