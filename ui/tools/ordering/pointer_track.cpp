#include "ui/tools/ordering/pointer_track.h"

#include "geometry/boost/overlay.h"

namespace linesman {

namespace {

/// Inches by which the corners may be off the way that was gone.
constexpr double TRACK_SLACK = 0.3;

}  // namespace

void PointerTrack::begin(Vec at) { points_ = {at}; }

// Who goes back the way he came has not gone it.
void PointerTrack::go_to(Vec at) {
  if (points_.empty()) return begin(at);
  if (distance(points_.back(), at) < TRACK_SLACK / 4) return;
  for (std::size_t i = 0; i + 2 < points_.size(); ++i)
    if (distance(points_[i], at) < TRACK_SLACK) {
      points_.resize(i + 1);
      break;
    }
  points_.push_back(at);
}

std::vector<Vec> PointerTrack::corners() const {
  if (points_.size() < 2) return {};
  const Polyline way = simplified_line(points_, TRACK_SLACK);
  return {way.begin() + 1, way.end()};
}

}  // namespace linesman
