// Paths as the pointer makes and changes them. Pure: nothing here asks the window.
#pragma once

#include <string_view>

#include "movement/grid/hex_grid.h"
#include "movement/order.h"
#include "rules/terms.h"

namespace linesman {

/// How a leg towards a point is to be gone.
enum class Gait { forward, reverse, slide };

/// Whether a ruleset offers that step; without a ruleset all are offered.
bool allows(const Terms* terms, std::string_view step);

/// Whether models go from hex to hex and not otherwise.
bool plays_on_hexes(const Game& game, const Terms* terms);

/// The meaning of a pointer's place for the leg that ends there.
struct LegAim {
  Gait gait = Gait::forward;
  /// Inches. A point that lies no farther off the straight line ahead (behind, to a side) is taken to lie on it: a turn
  /// of a degree that the player did not mean could cost dear. Below 0: never.
  double slack = 0;
  double scale = 10;             ///< painter's units for an inch: how finely points and lengths are rounded
  const Terms* terms = nullptr;  ///< which steps there are; nullptr: all
};

/// The step from a pose to a point: straight along the facing or across it where the point lies so, else to the point.
/// Nothing for a point where the piece already is, and where the ruleset has no such step.
std::optional<Step> leg_to(const Pose& before, Vec point, const LegAim& aim);
/// The same as a path: a piece that may only go straight ahead and pivot turns on the spot towards the point first.
Path legs_to(const Pose& before, Vec point, const LegAim& aim);
/// The keys of the steps that `leg_to` may give: straight ones, and the one to a point.
bool has_gait(const Terms* terms, Gait gait);

/// The pose in which a path ends that begins in `start`; `start` where it cannot be gone. `grid` may be null.
Pose end_of(const Path& path, const Pose& start, const Footprint& footprint, const HexGrid* grid);

/// Where the centre goes on such a path, corner by corner, from the start on; the start alone where it cannot be gone.
std::vector<Vec> way_of(const Path& path, const Pose& start, const Footprint& footprint, const HexGrid* grid);

/// A point to a hundredth of an inch, from `scale` 100 on to a thousandth.
Vec tidy(Vec point, double scale);

/// The path with every point that it names shifted.
Path shifted(const Path& path, Vec by);

/// `order` with `path` for the first of `movers`; the others follow in formation, each with a path of its own.
Order with_path(Order order, const Game& game, const std::vector<PieceIndex>& movers, const Path& path);

/// `order` without any path.
Order without_path(Order order);

/// `order` with another path for one of its pieces only: the others keep theirs. An empty path: none.
Order with_own_path(Order order, const Game& game, PieceIndex piece, const Path& path);

/// `order` for that piece too, which has no path yet; the others keep theirs.
Order joined_by(Order order, const Game& game, PieceIndex piece);

/// `order` with the written step `step` of a piece's path ending at `point` instead, at the gait that it has; `before`
/// is the pose in which it begins. Pieces with paths of their own are taken along, unless it goes `alone`. Unchanged
/// where that step goes nowhere.
Order with_waypoint(Order order, const Game& game, PieceIndex piece, std::size_t step, Vec point, const Pose& before,
                    LegAim aim, bool alone = false);

/// The path a bit farther: joined to its last step where that goes the same or the opposite way.
Path driven(Path path, double inches);
Path turned(Path path, double degrees);
Path climbed(Path path, double inches);

/// One step on a grid from a pose: into the hex ahead or behind, or a hexside to a hand. Nothing for a pose in no hex
/// or that faces no hexside.
enum class GridStep { ahead, back, left, right };
std::optional<Step> step_on_grid(const HexLayout& layout, const Pose& pose, GridStep where);

}  // namespace linesman
