#include "ui/panels/strip/cut_text.h"

#include <QPainter>
#include <algorithm>

#include "drawing/picture/plain_text.h"
#include "ui/panels/widgets.h"

namespace linesman {

CutText::CutText(QWidget* parent) : QAbstractButton(parent) { setFocusPolicy(Qt::NoFocus); }

void CutText::show_words(const QString& words, const QString& tail) {
  if (words == words_ && tail == tail_) return;
  words_ = words;
  tail_ = tail;
  const QString all = tail.isEmpty() ? words : words + ' ' + tail;
  setToolTip(as_plain(all));
  setAccessibleName(all);
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
  const bool one = tail_.isEmpty() && fontMetrics().horizontalAdvance(words_) <= width();
  const int lines = one ? 1 : std::max(1, height() / line);
  const QRect room(0, (height() - lines * line) / 2, width(), lines * line);
  draw_cut(painter, room, words_, tail_, palette().placeholderText().color());
}

}  // namespace linesman
