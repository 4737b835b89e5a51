// When a model stands elsewhere than it stood.
#pragma once

#include "table/game.h"
#include "watch/reading.h"

namespace linesman {

// A model is elsewhere when it is farther off than this and than three times its uncertainty, or turned by more than
// this and than three times what is known of its facing.
inline constexpr double ELSEWHERE = 0.1;     ///< inches
inline constexpr double ELSEWHERE_TURN = 2;  ///< degrees
inline constexpr double TIMES_UNCERTAINTY = 3;

/// A model is nudged by less than this, while one of another unit went an inch or more.
inline constexpr double NUDGE = 0.5;        ///< inches
inline constexpr double NUDGE_TURN = 15;    ///< degrees
inline constexpr double NUDGED_BESIDE = 1;  ///< inch

/// Its cells must be as large where it stands, and its place as well known.
inline constexpr double LEAST_CELL = 2.5;         ///< pixels
inline constexpr double MOST_UNCERTAINTY = 0.15;  ///< inches

inline bool is_coarse(const StandingSeen& seen) {
  return seen.cell < LEAST_CELL || seen.uncertainty > MOST_UNCERTAINTY;
}

/// Whether its marker is looked for.
bool is_watched(const Piece& piece);

/// Whether it is seen elsewhere than at a pose. On a grid: in another hex, or facing another hexside.
bool is_elsewhere(const Game& game, const StandingSeen& seen, const Pose& from);

/// Inches from a pose to where it is seen.
double moved_by(const StandingSeen& seen, const Pose& from);

}  // namespace linesman
