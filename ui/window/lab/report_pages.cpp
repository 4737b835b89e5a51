#include "ui/window/lab/report_pages.h"

#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <cmath>

#include "drawing/sheet/paper_strip.h"

namespace linesman {

namespace {

constexpr double MARGIN = 28;   // of a page
constexpr double BETWEEN = 14;  // two pages
constexpr std::size_t MOST_KEPT = 12;

}  // namespace

ReportPages::ReportPages(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setAccessibleName(tr("Report"));
}

void ReportPages::show_pages(Laid laid) {
  laid_ = std::move(laid);
  kept_.clear();
  setFixedSize(sizeHint());
  update();
}

QSize ReportPages::sizeHint() const {
  if (laid_.pages.empty()) return {1, 1};
  const QRectF last = sheet_of(laid_.pages.size() - 1);
  return {static_cast<int>(std::ceil(last.right() + BETWEEN)), static_cast<int>(std::ceil(last.bottom() + BETWEEN))};
}

QRectF ReportPages::sheet_of(std::size_t page) const {
  const QSizeF size = laid_.room + QSizeF(2 * MARGIN, 2 * MARGIN);
  return {QPointF(BETWEEN, BETWEEN + static_cast<double>(page) * (size.height() + BETWEEN)), size};
}

const QPixmap& ReportPages::painted(std::size_t page) {
  const auto known = kept_.find(page);
  if (known != kept_.end()) return known->second;
  if (kept_.size() >= MOST_KEPT) kept_.clear();
  QPixmap picture((sheet_of(page).size() * devicePixelRatioF()).toSize());
  picture.setDevicePixelRatio(devicePixelRatioF());
  picture.fill(Qt::white);
  QPainter painter(&picture);
  painter.translate(MARGIN, MARGIN);
  paint_page(painter, laid_, page);
  return kept_.emplace(page, picture).first->second;
}

void ReportPages::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  for (std::size_t page = 0; page < laid_.pages.size(); ++page) {
    const QRectF sheet = sheet_of(page);
    if (!sheet.intersects(event->rect())) continue;
    painter.drawPixmap(sheet.topLeft(), painted(page));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(sheet);
  }
}

QString ReportPages::anchor_at(QPointF place) const {
  for (std::size_t page = 0; page < laid_.pages.size(); ++page) {
    const QRectF sheet = sheet_of(page);
    if (!sheet.contains(place)) continue;
    const double from_head = place.y() - sheet.top() - MARGIN;
    std::optional<std::size_t> last;
    for (const PlacedStrip& strip : laid_.pages[page])
      if (strip.top <= from_head) last = strip.strip;
    if (!last && page > 0 && !laid_.pages[page].empty() && laid_.pages[page].front().strip > 0)
      last = laid_.pages[page].front().strip - 1;
    if (!last) return {};
    for (std::size_t strip = *last + 1; strip-- > 0;)
      if (!laid_.strips[strip].anchor.isEmpty()) return laid_.strips[strip].anchor;
  }
  return {};
}

void ReportPages::mousePressEvent(QMouseEvent* event) {
  const QString anchor = event->button() == Qt::LeftButton ? anchor_at(event->position()) : QString();
  if (!anchor.isEmpty()) emit anchor_clicked(anchor);
}

void ReportPages::mouseMoveEvent(QMouseEvent* event) {
  setCursor(anchor_at(event->position()).startsWith(QLatin1String("flip-")) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

}  // namespace linesman
