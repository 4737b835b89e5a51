#include "reach/narrow_gaps.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/text.h"
#include "base/tolerance.h"
#include "geometry/measure.h"
#include "geometry/point_segment.h"
#include "reach/base_radii.h"
#include "reach/feature_area.h"
#include "reach/fixed_base.h"

namespace linesman {

namespace {

constexpr std::size_t MOST_BARRIERS = 40;

/// What the base may not overlap.
struct Barrier {
  std::string name;
  Measured outline;
  double off = 0;  ///< inches of it from the straight way, about
};

Measured outline_of(const Feature& feature) {
  if (const auto* line = std::get_if<Polyline>(&feature.shape)) return {*line, feature.width / 2};
  const auto* polygons = std::get_if<MultiPolygon>(&feature.shape);
  return {polygons ? *polygons : MultiPolygon(), 0};
}

Measured outline_of(const Footprint& base, const Pose& pose) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) return {pose.at, circle->diameter / 2};
  const FixedBase standing(base, pose);
  const auto points = standing.shape().points;
  return {MultiPolygon{Polygon{Ring(points.begin(), points.end()), {}}}, 0};
}

/// The nearest to the straight way.
std::vector<Barrier> barriers_of(const WayTrial& trial, const Fare& fare, Vec goal) {
  const Game& game = trial.hearing().game();
  const Vec start = trial.start().pose.at;
  const Vec middle = (start + goal) * 0.5;
  std::vector<Barrier> all;
  for (const GroundFare& ground : fare.grounds) {
    const Feature& feature = game.feature(ground.feature);
    const Area area = area_of(feature);
    if (!ground.barred || ground.by_centre || area.box().empty() || !counts_from(trial.start(), ground, feature))
      continue;
    const double off = std::min({area.distance_from(middle), area.distance_from(start), area.distance_from(goal)});
    all.push_back({label(feature), outline_of(feature), off});
  }
  for (const PieceFare& other : fare.pieces) {
    if (!kept_on_way_from(trial.start(), other)) continue;
    const Piece& piece = game.piece(other.piece);
    const double off = distance_to_segment(piece.pose.at, start, goal);
    all.push_back({label(piece), outline_of(trial.footprint(other.piece), piece.pose), off});
  }
  std::stable_sort(all.begin(), all.end(), [](const Barrier& a, const Barrier& b) { return a.off < b.off; });
  if (all.size() > MOST_BARRIERS) all.resize(MOST_BARRIERS);
  return all;
}

}  // namespace

std::string narrow_gap_on_way(const WayTrial& trial, Vec goal) {
  if (trial.fares().empty()) return {};
  const Vec start = trial.start().pose.at;
  const double wide = 2 * radii_of(trial.base()).inner;
  const std::vector<Barrier> barriers = barriers_of(trial, trial.fares().front(), goal);
  const double about = distance(start, goal) / 2 + wide;
  double nearest = about;
  std::string found;
  for (std::size_t i = 0; i < barriers.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      const auto gap = closest_points(barriers[k].outline, barriers[i].outline);
      if (!gap || gap->distance <= EPS || gap->distance >= wide) continue;
      const double off = distance_to_segment((gap->from + gap->to) * 0.5, start, goal);
      if (off >= nearest) continue;
      nearest = off;
      found = "between " + barriers[k].name + " and " + barriers[i].name + " is a gap of " +
              number_text(gap->distance, 2) + " inches, and its base is at least " + number_text(wide, 2) + " wide";
    }
  return found;
}

}  // namespace linesman
