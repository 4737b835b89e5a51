// Draws the front of a unit: from where its left flank shall be to its right one. A drag with the right button, one
// with F held, two fingers on two of its models, or a handle at a flank.
#pragma once

#include <memory>

#include "ui/tools/ordering/handles.h"
#include "ui/tools/ordering/order_draft.h"
#include "ui/tools/ordering/pointer_track.h"
#include "ui/tools/ordering/unit_shape.h"

namespace linesman {

/// The selected models on the table; none where they are fewer than two, or on hexes.
std::vector<PieceIndex> unit_to_shape(const ToolHost& host);

class DrawFront : public OrderGesture {
 public:
  /// nullptr where no unit is selected.
  static std::unique_ptr<Gesture> begin(ToolHost& host, const Pointer& pressed);
  /// A handle of a form that stands; nullptr where the proposed order has none.
  static std::unique_ptr<Gesture> of_handle(ToolHost& host, const Handle& handle, const Form& form);
  /// Two fingers on two models of one unit, which becomes the selection; nullptr elsewhere.
  static std::unique_ptr<Gesture> between_fingers(ToolHost& host, const Pointer& one, const Pointer& other);

  void move(const Pointer& pointer) override;
  void set_fingers(const Pointer& one, const Pointer& other);
  bool key(int key, Qt::KeyboardModifiers keys) override;
  bool wheel(int steps) override;
  bool is_ruled() const override { return drawn_; }
  QString offer() const override { return drawn_ ? shape_.words() : QString(); }
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  enum class Held { right, left, both, facing };
  DrawFront(ToolHost& host, std::vector<PieceIndex> members, UnitShape shape, Front front, Held held,
            const Pointer& pressed);
  void draw();
  QRectF front_box() const;

  std::vector<PieceIndex> members_;
  Order order_;
  UnitShape shape_;
  Front front_;
  Held held_;
  DragThreshold drag_;
  PointerTrack track_;
  bool drawn_ = false;
  bool swapped_ = false;  ///< of two fingers the second is the left flank
};

/// The handles of a form that stands: its flanks, and one that turns it.
std::vector<Handle> form_handles(const ToolHost& host, const Form& form, double reach);

}  // namespace linesman
