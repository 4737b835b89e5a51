// Figures, amounts, verdicts and clauses in words: the smallest parts of every sentence about a ruling.
#pragma once

#include <string>
#include <string_view>

#include "rules/ruling.h"
#include "rules/terms.h"

namespace linesman {

/// A number for people, with at most two decimals; "<0.01" for what is above 0 and would be shown as 0.
std::string figure(double x);
/// `x` with exactly that many decimals, for a column of figures.
std::string figure(double x, std::size_t decimals);
/// The number of decimals that `figure(x)` writes.
std::size_t decimals_of(double x);

/// A figure with the sign of a ruleset's currency: "4.5″", "3 MP".
Sentence amount_in(const Terms& terms, double x);

/// A number in words with the sign of a currency: "4.5″", "3 MP". The words are those of the rulesets in `context`.
Sentence amount_with(const std::string& sign, Argument number, const std::string& context);
/// A number as `figure` writes it.
Argument figure_in_words(double x);

/// "Legal".
std::string_view title_of(Verdict verdict);

/// A clause as rulings cite it: "pips-22", or "pips-22 (option, house rule)". The words in parentheses are its source,
/// if it names one, and "house rule" if it mentions a figure that house rules change.
Sentence cited(const Clause& clause, const Value& house_rules = {});

}  // namespace linesman
