#include "movement/side_memory.h"

#include "base/tolerance.h"

namespace linesman {

LineSide SideMemory::of(FeatureIndex feature) const {
  const auto found = sides_.find(feature);
  if (found != sides_.end()) return found->second;
  return leaving_passes_ ? LineSide::on_it : LineSide::unknown;
}

CameFrom SideMemory::came_to(Vec junction, bool of_contours) const {
  for (const JunctionMemory& known : junctions_)
    if (known.of_contours == of_contours && within_limit(distance(known.at, junction), 0)) return known.from;
  CameFrom from;
  if (leaving_passes_) from.how = CameFrom::How::stood_there;
  return from;
}

}  // namespace linesman
