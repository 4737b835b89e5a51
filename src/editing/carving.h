// Shapes cut and joined. Boost.Geometry does the work (geometry/overlay.h), and what comes out is valid.
#pragma once

#include <vector>

#include "base/result.h"
#include "table/game.h"

namespace linesman {

/// An area without what lies in `hole`. A Problem for a line, and where nothing would be left or taken.
Result<FeatureShape> with_hole(const FeatureShape& shape, const Ring& hole);

/// The parts into which a line (`knife`, at least two points) cuts a shape; its ends are thought to go on without end.
/// An area falls into its parts, a line into stretches. A Problem where the knife does not go through.
Result<std::vector<FeatureShape>> split_along(const FeatureShape& shape, const Polyline& knife);

/// One shape of several: areas become their union, lines are joined end to end, nearest ends first. With areas, a line
/// of some width counts as its strip. `widths` as many as shapes, inches.
Result<FeatureShape> joined(const std::vector<FeatureShape>& shapes, const std::vector<double>& widths);

}  // namespace linesman
