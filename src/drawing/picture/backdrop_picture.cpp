#include "drawing/picture/backdrop_picture.h"

namespace linesman {

// Files that do not clip hold no more of it than the table shows.
void paint_backdrop(QPainter& painter, const Projection& projection, const Table& table,
                    const BackdropPicture& backdrop) {
  const QRectF whole = projection.to_paper(backdrop.place);
  const QRectF on_table = whole.intersected(projection.to_paper(Box{{0, 0}, {table.width, table.depth}}));
  if (on_table.isEmpty() || whole.isEmpty()) return;
  const double across = backdrop.picture.width() / whole.width();
  const double down = backdrop.picture.height() / whole.height();
  const QRectF source((on_table.left() - whole.left()) * across, (on_table.top() - whole.top()) * down,
                      on_table.width() * across, on_table.height() * down);
  painter.save();
  painter.setOpacity(painter.opacity() * backdrop.opacity);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(on_table, backdrop.picture, source);
  painter.restore();
}

}  // namespace linesman
