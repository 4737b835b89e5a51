// The sentences of a chart, where the ruling builder looks for them.
#pragma once

#include "chart/chart.h"
#include "rules/terms.h"

namespace linesman::charts {

/// Keys of the wordings of each rule in its clause's `says`, by the number of the rule.
struct Wording {
  std::vector<std::string> fault;
  std::vector<std::string> cost;
  std::vector<std::string> part;
  std::vector<std::string> note;
  /// Of faults at a member of the rule that has words of its own.
  std::vector<std::vector<std::pair<std::string_view, std::string>>> broken;

  /// Of the fault of a rule; `member`: the one that is broken, empty for none in particular.
  std::string_view fault_of(std::size_t rule, std::string_view member) const;
};

/// Puts the sentences of all rules into the clauses of `data`.
Wording put_wordings(const chart::Chart& chart, RulesetData& data);

}  // namespace linesman::charts
