// Crossing obstacles and contours, with the memory of where the centre came from when it stands on a line.
#pragma once

#include <functional>
#include <map>

#include "movement/seams.h"
#include "movement/trace.h"

namespace linesman {

class JunctionWalk;

/// How a centre came to a place where lines meet.
struct CameFrom {
  enum class How {
    unknown,
    stood_there,  ///< its path begins there, and to leave a line is to pass it
    sector
  };
  How how = How::unknown;
  double sector = 0;  ///< a direction in the sector, radians
  Vec back;           ///< in which direction it came
};

/// A junction on which a step has ended.
struct JunctionMemory {
  Vec at;
  bool of_contours = false;
  CameFrom from;
};

/// What must be known of earlier steps so that splitting a leg changes nothing: for each line or border on which the
/// centre stands, on which side it was before it came there. Of polygons, left is inside and right is outside. And for
/// each junction, from which sector it came.
class SideMemory {
 public:
  /// `leaving_passes`: who stands on a line at the very beginning passes it where it leaves it.
  explicit SideMemory(bool leaving_passes = false) : leaving_passes_(leaving_passes) {}

  LineSide of(FeatureIndex feature) const;
  CameFrom came_to(Vec junction, bool of_contours) const;
  void begin_step() {
    next_.clear();
    next_junctions_.clear();
  }
  void note(FeatureIndex feature, LineSide side) { next_[feature] = side; }
  void note(const JunctionMemory& junction) { next_junctions_.push_back(junction); }
  void end_step() {
    sides_ = next_;
    junctions_ = next_junctions_;
    leaving_passes_ = false;
  }

 private:
  std::map<FeatureIndex, LineSide> sides_;
  std::map<FeatureIndex, LineSide> next_;
  std::vector<JunctionMemory> junctions_;
  std::vector<JunctionMemory> next_junctions_;
  bool leaving_passes_;
};

/// Where the centre passes features during one step, at an altitude.
struct Passage {
  const Seams& seams;
  const JunctionWalk& junctions;
  double altitude = 0;
  SideMemory& memory;
};

/// Adds where the centre passes a feature during a leg; what it comes to stand on is noted in the memory.
void add_passings(const SurveyedFeature& feature, const Course& centre, const Passage& step,
                  std::vector<Passing>& passings);

/// The same during a turn that moves the centre, in degrees.
void add_passings(const SurveyedFeature& feature, const Turning& turning, Vec centre, const Passage& step,
                  std::vector<Passing>& passings);

/// How much of a centre line the base covers during a stretch.
using CoverOf = std::function<std::optional<Stretch>(const CentreLine& line, const Stretch& s)>;

/// One crossing for each stretch of overlap, with the passing that falls into it; of a line one for each of them, of a
/// polygon with the first.
void add_crossings(const SurveyedFeature& feature, const Stretches& met, const std::vector<Passing>& passings,
                   const CoverOf& cover, std::vector<Crossing>& crossings);

}  // namespace linesman
