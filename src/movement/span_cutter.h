// Cutting a leg into stretches on which everything stays the same.
#pragma once

#include "geometry/stretch.h"
#include "movement/survey.h"
#include "movement/trace.h"

namespace linesman {

/// Collects where each feature is under the footprint or the centre, and cuts the spans of a leg from that.
class SpanCutter {
 public:
  enum class What { ground, within, surface, slope };

  void add(const SurveyedFeature& feature, What what, const Stretches& stretches);

  /// Spans over [0, length], `length` above 0. Changes less than EPS apart are one change; `heading` is of the travel.
  std::vector<Span> cut(double length, double heading) const;

 private:
  struct Layer {
    const SurveyedFeature* feature;
    What what;
    Stretch stretch;
  };
  std::vector<Layer> layers_;
};

/// Up, down or across a slope, for somebody who travels along `heading`.
Incline incline_of(const SurveyedFeature& slope, double heading);

}  // namespace linesman
