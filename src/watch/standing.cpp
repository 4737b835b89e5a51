#include "watch/standing.h"

#include <algorithm>

#include "base/heading.h"
#include "table/status.h"
#include "watch/move_judge.h"

namespace linesman {

bool is_watched(const Piece& piece) { return piece.marker && (piece.on_table() || in_reserve(piece)); }

bool is_elsewhere(const Game& game, const StandingSeen& seen, const Pose& from) {
  const Piece after = piece_seen(game, seen);
  if (after.hex) {
    const Piece before = piece_seen(game, {seen.piece, from.at, from.facing});
    return after.hex != before.hex || angle_between(after.pose.facing, before.pose.facing) >= 1;
  }
  return moved_by(seen, from) > std::max(ELSEWHERE, TIMES_UNCERTAINTY * seen.uncertainty) ||
         angle_between(seen.facing, from.facing) > std::max(ELSEWHERE_TURN, TIMES_UNCERTAINTY * seen.turn);
}

double moved_by(const StandingSeen& seen, const Pose& from) { return distance(seen.at, from.at); }

}  // namespace linesman
