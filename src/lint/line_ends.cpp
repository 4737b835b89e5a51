// Ends of hedges, walls, streams and contours that nearly meet: players do not see such a gap on the table.
#include <algorithm>

#include "base/tolerance.h"
#include "lint/lints.h"
#include "lint/words.h"

namespace linesman::lints {

namespace {

/// Inches. Ends nearer than this were meant to meet.
constexpr double NEARLY = 0.2;

bool is_passed(const Feature& feature) {
  return class_of(feature.kind) == FeatureClass::obstacle || feature.kind == Kind::contour;
}

/// Whether two such lines leave no gap where they meet.
bool close_together(const Feature& a, const Feature& b) {
  return is_passed(a) && is_passed(b) && (a.kind == Kind::contour) == (b.kind == Kind::contour);
}

/// The thing that an end nearly meets.
struct NearMiss {
  double distance = 0;
  Vec to;
  FeatureIndex other{};
  bool end_to_end = false;
};

/// The nearest one; nothing when the end meets something, or nothing is near.
std::optional<NearMiss> near_miss(const Setup& setup, FeatureIndex index, Vec end) {
  const Game& game = setup.game();
  std::optional<NearMiss> nearest;
  Box around;
  around.include(end);
  for (const std::uint32_t j : setup.index().meeting(around.grown(NEARLY))) {
    const auto other = static_cast<FeatureIndex>(j);
    const Feature& feature = game.feature(other);
    setup.spend(1);
    if (other == index || !close_together(game.feature(index), feature) || setup.is_far(other, end, NEARLY)) continue;
    if (setup.is_used_up()) return std::nullopt;
    setup.spend(200);
    const auto* line = std::get_if<Polyline>(&feature.shape);
    if (!line && !setup.shape(other)) continue;
    const auto way = line ? closest_points({end}, {*line}) : closest_points({end}, *setup.shape(other));
    if (!way || exceeds(way->distance, NEARLY)) continue;
    if (!exceeds(way->distance, 0)) return std::nullopt;
    if (nearest && nearest->distance <= way->distance) continue;
    nearest = NearMiss{way->distance, way->to, other, false};
    for (const Vec there : line ? std::vector<Vec>{line->front(), line->back()} : std::vector<Vec>{})
      if (!exceeds(distance(end, there), NEARLY)) nearest = NearMiss{distance(end, there), there, other, true};
  }
  return nearest;
}

Fix joining(const Feature& line, FeatureIndex index, bool first, const NearMiss& miss, const Argument& other) {
  return {said<"Leads {a} on to {b}.">(name_of(line), other), [index, first, to = miss.to](const Game& game) {
            Features terrain = game.terrain();
            Feature longer = terrain.at(at(index));
            auto& points = std::get<Polyline>(longer.shape);
            (first ? points.front() : points.back()) = to;
            terrain.set(at(index), std::move(longer));
            return game.with_terrain(std::move(terrain));
          }};
}

}  // namespace

/// On a hex grid there are none: lines lie on hexsides.
Complaints lines_that_nearly_meet(const Setup& setup) {
  Complaints complaints;
  const Game& game = setup.game();
  if (game.table().hex) return complaints;
  for (std::size_t i = 0; i < game.terrain().size() && !setup.given_up(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    const Feature& feature = game.feature(index);
    const auto* line = std::get_if<Polyline>(&feature.shape);
    if (!is_passed(feature) || !line || same_length(distance(line->front(), line->back()), 0)) continue;
    for (const bool first : {true, false}) {
      const Vec end = first ? line->front() : line->back();
      const auto miss = near_miss(setup, index, end);
      // The earlier of two ends has reported it.
      if (!miss || (miss->end_to_end && miss->other < index)) continue;
      const Feature& other = game.feature(miss->other);
      complaints.push_back({.pointer = feature_pointer(index),
                            .reason = said<"{a} ends {n}″ short of {b}: they do not meet, and there is a gap.">(
                                first_name_of(feature), miss->distance, name_of(other)),
                            .of = {feature.id, other.id},
                            .at = end,
                            .fix = joining(feature, index, first, *miss, name_of(other))});
    }
  }
  return complaints;
}

}  // namespace linesman::lints
