// Models that share a hex.
#pragma once

#include <vector>

#include "table/game.h"

namespace linesman {

/// The models that stand in a hex, in document order.
std::vector<PieceIndex> stack_in(const Game& game, Hex hex);

/// Where a model is drawn: in its pose, but those of a stack a little aside, so that each shows an edge; the first in
/// the document lies lowest. `size`: of a hex, inches.
Pose pose_in_stack(const Pose& pose, std::size_t place, std::size_t count, double size);

/// The same for a model of the game, its place in the stack looked up.
Pose shown_pose(const Game& game, PieceIndex piece);

}  // namespace linesman
