#include "drawing/picture/stacks.h"

#include <algorithm>

namespace linesman {

std::vector<PieceIndex> stack_in(const Game& game, Hex hex) {
  std::vector<PieceIndex> stack;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (game.pieces()[i]->on_table() && game.pieces()[i]->hex == hex) stack.push_back(static_cast<PieceIndex>(i));
  return stack;
}

Pose pose_in_stack(const Pose& pose, std::size_t place, std::size_t count, double size) {
  // The whole pile keeps to a fifth of the hex, however many lie in it.
  const double step = std::min(0.1, 0.2 / static_cast<double>(std::max<std::size_t>(count, 2) - 1)) * size;
  const double off = (static_cast<double>(place) - (static_cast<double>(count) - 1) / 2) * step;
  Pose shown = pose;
  shown.at = pose.at + Vec{off, off};
  return shown;
}

Pose shown_pose(const Game& game, PieceIndex piece) {
  const Piece& p = game.piece(piece);
  const auto& layout = game.table().hex;
  if (!layout || !p.hex || !p.on_table()) return p.pose;
  const std::vector<PieceIndex> stack = stack_in(game, *p.hex);
  const auto place = std::find(stack.begin(), stack.end(), piece) - stack.begin();
  return pose_in_stack(p.pose, static_cast<std::size_t>(place), stack.size(), layout->size);
}

}  // namespace linesman
