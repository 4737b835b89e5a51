// The values of keys: traits, statuses, options and order members.
#pragma once

#include <string>
#include <unordered_map>

#include "movement/order.h"
#include "rules/terms.h"

namespace linesman::charts {

/// Reads the values of the keys that a chart defines.
class Keys {
 public:
  explicit Keys(const RulesetData& data);

  /// Of a piece: its own, else its unit's, else the default; null when there is none. An option or order member is the
  /// same for every piece.
  const Value& of_piece(const Game& game, const Order& order, PieceIndex piece, const std::string& key) const;
  const Value& of_feature(const Game& game, const Order& order, FeatureIndex feature, const std::string& key) const;
  /// A key that no piece has a say in: of options, and members of this order.
  const Value& of_order(const Game& game, const Order& order, const std::string& key) const;

 private:
  enum class Home { traits, status, options, order };
  struct Entry {
    Home home = Home::traits;
    Value fallback;
  };
  using Entries = std::unordered_map<std::string, Entry>;

  Entries keys_;
  Entries feature_keys_;
};

}  // namespace linesman::charts
