#include "drawing/picture/picture_layout.h"

#include <algorithm>

#include "drawing/picture/furniture.h"

namespace linesman {

namespace {

constexpr double EDGE = RULER_BREADTH / 2;
constexpr double TITLE = 34;
constexpr double CAPTION = 30;  // of the scale bar
constexpr double LEAST_UNITS_FOR_AN_INCH = 1e-3;

QSizeF legend_size(const Game& game, const Look& look) {
  return look.legend ? paint_legend(nullptr, {}, game, Palette::of(look.dark)) : QSizeF(0, 0);
}

double above(const std::string& title) { return EDGE + (title.empty() ? 0 : TITLE); }
double below(const Look& look) { return RULER_BREADTH + (look.scale_bar ? CAPTION : EDGE); }

}  // namespace

QSizeF room_round_table(const Game& game, const Look& look, const std::string& title, QSizeF reach_key) {
  const double beside = std::max(legend_size(game, look).width(), reach_key.width());
  return {RULER_BREADTH + EDGE + (beside > 0 ? beside + EDGE : 0), above(title) + below(look)};
}

PictureLayout picture_layout(const Game& game, const Look& look, const std::string& title, double units_for_inch,
                             QSizeF reach_key) {
  const QSizeF legend = legend_size(game, look);
  const QSizeF room = room_round_table(game, look, title, reach_key);
  const double beside = legend.height() + (legend.isEmpty() || reach_key.isEmpty() ? 0 : EDGE) + reach_key.height();
  const QSizeF table(game.table().width * units_for_inch, game.table().depth * units_for_inch);
  PictureLayout layout;
  layout.size = {table.width() + room.width(), std::max(table.height(), beside) + room.height()};
  const QRectF on_paper(QPointF(RULER_BREADTH, above(title)), table);
  layout.projection = {units_for_inch, on_paper.bottomLeft()};
  if (!title.empty()) layout.title = QRectF(RULER_BREADTH, EDGE / 2, layout.size.width() - RULER_BREADTH - EDGE, TITLE);
  if (look.legend) layout.legend = QRectF(QPointF(on_paper.right() + EDGE, on_paper.top()), legend);
  if (!reach_key.isEmpty())
    layout.reach_key = QRectF(on_paper.right() + EDGE, on_paper.top() + beside - reach_key.height(), reach_key.width(),
                              reach_key.height());
  layout.scale_bar = on_paper.bottomLeft() + QPointF(0, RULER_BREADTH + CAPTION - 6);
  return layout;
}

PictureLayout picture_layout(const Game& game, const Look& look, const std::string& title, const QRectF& frame,
                             QSizeF reach_key) {
  const QSizeF room = room_round_table(game, look, title, reach_key);
  const double scale = std::min((frame.width() - room.width()) / game.table().width,
                                (frame.height() - room.height()) / game.table().depth);
  PictureLayout layout = picture_layout(game, look, title, std::max(scale, LEAST_UNITS_FOR_AN_INCH), reach_key);
  const QPointF by = frame.center() - QRectF(QPointF(0, 0), layout.size).center();
  layout.projection.origin += by;
  layout.title.translate(by);
  layout.legend.translate(by);
  layout.reach_key.translate(by);
  layout.scale_bar += by;
  return layout;
}

}  // namespace linesman
