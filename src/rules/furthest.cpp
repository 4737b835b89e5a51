#include "rules/furthest.h"

#include <algorithm>

namespace linesman {

std::optional<PathPoint> last_legal(const std::vector<PathPoint>& points,
                                    const std::function<bool(const PathPoint&)>& is_legal) {
  const auto it = std::find_if(points.rbegin(), points.rend(), is_legal);
  return it == points.rend() ? std::nullopt : std::optional(*it);
}

}  // namespace linesman
