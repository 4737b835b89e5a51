// Cuts, splits and joins features of a game. The first part keeps the id and all other members of the feature.
#pragma once

#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// Cuts a hole out of each of the features that it meets; a Problem when it meets none. Lines have no holes.
Result<Game> with_hole_cut(const Game& game, const std::vector<FeatureIndex>& features, const Ring& hole);

/// Splits each of the features that the knife goes through; a Problem when it goes through none.
Result<Game> with_features_split(const Game& game, const std::vector<FeatureIndex>& features, const Polyline& knife);

/// Joins the features to one, which has the id, kind and traits of the first.
Result<Game> with_features_joined(const Game& game, const std::vector<FeatureIndex>& features);

}  // namespace linesman
