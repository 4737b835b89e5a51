#include "ui/panels/turn_track.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace linesman {
namespace {

constexpr int SIDE = 26;
constexpr int GAP = 4;
constexpr int MOST_TURNS_SHOWN = 24;

}  // namespace

TurnTrack::TurnTrack(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void TurnTrack::show_turns(int turns, int now) {
  turns_ = turns;
  now_ = now;
  setVisible(turns > 0);
  setAccessibleName(tr("Turn %1 of %2").arg(now).arg(turns));
  updateGeometry();
  update();
}

int TurnTrack::first() const {
  return std::clamp(now_ - MOST_TURNS_SHOWN / 2, 1, std::max(1, turns_ - MOST_TURNS_SHOWN + 1));
}
int TurnTrack::count() const { return std::min(turns_, MOST_TURNS_SHOWN); }
int TurnTrack::in_a_row(int width) const { return std::max(1, (width + GAP) / (SIDE + GAP)); }

QRect TurnTrack::box_of(int place) const {
  const int row = in_a_row(width());
  return {place % row * (SIDE + GAP), place / row * (SIDE + GAP), SIDE, SIDE};
}

QSize TurnTrack::sizeHint() const { return {8 * (SIDE + GAP), heightForWidth(8 * (SIDE + GAP))}; }

int TurnTrack::heightForWidth(int width) const {
  const int row = in_a_row(width);
  return std::max(1, (count() + row - 1) / row) * (SIDE + GAP);
}

void TurnTrack::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < count(); ++i) {
    const int turn = first() + i;
    const QRectF box = QRectF(box_of(i)).adjusted(1, 1, -1, -1);
    const bool now = turn == now_;
    painter.setPen(QPen(now && hasFocus() ? palette().text().color() : palette().mid().color(), now ? 2 : 1));
    painter.setBrush(now ? palette().highlight() : turn < now_ ? palette().alternateBase() : palette().base());
    painter.drawRoundedRect(box, 4, 4);
    const QPalette::ColorRole ink = now           ? QPalette::HighlightedText
                                    : turn < now_ ? QPalette::PlaceholderText
                                                  : QPalette::Text;
    painter.setPen(palette().color(ink));
    painter.drawText(box, Qt::AlignCenter, QString::number(turn));
  }
}

void TurnTrack::mousePressEvent(QMouseEvent* event) {
  for (int i = 0; i < count(); ++i)
    if (box_of(i).contains(event->pos())) return turn_picked(first() + i);
}

void TurnTrack::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Right && now_ < turns_) return turn_picked(now_ + 1);
  if (event->key() == Qt::Key_Left && now_ > 1) return turn_picked(now_ - 1);
  QWidget::keyPressEvent(event);
}

void TurnTrack::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void TurnTrack::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace linesman
