// What the terrain table says of one feature to one model: orders-9 to 20.
#pragma once

#include <algorithm>

#include "orders/underfoot.h"

namespace linesman::orders {

inline bool holds(const FeatureSet& set, FeatureIndex feature) {
  return std::find(set.begin(), set.end(), feature) != set.end();
}

/// The clause that closes a feature to a model.
struct Bar {
  std::string_view rule;          ///< empty: none does
  bool closes_to_turns = true;    ///< else it may be turned on
  bool closes_to_leaving = true;  ///< also to who stands on it when the order begins, and only leaves it

  explicit operator bool() const { return !rule.empty(); }
};

Rating rating_on(const Move& move, const Feature& feature);

/// Ground that a surface under the centre runs through may not count.
bool counts(const Move& move, const Model& model, const Feature& feature, std::optional<FeatureIndex> surface);

/// The same of ground under the base on a stretch: nor does it on a bridge or ford, or the water that those cover.
bool counts(const Move& move, const Model& model, FeatureIndex feature, const Underfoot& stretch);

/// orders-9, 12, 15 to 20.
Bar barred_by(const Move& move, const Model& model, const Feature& feature);

/// orders-11: whether only the centre meets it.
bool met_by_centre(const Move& move, const Model& model, const Feature& feature);

/// orders-12: nobody may enter it.
bool is_closed_building(const Move& move, const Feature& feature);

/// orders-20: it may be driven through by a model that the table keeps out of such ground.
bool demolishes(const Move& move, const Model& model, const Feature& feature);

}  // namespace linesman::orders
