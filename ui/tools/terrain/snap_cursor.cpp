#include "ui/tools/terrain/snap_cursor.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "drawing/picture/pixel_cache.h"
#include "ui/tools/ordering/path_edit.h"
#include "ui/tools/snapping.h"

namespace linesman {

namespace {

constexpr double CROSSHAIR = 15;  // pixels

QString words_of(SnapTarget target) {
  const auto tr = [](const char* text) { return QCoreApplication::translate("linesman::SnapCursor", text); };
  switch (target) {
    case SnapTarget::nothing: return {};
    case SnapTarget::vertex: return tr("corner");
    case SnapTarget::table_edge: return tr("table's edge");
    case SnapTarget::edge: return tr("edge");
    case SnapTarget::right_angle: return tr("right angle");
    case SnapTarget::grid: return tr("grid");
  }
  return {};
}

/// Each sort of target has a mark of its own shape.
void paint_mark(QPainter& painter, QPointF at, SnapTarget target) {
  const QRectF box(at.x() - 5, at.y() - 5, 10, 10);
  switch (target) {
    case SnapTarget::nothing: return;
    case SnapTarget::vertex: return painter.drawRect(box);
    case SnapTarget::edge:
    case SnapTarget::table_edge:
      return painter.drawPolygon(QPolygonF({at + QPointF(0, -6), at + QPointF(6, 5), at + QPointF(-6, 5)}));
    case SnapTarget::right_angle:
      painter.drawLine(at + QPointF(-6, -6), at + QPointF(-6, 6));
      return painter.drawLine(at + QPointF(-6, 6), at + QPointF(6, 6));
    case SnapTarget::grid:
      painter.drawLine(at + QPointF(-5, 0), at + QPointF(5, 0));
      return painter.drawLine(at + QPointF(0, -5), at + QPointF(0, 5));
  }
}

}  // namespace

void SnapCursor::set_context(std::optional<Vec> from, std::optional<Vec> before, std::vector<FeatureIndex> without) {
  options_.from = from;
  options_.before = before;
  options_.without = std::move(without);
}

Snapped SnapCursor::snap(Vec point, Qt::KeyboardModifiers keys) const {
  if (!things_.is_of(host_.game()))
    things_ = SnapIndex(host_.game(), [this](PieceIndex piece) { return host_.footprint(piece); });
  SnapOptions options = options_;
  options.reach = snap_reach(host_, keys);
  options.grid = snap_grid(host_);
  return drawn_snap(things_, point, options);
}

void SnapCursor::follow(const Pointer& pointer) {
  by_keys_ = false;
  placed_ = true;
  snapped_ = snap(tidy(pointer.at, host_.projection().scale), pointer.keys);
}

bool SnapCursor::step(int key, bool fine) {
  Vec by;
  switch (key) {
    case Qt::Key_Left: by = {-1, 0}; break;
    case Qt::Key_Right: by = {1, 0}; break;
    case Qt::Key_Up: by = {0, 1}; break;
    case Qt::Key_Down: by = {0, -1}; break;
    default: return false;
  }
  const Table& table = host_.game().table();
  if (!placed_) snapped_.at = {std::round(table.width / 2), std::round(table.depth / 2)};
  Vec at = snapped_.at;
  if (placed_) at = at + by * (fine ? 0.1 : 1);
  put({std::clamp(std::round(at.x * 1000) / 1000, 0.0, table.width),
       std::clamp(std::round(at.y * 1000) / 1000, 0.0, table.depth)});
  return true;
}

void SnapCursor::put(Vec at) {
  snapped_ = {at};
  by_keys_ = true;
  placed_ = true;
}

void SnapCursor::paint(QPainter& painter, const Palette& palette) const {
  const QPointF at = host_.projection().to_paper(snapped_.at);
  // What it snapped to may be gone by an undo.
  const SnapTarget to = things_.is_of(host_.game()) ? snapped_.to : SnapTarget::nothing;
  painter.setBrush(Qt::NoBrush);
  for (const QPen& pen : {QPen(palette.halo, 4), QPen(palette.select, 1.8)}) {
    painter.setPen(pen);
    paint_mark(painter, at, to);
    if (!by_keys_) continue;
    painter.drawLine(at - QPointF(CROSSHAIR, 0), at + QPointF(CROSSHAIR, 0));
    painter.drawLine(at - QPointF(0, CROSSHAIR), at + QPointF(0, CROSSHAIR));
    painter.drawEllipse(at, 6, 6);
  }
  if (const QString words = words_of(to); !words.isEmpty())
    paint_label(painter, at + QPointF(0, -18), words, palette.ink, palette.halo);
}

QRectF SnapCursor::extent() const {
  const QPointF at = host_.projection().to_paper(snapped_.at);
  return placed_ ? QRectF(at.x() - 70, at.y() - 32, 140, 64) : QRectF();
}

}  // namespace linesman
