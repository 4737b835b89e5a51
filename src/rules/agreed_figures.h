// The figures, ratings and defaults that house rules may change: lists of them, their titles and their differences. And
// the options that a dialog asks first.
//
//   for (const AgreedFigure& figure : agreed_figures(data, game.house_rules()))
//     if (!(figure.ours == figure.usual)) print(figure_title(data, figure.path), figure.ours);
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
  Value ours;   ///< equal to `usual` where nothing was agreed
};

/// Every figure, rating and default in the order of the file. Defaults of options are left out, because a game sets its
/// options themselves. `house_rules` fit the ruleset; an empty object or null means none. `data` is without house
/// rules.
std::vector<AgreedFigure> agreed_figures(const RulesetData& data, const Value& house_rules);

/// The figures that differ between two ruleset.jsons of one shape, with the defaults of options.
std::vector<AgreedFigure> figures_that_differ(const Value& usual, const Value& ours);

/// `house_rules` with the figure set to `agreed.ours`. A figure that is the usual one again is taken out. Never null.
Value with_figure(const Value& house_rules, const AgreedFigure& agreed);

/// The name of a figure for people: "Movement, standard, open, per die", "Rating of marsh", "Steering".
std::string figure_title(const RulesetData& data, const FigurePath& path);

/// The players' own title of a figure with that dotted path, in the content of a ruleset.json; empty where they gave
/// none.
std::string own_figure_title(const Value& raw, const std::string& dotted);

/// The field that a default belongs to; nullptr for figures and ratings.
const Field* field_of_figure(const RulesetData& data, const FigurePath& path);

/// The unit that the first clause writes behind the figure: "″", "°", "MP"; empty when no clause does.
std::string figure_unit(const RulesetData& data, const FigurePath& path);

/// The clauses that mention the figure: "pips-8 Open or hard ground". Empty for most ratings.
std::vector<std::string> clauses_saying(const RulesetData& data, const FigurePath& path);

/// Whether a clause mentions a figure that these house rules change.
bool rests_on(const Clause& clause, const Value& house_rules);

/// The allowed values where the ruleset lists them: the choices of a field, the ratings of a kind's class. Else empty.
std::vector<std::string> choices_of_figure(const RulesetData& data, const FigurePath& path);

/// The options that a dialog asks first, in the ruleset's order: those that its file calls "disputed". Where it calls
/// none so, the first OPTIONS_ASKED.
std::vector<Field> disputed_options(const RulesetData& data);
inline constexpr std::size_t OPTIONS_ASKED = 5;

}  // namespace linesman
