// How verdicts change with a figure or an option: a curve over its values.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lab/compare.h"

namespace linesman::lab {

/// A figure or option and the values to try, as `figures.speed.tank=4..8:1` or `options.weather=wet,dry`.
struct Variation {
  std::string key;
  std::vector<Value> values;
};

inline constexpr std::size_t MOST_VALUES = 1000;

/// A Problem when a part is missing, a step is not above 0, or there are more than MOST_VALUES values.
Result<Variation> read_variation(const std::string& text);

/// The value that a key has under a ruleset as it judges the game; null: there is none.
Value value_in_force(const Ruleset& ruleset, const Game& game, const std::string& key);

struct CurvePoint {
  Value value;
  std::optional<Problem> refused;             ///< why the ruleset cannot take it; then nothing is counted
  std::map<std::string, std::int64_t> count;  ///< by verdict, also UNUSABLE_ORDER
  double spent = 0;                           ///< over the orders that are legal under all values
  std::int64_t flips = 0;                     ///< verdicts other than under the side itself
};

struct Curve {
  std::string key;
  Value own;  ///< the value in force; null where the games differ or have none
  std::vector<CurvePoint> points;
};

/// Judges all orders once for each value. A Problem for a key that names nothing a side can change.
Result<Curve> curve_of(const RulesSide& side, const Variation& variation, const std::vector<LabOrder>& orders);

}  // namespace linesman::lab
