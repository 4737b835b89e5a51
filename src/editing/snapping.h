// Where a point that is drawn or dragged is pulled to.
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
  Vec at;  ///< the point itself where nothing is near
  SnapTarget to = SnapTarget::nothing;
};

/// What may pull.
struct SnapWish {
  double reach = 0.25;                ///< inches; 0: nothing pulls
  double grid = 0;                    ///< inches between the lines of the grid; 0: there is none
  std::optional<Vec> from;            ///< the corner before: right angles are seen from it
  std::optional<Vec> before;          ///< the corner before that: its side is square to the next, or straight on
  std::vector<FeatureIndex> without;  ///< features that do not pull: those that are dragged
};

/// All that a game's points can be pulled to, indexed. Corners go before edges, edges before right angles, these before
/// the grid; of one sort the nearest pulls.
class SnapTargets {
 public:
  SnapTargets() = default;
  explicit SnapTargets(const Game& game);
  /// Made from this terrain and this table.
  bool is_of(const Game& game) const { return game.terrain_ptr() == terrain_ && game.table() == table_; }

  Snapped snapped(Vec point, const SnapWish& wish) const;

 private:
  template <class F>
  void for_shapes(const Box& box, const SnapWish& wish, F&& f) const;
  std::optional<Snapped> corner(Vec point, const SnapWish& wish) const;
  std::optional<Snapped> edge(Vec point, const SnapWish& wish) const;

  std::shared_ptr<const Terrain> terrain_;
  Table table_;
  BoxIndex by_box_;
};

/// The point where the way from `from` is at a right angle to (or straight on from) the side that came before it, or
/// runs along an axis; nothing where that is more than `reach` off.
std::optional<Vec> at_right_angle(Vec point, Vec from, std::optional<Vec> before, double reach);

}  // namespace linesman
