#include "ui/window/photograph/photo_view.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <limits>

#include "drawing/picture/palette.h"

namespace linesman {

namespace {

// In pixels of the widget to one of the photograph. The whole fills the view, and is as small as it gets.
constexpr CameraLimits LIMITS{
    .margin = 0, .nearest = 12, .farthest = std::numeric_limits<double>::infinity(), .farthest_share = 1};
constexpr double ZOOM_STEP = 1.25;    // of a notch or key
constexpr double NOTCH = 120;         // of a wheel, eighths of a degree
constexpr double SLIP = 8;            // pixels
constexpr double LENS = 74;           // radius of the magnifier, pixels
constexpr double LENS_OFF = 96;       // from the pointer to its middle, pixels
constexpr double MIN_ENLARGED = 2;    // pixels to one of the photograph
constexpr double TIMES_ENLARGED = 4;  // as large as in the view
constexpr int SMALL_ENOUGH = 1400;    // width of the smallest size that is kept, pixels

}  // namespace

std::vector<QImage> halved_again_and_again(const QImage& photograph) {
  std::vector<QImage> sizes{photograph.convertToFormat(QImage::Format_RGB32)};
  while (sizes.back().width() > SMALL_ENOUGH)
    sizes.push_back(sizes.back().scaled(sizes.back().size() / 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
  return sizes;
}

PhotoView::PhotoView(QWidget* parent) : QWidget(parent), camera_(LIMITS) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(480, 360);
  setCursor(Qt::CrossCursor);
}

void PhotoView::show_photograph(std::vector<QImage> sizes) {
  sizes_ = std::move(sizes);
  show_whole();
}

void PhotoView::take_up(PhotoHand* hand) {
  hand_ = hand;
  update();
}

PhotoFrame PhotoView::frame() const {
  const Projection& seen = camera_.projection();
  const double height = sizes_.empty() ? 0 : sizes_.front().height();
  return {seen.scale, seen.to_paper(Vec{0, height})};
}

void PhotoView::show_whole() {
  if (sizes_.empty()) return;
  camera_.set_table(sizes_.front().width(), sizes_.front().height());
  camera_.set_frame(rect(), devicePixelRatio());
  camera_.fit();
  update();
}

void PhotoView::zoom(double times, const QPointF& about) {
  if (sizes_.empty()) return;
  camera_.zoom_at(about, times);
  if (camera_.projection().scale == camera_.whole_scale()) camera_.fit();
  update();
}

PhotoPointer PhotoView::pointer(const QPointF& at, Qt::KeyboardModifiers keys) const {
  return {frame().at(at), SLIP / frame().scale, keys};
}

/// From the size that has just enough pixels.
void PhotoView::paint_photograph(QPainter& painter, const PhotoFrame& frame, const QRectF& part) const {
  const QImage& whole = sizes_.front();
  const auto best = std::find_if(sizes_.rbegin(), sizes_.rend(), [&](const QImage& size) {
    return size.width() >= whole.width() * frame.scale * devicePixelRatio();
  });
  const QImage& size = best == sizes_.rend() ? whole : *best;
  const double share = static_cast<double>(size.width()) / whole.width();
  const PicturePoint corner = frame.at(part.topLeft());
  const QRectF source(corner.x * share, corner.y * share, part.width() / frame.scale * share,
                      part.height() / frame.scale * share);
  const QRectF there = source & QRectF(size.rect());
  if (there.isEmpty()) return;
  const QRectF target(frame.origin + there.topLeft() / share * frame.scale, there.size() / share * frame.scale);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(target, size, there);
}

void PhotoView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().window().color().darker(130));
  if (sizes_.empty()) return;
  paint_photograph(painter, frame(), rect());
  painter.setRenderHint(QPainter::Antialiasing);
  if (hand_ == nullptr) return;
  hand_->paint(painter, frame());
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().highlight().color(), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
  }
  if (pointer_ && hand_->magnifies() && !pulled_) paint_magnifier(painter);
}

void PhotoView::paint_magnifier(QPainter& painter) const {
  const QPointF at = *pointer_;
  QPointF middle = at + QPointF(LENS_OFF, -LENS_OFF);
  if (middle.x() + LENS > width()) middle.setX(at.x() - LENS_OFF);
  if (middle.y() - LENS < 0) middle.setY(at.y() + LENS_OFF);
  const PicturePoint under = frame().at(at);
  PhotoFrame enlarged{std::max(MIN_ENLARGED, frame().scale * TIMES_ENLARGED), {}};
  enlarged.origin = middle - QPointF(under.x, under.y) * enlarged.scale;
  QPainterPath lens;
  lens.addEllipse(middle, LENS, LENS);
  painter.save();
  painter.setClipPath(lens);
  painter.fillPath(lens, palette().window());
  paint_photograph(painter, enlarged, lens.boundingRect());
  hand_->paint(painter, enlarged);
  const Palette& colours = Palette::of(false);
  for (const QPen& pen : {QPen(colours.halo, 3), QPen(colours.ink, 1)}) {
    painter.setPen(pen);
    painter.drawLine(middle - QPointF(LENS, 0), middle - QPointF(6, 0));
    painter.drawLine(middle + QPointF(6, 0), middle + QPointF(LENS, 0));
    painter.drawLine(middle - QPointF(0, LENS), middle - QPointF(0, 6));
    painter.drawLine(middle + QPointF(0, 6), middle + QPointF(0, LENS));
  }
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours.halo, 5));
  painter.drawEllipse(middle, LENS, LENS);
  painter.setPen(QPen(colours.ink, 2));
  painter.drawEllipse(middle, LENS, LENS);
}

void PhotoView::resizeEvent(QResizeEvent*) { show_whole(); }

void PhotoView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::MiddleButton) pulled_ = event->position();
  if (event->button() == Qt::LeftButton && hand_ != nullptr)
    hand_->press(pointer(event->position(), event->modifiers()));
  update();
}

void PhotoView::mouseMoveEvent(QMouseEvent* event) {
  pointer_ = event->position();
  if (pulled_) {
    camera_.pan_by(event->position() - *pulled_);
    pulled_ = event->position();
  } else if (hand_ != nullptr) {
    hand_->move(pointer(event->position(), event->modifiers()));
  }
  update();
}

void PhotoView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::MiddleButton) pulled_.reset();
  if (event->button() == Qt::LeftButton && hand_ != nullptr)
    hand_->release(pointer(event->position(), event->modifiers()));
  update();
}

void PhotoView::wheelEvent(QWheelEvent* event) {
  const QPoint by = event->angleDelta();
  const double notches = (by.y() != 0 ? by.y() : by.x()) / NOTCH;
  const bool zooms = event->modifiers() & Qt::ControlModifier;
  if (zooms || hand_ == nullptr || !hand_->turn(-notches, event->modifiers()))
    zoom(std::pow(ZOOM_STEP, notches), event->position());
  event->accept();
  update();
}

void PhotoView::keyPressEvent(QKeyEvent* event) {
  const QPointF about = pointer_.value_or(QRectF(rect()).center());
  if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal)
    zoom(ZOOM_STEP, about);
  else if (event->key() == Qt::Key_Minus)
    zoom(1 / ZOOM_STEP, about);
  else if (hand_ == nullptr || !hand_->key(event->key(), event->modifiers()))
    return QWidget::keyPressEvent(event);
  event->accept();
  update();
}

void PhotoView::leaveEvent(QEvent*) {
  pointer_.reset();
  update();
}

}  // namespace linesman
