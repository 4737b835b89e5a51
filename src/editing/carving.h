// Cuts, splits and joins shapes, and features of a game. Boost.Geometry does the work (geometry/boost/overlay.h), and
// each result is valid.
#pragma once

#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// An area without the part inside `hole`. A Problem for a line, and where nothing or everything would be cut away.
Result<FeatureShape> with_hole(const FeatureShape& shape, const Ring& hole);

/// The parts into which a line (`knife`, at least two points) cuts a shape; the knife goes on without end at both ends.
/// An area gives areas, a line gives lines. A Problem where the knife does not go through.
Result<std::vector<FeatureShape>> split_along(const FeatureShape& shape, const Polyline& knife);

/// Joins several shapes: areas become their union, lines are joined end to end, nearest ends first. Among areas, a line
/// with a width counts as its strip. `widths` has one entry for each shape, in inches.
Result<FeatureShape> joined(const std::vector<FeatureShape>& shapes, const std::vector<double>& widths);

// With features of a game: the first part keeps the id and all other members of the feature.

/// Cuts a hole out of each of the features that it meets; a Problem when it meets none. Lines have no holes.
Result<Game> with_hole_cut(const Game& game, const std::vector<FeatureIndex>& features, const Ring& hole);

/// Splits each of the features that the knife goes through; a Problem when it goes through none.
Result<Game> with_features_split(const Game& game, const std::vector<FeatureIndex>& features, const Polyline& knife);

/// Joins the features to one, which has the id, kind and traits of the first.
Result<Game> with_features_joined(const Game& game, const std::vector<FeatureIndex>& features);

}  // namespace linesman
