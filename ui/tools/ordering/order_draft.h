// The order that a gesture or a key works on: whose path it changes, and what becomes of the others' paths.
#pragma once

#include <optional>

#include "ui/tools/gesture.h"
#include "ui/tools/ordering/path_edit.h"
#include "ui/tools/tool_host.h"

namespace linesman {

class OrderDraft {
 public:
  /// An order that `lead` leads: with those that were taken hold of together, where these are several; else that of the
  /// proposed order if the lead is one of its pieces; else of the selection, if the lead is in it; else for the lead
  /// alone, which becomes the selection. Of several in the proposed order the one that alone is selected goes its own
  /// way.
  static OrderDraft led_by(ToolHost& host, PieceIndex lead, const std::vector<PieceIndex>& together = {});
  /// The proposed order, which `piece` joins with a way of its own; nothing without an order, and when it is in it.
  static std::optional<OrderDraft> joined_by(ToolHost& host, PieceIndex piece);
  /// An order with which the selected piece comes on to the table at a point; nothing when none is selected alone, it
  /// is on the table, or its order cannot say where it begins.
  static std::optional<OrderDraft> entering_at(ToolHost& host, Vec point);

  PieceIndex lead() const { return movers_.front(); }
  /// Those that go along with the lead's path; the lead first.
  const std::vector<PieceIndex>& movers() const { return movers_; }
  /// Only the lead's path changes: others in the order keep theirs.
  bool is_alone() const { return alone_; }

  /// The pose in which the lead begins.
  Pose start() const;
  /// For an order that says where the lead begins: how it faces there.
  void set_start_facing(double facing);

  /// The lead's path in the proposed order; empty when it has none.
  Path proposed_path() const;
  /// The order with this path for the lead. An empty path: none.
  Order with(const Path& path) const;
  /// Proposes that order; withdraws it when no model would have anywhere to go.
  void propose(const Path& path, double snap_within) const;

 private:
  OrderDraft(ToolHost& host, std::vector<PieceIndex> movers, Order base, bool alone)
      : host_(&host), movers_(std::move(movers)), base_(std::move(base)), alone_(alone) {}

  ToolHost* host_;
  std::vector<PieceIndex> movers_;
  Order base_;  ///< without paths; `alone_` with those of the others
  bool alone_;
};

// Gestures that propose an order have this in common: Escape brings back the order that stood before.

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
  /// The meaning of the held keys for a leg: Shift reverses, Alt slides, Control takes the point as it is. The legs of
  /// several pieces that go `together` are never drawn straight: models that face different ways would part.
  LegAim aim(Qt::KeyboardModifiers keys, bool together) const;
  /// How far a path is cut back to its furthest legal point, inches: what 20 pixels are, within reason.
  double cut_reach() const;

 private:
  ToolHost& host_;
  std::optional<Order> before_;
};

}  // namespace linesman
