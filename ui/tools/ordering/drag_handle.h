// Drags a handle of the proposed order: a waypoint to another place, or a turn about the model's middle or a corner.
#pragma once

#include <memory>

#include "ui/tools/ordering/handles.h"
#include "ui/tools/ordering/order_draft.h"

namespace linesman {

/// The gesture that a press on a handle begins.
std::unique_ptr<Gesture> drag_of(ToolHost& host, const Handle& handle);

class DragWaypoint : public OrderGesture {
 public:
  DragWaypoint(ToolHost& host, const Handle& handle);
  void move(const Pointer& pointer) override;
  bool is_ruled() const override { return true; }
  bool shows_handles() const override { return true; }

 private:
  Handle handle_;
  OrderDraft draft_;
  bool is_last_;  ///< of its path: it snaps to the furthest legal point
};

/// By whole degrees, with Shift by fifteens.
class DragTurn : public OrderGesture {
 public:
  DragTurn(ToolHost& host, const Handle& handle);
  void move(const Pointer& pointer) override;
  bool is_ruled() const override { return true; }
  bool shows_handles() const override { return true; }

 private:
  void take_back_last_turn();

  Handle handle_;
  OrderDraft draft_;
  Path settled_;  ///< what goes before the turn
};

}  // namespace linesman
