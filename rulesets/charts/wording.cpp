#include "charts/wording.h"

#include "chart/default_says.h"

namespace linesman::charts {

Wording put_wordings(const chart::Chart& chart, RulesetData& data) {
  Wording keys;
  const std::string symbol = chart::symbol_of(data.terms);
  const std::vector<Clause> plain = data.terms.clauses;
  for (const chart::Rule& rule : chart.rules) {
    for (std::size_t i = 0; i < plain.size(); ++i) {
      if (plain[i].id != rule.clause) continue;
      for (const auto& [words, list] : {std::pair{"fault", &keys.fault}, std::pair{"cost", &keys.cost},
                                        std::pair{"part", &keys.part}, std::pair{"note", &keys.note}}) {
        list->push_back(std::string(words) + "-" + std::to_string(rule.number));
        Clause& clause = data.terms.clauses[i];
        clause.says = clause.says.with(list->back(), chart::wording(rule, plain[i], words, symbol));
      }
    }
  }
  return keys;
}

}  // namespace linesman::charts
