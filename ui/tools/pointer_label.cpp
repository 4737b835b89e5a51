#include "ui/tools/pointer_label.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

// Pixels.
constexpr QPointF LABEL_BESIDE{18, 16};  // from the tip of the pointer
constexpr double LABEL_SIDE = 8;
constexpr double LABEL_ABOVE = 4;
constexpr double LABEL_ROUND = 6;
constexpr double LABEL_WIDEST = 420;
constexpr double LABEL_SLACK = 2;  // more than the text is said to take: printers of text round

QFont font_of(const PointerLine& line) {
  QFont font;
  font.setPixelSize(line.large ? 17 : 13);
  font.setBold(line.large);
  return font;
}

QSizeF size_of_line(const PointerLine& line) {
  const QFontMetricsF metrics(font_of(line));
  return {std::min(LABEL_WIDEST, std::ceil(metrics.horizontalAdvance(line.text)) + LABEL_SLACK),
          std::ceil(metrics.height())};
}

double label_within(double low, double high, double wished) { return std::max(low, std::min(high, wished)); }

}  // namespace

QColor row_colour(const FirstRow& row, const Palette& palette) {
  constexpr double GREY = 0.5;
  if (row.grey) return with_alpha(palette.ink, GREY);
  if (row.answer == RowAnswer::yes || row.answer == RowAnswer::with) return palette.legal;
  return row.answer == RowAnswer::no ? palette.illegal : palette.incomplete;
}

QRectF pointer_label_box(QPointF pointer, const std::vector<PointerLine>& lines, const QRectF& frame) {
  QSizeF size(0, 2 * LABEL_ABOVE);
  for (const PointerLine& line : lines) {
    const QSizeF own = size_of_line(line);
    size = {std::max(size.width(), own.width() + 2 * LABEL_SIDE), size.height() + own.height()};
  }
  QPointF corner = pointer + LABEL_BESIDE;
  // In a corner of the frame it would come to lie under the pointer: then it goes to the other side.
  if (corner.x() + size.width() > frame.right()) corner.setX(pointer.x() - LABEL_BESIDE.x() - size.width());
  if (corner.y() + size.height() > frame.bottom()) corner.setY(pointer.y() - LABEL_BESIDE.y() - size.height());
  return {{label_within(frame.left(), frame.right() - size.width(), corner.x()),
           label_within(frame.top(), frame.bottom() - size.height(), corner.y())},
          size};
}

void paint_pointer_label(QPainter& painter, const QRectF& box, const std::vector<PointerLine>& lines,
                         const QColor& border, const Palette& palette) {
  painter.setPen(QPen(border, 1.5));
  painter.setBrush(palette.panel);
  painter.drawRoundedRect(box, LABEL_ROUND, LABEL_ROUND);
  double top = box.top() + LABEL_ABOVE;
  for (const PointerLine& line : lines) {
    const QRectF row(box.left() + LABEL_SIDE, top, box.width() - 2 * LABEL_SIDE, size_of_line(line).height());
    painter.setFont(font_of(line));
    painter.setPen(line.colour.isValid() ? line.colour : palette.ink);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(line.text, Qt::ElideRight, static_cast<int>(row.width()) + 1));
    top += row.height();
  }
}

}  // namespace linesman
