#include "editing/carving.h"

#include <algorithm>
#include <array>

#include "base/tolerance.h"
#include "editing/terrain_edits.h"
#include "geometry/boost/grown.h"
#include "geometry/boost/measure.h"
#include "geometry/boost/overlay.h"
#include "geometry/boost/validity.h"
#include "table/game.h"

namespace linesman {

namespace {

/// Square inches. A smaller area is a sliver of rounding.
constexpr double SPECK = 1e-6;

MultiPolygon without_specks(MultiPolygon polygons) {
  std::erase_if(polygons, [](const Polygon& polygon) { return area_of(polygon) <= SPECK; });
  return polygons;
}

/// The point where a ray from inside a box leaves it.
Vec leaving(const Box& box, Vec from, Vec towards) {
  const Vec d = towards - from;
  double t = HUGE_VAL;
  if (d.x > 0) t = std::min(t, (box.max.x - from.x) / d.x);
  if (d.x < 0) t = std::min(t, (box.min.x - from.x) / d.x);
  if (d.y > 0) t = std::min(t, (box.max.y - from.y) / d.y);
  if (d.y < 0) t = std::min(t, (box.min.y - from.y) / d.y);
  return from + d * t;
}

/// The distance of a border point from the box's south-west corner, anticlockwise along the border.
double round_box(const Box& box, Vec p) {
  const double w = box.max.x - box.min.x;
  const double h = box.max.y - box.min.y;
  const std::array<double, 4> off{std::abs(p.y - box.min.y), std::abs(p.x - box.max.x), std::abs(p.y - box.max.y),
                                  std::abs(p.x - box.min.x)};
  switch (std::min_element(off.begin(), off.end()) - off.begin()) {
    case 0: return p.x - box.min.x;
    case 1: return w + p.y - box.min.y;
    case 2: return w + h + box.max.x - p.x;
    default: return 2 * w + h + box.max.y - p.y;
  }
}

/// The area to the left of the knife, within a box round the shape and the knife.
Result<MultiPolygon> left_of(const Polyline& knife, Box around) {
  for (const Vec p : knife) around.include(p);
  const double w = around.max.x - around.min.x;
  const double h = around.max.y - around.min.y;
  around = around.grown(1 + w + h);
  Ring ring{leaving(around, knife[0], knife[0] * 2 - knife[1])};
  ring.insert(ring.end(), knife.begin(), knife.end());
  ring.push_back(leaving(around, knife.back(), knife.back() * 2 - knife[knife.size() - 2]));
  const double all = 2 * (around.max.x - around.min.x + around.max.y - around.min.y);
  const double from = round_box(around, ring.back());
  const double way = std::fmod(round_box(around, ring.front()) - from + all, all);
  const Vec a = around.min;
  const Vec b = around.max;
  std::vector<std::pair<double, Vec>> corners;
  for (const Vec corner : {a, Vec{b.x, a.y}, b, Vec{a.x, b.y}})
    corners.emplace_back(std::fmod(round_box(around, corner) - from + all, all), corner);
  std::sort(corners.begin(), corners.end(), [](const auto& p, const auto& q) { return p.first < q.first; });
  for (const auto& [s, corner] : corners)
    if (s > 0 && s < way) ring.push_back(corner);
  if (why_invalid_ring(ring)) return Problem{"", "the cut crosses itself"};
  return MultiPolygon{Polygon{std::move(ring), {}}};
}

const Problem NOT_THROUGH{"", "the cut does not go through it"};

Result<std::vector<FeatureShape>> split_area(const MultiPolygon& area, const Polyline& knife) {
  const auto left = left_of(knife, box_of(area));
  if (!left) return left.problem();
  auto one = intersection_of(area, *left);
  if (!one) return one.problem();
  auto other = difference_of(area, *left);
  if (!other) return other.problem();
  const MultiPolygon parts = without_specks(*std::move(one));
  const MultiPolygon rest = without_specks(*std::move(other));
  if (parts.empty() || rest.empty()) return NOT_THROUGH;
  std::vector<FeatureShape> shapes;
  for (const MultiPolygon* side : {&parts, &rest})
    for (const Polygon& polygon : *side) shapes.emplace_back(MultiPolygon{polygon});
  return shapes;
}

/// Where the knife cuts a side, from 0 to 1 along it; ascending.
std::vector<double> cuts(Vec a, Vec b, const Polyline& knife) {
  std::vector<double> found;
  const Vec u = b - a;
  for (std::size_t i = 1; i < knife.size(); ++i) {
    const Vec v = knife[i] - knife[i - 1];
    const double across = cross(u, v);
    if (across == 0) continue;
    const double t = cross(knife[i - 1] - a, v) / across;
    const double s = cross(knife[i - 1] - a, u) / across;
    const bool before = i == 1 && s < 0;  // both ends of the knife go on
    const bool behind = i + 1 == knife.size() && s > 1;
    if (t > 0 && t < 1 && ((s >= 0 && s <= 1) || before || behind)) found.push_back(t);
  }
  std::sort(found.begin(), found.end());
  return found;
}

Result<std::vector<FeatureShape>> split_line(const Polyline& line, const Polyline& knife) {
  std::vector<Polyline> stretches{{line.front()}};
  for (std::size_t i = 1; i < line.size(); ++i) {
    for (const double t : cuts(line[i - 1], line[i], knife)) {
      const Vec p = line[i - 1] + (line[i] - line[i - 1]) * t;
      stretches.back().push_back(p);
      stretches.push_back({p});
    }
    stretches.back().push_back(line[i]);
  }
  std::vector<FeatureShape> shapes;
  for (Polyline& stretch : stretches)
    if (!why_invalid_line(stretch)) shapes.emplace_back(std::move(stretch));
  if (shapes.size() < 2) return NOT_THROUGH;
  return shapes;
}

/// Joins two lines at their nearest ends.
Polyline chained(Polyline a, Polyline b) {
  const std::array<double, 4> apart{distance(a.back(), b.front()), distance(a.back(), b.back()),
                                    distance(a.front(), b.front()), distance(a.front(), b.back())};
  const auto nearest = std::min_element(apart.begin(), apart.end()) - apart.begin();
  if (nearest >= 2) std::reverse(a.begin(), a.end());
  if (nearest % 2 == 1) std::reverse(b.begin(), b.end());
  const bool meet = distance(a.back(), b.front()) <= EPS;
  a.insert(a.end(), b.begin() + (meet ? 1 : 0), b.end());
  return a;
}

double gap(const Polyline& a, const Polyline& b) {
  return std::min({distance(a.back(), b.front()), distance(a.back(), b.back()), distance(a.front(), b.front()),
                   distance(a.front(), b.back())});
}

FeatureShape joined_lines(std::vector<Polyline> lines) {
  Polyline all = std::move(lines.front());
  lines.erase(lines.begin());
  while (!lines.empty()) {
    const auto nearest = std::min_element(
        lines.begin(), lines.end(), [&](const Polyline& a, const Polyline& b) { return gap(all, a) < gap(all, b); });
    all = chained(std::move(all), std::move(*nearest));
    lines.erase(nearest);
  }
  return all;
}

Result<MultiPolygon> area_of_shape(const FeatureShape& shape, double width) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&shape)) return *polygons;
  const auto* line = std::get_if<Polyline>(&shape);
  if (!line) return Problem{"", "terrain on hexes cannot be joined"};
  if (width <= 0) return Problem{"", "a line without width cannot be joined with an area"};
  return strip_outline(*line, width);
}

}  // namespace

Result<FeatureShape> with_hole(const FeatureShape& shape, const Ring& hole) {
  const auto* area = std::get_if<MultiPolygon>(&shape);
  if (!area) return Problem{"", "a hole needs an area to be cut into"};
  if (const auto why = why_invalid_ring(hole)) return Problem{"", *why};
  const MultiPolygon taken{Polygon{hole, {}}};
  auto left = difference_of(*area, taken);
  if (!left) return left.problem();
  MultiPolygon rest = without_specks(*std::move(left));
  if (rest.empty()) return Problem{"", "the hole would leave nothing"};
  if (same_length(area_of(rest), area_of(*area))) return Problem{"", "the hole lies beside it"};
  return FeatureShape{std::move(rest)};
}

Result<std::vector<FeatureShape>> split_along(const FeatureShape& shape, const Polyline& knife) {
  if (const auto why = why_invalid_line(knife)) return Problem{"", *why};
  Polyline line = knife;
  line.erase(std::unique(line.begin(), line.end()), line.end());
  if (const auto* area = std::get_if<MultiPolygon>(&shape)) return split_area(*area, line);
  if (const auto* way = std::get_if<Polyline>(&shape)) return split_line(*way, line);
  return Problem{"", "terrain on hexes cannot be split"};
}

Result<FeatureShape> joined(const std::vector<FeatureShape>& shapes, const std::vector<double>& widths) {
  LINESMAN_CHECK(shapes.size() == widths.size());
  if (shapes.size() < 2) return Problem{"", "joining needs two terrain features"};
  std::vector<Polyline> lines;
  for (const FeatureShape& shape : shapes)
    if (const auto* line = std::get_if<Polyline>(&shape)) lines.push_back(*line);
  if (lines.size() == shapes.size()) return joined_lines(std::move(lines));
  MultiPolygon all;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    auto area = area_of_shape(shapes[i], widths[i]);
    if (!area) return area.problem();
    all.insert(all.end(), area->begin(), area->end());
  }
  auto whole = united(all);
  if (!whole) return whole.problem();
  return FeatureShape{*std::move(whole)};
}

namespace {

const Problem NOTHING_CHOSEN{"", "choose the terrain first that is to be cut"};

Result<Game> split_one(const Game& game, FeatureIndex i, const Polyline& knife) {
  const Feature& whole = game.feature(i);
  const auto shapes = split_along(whole.shape, knife);
  if (!shapes) return shapes.problem();
  std::vector<Feature> parts;
  std::size_t number = 1;
  for (const FeatureShape& shape : *shapes) {
    Feature part = whole;
    part.shape = shape;
    if (!parts.empty()) {
      do part.id = std::string(name_of(whole.kind)) + "-" + std::to_string(number++);
      while (game.find_feature(part.id) || game.find_piece(part.id) || game.find_unit(part.id));
    }
    parts.push_back(std::move(part));
  }
  return with_features_replaced(game, {i}, std::move(parts));
}

}  // namespace

Result<Game> with_hole_cut(const Game& game, const std::vector<FeatureIndex>& features, const Ring& hole) {
  FeatureChanges changes;
  Problem last = NOTHING_CHOSEN;
  for (const FeatureIndex i : features) {
    const auto shape = with_hole(game.feature(i).shape, hole);
    if (!shape) {
      last = shape.problem();
      continue;
    }
    Feature after = game.feature(i);
    after.shape = *shape;
    changes.emplace_back(i, std::move(after));
  }
  if (changes.empty()) return last;
  return with_features_changed(game, changes);
}

Result<Game> with_features_split(const Game& game, const std::vector<FeatureIndex>& features, const Polyline& knife) {
  Game after = game;
  bool any = false;
  Problem last = NOTHING_CHOSEN;
  for (const FeatureIndex i : features) {
    // An earlier split may have moved the feature to a later place.
    auto next = split_one(after, *after.find_feature(game.feature(i).id), knife);
    any = any || next.ok();
    if (next)
      after = *std::move(next);
    else
      last = next.problem();
  }
  if (!any) return last;
  return after;
}

Result<Game> with_features_joined(const Game& game, const std::vector<FeatureIndex>& features) {
  std::vector<FeatureShape> shapes;
  std::vector<double> widths;
  for (const FeatureIndex i : features) {
    shapes.push_back(game.feature(i).shape);
    widths.push_back(game.feature(i).width);
  }
  const auto shape = joined(shapes, widths);
  if (!shape) return shape.problem();
  Feature whole = game.feature(features.front());
  whole.shape = *shape;
  return with_features_replaced(game, features, {std::move(whole)});
}

}  // namespace linesman
