#include "movement/hex_map.h"

#include <algorithm>

#include "base/tolerance.h"
#include "movement/junction_walk.h"

namespace linesman {

namespace {

Course course_between(Vec from, Vec to) {
  const double length = distance(from, to);
  return {from, (to - from) * (1 / length), length};
}

/// A list may name a hexside by both of its names, or a hex twice.
void add_once(FeatureSet& features, FeatureIndex feature) {
  if (features.empty() || features.back() != feature) features.push_back(feature);
}

}  // namespace

HexMap::HexMap(const HexLayout& layout, const Survey& survey)
    : grid_(layout), survey_(survey), roads_(grid_, survey_, listed_hexes_) {
  const auto& features = survey.terrain().features();
  for (std::size_t i = 0; i < features.size(); ++i) {
    const auto index = static_cast<FeatureIndex>(i);
    for (const Hex hex : features[i].hexes) add_once(listed_hexes_[hex], index);
    for (const Hexside side : features[i].hexsides) add_once(listed_hexsides_[one_name(side)], index);
  }
}

Hexside HexMap::one_name(Hexside side) const { return side.side < 3 ? side : grid_.other_name(side); }

FeatureSet HexMap::covering(Hex hex) const {
  FeatureSet found;
  if (!grid_.contains(hex)) return found;
  const auto listed = listed_hexes_.find(hex);
  if (listed != listed_hexes_.end()) found = listed->second;
  const Vec centre = grid_.centre(hex);
  survey_.visit(Box{centre, centre}.grown(EPS), [&](const SurveyedFeature& f) {
    const Feature& source = feature(f.index);
    if (lies_on_hexsides(source.kind) || !source.hexes.empty()) return;
    if (within_limit(f.area->distance_from(centre), 0)) found.push_back(f.index);
  });
  survey_.sort(found);
  return found;
}

FeatureSet HexMap::on_hexside(Hexside side) const {
  FeatureSet found;
  const auto listed = listed_hexsides_.find(one_name(side));
  if (listed != listed_hexsides_.end()) found = listed->second;
  const Course course = course_between(grid_.centre(side.hex), grid_.centre(grid_.across(side.hex, side.side)));
  Box box{course.from, course.from};
  box.include(course.at(course.length));
  std::vector<const SurveyedFeature*> polygons;
  survey_.visit(box.grown(EPS), [&](const SurveyedFeature& f) {
    const Feature& source = feature(f.index);
    if (!lies_on_hexsides(source.kind) || !source.hexsides.empty()) return;
    if (!f.line)
      polygons.push_back(&f);
    else if (f.line->touches(course))
      found.push_back(f.index);
  });
  add_entered(course, polygons, found);
  survey_.sort(found);
  return found;
}

/// Adds the polygons that a centre would be inside of on the way, or would enter.
void HexMap::add_entered(const Course& way, const std::vector<const SurveyedFeature*>& polygons,
                         FeatureSet& found) const {
  if (polygons.empty()) return;
  const Seams seams(survey_, nullptr);
  const JunctionWalk junctions(survey_, way, SideMemory(), [](FeatureIndex) { return true; });
  for (const SurveyedFeature* polygon : polygons) {
    std::vector<Passing> passings;
    junctions.add_passings(polygon->index, passings);
    if (!passings.empty() || !seams.held_on(*polygon, way).empty()) found.push_back(polygon->index);
  }
}

FeatureSet HexMap::surfaces_of(const FeatureSet& covering) const {
  FeatureSet surfaces;
  for (const FeatureIndex i : covering)
    if (is_surface(feature(i).kind)) surfaces.push_back(i);
  std::sort(surfaces.begin(), surfaces.end());
  return surfaces;
}

void HexMap::describe(HexEntry& entry, const std::shared_ptr<const SectionLabels>& labels) const {
  const auto topmost = [](const FeatureSet& surfaces) {
    return surfaces.empty() ? std::nullopt : std::optional(surfaces.back());
  };
  const FeatureSet into = covering(entry.to);
  const FeatureSet leaving = surfaces_of(covering(entry.from));
  entry.surfaces = surfaces_of(into);
  entry.surface = topmost(entry.surfaces);
  entry.leaving = topmost(leaving);
  for (const FeatureIndex i : into)
    if (!is_surface(feature(i).kind)) entry.features.push_back(i);
  if (!entry.side) return;
  const Hexside side{entry.from, *entry.side};
  entry.hexside = on_hexside(side);
  entry.roads = roads_.leading(side, leaving, entry.surfaces, labels);
}

}  // namespace linesman
