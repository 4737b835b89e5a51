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

/// Asks besides how far the ordered pieces can go.
struct ReachAsked {
  std::string by;  ///< a trait, by whose values areas are divided; empty: by none
};

/// How far a piece can go: its area in square inches, on a grid its hexes.
struct PieceReach {
  std::string kind;  ///< its value of the trait, "all" where none is asked; empty: it has none
  double area = 0;
};

struct CurvePoint {
  Value value;
  std::optional<Problem> refused;             ///< why the ruleset cannot take it; then nothing is counted
  std::map<std::string, std::int64_t> count;  ///< by verdict, also UNUSABLE_ORDER
  double spent = 0;                           ///< over the orders that are legal under all values
  std::int64_t flips = 0;                     ///< verdicts other than under the side itself
  std::vector<OrderPlace> flipped{};          ///< the first of these, at most MOST_FLIPPED
  std::map<std::string, double> reach{};      ///< mean areas by kind; empty where they are not asked
};

inline constexpr std::size_t MOST_FLIPPED = 20;

struct Curve {
  std::string key;
  Value own;  ///< the value in force; null where the games differ or have none
  std::vector<CurvePoint> points;
};

/// The rulings under one value, order by order.
struct TriedValue {
  Value value;
  std::optional<Problem> refused{};
  std::string verdicts{};       ///< a letter for each order: the first of its verdict
  std::vector<double> spent{};  ///< of each legal order, in their order
  std::vector<OrderPlace> flipped{};
  std::vector<PieceReach> reach{};  ///< of each ordered piece for which it can be said
};

/// The rulings under all values, so that later orders can be added. A curve is its sum.
struct TriedValues {
  std::string key;
  std::optional<Value> own{};  ///< in force; empty before the first game
  bool own_differs = false;    ///< from game to game
  std::string verdicts{};      ///< of the side itself
  std::vector<TriedValue> values{};

  void add(TriedValues later);
  Curve curve() const;
};

/// Judges orders once for each value.
class CurveJudge {
 public:
  /// A Problem for a key that names nothing a side can change.
  static Result<CurveJudge> of(const RulesSide& side, const Variation& variation,
                               std::optional<ReachAsked> reach = std::nullopt);

  /// `own` judged the order last, and said this of it.
  void add(const LabOrder& order, const SideJudge& own, const SideRuling& said);

  TriedValues& tried() { return tried_; }

 private:
  CurveJudge() = default;
  void add_reach(const LabOrder& order, std::size_t value);

  TriedValues tried_;
  std::optional<ReachAsked> reach_;
  std::vector<SideJudge> judges_;  ///< by value
};

}  // namespace linesman::lab
