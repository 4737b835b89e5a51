// The figures, ratings and defaults that house rules may change: which there are, what they are called, and which
// differ.
#pragma once

#include <string>
#include <vector>

#include "rules/terms.h"

namespace linesman {

/// The names that lead to a figure in a ruleset.json: {"figures", "movement", "slow"}, {"ratings", "marsh"}.
using FigurePath = std::vector<std::string>;

struct AgreedFigure {
  FigurePath path;
  Value usual;  ///< a number, text, truth or list
  Value ours;   ///< the same as `usual` where nothing was agreed
};

/// Every figure, rating and default in the order of the file. Defaults of options are left out: options say them.
/// `house_rules` is known to fit the ruleset; an empty object and null are none. `data` has none laid over it.
std::vector<AgreedFigure> agreed_figures(const RulesetData& data, const Value& house_rules);

/// Those that differ between two ruleset.jsons of one shape, also defaults of options.
std::vector<AgreedFigure> figures_that_differ(const Value& usual, const Value& ours);

/// House rules with that figure as agreed; what is the usual again is taken out. Never null.
Value with_figure(const Value& house_rules, const AgreedFigure& agreed);

/// As a person calls it: "Movement, standard, open, per die", "Rating of marsh", "Steering".
std::string figure_title(const RulesetData& data, const FigurePath& path);

/// The field whose default it is; nullptr for figures and ratings.
const Field* field_of_figure(const RulesetData& data, const FigurePath& path);

/// What stands behind it wherever a clause says it: "″", "°", "MP"; empty where none does.
std::string figure_unit(const RulesetData& data, const FigurePath& path);

/// The clauses that say it: "pips-8 Open or hard ground". None for most ratings.
std::vector<std::string> clauses_saying(const RulesetData& data, const FigurePath& path);

/// Whether a clause says a figure that these house rules change.
bool rests_on(const Clause& clause, const Value& house_rules);

/// The words that it may be, where the ruleset lists them: those of a choice, the ratings of its class. Else none.
std::vector<std::string> choices_of_figure(const RulesetData& data, const FigurePath& path);

}  // namespace linesman
