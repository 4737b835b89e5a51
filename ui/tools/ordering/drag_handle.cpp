#include "ui/tools/ordering/drag_handle.h"

#include "ui/tools/ordering/draw_front.h"

namespace linesman {

std::unique_ptr<Gesture> drag_of(ToolHost& host, const Handle& handle) {
  const auto form = host.beside_ruling().form;
  const bool of_form = handle.kind == HandleKind::flank_left || handle.kind == HandleKind::flank_right ||
                       handle.kind == HandleKind::front;
  if (of_form && form) return DrawFront::of_handle(host, handle, *form);
  if (handle.kind == HandleKind::waypoint) return std::make_unique<DragWaypoint>(host, handle);
  return std::make_unique<DragTurn>(host, handle);
}

DragWaypoint::DragWaypoint(ToolHost& host, const Handle& handle)
    : OrderGesture(host, standing_order(host)),
      handle_(handle),
      draft_(OrderDraft::led_by(host, handle.piece)),
      is_last_(handle.written + 1 == draft_.proposed_path().size()) {}

void DragWaypoint::move(const Pointer& pointer) {
  if (!before()) return;
  const LegAim aimed = aim(pointer.keys, draft_.movers().size() > 1);
  host().propose(with_waypoint(*before(), host().game(), handle_.piece, handle_.written, pointer.at, handle_.pose,
                               aimed, draft_.is_alone()),
                 is_last_ ? cut_reach() : 0);
}

DragTurn::DragTurn(ToolHost& host, const Handle& handle)
    : OrderGesture(host, standing_order(host)),
      handle_(handle),
      draft_(OrderDraft::led_by(host, handle.piece)),
      settled_(draft_.proposed_path()) {
  take_back_last_turn();
}

// A turn just made is turned on, not followed by another.
void DragTurn::take_back_last_turn() {
  if (settled_.empty() || handle_.kind != HandleKind::rotate) return;
  const auto* pivot = std::get_if<PivotStep>(&settled_.back());
  const PieceTrace* trace = trace_of(host().judgement(), handle_.piece);
  if (!pivot || pivot->about || !trace || trace->steps.empty()) return;
  settled_.pop_back();
  handle_.pose = trace->steps.back().before;
}

void DragTurn::move(const Pointer& pointer) {
  Path path = settled_;
  const double unit = pointer.keys & Qt::ShiftModifier ? 15 : 1;
  const Footprint footprint = host().footprint(handle_.piece);
  if (const auto turn = turn_by_handle(handle_, footprint, pointer.at, unit)) path.push_back(*turn);
  draft_.propose(path, 0);
}

}  // namespace linesman
