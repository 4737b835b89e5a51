// Where a centre passes lines, and polygons that meet them, found by walking round each place on a small circle.
//
// Nothing here is shared with the tracer: what lies round a place is sampled, and the side from which a centre came is
// followed along its way from the first step on.
#pragma once

#include <array>
#include <map>

#include "support/oracle_checks.h"

namespace linesman {

/// A line, or the border of a polygon, that the centre goes over.
struct OraclePassing {
  FeatureIndex feature{};
  double s = 0;
  std::vector<double> bearings;  ///< any of them will do; of a polygon none
  bool doubtful = false;         ///< it may be reported or not
};

/// Of a way: all obstacles, or all contours.
std::vector<OraclePassing> passings_at_places(const OracleScene& scene, FeatureClass of, const Past& past,
                                              const Way& way, MeetingTally& tally);

/// The places of a way at which lines bend, end, cross or begin to be followed.
std::vector<double> places_on(const OracleScene& scene, FeatureClass of, const Way& way);

}  // namespace linesman
