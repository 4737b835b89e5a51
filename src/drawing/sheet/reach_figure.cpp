#include "drawing/sheet/reach_figure.h"

#include <algorithm>

#include "drawing/picture/picture.h"
#include "drawing/report/ruling_lines.h"

namespace linesman {

namespace {

constexpr double HIGH = 340;
constexpr double ROUND_IT = 2;  // inches of the table

/// What is reached and who reaches it, with some ground round it, as far as the table goes.
Box shown_part(const Game& game, const ReachShot& reach) {
  Box part = reach_box(game, reach);
  for (const Reach& each : reach.reaches) part.include(game.piece(each.piece).pose.at);
  part = part.grown(ROUND_IT);
  const Table& table = game.table();
  return {{std::max(part.min.x, 0.0), std::max(part.min.y, 0.0)},
          {std::min(part.max.x, table.width), std::min(part.max.y, table.depth)}};
}

void paint_part(QPainter& painter, const PicturedMove& move, const ReachShot& reach, const Box& part, double scale,
                QSizeF size) {
  const Projection projection{scale, {-part.min.x * scale, size.height() + part.min.y * scale}};
  painter.save();
  painter.setClipRect(QRectF(QPointF(0, 0), size), Qt::IntersectClip);
  paint_close_up(painter, projection, part, {move.game, move.footprints, nullptr, &reach}, paper_look(move.unit));
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Palette::of(false).edge, 1.2));
  painter.drawRect(QRectF(QPointF(0.6, 0.6), size - QSizeF(1.2, 1.2)));
}

LaidFigure laid(const PicturedMove& move, const std::shared_ptr<const ReachShot>& reach, double width) {
  const Look look = paper_look(move.unit);
  const QSizeF key = paint_reach_key(nullptr, {}, *reach, look) + QSizeF(2, 2);
  const Box part = shown_part(move.game, *reach);
  const double wide = part.max.x - part.min.x;
  const double deep = part.max.y - part.min.y;
  const double scale = std::min((width - key.width() - BESIDE_PICTURE) / wide, HIGH / deep);
  const QSizeF size(wide * scale, deep * scale);
  LaidFigure figure;
  figure.height = std::max(size.height(), key.height()) + BESIDE_PICTURE;
  figure.words = reach_words(*reach, move.unit).join(QStringLiteral("; ")) + '.';
  figure.drawings = {
      {QRectF(QPointF(0, 0), size), [=](QPainter& painter) { paint_part(painter, move, *reach, part, scale, size); }},
      {QRectF(QPointF(size.width() + BESIDE_PICTURE, 0), key), [=](QPainter& painter) {
         paint_reach_key(&painter, {1, 1}, *reach, look);
       }}};
  return figure;
}

}  // namespace

std::shared_ptr<const ReachShot> reach_of_case(const SheetCase& about) {
  if (!about.ruleset) return nullptr;
  const auto hearing = Hearing::open(about.game, about.ruleset);
  if (!hearing) return nullptr;
  auto reaches = reaches_of(*hearing, about.order, {});
  if (!reaches) return nullptr;
  const Terms& terms = about.ruleset->terms();
  auto shot = std::make_shared<ReachShot>();
  shot->reaches = *std::move(reaches);
  shot->title = order_title(about.order, about.game, &terms);
  shot->symbol = terms.currency_symbol;
  return shot;
}

Figure reach_figure(const PicturedMove& move, std::shared_ptr<const ReachShot> reach) {
  return {[move, reach = std::move(reach)](double width) { return laid(move, reach, width); }};
}

}  // namespace linesman
