// Leaving ground on which a model stands when the order begins: orders-10 and 11.
#pragma once

#include "orders/move.h"

namespace linesman::orders {

/// An obstacle or rough ground, all its sections as one, that the base overlaps where the order begins, and is off for
/// good or for a while after one stretch at the beginning of its first leg. Some clause would bar it there.
struct Leavable {
  FeatureIndex feature{};          ///< of its sections under the base at the start the first in the document
  FeatureSet sections;             ///< in document order
  PathPoint barred;                ///< the first place on a leg at which a clause bars it
  PathPoint off;                   ///< where the base is off it
  std::optional<PathPoint> again;  ///< where the base is on it again, if anywhere
};

/// Of infantry none.
std::vector<Leavable> leavable_ground(const Move& move, const Journey& journey);

/// Whether a path that ends there has left it: off it, and not on it again.
bool is_left(const Leavable& ground, PathPoint end);

/// What is left by a path that ends there: all sections of it.
FeatureSet left_ground(const std::vector<Leavable>& ground, PathPoint end);

/// orders-10, 11: says what does not count because a path that ends there has left it.
void notes_of_leaving(const Move& move, const Journey& journey, const std::vector<Leavable>& ground, PathPoint end,
                      RulingBuilder& ruling);

}  // namespace linesman::orders
