// A ruleset made of a chart: its clauses with their rules, as the judge `charts` reads them.
//
//   const auto chart = read_chart(data);   // data: with the house rules of a game laid over its figures
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "base/result.h"
#include "chart/kinds.h"
#include "rules/terms.h"

namespace linesman::chart {

struct Rule {
  std::size_t number = 0;  ///< in the order of the file
  std::string clause;      ///< id
  std::string pointer;     ///< into the file: "/clauses/2/rules/0"
  std::optional<When> when;
  std::optional<Way> way;
  Value says;  ///< the rule's own wordings, or null
  Content content;
  std::vector<std::string> dice;       ///< purposes that it reads
  std::vector<std::string> when_dice;  ///< those of its `when`

  Kind kind() const { return static_cast<Kind>(content.index()); }
  template <class T>
  const T& as() const {
    return std::get<T>(content);
  }
};

struct Chart {
  std::vector<Rule> rules;
  double inches = 1;                 ///< in a unit of the currency
  std::string inches_key;            ///< of the option that says how many; empty: `inches` does
  std::vector<std::string> ratings;  ///< all that a feature may have

  /// The rules of a kind, in the order of the file.
  const std::vector<const Rule*>& of(Kind kind) const { return by_kind[static_cast<std::size_t>(kind)]; }
  std::array<std::vector<const Rule*>, KINDS> by_kind{};

  /// The rules that ask for dice of a purpose, in the order of the file.
  const std::vector<const Rule*>& asking_for(const std::string& purpose) const {
    static const std::vector<const Rule*> NONE;
    const auto found = by_purpose.find(purpose);
    return found == by_purpose.end() ? NONE : found->second;
  }
  std::map<std::string, std::vector<const Rule*>> by_purpose{};
};

/// The plain sentences of the rulings of a kind, with places in braces: {symbol} stands behind amounts of the currency.
struct PlainWords {
  std::string fault = "{piece} breaks this rule.";
  std::string cost = "{amount}{symbol} for {inches}″ of the way.";
};
const PlainWords& plain_words(Kind kind);
/// The sentences of faults that have a number of their own, by the member that is broken.
std::vector<std::pair<std::string_view, std::string_view>> fault_words(Kind kind);

/// Whether a ruleset.json is a chart: an object with `"judge": "charts"`.
bool is_chart(const Value& json);

/// All mistakes of a chart, each a sentence with a pointer into it, in the order of the file. Not for a variant.
std::vector<Problem> chart_mistakes(const Value& json);

/// The chart with what the engine's reader of rulesets wants besides: an action by default, a rating of each kind of
/// terrain, how its clauses are handled, members for where a piece comes on. The chart has no mistake.
Value for_engine(const Value& json);

/// The chart of a ruleset. A Problem is the first of `chart_mistakes`, with its pointer.
Result<std::shared_ptr<const Chart>> read_chart(const RulesetData& data);

}  // namespace linesman::chart
