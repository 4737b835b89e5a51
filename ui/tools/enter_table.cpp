#include "ui/tools/enter_table.h"

#include <cmath>

#include "base/heading.h"
#include "base/tolerance.h"

namespace linesman {

std::unique_ptr<Gesture> EnterTable::begin(ToolHost& host, const Pointer& pointer) {
  if (plays_on_hexes(host.game(), host.terms())) return nullptr;
  auto draft = OrderDraft::entering_at(host, pointer.at);
  if (!draft) return nullptr;
  const Pose start = draft->start();
  const PieceIndex piece = draft->lead();
  Hold hold{standing_order(host), {piece}, *std::move(draft), {}, start, pointer};
  hold.pressed.at = start.at;  // rounded, and so that the path leads exactly to the pointer
  return std::unique_ptr<Gesture>(new EnterTable(host, std::move(hold)));
}

void EnterTable::start() { host().propose(without_path(draft().with({})), 0); }

// Until the first waypoint it faces where it goes.
void EnterTable::lead_to(const Pointer& pointer) {
  const Vec way = pointer.at - end().at;
  if (settled().empty() && length(way) >= EPS) face_start(normalised(std::round(heading_of(way))));
  DragModel::lead_to(pointer);
}

}  // namespace linesman
