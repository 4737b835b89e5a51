#include "movement/hex_map.h"

#include "base/tolerance.h"

namespace linesman {

namespace {

Course course_between(Vec from, Vec to) {
  const double length = distance(from, to);
  return {from, (to - from) * (1 / length), length};
}

/// A list may name a hexside by both its names, and a hex twice.
void add_once(FeatureSet& features, FeatureIndex feature) {
  if (features.empty() || features.back() != feature) features.push_back(feature);
}

}  // namespace

HexMap::HexMap(const HexLayout& layout, const Survey& survey) : grid_(layout), survey_(survey) {
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
  survey_.visit(box.grown(EPS), [&](const SurveyedFeature& f) {
    const Feature& source = feature(f.index);
    if (!lies_on_hexsides(source.kind) || !source.hexsides.empty()) return;
    const bool meets = f.line ? f.line->touches(course) : !f.area->held_on(course).empty();
    if (meets) found.push_back(f.index);
  });
  survey_.sort(found);
  return found;
}

std::optional<FeatureIndex> HexMap::surface_of(const FeatureSet& covering) const {
  std::optional<FeatureIndex> top;
  for (const FeatureIndex i : covering)
    if (is_surface(feature(i).kind) && (!top || *top < i)) top = i;
  return top;
}

void HexMap::describe(HexEntry& entry) const {
  const FeatureSet into = covering(entry.to);
  entry.surface = surface_of(into);
  entry.leaving = surface_of(covering(entry.from));
  for (const FeatureIndex i : into)
    if (!is_surface(feature(i).kind)) entry.features.push_back(i);
  if (entry.side) entry.hexside = on_hexside({entry.from, *entry.side});
}

}  // namespace linesman
