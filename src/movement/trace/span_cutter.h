// Cuts a leg or turn into stretches on which nothing changes.
#pragma once

#include "base/budget.h"
#include "geometry/sweeps/stretch.h"
#include "movement/survey/survey.h"
#include "movement/trace.h"

namespace linesman {

/// Collects where each feature is under the footprint or the centre, and cuts the spans from that.
class SpanCutter {
 public:
  enum class What { ground, within, surface, slope };

  /// Drops everything, for the next leg.
  void clear() { layers_.clear(); }

  void add(const SurveyedFeature& feature, What what, const Stretches& stretches);

  /// Spans over [0, length], `length` above 0. Changes less than EPS apart count as one; `heading` is that of the
  /// travel. Spends one step for each feature of each span.
  std::vector<Span> cut(double length, double heading, Budget& budget);

 private:
  struct Layer {
    const SurveyedFeature* feature;
    int rank;
    What what;
    Stretch stretch;
    std::size_t first = 0;  ///< the first piece between two cuts in which it is, and the one after its last
    std::size_t end = 0;
  };
  void number_cuts(double length);
  std::vector<Span> empty_spans(Budget& budget);
  void fill(std::vector<Span>& spans, double heading);

  std::vector<Layer> layers_;
  /// The beginning or end of a layer's stretch.
  struct End {
    double s;
    std::uint32_t of;  ///< twice the number of the layer, plus one for its end
  };
  std::vector<End> ends_;     ///< scratch
  std::vector<double> cuts_;  ///< the places where something may change, each more than EPS after the previous one
  std::vector<std::size_t> span_of_;  ///< by piece between two cuts

  // Scratch, kept from leg to leg.
  std::vector<int> more_ground_;  ///< by cut: the change in the number of features
  std::vector<int> more_within_;
  std::vector<char> changed_;
  std::vector<const SurveyedFeature*> slopes_;  ///< by span
};

/// Whether travel along `heading` goes up, down or across a slope.
Incline incline_of(const SurveyedFeature& slope, double heading);

}  // namespace linesman
