#include "reach/turn_taken.h"

#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

std::optional<Hearing> after(const Hearing& hearing, const Witness& witness) {
  const auto carried = applied(hearing.game(), witness.judgement.ruling);
  if (!carried) return std::nullopt;
  auto next = hearing.on(carried->with_turn(carried->turn() + 1));
  if (!next) return std::nullopt;
  return std::move(next).value();
}

Pose end_of(const Witness& witness) { return witness.judgement.trace.pieces.front().end.pose; }

bool ends_at(const Pose& pose, const EndWish& end, double within) {
  return !exceeds(distance(pose.at, end.at), within) &&
         (!end.facing || angle_between(pose.facing, *end.facing) <= ANGLE_EPS) &&
         (!end.altitude || same_length(pose.altitude, *end.altitude));
}

}  // namespace linesman
