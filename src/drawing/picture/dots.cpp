#include "drawing/picture/dots.h"

#include <QPaintEngine>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <optional>

namespace linesman {

RowsOfPath::RowsOfPath(const QPainterPath& path) : winding_(path.fillRule() == Qt::WindingFill) {
  for (const QPolygonF& ring : path.toSubpathPolygons())
    for (qsizetype i = 0; i + 1 < ring.size(); ++i) sides_.emplace_back(ring[i], ring[i + 1]);
}

void RowsOfPath::go_to(double y) {
  crossings_.clear();
  for (const QLineF& side : sides_) {
    if ((side.y1() <= y) == (side.y2() <= y)) continue;
    const double along = (y - side.y1()) / (side.y2() - side.y1());
    crossings_.emplace_back(side.x1() + along * (side.x2() - side.x1()), side.y1() < side.y2() ? 1 : -1);
  }
  std::sort(crossings_.begin(), crossings_.end());
  next_ = 0;
  winds_ = 0;
}

bool RowsOfPath::holds(double x) {
  for (; next_ < crossings_.size() && crossings_[next_].first <= x; ++next_) winds_ += crossings_[next_].second;
  return winding_ ? winds_ != 0 : next_ % 2 == 1;
}

namespace {

constexpr double DOT = 1.1;  // units: the radius of one

/// A row of dots is one line in a file, and not an element for each.
bool paints_into_file(const QPainter& painter) {
  const auto* engine = painter.paintEngine();
  return engine != nullptr && (engine->type() == QPaintEngine::SVG || engine->type() == QPaintEngine::Pdf);
}

void paint_row(QPainter& painter, QPointF first, double last, const QColor& colour) {
  if (!paints_into_file(painter)) {
    for (double x = first.x(); x <= last + 1e-9; x += DOTS_APART) paint_dot(painter, {x, first.y()}, colour);
    return;
  }
  QPen pen(colour, 2 * DOT, Qt::CustomDashLine, Qt::RoundCap);
  constexpr double HARDLY = 0.01;  // the length of a dash, in widths of the pen
  pen.setDashPattern({HARDLY, DOTS_APART / (2 * DOT) - HARDLY});
  painter.setPen(pen);
  painter.drawLine(first, QPointF(last + HARDLY, first.y()));
}

}  // namespace

void paint_dot(QPainter& painter, QPointF at, const QColor& colour) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawEllipse(at, DOT, DOT);
}

void paint_dots(QPainter& painter, const Projection& projection, const QPainterPath& outer, const QPainterPath& inner,
                const QColor& colour, double shift) {
  RowsOfPath may(outer);
  RowsOfPath known(inner);
  const QRectF seen = painter.hasClipping() ? outer.boundingRect() & painter.clipBoundingRect() : outer.boundingRect();
  const auto first = [](double from, double origin) {
    return origin + std::ceil((from - origin) / DOTS_APART) * DOTS_APART;
  };
  for (double y = first(seen.top(), projection.origin.y()) + shift; y <= seen.bottom(); y += DOTS_APART) {
    const bool shifted = std::lround((y - shift - projection.origin.y()) / DOTS_APART) % 2 != 0;
    may.go_to(y);
    known.go_to(y);
    const double by = shift + (shifted ? DOTS_APART / 2 : 0);
    std::optional<double> begun;
    double last = 0;
    for (double x = first(seen.left(), projection.origin.x()) + by; x <= seen.right(); x += DOTS_APART) {
      const bool sure = known.holds(x);
      const bool dotted = may.holds(x) && !sure;
      if (dotted && !begun) begun = x;
      if (dotted) last = x;
      if (dotted || !begun) continue;
      paint_row(painter, {*begun, y}, last, colour);
      begun.reset();
    }
    if (begun) paint_row(painter, {*begun, y}, last, colour);
  }
}

}  // namespace linesman
