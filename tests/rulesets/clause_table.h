// The table of clauses in a ruleset's README: which function judges a clause, and what holds it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// "| pips-7 How far | `how_far` | `HowFar.*`; case «with mixed: worst …» |"
struct ClauseRow {
  std::string clause;                  ///< "pips-7"
  std::string title;                   ///< "How far"
  std::vector<std::string> functions;  ///< "how_far", "Ground::cell"
  bool is_data = false;                ///< figures and ratings say it all, or the functions of the row before do
  std::vector<std::string> tests;      ///< "HowFar.IsMeasured", or with a * all of a suite
  std::vector<std::string> cases;      ///< names of cases; what ends in … stands for all that begin so
};

std::vector<ClauseRow> clause_rows(const std::string& readme, std::string_view ruleset);

/// Whether a row's words for a case name this one.
bool names_case(std::string_view words, std::string_view name);

}  // namespace linesman
