#include "clock/goal.h"

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "geometry/shapes/convex.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

Goal goal_of(const Marking& marking, std::string id) {
  Goal goal{GoalKind::objective, std::move(id), marking.text, marking.points.front()};
  goal.within = marking.within;
  goal.weight = marking.weight;
  if (marking.kind == MarkingKind::zone) {
    goal.zone = marking.points;
    goal.area = std::make_shared<const Area>(MultiPolygon{Polygon{goal.zone, {}}});
  }
  return goal;
}

bool counts(const Marking& marking) { return marking.kind == MarkingKind::objective || marking.use == ZoneUse::hold; }

Ring ring_at(const Footprint& base, const Pose& pose) {
  Ring ring;
  for (const Vec corner : convex_hull(corners(base))) ring.push_back(pose.at + rotated(corner, pose.facing));
  return ring;
}

}  // namespace

bool Goal::holds(const Footprint& base, const Pose& pose) const {
  if (kind == GoalKind::place) return distance(pose.at, at) <= PLACE_SLACK;
  const auto* circle = std::get_if<CircleBase>(&base);
  if (zone.empty()) {
    if (circle) return !exceeds(distance(pose.at, at) - circle->diameter / 2, within);
    const Ring ring = ring_at(base, pose);
    const Vec point[] = {at};
    return !exceeds(gap_between({ring, 0}, {point, 0}), within);
  }
  if (circle) return area->distance_from(pose.at) < circle->diameter / 2 - EPS;
  return area->overlaps(Area(MultiPolygon{Polygon{ring_at(base, pose), {}}}));
}

Result<std::vector<Goal>> goals_of(const Game& game, const ClockRequest& request) {
  const Plan plan = plan_of(game);
  const std::vector<std::string> ids = ids_of_markings(plan);
  std::vector<Goal> goals;
  for (std::size_t i = 0; i < plan.markings.size(); ++i)
    if (counts(plan.markings[i]) && !request.places_alone) goals.push_back(goal_of(plan.markings[i], ids[i]));
  const Table& table = game.table();
  std::vector<Vec> places = request.at;
  if (!table.hex && !request.hexes.empty()) return Problem{"/hex", "goes with a hex grid, and this table has none"};
  for (std::size_t i = 0; i < request.hexes.size(); ++i) {
    const HexGrid grid(*table.hex);
    if (!grid.contains(request.hexes[i])) return Problem{pointer_to("/hex", i), "lies off the grid"};
    places.push_back(grid.centre(request.hexes[i]));
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Box whole{{0, 0}, {table.width, table.depth}};
    if (!whole.meets(Box{places[i], places[i]})) return Problem{pointer_to("/at", i), "lies off the table"};
    goals.push_back({GoalKind::place, "place-" + std::to_string(i + 1), {}, places[i]});
  }
  if (table.hex)
    for (Goal& goal : goals) goal.hex = HexGrid(*table.hex).hex_at(goal.at);
  return goals;
}

}  // namespace linesman
