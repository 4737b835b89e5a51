// Snapping while drawing: the places to which a drawn or dragged point is pulled.
//
//   const SnapIndex index(game, base_of);
//   const Snapped to = drawn_snap(index, pointer, {.reach = 0.25, .grid = 1});
#pragma once

#include <optional>
#include <vector>

#include "base/names.h"
#include "editing/snapping/snap_index.h"

namespace linesman {

enum class SnapTarget { nothing, vertex, table_edge, edge, right_angle, grid };
constexpr Names<SnapTarget::grid> names_of(SnapTarget) {
  return {"nothing", "a corner", "the table's edge", "an edge", "a right angle", "the grid"};
}

struct Snapped {
  Vec at;  ///< the point itself when nothing is near
  SnapTarget to = SnapTarget::nothing;
};

/// Which targets may pull a point.
struct SnapOptions {
  double reach = 0.25;      ///< inches; 0: nothing pulls
  double grid = 0;          ///< inches between grid lines; 0: no grid
  std::optional<Vec> from;  ///< the previous corner, for right angles
  /// The corner before that: the next side is square to the side between both, or goes straight on.
  std::optional<Vec> before;
  std::vector<FeatureIndex> without;  ///< features that do not pull, because they are dragged
};

/// Terrain, the table's edge and corners pull. A corner pulls before an edge, an edge before a right angle, a right
/// angle before the grid; among targets of one sort the nearest pulls.
Snapped drawn_snap(const SnapIndex& index, Vec point, const SnapOptions& options);

}  // namespace linesman
