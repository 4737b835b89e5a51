#include "ui/tools/pill.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace linesman {

namespace {

constexpr double WIDEST = 420;
constexpr double BESIDE = 14;  // between it and what it is about
constexpr double SIDE = 11;
constexpr double ABOVE = 4;
constexpr double ROUND = 12;

QFont pill_font() {
  QFont font;
  font.setPixelSize(13);
  font.setBold(true);
  return font;
}

QSizeF size_of(const QString& words, double widest) {
  const QRectF room(0, 0, widest - 2 * SIDE, 1e4);
  const QSizeF text = QFontMetricsF(pill_font()).boundingRect(room, Qt::AlignCenter | Qt::TextWordWrap, words).size();
  return {std::ceil(text.width()) + 2 * SIDE, std::ceil(text.height()) + 2 * ABOVE};
}

double within(double low, double high, double wished) { return std::max(low, std::min(high, wished)); }

}  // namespace

QRectF pill_box(const QRectF& about, const QString& words, const QRectF& frame) {
  const QSizeF size = size_of(words, std::min(WIDEST, frame.width()));
  const double over = about.top() - BESIDE - size.height();
  const double under = about.bottom() + BESIDE;
  const double top = over < frame.top() && under + size.height() <= frame.bottom() ? under : over;
  return {{within(frame.left(), frame.right() - size.width(), about.center().x() - size.width() / 2),
           within(frame.top(), frame.bottom() - size.height(), top)},
          size};
}

void paint_pill(QPainter& painter, const QRectF& box, const QString& words, const QColor& border,
                const Palette& palette) {
  painter.setFont(pill_font());
  painter.setPen(QPen(border, 2));
  painter.setBrush(palette.panel);
  painter.drawRoundedRect(box, ROUND, ROUND);
  painter.setPen(palette.ink);
  painter.drawText(box.adjusted(SIDE, 0, -SIDE, 0), Qt::AlignCenter | Qt::TextWordWrap, words);
}

}  // namespace linesman
