#include "ui/tools/walk_hexes.h"

#include <QCoreApplication>

namespace linesman {

void WalkHexes::lead_to(const Pointer& pointer) {
  host().say(QCoreApplication::translate("linesman::MoveTool",
                                         "Space or right button: waypoint. Shift: in reverse. Escape: drop."));
  const HexGrid grid(*host().game().table().hex);
  const auto goal = grid.hex_at(pointer.at);
  if (!goal || goal == grid.hex_at(end().at))
    draft().propose(settled(), 0);
  else
    host().propose_walk(draft().with(settled()), *goal, pointer.keys & Qt::ShiftModifier);
}

Pose WalkHexes::end_of_path(const Path& path) const {
  const HexGrid grid(*host().game().table().hex);
  return end_of(path, draft().start(), host().footprint(draft().lead()), &grid);
}

}  // namespace linesman
