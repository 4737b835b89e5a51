// Leads a path to the pointer. What the path is like, and what a mere click does, the gestures derived from this say.
#pragma once

#include "ui/tools/ordering/order_draft.h"

namespace linesman {

/// The things that a press has taken hold of.
struct Hold {
  std::optional<Order> before;    ///< the order that stood
  std::vector<PieceIndex> taken;  ///< the pieces under the pointer, at least one
  OrderDraft draft;
  Path settled;  ///< of the lead, up to the last waypoint
  Pose end;      ///< in which that ends
  Pointer pressed;
  std::vector<PieceIndex> selected{};  ///< before
};

/// Takes hold of the model under the pointer, or of the stack: at its place on the table, or where its proposed path
/// ends, to go on from there. Nothing where no model is.
std::optional<Hold> hold_at(ToolHost& host, const Pointer& pointer);

class PathDrag : public OrderGesture {
 public:
  void move(const Pointer& pointer) final;
  bool waypoint(const Pointer& pointer) final;
  void finish() final;
  bool is_ruled() const final { return drag_.passed(); }
  Qt::CursorShape cursor() const final { return drag_.passed() ? Qt::ClosedHandCursor : Qt::ArrowCursor; }

 protected:
  PathDrag(ToolHost& host, Hold hold);

  /// Proposes the path to the pointer.
  virtual void lead_to(const Pointer& pointer) = 0;
  /// The path that a waypoint there would settle.
  virtual Path path_to(const Pointer& pointer) const = 0;
  /// The pose in which such a path ends.
  virtual Pose end_of_path(const Path& path) const = 0;
  /// The button was let go before there was a drag.
  virtual void clicked();
  virtual void dragged() {}
  /// A waypoint was set: what comes now goes on from there.
  virtual void goes_on() {}

  const std::vector<PieceIndex>& taken() const { return taken_; }
  OrderDraft& draft() { return draft_; }
  const OrderDraft& draft() const { return draft_; }
  const Path& settled() const { return settled_; }
  const Pose& end() const { return end_; }
  /// How the lead faces where it begins, before it has gone anywhere.
  void face_start(double heading);

 private:
  std::vector<PieceIndex> taken_;
  OrderDraft draft_;
  Path settled_;
  Pose end_;
  DragThreshold drag_;
  std::vector<PieceIndex> selected_;  ///< before the press, where a held key adds to it
};

/// On a hex grid: the cheapest way to the hex under the pointer.
class WalkHexes : public PathDrag {
 public:
  WalkHexes(ToolHost& host, Hold hold) : PathDrag(host, std::move(hold)) {}

 protected:
  void lead_to(const Pointer& pointer) override;
  /// The way that was found, wherever the pointer has gone since.
  Path path_to(const Pointer&) const override { return draft().proposed_path(); }
  Pose end_of_path(const Path& path) const override;
};

}  // namespace linesman
