// Crossing obstacles and contours, with the memory of where the centre came from when it stands on a line.
#pragma once

#include <functional>
#include <map>

#include "movement/survey.h"
#include "movement/trace.h"

namespace linesman {

/// What must be known of earlier steps so that splitting a leg changes nothing: for each line or border on which the
/// centre stands, on which side it was before it came there. Of polygons, left is inside and right is outside.
class SideMemory {
 public:
  /// `leaving_passes`: who stands on a line at the very beginning passes it where it leaves it.
  explicit SideMemory(bool leaving_passes = false) : leaving_passes_(leaving_passes) {}

  LineSide of(FeatureIndex feature) const;
  void begin_step() { next_.clear(); }
  void note(FeatureIndex feature, LineSide side) { next_[feature] = side; }
  void end_step() {
    sides_ = next_;
    leaving_passes_ = false;
  }

 private:
  std::map<FeatureIndex, LineSide> sides_;
  std::map<FeatureIndex, LineSide> next_;
  bool leaving_passes_;
};

/// Adds where the centre passes a feature during a leg; what it comes to stand on is noted in `memory`.
void add_passings(const SurveyedFeature& feature, const Course& centre, SideMemory& memory,
                  std::vector<Passing>& passings);

/// The same during a turn that moves the centre, in degrees.
void add_passings(const SurveyedFeature& feature, const Turning& turning, Vec centre, SideMemory& memory,
                  std::vector<Passing>& passings);

/// How much of a centre line the base covers during a stretch.
using CoverOf = std::function<std::optional<Stretch>(const CentreLine& line, const Stretch& s)>;

/// One crossing for each stretch of overlap, with the first passing that falls into it.
void add_crossings(const SurveyedFeature& feature, const Stretches& met, const std::vector<Passing>& passings,
                   const CoverOf& cover, std::vector<Crossing>& crossings);

}  // namespace linesman
