// Features of a game cut, split and joined. The first part keeps the id and what else was said of the feature.
#pragma once

#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// Cut out of every one of the features that it meets; a Problem when it meets none. Lines have no holes.
Result<Game> with_hole_cut(const Game& game, const std::vector<FeatureIndex>& features, const Ring& hole);

/// Each feature that the knife goes through falls into its parts; a Problem when it goes through none.
Result<Game> with_features_split(const Game& game, const std::vector<FeatureIndex>& features, const Polyline& knife);

/// One feature of all of them, with the id, kind and traits of the first.
Result<Game> with_features_joined(const Game& game, const std::vector<FeatureIndex>& features);

}  // namespace linesman
