// Drags a model over open ground: straight on, in reverse with Shift, sideways with Alt.
#pragma once

#include <memory>

#include "ui/tools/ordering/path_drag.h"
#include "ui/tools/ordering/pointer_track.h"
#include "ui/tools/ordering/unit_shape.h"

namespace linesman {

class DragModel : public PathDrag {
 public:
  DragModel(ToolHost& host, Hold hold);

  bool turn(double degrees) override;
  /// Of several models 1 to 7 are shapes, from where they stand to where the pointer is.
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool wheel(int steps) override;
  QString offer() const override;
  /// The order in reverse to where the pointer is, when it was dragged backwards and the rules have reversing.
  std::optional<Order> in_reverse() const;

 protected:
  void lead_to(const Pointer& pointer) override;
  Path path_to(const Pointer& pointer) const final;
  Pose end_of_path(const Path& path) const final;
  void dragged() override;
  void goes_on() override { turn_ = 0; }

 private:
  bool is_backwards() const;
  void begin_shape(UnitShape shape);
  void lead_shape_to(Vec point);

  Pointer led_to_;
  double turn_ = 0;                 ///< made at the end of the path, degrees clockwise
  Vec grip_;                        ///< from the pointer to the end of the path, as it was pressed
  std::optional<UnitShape> shape_;  ///< in place of paths
  Vec pressed_;
  Vec shape_grip_;           ///< from where it was pressed to the middle of the front
  double shape_facing_ = 0;  ///< before it is turned
  PointerTrack track_;
};

/// Brings the selected piece on to the table: it begins where the table is pressed and goes where the pointer leads it.
class EnterTable : public DragModel {
 public:
  /// nullptr on hexes, and unless one piece is selected that its order may bring on.
  static std::unique_ptr<Gesture> begin(ToolHost& host, const Pointer& pointer);

  void start() override;

 protected:
  using DragModel::DragModel;
  void lead_to(const Pointer& pointer) override;
};

/// With Ctrl a further model joins the proposed order, with a way of its own beside those that the order has. A click
/// adds it to the selection, or takes it away.
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
