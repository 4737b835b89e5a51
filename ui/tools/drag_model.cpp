#include "ui/tools/drag_model.h"

#include <algorithm>

#include "ui/tools/words.h"

namespace linesman {

namespace {

using tools::tr;

QString hint(const Aim& aim) {
  if (has_gait(aim.terms, aim.gait)) {
    QString words = tr("Space or right button: waypoint.");
    if (has_gait(aim.terms, Gait::reverse)) words += " " + tr("Shift: reverse.");
    if (has_gait(aim.terms, Gait::slide)) words += " " + tr("S: slide.");
    return words + " " + tr("Escape: drop.");
  }
  if (aim.gait == Gait::reverse) return tr("These rules have no reversing.");
  return aim.gait == Gait::slide ? tr("These rules have no moving sideways.") : QString();
}

}  // namespace

DragModel::DragModel(ToolHost& host, Hold hold) : PathDrag(host, hold), grip_(hold.end.at - hold.pressed.at) {}

void DragModel::lead_to(const Pointer& pointer) {
  led_to_ = pointer.at;
  host().say(hint(aim(pointer.keys, draft().movers().size() > 1)));
  draft().propose(path_to(pointer), snap_reach());
}

Path DragModel::path_to(const Pointer& pointer) const {
  Aim aimed = aim(pointer.keys, draft().movers().size() > 1);
  if (!has_gait(aimed.terms, aimed.gait)) aimed.gait = Gait::forward;
  Path path = settled();
  if (const auto leg = leg_to(end(), pointer.at + grip_, aimed)) path.push_back(*leg);
  return path;
}

void DragModel::dragged() {
  const auto met = host().piece_at(led_to_);
  const auto& movers = draft().movers();
  if (met && std::find(movers.begin(), movers.end(), *met) == movers.end()) host().dragged_on_to(*met);
}

Pose DragModel::end_of_path(const Path& path) const {
  return end_of({path.back()}, end(), host().footprint(draft().lead()), nullptr);
}

}  // namespace linesman
