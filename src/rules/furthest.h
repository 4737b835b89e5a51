// The furthest point at which stopping is legal: the search, without the law. A ruleset says which places of its paths
// matter and judges a cut; no clause is said a second time for it.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "movement/path_point.h"

namespace linesman {

/// The last of `points` (ascending along the path) for which `is_legal` holds; nothing where none is. Asks from the
/// end.
std::optional<PathPoint> last_legal(const std::vector<PathPoint>& points,
                                    const std::function<bool(const PathPoint&)>& is_legal);

}  // namespace linesman
