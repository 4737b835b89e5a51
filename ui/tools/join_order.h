// With Ctrl a further model joins the proposed order, with a way of its own beside those that the order has. A click
// adds it to the selection, or takes it away.
#pragma once

#include <memory>

#include "ui/tools/drag_model.h"

namespace linesman {

class JoinOrder : public DragModel {
 public:
  /// nullptr without an order, on hexes, and where there is no one model that is not in the order.
  static std::unique_ptr<Gesture> begin(ToolHost& host, const Pointer& pointer);

 protected:
  using DragModel::DragModel;
  void clicked() override;
  void dragged() override { host().select(taken()); }
};

}  // namespace linesman
