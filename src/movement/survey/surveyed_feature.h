// A feature of the terrain, prepared for tracing.
#pragma once

#include <memory>

#include "base/tolerance.h"
#include "geometry/shapes/area.h"
#include "geometry/shapes/centre_line.h"
#include "table/game.h"

namespace linesman {

struct SurveyedFeature {
  FeatureIndex index{};
  int rank = 0;  ///< of its id among all ids
  double height = 0;
  bool ground = false;  ///< area, obstacle or structure: a footprint over it meets it
  bool holds = false;   ///< area or structure: a centre in it meets it
  bool surface = false;
  bool slope = false;
  bool crossed = false;  ///< obstacle or contour
  bool relief = false;
  double uphill = 0;  ///< of a slope: the heading of its rise
  bool has_uphill = false;
  std::shared_ptr<const Area> area;        ///< never nullptr
  std::shared_ptr<const CentreLine> line;  ///< for a LineString that can be crossed; otherwise nullptr

  /// Whether a piece at this altitude is tested against it: below its height; surfaces and relief only on the table
  /// itself. With two altitudes: whether that holds at one of them or between.
  bool tested_at(double altitude) const { return tested_at(altitude, altitude); }
  bool tested_at(double lowest, double highest) const {
    const bool on_table = lowest <= EPS && highest >= -EPS;
    if (surface || relief) return on_table;
    return on_table || exceeds(height, lowest);
  }
};

}  // namespace linesman
