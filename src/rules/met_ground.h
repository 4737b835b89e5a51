// The ground that a base is on along a leg or turn, stretch by stretch, where bridges and fords may cover it.
#pragma once

#include <vector>

#include "movement/trace.h"

namespace linesman {

/// A stretch on which the base is on the same ground: inches of a leg, degrees of a turn.
struct MetStretch {
  double from = 0;
  double to = 0;
  const Span* span = nullptr;  ///< of the trace, never nullptr
  FeatureSet covered;          ///< ground that the base is over only where surfaces cover it

  /// The base is on the feature, and not only on a surface that covers it.
  bool is_on(FeatureIndex feature) const;
  /// The base is so on any section of a thing.
  bool is_on_any(const FeatureSet& sections) const;
};

/// The stretches of a leg or turn, without gaps; empty for other steps. They are cut at the ends of its spans, where
/// ground begins or ends to be covered, and at the ends of the parts `more`.
std::vector<MetStretch> met_stretches(const TraceRequest& request, const TracedStep& step,
                                      const std::vector<Part>& more = {});

/// The trace says where the feature is covered. No other feature ever is.
bool may_be_covered(const TraceRequest& request, FeatureIndex feature);

/// The features of `ground` that are covered, with those that are not in `uncovered`.
FeatureSet covered_of(const TraceRequest& request, const FeatureSet& ground, const FeatureSet& uncovered);

/// At a start or end the base is on the feature, and not only on a surface that covers it.
bool stands_on(const TraceRequest& request, const Stand& stand, FeatureIndex feature);

/// The place up to which a base that begins on a thing stays on it: the end of the first of these stretches without
/// one off it. 0 where the first is off it.
template <class Stretches>
double left_behind_at(const Stretches& stretches, const FeatureSet& sections) {
  double to = 0;
  for (const auto& stretch : stretches) {
    if (!stretch.is_on_any(sections)) break;
    to = stretch.to;
  }
  return to;
}

}  // namespace linesman
