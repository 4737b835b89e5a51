#include "ui/window/watch/watch_corner.h"

#include <QDir>
#include <QEvent>
#include <QPainter>

#include "drawing/picture/plain_text.h"
#include "ui/panels/icons.h"
#include "ui/window/watch/seen_picture.h"

namespace linesman {

namespace {

constexpr int CORNER_FROM_EDGE = 8;  // pixels
constexpr int CORNER_CLOSE = 22;

}  // namespace

WatchCorner::WatchCorner(QWidget* table, std::function<QRectF()> frame)
    : QAbstractButton(table), frame_(std::move(frame)), close_(new QToolButton(this)) {
  setObjectName("watch-corner");
  setAccessibleName(tr("Watched table"));
  show_kept({});
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
  close_->setObjectName("watch-close");
  close_->setIcon(icon_named("close"));
  close_->setToolTip(tr("Stop watching; the camera goes off"));
  close_->setAccessibleName(tr("Stop watching"));
  close_->setFocusPolicy(Qt::TabFocus);
  close_->setCursor(Qt::ArrowCursor);
  connect(close_, &QToolButton::clicked, this, &WatchCorner::close_asked);
  table->installEventFilter(this);
  hide();
}

void WatchCorner::place() {
  const QRectF frame = frame_();
  const QSize size = sizeHint();
  setGeometry(static_cast<int>(frame.left()) + CORNER_FROM_EDGE,
              static_cast<int>(frame.bottom()) - CORNER_FROM_EDGE - size.height(), size.width(), size.height());
  close_->setGeometry(size.width() - CORNER_CLOSE - 2, 2, CORNER_CLOSE, CORNER_CLOSE);
  raise();
  emit placed();
}

bool WatchCorner::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && isVisible()) place();
  return QAbstractButton::eventFilter(watched, event);
}

void WatchCorner::showEvent(QShowEvent* event) {
  QAbstractButton::showEvent(event);
  place();
}

void WatchCorner::show_view(const WatchView& view) {
  view_ = view;
  if (view_.state.state == WatchState::moving) told_.clear();
  show_line();
}

void WatchCorner::show_told(const QString& words) {
  told_ = words;
  show_line();
}

void WatchCorner::show_kept(const QString& folder) {
  keeps_ = !folder.isEmpty();
  setToolTip(as_plain(
      keeps_ ? tr("What the camera told. Pictures of moves are kept in %1.").arg(QDir::toNativeSeparators(folder))
             : tr("What the camera told")));
  show_line();
}

void WatchCorner::show_line() {
  line_ = told_.isEmpty() ? state_words(view_) : told_;
  setAccessibleDescription(keeps_ ? line_ + ' ' + tr("Pictures are kept") : line_);
  update();
}

void WatchCorner::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paint_watched(painter, rect(), view_);
  constexpr int MARGIN = 3;
  const int high = fontMetrics().height() + 2 * MARGIN;
  const QRect strip(0, height() - high, width(), high);
  const QColor ground(0, 0, 0, 190);
  painter.fillRect(strip, ground);
  if (keeps_) {
    const QRect above(0, 0, width(), high);
    painter.fillRect(above, ground);
    painter.setPen(Qt::white);
    painter.drawText(above.adjusted(2 * MARGIN, 0, -CORNER_CLOSE, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("Pictures are kept"));
  }
  paint_lamp_line(painter, strip, lamp_state(view_), line_);
  painter.setPen(QPen(hasFocus() || underMouse() ? palette().highlight().color() : palette().mid().color(), 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

}  // namespace linesman
