// Selects the models in a rectangle that is pulled up over the table; a click on bare ground selects none.
#pragma once

#include "ui/tools/gesture.h"
#include "ui/tools/tool_host.h"

namespace linesman {

class RubberBand : public Gesture {
 public:
  /// With Control held at the press, what is caught is added to the selection.
  RubberBand(ToolHost& host, const Pointer& pressed);

  void move(const Pointer& pointer) override;
  void finish() override;
  void cancel() override {}
  void paint(QPainter& painter, const Palette& palette) const override;
  QRectF extent() const override;
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  Box box() const;
  std::vector<PieceIndex> caught() const;

  ToolHost& host_;
  DragThreshold drag_;
  Vec from_;
  Vec to_;
  bool adds_;
};

/// A press that has done all it does: nothing follows until the button is let go.
class DonePress : public Gesture {
 public:
  void move(const Pointer&) override {}
  void finish() override {}
  void cancel() override {}
  Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }
};

/// Selects all of the unit that a piece is in, or the piece when it is in none: those that stand on the table.
void select_unit_of(ToolHost& host, PieceIndex piece);
/// Adds pieces to the selection; those that are all in it already are taken out.
void toggle_in_selection(ToolHost& host, const std::vector<PieceIndex>& pieces);

}  // namespace linesman
