#include "reach/altitude_bound.h"

#include <algorithm>

#include "base/text.h"
#include "base/tolerance.h"
#include "reach/base_radii.h"
#include "reach/feature_area.h"

namespace linesman {

namespace {

bool takes_up_hexes(const Feature& feature) {
  return !std::holds_alternative<MultiPolygon>(feature.shape) && !std::holds_alternative<Polyline>(feature.shape);
}

/// The base may overlap, in some facing, something that bears it there.
bool may_be_borne(const WayTrial& trial, const HeightFare& height, Vec at, double within) {
  const double near = radii_of(trial.base()).outer + within + EPS;
  return std::any_of(height.borne_by.begin(), height.borne_by.end(), [&](FeatureIndex index) {
    const Feature& feature = trial.hearing().game().feature(index);
    return takes_up_hexes(feature) || area_of(feature).distance_from(at) <= near;
  });
}

}  // namespace

bool changes_altitude(double start, const EndWish& end) { return end.altitude && !same_length(*end.altitude, start); }

std::string kept_level(const Terms& terms, double start, const EndWish& end) {
  const bool climbs = std::find(terms.offers.begin(), terms.offers.end(), "climb") != terms.offers.end();
  if (climbs || !changes_altitude(start, end)) return {};
  return "under these rules nobody climbs or descends";
}

std::string too_high(const WayTrial& trial, const EndWish& end, double within) {
  const double start = trial.start().pose.altitude;
  if (std::string level = kept_level(trial.hearing().ruleset().terms(), start, end); !level.empty()) return level;
  if (!changes_altitude(start, end) || trial.fares().empty()) return {};
  double most = 0;
  // A legal order keeps to one of them, and a marginal one passes the limit by the tolerance.
  for (const Fare& fare : trial.fares()) {
    const double forgiven = trial.hearing().game().tolerance();
    if (!fare.height || !exceeds(*end.altitude, fare.height->most + forgiven)) return {};
    if (fare.turns.moves_the_centre || may_be_borne(trial, *fare.height, end.at, within)) return {};
    most = std::max(most, fare.height->most);
  }
  return "it may be no higher than " + number_text(most) + " inches there";
}

}  // namespace linesman
