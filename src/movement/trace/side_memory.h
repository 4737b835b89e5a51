// Remembers, from one step to the next, the sides from which the centre came to the lines on which it stands.
#pragma once

#include <map>
#include <vector>

#include "base/tolerance.h"
#include "movement/trace.h"
#include "movement/trace/seams.h"

namespace linesman {

/// How a centre came to a place where lines meet.
struct CameFrom {
  enum class How {
    unknown,
    stood_there,  ///< its path begins there; leaving a line then counts as passing it
    sector
  };
  How how = How::unknown;
  double sector = 0;  ///< a direction in the sector, radians
  Vec back;           ///< the direction from which it came
};

/// A junction on which a step has ended.
struct JunctionMemory {
  Vec at;
  bool of_contours = false;
  CameFrom from;
};

/// Splitting a leg must change nothing, so each step needs this of earlier steps: for each line or border on which the
/// centre stands, the side on which it was before (of a polygon, left is inside and right is outside), and for each
/// junction the sector from which it came.
class SideMemory {
 public:
  /// `leaving_passes`: a centre whose path starts on a line passes it by leaving it.
  explicit SideMemory(bool leaving_passes = false) : leaving_passes_(leaving_passes) {}

  LineSide of(FeatureIndex feature) const {
    const auto found = sides_.find(feature);
    if (found != sides_.end()) return found->second;
    return leaving_passes_ ? LineSide::on_it : LineSide::unknown;
  }
  CameFrom came_to(Vec junction, bool of_contours) const {
    for (const JunctionMemory& known : junctions_)
      if (known.of_contours == of_contours && within_limit(distance(known.at, junction), 0)) return known.from;
    CameFrom from;
    if (leaving_passes_) from.how = CameFrom::How::stood_there;
    return from;
  }
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

}  // namespace linesman
