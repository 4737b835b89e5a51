// Roads and tracks that end a little short of their goal.
#include <algorithm>

#include "base/tolerance.h"
#include "lint/lints.h"
#include "lint/words.h"

namespace linesman::lints {

namespace {

/// Inches. An end nearer than this was meant to meet the other thing.
constexpr double NEAR = 1;

bool is_road(const Feature& feature) { return feature.kind == Kind::road || feature.kind == Kind::track; }

/// A place that an end was meant to reach, with its distance.
struct Goal {
  double distance = 0;
  Vec to;
  Argument name;
  std::string id;  ///< empty for the table's edge
};

/// The nearest point of the table's edge, with its distance; 0 on the edge and beyond.
Goal edge_near(Vec end, const Table& table) {
  const Goal sides[] = {{end.x, {0, end.y}, "the table's edge", ""},
                        {end.y, {end.x, 0}, "the table's edge", ""},
                        {table.width - end.x, {table.width, end.y}, "the table's edge", ""},
                        {table.depth - end.y, {end.x, table.depth}, "the table's edge", ""}};
  return *std::min_element(std::begin(sides), std::end(sides),
                           [](const Goal& a, const Goal& b) { return a.distance < b.distance; });
}

/// Where a road should meet a surface that it leads to: on its centre line if it has one.
Vec meeting_point(Vec end, const Feature& feature, Vec on_border) {
  const auto* line = std::get_if<Polyline>(&feature.shape);
  if (!line) return on_border;
  const auto way = closest_points({end}, {*line});
  return way ? way->to : on_border;
}

/// The nearest goal that the end misses; nothing when it reaches one, or none is near.
std::optional<Goal> missed(const Setup& setup, FeatureIndex road, Vec end) {
  const Game& game = setup.game();
  std::optional<Goal> nearest;
  Box around;
  around.include(end);
  for (const std::uint32_t j : setup.index().meeting(around.grown(NEAR))) {
    const auto other = static_cast<FeatureIndex>(j);
    const Feature& feature = game.feature(other);
    setup.spend(1);
    if (other == road || !is_surface(feature.kind) || setup.is_far(other, end, NEAR)) continue;
    if (setup.is_used_up()) return std::nullopt;
    setup.spend_on_measuring(other);
    const auto way = closest_points({end}, *setup.shape(other));
    if (!way || exceeds(way->distance, NEAR)) continue;
    if (!exceeds(way->distance, 0)) return std::nullopt;
    if (!nearest || way->distance < nearest->distance)
      nearest = Goal{way->distance, meeting_point(end, feature, way->to), name_of(feature), feature.id};
  }
  const Goal edge = edge_near(end, game.table());
  if (!exceeds(edge.distance, 0)) return std::nullopt;
  if (!exceeds(edge.distance, NEAR) && (!nearest || edge.distance < nearest->distance)) nearest = edge;
  return nearest;
}

Fix leading_on(const Feature& road, FeatureIndex index, bool first, const Goal& goal) {
  return {said<"Leads {a} on to {b}.">(name_of(road), goal.name), [index, first, to = goal.to](const Game& game) {
            Features terrain = game.terrain();
            Feature longer = terrain.at(at(index));
            auto& line = std::get<Polyline>(longer.shape);
            (first ? line.front() : line.back()) = to;
            terrain.set(at(index), std::move(longer));
            return game.with_terrain(std::move(terrain));
          }};
}

}  // namespace

/// On a hex grid there are none: roads are the hexes that they cover.
Complaints roads_that_do_not_meet(const Setup& setup) {
  Complaints complaints;
  const Game& game = setup.game();
  if (game.table().hex) return complaints;
  for (std::size_t i = 0; i < game.terrain().size() && !setup.given_up(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    const Feature& road = game.feature(index);
    const auto* line = std::get_if<Polyline>(&road.shape);
    if (!is_road(road) || !line || same_length(distance(line->front(), line->back()), 0)) continue;
    for (const bool first : {true, false}) {
      const Vec end = first ? line->front() : line->back();
      const auto goal = missed(setup, index, end);
      if (!goal) continue;
      Complaint complaint{
          .pointer = feature_pointer(index),
          .reason = said<"{a} ends {n}″ short of {b}.">(first_name_of(road), goal->distance, goal->name),
          .of = {road.id},
          .at = end,
          .fix = leading_on(road, index, first, *goal)};
      if (!goal->id.empty()) complaint.of.push_back(goal->id);
      complaints.push_back(std::move(complaint));
    }
  }
  return complaints;
}

}  // namespace linesman::lints
