// The keys of the tool that moves models.
#include <algorithm>

#include "ui/tools/move_tool.h"

namespace linesman {

bool MoveTool::key(int key, Qt::KeyboardModifiers keys) {
  if (key == Qt::Key_Escape) {
    const bool something = busy() || host_.order() != nullptr;
    if (busy())
      cancel();
    else if (something)
      host_.withdraw();
    return something;
  }
  if (key == Qt::Key_Space && state_ == State::dragging) {
    add_waypoint();
    return true;
  }
  if (state_ == State::dragging && (key == Qt::Key_Shift || key == Qt::Key_Alt)) return true;
  if (busy() || (keys & ~Qt::ShiftModifier) || host_.selection().empty()) return false;
  return nudge(key, keys & Qt::ShiftModifier);
}

bool MoveTool::nudge(int key, bool fine) {
  constexpr int KEYS[]{Qt::Key_Up,        Qt::Key_Down,   Qt::Key_Left,    Qt::Key_Right,
                       Qt::Key_Backspace, Qt::Key_PageUp, Qt::Key_PageDown};
  const bool climbs = key == Qt::Key_PageUp || key == Qt::Key_PageDown;
  if (std::find(std::begin(KEYS), std::end(KEYS), key) == std::end(KEYS)) return false;
  if (climbs && !allows(host_.terms(), "climb")) return false;
  set_movers(host_.selection().front());
  Path path = path_of_lead();
  if (key == Qt::Key_Backspace) {
    if (path.empty()) return false;
    path.pop_back();
  } else if (climbs) {
    path = climbed(path, (key == Qt::Key_PageUp ? 1 : -1) * (fine ? 6.0 : 1.0));
  } else if (on_grid()) {
    return nudge_on_grid(key);
  } else if (key == Qt::Key_Up || key == Qt::Key_Down) {
    path = driven(path, (key == Qt::Key_Up ? 1 : -1) * (fine ? 0.25 : 1.0));
  } else {
    path = turned(path, (key == Qt::Key_Right ? 1 : -1) * (fine ? 5.0 : 15.0));
  }
  propose(path, 0);
  return true;
}

bool MoveTool::nudge_on_grid(int key) {
  const PieceTrace* trace = host_.order() ? trace_of(host_.judgement(), movers_.front()) : nullptr;
  const Pose end = trace ? trace->end.pose : host_.game().piece(movers_.front()).pose;
  const GridStep where = key == Qt::Key_Up     ? GridStep::ahead
                         : key == Qt::Key_Down ? GridStep::back
                         : key == Qt::Key_Left ? GridStep::left
                                               : GridStep::right;
  const auto step = step_on_grid(*host_.game().table().hex, end, where);
  if (!step) return false;
  Path path = path_of_lead();
  path.push_back(*step);
  propose(path, 0);
  return true;
}

}  // namespace linesman
