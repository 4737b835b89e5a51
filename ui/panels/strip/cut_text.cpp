#include "ui/panels/strip/cut_text.h"

#include <QPainter>
#include <algorithm>

#include "drawing/picture/plain_text.h"
#include "ui/panels/widgets.h"

namespace linesman {

CutText::CutText(QWidget* parent) : QAbstractButton(parent) { setFocusPolicy(Qt::NoFocus); }

void CutText::show_words(const QString& words) {
  if (words == words_) return;
  words_ = words;
  setToolTip(as_plain(words));
  setAccessibleName(words);
  update();
}

void CutText::set_colour(const QColor& colour) {
  colour_ = colour;
  update();
}

void CutText::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(colour_.isValid() ? colour_ : palette().text().color());
  // A short text stands in the middle of its room.
  const int line = fontMetrics().lineSpacing();
  const bool one = fontMetrics().horizontalAdvance(words_) <= width();
  const int lines = one ? 1 : std::max(1, height() / line);
  const QRect room(0, (height() - lines * line) / 2, width(), lines * line);
  draw_cut(painter, room, words_);
}

}  // namespace linesman
