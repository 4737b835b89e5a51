#include "drawing/picture/key_rows.h"

#include <QFontMetricsF>
#include <algorithm>

namespace linesman {

void paint_ground_swatch(QPainter& painter, const QRectF& in, const Palette& palette) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.table);
  painter.drawRect(in);
}

QSizeF paint_key(QPainter* painter, QPointF top_left, const QString& title, const std::vector<KeyRow>& rows,
                 const Palette& palette) {
  constexpr double PAD = 8;
  constexpr double ROW = 22;
  constexpr double SIGN = 34;
  QFont font;
  font.setPixelSize(12);
  QFont bold = font;
  bold.setBold(true);
  double width = QFontMetricsF(bold).horizontalAdvance(title);
  for (const KeyRow& row : rows) width = std::max(width, SIGN + QFontMetricsF(font).horizontalAdvance(row.words));
  const double lines = static_cast<double>(rows.size()) + (title.isEmpty() ? 0 : 1);
  const QSizeF size(width + 2 * PAD + 2, lines * ROW + PAD);
  if (!painter) return size;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(palette.edge, 1));
  painter->setBrush(palette.panel);
  painter->drawRoundedRect(QRectF(top_left, size), 5, 5);
  QRectF line(top_left + QPointF(PAD, PAD / 2), QSizeF(width + 2, ROW));
  painter->setPen(palette.ink);
  if (!title.isEmpty()) {
    painter->setFont(bold);
    painter->drawText(line, Qt::AlignVCenter | Qt::AlignLeft, title);
    line.translate(0, ROW);
  }
  painter->setFont(font);
  for (const KeyRow& row : rows) {
    row.sign(*painter, QRectF(line.left(), line.top() + 4, SIGN - 8, ROW - 8));
    painter->setPen(palette.ink);
    painter->drawText(line.adjusted(SIGN, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, row.words);
    line.translate(0, ROW);
  }
  painter->restore();
  return size;
}

}  // namespace linesman
