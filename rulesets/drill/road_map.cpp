#include "drill/road_map.h"

#include <algorithm>
#include <iterator>

namespace linesman::drill {

namespace {

template <class Wanted>
std::vector<FeatureIndex> surfaces_where(const Setting& setting, Wanted wanted) {
  std::vector<FeatureIndex> found;
  const auto& surfaces = setting.game.features_of(FeatureClass::surface);
  std::copy_if(surfaces.begin(), surfaces.end(), std::back_inserter(found), wanted);
  return found;
}

bool is_unrated_bridge(const Setting& setting, FeatureIndex surface) {
  return setting.game.feature(surface).kind == Kind::bridge && !setting.has_own_rating(surface);
}

}  // namespace

std::vector<FeatureIndex> roads_of(const Setting& setting) {
  return surfaces_where(setting, [&](FeatureIndex f) {
    return setting.rated_road(f) != RoadRating::open || is_unrated_bridge(setting, f);
  });
}

std::vector<FeatureIndex> passages_of(const Setting& setting) {
  return surfaces_where(setting, [&](FeatureIndex f) { return setting.rated_road(f) == RoadRating::passage; });
}

std::vector<FeatureIndex> unrated_bridges_of(const Setting& setting) {
  return surfaces_where(setting, [&](FeatureIndex f) { return is_unrated_bridge(setting, f); });
}

RoadMap::RoadMap(const Setting& setting, const Trace& trace) : setting_(setting) {
  for (const Overlapping& o : trace.overlaps)
    if (is_unrated_bridge(setting, o.feature) && std::any_of(o.with.begin(), o.with.end(), [&](FeatureIndex f) {
          return setting.rated_road(f) == RoadRating::big_road;
        }))
      for (const FeatureIndex section : trace.sections_of(o.feature))
        if (is_unrated_bridge(setting, section)) big_bridges_.push_back(section);
}

RoadRating RoadMap::at(std::optional<FeatureIndex> surface) const {
  if (!surface) return RoadRating::open;
  const bool big = std::find(big_bridges_.begin(), big_bridges_.end(), *surface) != big_bridges_.end();
  return big ? RoadRating::big_road : setting_.rated_road(*surface);
}

}  // namespace linesman::drill
