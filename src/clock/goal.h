// Where a clock asks how soon a mover comes: objectives and zones of the plan, and places.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "clock/request.h"
#include "geometry/shapes/area.h"
#include "table/plan.h"

namespace linesman {

enum class GoalKind { objective, place };
constexpr Names<GoalKind::place> names_of(GoalKind) { return {"objective", "place"}; }

struct Goal {
  GoalKind kind = GoalKind::objective;
  std::string id;
  std::string text{};
  Vec at{};                            ///< of a zone some point of it
  Ring zone{};                         ///< empty: a point
  double within = 0;                   ///< inches from the point to the edge of a base; hexes on a grid
  double weight = 1;                   ///< of objectives
  std::optional<Hex> hex{};            ///< on a grid: that holds the point
  std::shared_ptr<const Area> area{};  ///< of the zone

  /// A base at a pose is there: at a place its centre is.
  bool holds(const Footprint& base, const Pose& pose) const;

  /// Inches that a centre may be off `at`, at most, while a base that reaches so far from its centre is there; of a
  /// zone off its edge.
  double reach_of(double outer) const { return kind == GoalKind::place ? PLACE_SLACK : within + outer; }

  /// Inches between a place and the centre of a model that is there.
  static constexpr double PLACE_SLACK = 0.01;
};

/// The objectives of the plan in their order, zones that are held among them; then the places that are asked. Refused:
/// a place that is not on the table.
Result<std::vector<Goal>> goals_of(const Game& game, const ClockRequest& request);

}  // namespace linesman
