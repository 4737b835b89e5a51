#include "reach/questions/narrow_gap.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "geometry/boost/measure.h"
#include "geometry/shapes/convex.h"
#include "reach/bounds/shapes.h"
#include "reach/effort.h"

namespace linesman {

namespace {

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
std::vector<Barrier> barriers_of(const FareOnTable& fare, Vec goal) {
  const Vec start = fare.stand().pose.at;
  const Vec middle = (start + goal) * 0.5;
  std::vector<Barrier> all;
  for (const FareOnTable::Ground& ground : fare.grounds) {
    const Area& area = *ground.area;
    if (!ground.bars_bases() || area.box().empty()) continue;
    const double off = std::min({area.distance_from(middle), area.distance_from(start), area.distance_from(goal)});
    all.push_back({label(*ground.feature), outline_of(*ground.feature), off});
  }
  for (const FareOnTable::Other& other : fare.others) {
    if (!other.clear) continue;
    const Piece& piece = fare.game().piece(other.piece);
    const double off = distance_to_segment(piece.pose.at, start, goal);
    all.push_back({label(piece), outline_of(fare.start.footprint(other.piece), piece.pose), off});
  }
  std::stable_sort(all.begin(), all.end(), [](const Barrier& a, const Barrier& b) { return a.off < b.off; });
  if (all.size() > effort::MAX_BARRIERS) all.resize(effort::MAX_BARRIERS);
  return all;
}

}  // namespace

std::string narrow_gap_on_way(const WayTrial& trial, Vec goal) {
  if (trial.fares().empty()) return {};
  const Vec start = trial.start().pose.at;
  const FareOnTable fare(trial.start_on_table(), trial.fares().front());
  const double wide = 2 * fare.radii().inner;
  const std::vector<Barrier> barriers = barriers_of(fare, goal);
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
