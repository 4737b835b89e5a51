#include "table/features.h"

#include <utility>

namespace linesman {

Features::Features(std::vector<Feature> features) { insert(0, std::move(features)); }

Features::Features(std::initializer_list<Feature> features) : Features(std::vector<Feature>(features)) {}

Features::Features(const_iterator first, const_iterator last) : features_(first.base(), last.base()) {}

std::vector<Feature> Features::copies() const { return {begin(), end()}; }

void Features::set(std::size_t i, Feature feature) {
  features_[i] = std::make_shared<const Feature>(std::move(feature));
}

void Features::insert(std::size_t i, std::vector<Feature> features) {
  std::vector<Shared> shared;
  shared.reserve(features.size());
  for (Feature& feature : features) shared.push_back(std::make_shared<const Feature>(std::move(feature)));
  features_.insert(features_.begin() + static_cast<std::ptrdiff_t>(i), shared.begin(), shared.end());
}

void Features::erase(std::size_t i) { features_.erase(features_.begin() + static_cast<std::ptrdiff_t>(i)); }

Box box_of(const MultiPolygon& polygons) {
  Box box;
  for (const Polygon& polygon : polygons)
    for (const Vec p : polygon.outer) box.include(p);
  return box;
}

Box box_of(const FeatureShape& shape) {
  if (const auto* polygons = std::get_if<MultiPolygon>(&shape)) return box_of(*polygons);
  Box box;
  if (const auto* line = std::get_if<Polyline>(&shape))
    for (const Vec p : *line) box.include(p);
  return box;
}

}  // namespace linesman
