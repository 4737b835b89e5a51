// The physical kinds of terrain features, and the class of each kind (protocol section 2).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.h"

namespace linesman {

enum class FeatureClass { area, obstacle, surface, structure, relief };
constexpr Names<FeatureClass::relief> names_of(FeatureClass) {
  return {"area", "obstacle", "surface", "structure", "relief"};
}

enum class Kind {
  broken,
  rough,
  wood,
  scrub,
  marsh,
  soft,
  sand,
  scree,
  field,
  ruins,
  rubble,
  river,
  lake,
  village,  // area
  hedge,
  fence,
  wall,
  high_wall,
  bocage,
  ditch,
  stream,
  embankment,
  anti_tank,
  cliff,  // obstacle
  road,
  track,
  bridge,
  ford,  // surface
  building,
  bunker,
  wreck,
  stairs,
  ladder,  // structure
  slope,
  contour  // relief
};

/// All kinds, in the order above.
const std::vector<Kind>& all_kinds();

/// The name in documents: "high-wall".
std::string_view name_of(Kind kind);
std::optional<Kind> kind_named(std::string_view name);

FeatureClass class_of(Kind kind);

/// Whether it is a road, a track, a bridge or a ford.
bool is_surface(Kind kind);

/// Whether it lies on hexsides of a hex grid, as obstacles and contours do. Everything else covers hexes.
bool lies_on_hexsides(Kind kind);

/// Inches above the table when the document gives no `height`.
double default_height(Kind kind);

/// Inches across a line when the document gives no `width`.
double default_width(Kind kind);

/// The kind in words: "high wall".
std::string_view spoken_name(Kind kind);

/// The name of a feature, or else its kind: "the high wall".
template <class Feature>
std::string spoken_name(const Feature& feature) {
  return feature.name.empty() ? "the " + std::string(spoken_name(feature.kind)) : feature.name;
}

}  // namespace linesman
