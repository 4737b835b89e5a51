// A feature of the terrain as the tracer takes it.
#pragma once

#include <memory>

#include "base/tolerance.h"
#include "geometry/area.h"
#include "geometry/centre_line.h"
#include "table/game.h"

namespace linesman {

/// A feature, prepared for tracing.
struct SurveyedFeature {
  FeatureIndex index{};
  int rank = 0;  ///< of its id
  double height = 0;
  bool ground = false;  ///< area, obstacle, structure: met by a footprint over it
  bool holds = false;   ///< area, structure: met by a centre in it
  bool surface = false;
  bool slope = false;
  bool crossed = false;  ///< obstacle or contour
  bool relief = false;
  double uphill = 0;  ///< heading, of a slope
  bool has_uphill = false;
  std::shared_ptr<const Area> area;        ///< never nullptr
  std::shared_ptr<const CentreLine> line;  ///< of a LineString that is crossed; else nullptr

  /// A piece at this altitude is tested against it: below its height; surfaces and relief only on the table itself.
  /// Between `lowest` and `highest` one altitude is enough.
  bool tested_at(double altitude) const { return tested_at(altitude, altitude); }
  bool tested_at(double lowest, double highest) const {
    const bool on_table = lowest <= EPS && highest >= -EPS;
    if (surface || relief) return on_table;
    return on_table || exceeds(height, lowest);
  }
};

}  // namespace linesman
