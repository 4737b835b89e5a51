// A label that goes with the pointer: a few short lines beside it, inside of the frame.
#pragma once

#include <QPainter>
#include <QString>
#include <vector>

#include "drawing/picture/palette.h"
#include "ui/tools/tool_host.h"

namespace linesman {

struct PointerLine {
  QString text;
  QColor colour{};  ///< not valid: the ink of the table
  bool large = false;
};

/// The colour of an answer; one that is grey has none.
QColor row_colour(const FirstRow& row, const Palette& palette);

/// The box of the label, painter's units: to the lower right of the pointer, elsewhere where it would leave `frame`.
QRectF pointer_label_box(QPointF pointer, const std::vector<PointerLine>& lines, const QRectF& frame);

/// Paints the lines into a box that `pointer_label_box` gave for them.
void paint_pointer_label(QPainter& painter, const QRectF& box, const std::vector<PointerLine>& lines,
                         const QColor& border, const Palette& palette);

}  // namespace linesman
