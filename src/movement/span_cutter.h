// Cutting a leg into stretches on which everything stays the same.
#pragma once

#include "base/budget.h"
#include "geometry/stretch.h"
#include "movement/survey.h"
#include "movement/trace.h"

namespace linesman {

/// Collects where each feature is under the footprint or the centre, and cuts the spans of a leg from that.
class SpanCutter {
 public:
  enum class What { ground, within, surface, slope };

  /// Forgets everything, for the next leg.
  void clear() { layers_.clear(); }

  void add(const SurveyedFeature& feature, What what, const Stretches& stretches);

  /// Spans over [0, length], `length` above 0. Changes less than EPS apart are one change; `heading` is of the travel.
  /// Spends one for each feature that a span tells of.
  std::vector<Span> cut(double length, double heading, Budget& budget);

 private:
  struct Layer {
    const SurveyedFeature* feature;
    int rank;
    What what;
    Stretch stretch;
    std::size_t first = 0;  ///< the piece between two cuts where it begins, and the one after its last
    std::size_t end = 0;
  };
  void number_cuts(double length);
  std::vector<Span> empty_spans(Budget& budget);
  void fill(std::vector<Span>& spans, double heading);

  std::vector<Layer> layers_;
  /// Where the stretch of a layer begins or ends.
  struct End {
    double s;
    std::uint32_t of;  ///< twice the number of the layer, and one more where it ends
  };
  std::vector<End> ends_;     ///< scratch
  std::vector<double> cuts_;  ///< the places where something may change, each more than EPS after the one before
  std::vector<std::size_t> span_of_;  ///< by piece between two cuts

  // Scratch, kept from leg to leg.
  std::vector<int> more_ground_;  ///< by how many features more or fewer at each cut
  std::vector<int> more_within_;
  std::vector<char> changed_;
  std::vector<const SurveyedFeature*> slopes_;  ///< by span
};

/// Up, down or across a slope, for somebody who travels along `heading`.
Incline incline_of(const SurveyedFeature& slope, double heading);

}  // namespace linesman
