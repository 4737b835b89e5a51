#include "drawing/picture/models/badges.h"

#include <QPainterPath>
#include <algorithm>
#include <utility>

#include "base/text.h"
#include "drawing/picture/marks.h"

namespace linesman {

namespace {

QPointF part(const QRectF& in, double x, double y) {
  return in.center() + QPointF(x * in.width() / 2, y * in.height() / 2);
}

void digits(QPainter& painter, const QRectF& in, const QString& text) {
  QFont font = painter.font();
  font.setPixelSize(std::max(6, static_cast<int>(in.height() * 0.62)));
  font.setBold(true);
  painter.setFont(font);
  painter.drawText(in, Qt::AlignCenter, text);
}

void glyph(QPainter& painter, const QRectF& in, const Badge& badge) {
  switch (badge.kind) {
    case BadgeKind::immobilised:  // a wheel, struck through
      painter.drawEllipse(in.center(), in.width() * 0.24, in.width() * 0.24);
      painter.drawLine(part(in, -0.6, 0.6), part(in, 0.6, -0.6));
      break;
    case BadgeKind::trapped:  // behind bars
      for (const double x : {-0.36, 0.0, 0.36}) painter.drawLine(part(in, x, -0.5), part(in, x, 0.5));
      painter.drawLine(part(in, -0.58, 0), part(in, 0.58, 0));
      break;
    case BadgeKind::pinned:  // held to the ground
      painter.drawLine(part(in, 0, -0.6), part(in, 0, 0.3));
      painter.drawPolyline(QPolygonF({part(in, -0.34, -0.06), part(in, 0, 0.3), part(in, 0.34, -0.06)}));
      painter.drawLine(part(in, -0.5, 0.56), part(in, 0.5, 0.56));
      break;
    case BadgeKind::routed:  // a flag
      painter.drawLine(part(in, -0.32, -0.58), part(in, -0.32, 0.6));
      painter.drawPolygon(QPolygonF({part(in, -0.32, -0.56), part(in, 0.52, -0.3), part(in, -0.32, 0.02)}));
      break;
    case BadgeKind::musician:  // a drum with its sticks
      painter.drawEllipse(QRectF(part(in, -0.46, -0.2), part(in, 0.46, 0.16)));
      painter.drawPolyline(QPolygonF({part(in, -0.46, 0), part(in, -0.46, 0.46), part(in, -0.15, 0.62),
                                      part(in, 0.15, 0.62), part(in, 0.46, 0.46), part(in, 0.46, 0)}));
      painter.drawLine(part(in, -0.5, -0.66), part(in, 0.04, -0.06));
      painter.drawLine(part(in, 0.5, -0.66), part(in, -0.04, -0.06));
      break;
    case BadgeKind::damage: digits(painter, in, QStringLiteral("−%1").arg(badge.count)); break;
    case BadgeKind::aboard: digits(painter, in, QStringLiteral("+%1").arg(badge.count)); break;
  }
}

}  // namespace

std::vector<Badge> badges_of(const Piece& piece, state::Moment now, int aboard) {
  constexpr std::pair<std::string_view, BadgeKind> SIGNS[]{{"immobilised", BadgeKind::immobilised},
                                                           {"trapped", BadgeKind::trapped},
                                                           {"pinned", BadgeKind::pinned},
                                                           {"routed", BadgeKind::routed}};
  std::vector<Badge> badges;
  const bool marked = state::is_marked(piece.status);
  const Value as_set = marked ? state::in_force(piece.status, {}) : piece.status;  // with what is over, too
  const std::vector<state::Over> over = marked ? state::over_in(piece.status, now) : std::vector<state::Over>();
  const auto is_over = [&](std::string_view key) {
    return std::any_of(over.begin(), over.end(), [&](const state::Over& each) { return each.key == key; });
  };
  for (const auto& [key, kind] : SIGNS)
    if (as_set[key].boolean().value_or(false)) badges.push_back({kind, 0, is_over(key)});
  if (const auto lost = as_set["damage"].whole(); lost && *lost > 0)
    badges.push_back({BadgeKind::damage, static_cast<int>(std::min<std::int64_t>(*lost, 99)), is_over("damage")});
  if (aboard > 0) badges.push_back({BadgeKind::aboard, aboard});
  return badges;
}

void paint_badges(QPainter& painter, QPointF left_middle, double size, const std::vector<Badge>& badges) {
  painter.save();
  QRectF in(left_middle.x(), left_middle.y() - size / 2, size, size);
  for (const Badge& badge : badges) {
    const bool good = badge.kind == BadgeKind::aboard || badge.kind == BadgeKind::musician;
    painter.setPen(QPen(QColor(Qt::white), 1));
    painter.setBrush(good ? QColor(0x1f, 0x4e, 0x79) : QColor(0x8f, 0x1d, 0x14));
    if (good)
      painter.drawRoundedRect(in, size * 0.2, size * 0.2);
    else
      painter.drawEllipse(in);
    painter.setBrush(badge.kind == BadgeKind::routed ? QBrush(Qt::white) : QBrush(Qt::NoBrush));
    painter.setPen(QPen(QColor(Qt::white), std::max(1.1, size * 0.1), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    glyph(painter, in, badge);
    if (badge.over) {
      painter.setPen(QPen(QColor(Qt::black), std::max(1.4, size * 0.14), Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(in.bottomLeft() + QPointF(-1, 1), in.topRight() + QPointF(1, -1));
    }
    in.translate(size + 1, 0);
  }
  painter.restore();
}

void paint_altitude(QPainter& painter, QPointF centre, double size, double altitude, LengthUnit unit,
                    const Palette& palette) {
  painter.save();
  QFont font = painter.font();
  font.setPixelSize(std::max(7, static_cast<int>(size * 0.8)));
  font.setBold(true);
  painter.setFont(font);
  const QString text = QStringLiteral("▲") + length_text(altitude, unit, 1);
  const double width = QFontMetricsF(font).horizontalAdvance(text) + size * 0.7;
  const QRectF pill(centre.x() - width / 2, centre.y() - size * 0.6, width, size * 1.2);
  painter.setPen(QPen(palette.ink, 1));
  painter.setBrush(palette.panel);
  painter.drawRoundedRect(pill, size * 0.6, size * 0.6);
  painter.setPen(palette.ink);
  painter.drawText(pill, Qt::AlignCenter, text);
  painter.restore();
}

}  // namespace linesman
