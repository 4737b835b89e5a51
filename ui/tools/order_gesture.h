// What gestures have in common that propose an order: Escape brings back the order that stood before.
#pragma once

#include <optional>

#include "ui/tools/gesture.h"
#include "ui/tools/path_edit.h"
#include "ui/tools/tool_host.h"

namespace linesman {

/// A copy of the proposed order; nothing without one.
std::optional<Order> standing_order(const ToolHost& host);

class OrderGesture : public Gesture {
 public:
  void finish() override {}
  void cancel() override;

 protected:
  /// `before` stood when the gesture began, before anything was selected for it.
  OrderGesture(ToolHost& host, std::optional<Order> before) : host_(host), before_(std::move(before)) {}

  ToolHost& host() const { return host_; }
  const std::optional<Order>& before() const { return before_; }
  /// What the held keys mean for a leg: Shift reverses, Alt slides, Control takes the point as it is. The legs of
  /// several pieces that go `together` are never drawn straight: models that face different ways would part.
  Aim aim(Qt::KeyboardModifiers keys, bool together) const;
  /// How far a path is cut back to its furthest legal point, inches: what 20 pixels are, within reason.
  double snap_reach() const;

 private:
  ToolHost& host_;
  std::optional<Order> before_;
};

}  // namespace linesman
