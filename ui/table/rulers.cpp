#include "ui/table/rulers.h"

#include "drawing/picture/furniture.h"

namespace linesman {

void paint_rulers(QPainter& painter, const QRect& part, const QRectF& frame, const Projection& projection,
                  LengthUnit unit, const Palette& palette, const std::optional<Vec>& pointer) {
  const QRectF below(frame.left(), frame.bottom(), frame.width(), RULER_BREADTH);
  const QRectF beside(0, 0, RULER_BREADTH, frame.height());
  if (below.intersects(part)) paint_ruler(painter, below, RulerSide::bottom, projection, unit, palette, pointer);
  if (beside.intersects(part)) paint_ruler(painter, beside, RulerSide::left, projection, unit, palette, pointer);
  const QColor corner = palette.dark ? QColor(0x2b, 0x2e, 0x30) : QColor(0xf4, 0xf2, 0xec);
  painter.fillRect(QRectF(0, frame.bottom(), RULER_BREADTH, RULER_BREADTH), corner);
}

}  // namespace linesman
