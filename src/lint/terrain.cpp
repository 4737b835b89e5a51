// Features that lie where no piece meets them, or that lost their width.
#include <algorithm>

#include "base/tolerance.h"
#include "geometry/boost/overlay.h"
#include "geometry/shapes/area.h"
#include "lint/lints.h"
#include "lint/words.h"

namespace linesman::lints {

namespace {

Fix removal(const Feature& feature, FeatureIndex index) {
  return {said<"Removes {a}.">(name_of(feature)), [index](const Game& game) {
            Features terrain = game.terrain();
            terrain.erase(at(index));
            return game.with_terrain(std::move(terrain));
          }};
}

Fix widening(const Feature& feature, FeatureIndex index, double width) {
  return {said<"Makes {a} {n}″ wide.">(name_of(feature), width), [index, width](const Game& game) {
            Features terrain = game.terrain();
            Feature wider = terrain.at(at(index));
            wider.width = width;
            terrain.set(at(index), std::move(wider));
            return game.with_terrain(std::move(terrain));
          }};
}

Vec middle(const Box& box) { return 0.5 * (box.min + box.max); }

Box table_box(const Table& table) { return {{0, 0}, {table.width, table.depth}}; }

bool holds(const Box& outer, const Box& inner) {
  return within_limit(outer.min.x, inner.min.x) && within_limit(outer.min.y, inner.min.y) &&
         within_limit(inner.max.x, outer.max.x) && within_limit(inner.max.y, outer.max.y);
}

/// Whether it lies off the table, within EPS. Only features that stick out of the table's box are measured.
bool off_table(const Setup& setup, FeatureIndex index) {
  const Box table = table_box(setup.game().table());
  if (setup.box(index).empty() || holds(table, setup.box(index))) return false;
  const Measured* shape = setup.shape(index);
  if (!shape) return false;
  if (!table.meets(setup.box(index))) return true;
  const Polygon ground{{table.min, {table.max.x, 0}, table.max, {0, table.max.y}}, {}};
  const auto way = closest_points(*shape, {MultiPolygon{ground}});
  return way && exceeds(way->distance, 0);
}

const MultiPolygon* area_of_feature(const Setup& setup, FeatureIndex index) {
  const Measured* shape = setup.shape(index);
  return shape ? std::get_if<MultiPolygon>(&shape->shape) : nullptr;
}

/// A line without a width covers nothing.
bool may_cover(const Feature& feature) {
  return std::holds_alternative<MultiPolygon>(feature.shape) || feature.width > 0;
}

/// Later features of its class whose boxes meet its box; none when even all their boxes together do not hold it.
std::vector<FeatureIndex> above(const Setup& setup, FeatureIndex index) {
  const Game& game = setup.game();
  std::vector<FeatureIndex> found;
  Box all;
  for (const std::uint32_t j : setup.index().meeting(setup.box(index))) {
    const auto other = static_cast<FeatureIndex>(j);
    const Feature& feature = game.feature(other);
    setup.spend(1);
    if (other <= index || class_of(feature.kind) != class_of(game.feature(index).kind) || !may_cover(feature)) continue;
    found.push_back(other);
    all.include(setup.box(other));
  }
  if (found.empty() || !holds(all, setup.core(index)) || !area_of_feature(setup, index)) return {};
  const Box& tight = setup.tight_box(index);
  std::erase_if(found, [&](FeatureIndex other) {
    setup.spend(2);
    return !setup.box(other).meets(tight) || !area_of_feature(setup, other) || !setup.tight_box(other).meets(tight);
  });
  Box exactly;
  for (const FeatureIndex other : found) exactly.include(setup.tight_box(other));
  return found.empty() || !holds(exactly, tight) ? std::vector<FeatureIndex>{} : found;
}

bool covers_point(const Setup& setup, FeatureIndex feature, Vec point) {
  const Area& area = setup.area(feature);
  setup.spend(1);
  if (!area.box().meets(Box{point, point}.grown(EPS))) return false;
  setup.spend(area.sides());
  return area.covers(point);
}

/// Whether each corner of the feature lies in one of the others, as it does where they cover it together. Much cheaper
/// than uniting them.
bool corners_covered(const Setup& setup, const MultiPolygon& area, const std::vector<FeatureIndex>& over) {
  const auto covered = [&](Vec corner) {
    return std::any_of(over.begin(), over.end(),
                       [&](FeatureIndex other) { return covers_point(setup, other, corner); });
  };
  return std::all_of(area.begin(), area.end(),
                     [&](const Polygon& p) { return std::all_of(p.outer.begin(), p.outer.end(), covered); });
}

/// Those of `over` that cover the feature: one alone if one does, otherwise all together. None when they do not.
std::vector<FeatureIndex> covering(const Setup& setup, FeatureIndex index, const std::vector<FeatureIndex>& over) {
  const MultiPolygon& area = *area_of_feature(setup, index);
  const auto covers = [&](const MultiPolygon& cover) {
    setup.spend_on_measuring(index);
    const auto covered = covered_by(area, cover);
    return covered && *covered;
  };
  // Lines that cross have boxes that meet; most lie far from a corner, which is quick to see.
  const Ring& corners = area.front().outer;
  const auto reaches = [&](FeatureIndex other, Vec corner) { return !setup.is_far(other, corner, 0); };
  const auto in_reach = [&](Vec corner) {
    return std::any_of(over.begin(), over.end(), [&](FeatureIndex other) { return reaches(other, corner); });
  };
  if (!std::all_of(corners.begin(), corners.end(), in_reach)) return {};
  for (const FeatureIndex other : over)
    if (std::all_of(corners.begin(), corners.end(), [&](Vec corner) { return reaches(other, corner); }) &&
        holds(setup.tight_box(other), setup.tight_box(index)) && corners_covered(setup, area, {other}) &&
        covers(*area_of_feature(setup, other)))
      return {other};
  if (setup.is_used_up()) return {};
  if (over.size() < 2 || !corners_covered(setup, area, over)) return {};
  MultiPolygon all;
  for (const FeatureIndex other : over)
    all.insert(all.end(), area_of_feature(setup, other)->begin(), area_of_feature(setup, other)->end());
  for (const FeatureIndex other : over) setup.spend_on_measuring(other);
  const auto whole = united(all);
  return whole && covers(*whole) ? over : std::vector<FeatureIndex>{};
}

}  // namespace

Complaints features_off_table(const Setup& setup) {
  Complaints complaints;
  for (std::size_t i = 0; i < setup.game().terrain().size() && !setup.given_up(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    if (!off_table(setup, index)) continue;
    const Feature& feature = setup.game().feature(index);
    complaints.push_back({.pointer = feature_pointer(index),
                          .reason = said<"{a} lies off the table.">(first_name_of(feature)),
                          .of = {feature.id},
                          .at = middle(setup.tight_box(index)),
                          .fix = removal(feature, index)});
  }
  return complaints;
}

/// Relief is no ground: a contour does not hide another one inside it.
Complaints features_hidden(const Setup& setup) {
  Complaints complaints;
  for (std::size_t i = 0; i < setup.game().terrain().size() && !setup.given_up(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    const Feature& feature = setup.game().feature(index);
    if (class_of(feature.kind) == FeatureClass::relief || !may_cover(feature)) continue;
    const std::vector<FeatureIndex> over = above(setup, index);
    if (over.empty()) continue;
    const std::vector<FeatureIndex> cover = covering(setup, index, over);
    if (cover.empty()) continue;
    std::vector<Argument> names;
    names.reserve(cover.size());
    for (const FeatureIndex other : cover) names.push_back(name_of(setup.game().feature(other)));
    complaints.push_back({.pointer = feature_pointer(index),
                          .reason = said<"{a} lies wholly under {list}.">(first_name_of(feature), names_of(names)),
                          .of = {feature.id},
                          .at = middle(setup.tight_box(index)),
                          .fix = removal(feature, index)});
  }
  return complaints;
}

Complaints obstacles_without_width(const Setup& setup) {
  Complaints complaints;
  for (std::size_t i = 0; i < setup.game().terrain().size() && !setup.given_up(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    const Feature& feature = setup.game().feature(index);
    const double usual = default_width(feature.kind);
    if (class_of(feature.kind) != FeatureClass::obstacle || !std::holds_alternative<Polyline>(feature.shape) ||
        feature.width > 0 || usual <= 0)
      continue;
    complaints.push_back({.pointer = feature_pointer(index) + "/width",
                          .reason = said<"{a} has no width: a {kind} is usually {n}″ wide.">(
                              first_name_of(feature), linesman::name_of(feature.kind), usual),
                          .of = {feature.id},
                          .at = middle(setup.tight_box(index)),
                          .fix = widening(feature, index, usual)});
  }
  return complaints;
}

}  // namespace linesman::lints
