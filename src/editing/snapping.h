// Snapping: the places to which a drawn or dragged point is pulled.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "base/names.h"
#include "geometry/box_index.h"
#include "table/game.h"

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
  std::optional<Vec>
      before;  ///< the corner before that: the next side is square to the side between both, or goes straight on
  std::vector<FeatureIndex> without;  ///< features that do not pull, because they are dragged
};

/// All snap targets of a game, indexed. A corner pulls before an edge, an edge before a right angle, a right angle
/// before the grid; among targets of one sort the nearest pulls.
class SnapTargets {
 public:
  SnapTargets() = default;
  explicit SnapTargets(const Game& game);
  /// Whether it was made from this terrain and this table.
  bool is_of(const Game& game) const { return game.terrain_ptr() == terrain_ && game.table() == table_; }

  Snapped snapped(Vec point, const SnapOptions& options) const;

 private:
  template <class F>
  void for_shapes(const Box& box, const SnapOptions& options, F&& f) const;
  std::optional<Snapped> corner(Vec point, const SnapOptions& options) const;
  std::optional<Snapped> edge(Vec point, const SnapOptions& options) const;

  std::shared_ptr<const Terrain> terrain_;
  Table table_;
  BoxIndex by_box_;
};

/// The nearest point for which the way from `from` is at a right angle to the side before it, straight on from that
/// side, or along an axis; nothing when it is more than `reach` away.
std::optional<Vec> at_right_angle(Vec point, Vec from, std::optional<Vec> before, double reach);

}  // namespace linesman
