#include "drawing/picture/picture.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>

#include "drawing/picture/furniture.h"
#include "drawing/picture/models/model_names.h"
#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/plan_picture.h"
#include "drawing/picture/ruling/ruling_picture.h"
#include "drawing/picture/ruling/unit_shown.h"
#include "drawing/picture/terrain/terrain_picture.h"
#include "movement/trace.h"

namespace linesman {

namespace {

constexpr double EDGE = RULER_BREADTH / 2;
constexpr double TITLE = 34;
constexpr double CAPTION = 30;  // of the scale bar
constexpr double LEAST_UNITS_FOR_AN_INCH = 1e-3;

QSizeF legend_size(const Game& game, const ViewStyle& style) {
  return style.legend ? paint_legend(nullptr, {}, game, Palette::of(style.dark)) : QSizeF(0, 0);
}

double above(const std::string& title) { return EDGE + (title.empty() ? 0 : TITLE); }
double below(const ViewStyle& style) { return RULER_BREADTH + (style.scale_bar ? CAPTION : EDGE); }

}  // namespace

QSizeF room_round_table(const Game& game, const ViewStyle& style, const std::string& title, QSizeF reach_key) {
  const double beside = std::max(legend_size(game, style).width(), reach_key.width());
  return {RULER_BREADTH + EDGE + (beside > 0 ? beside + EDGE : 0), above(title) + below(style)};
}

PictureLayout picture_layout(const Game& game, const ViewStyle& style, const std::string& title, double units_for_inch,
                             QSizeF reach_key) {
  const QSizeF legend = legend_size(game, style);
  const QSizeF room = room_round_table(game, style, title, reach_key);
  const double beside = legend.height() + (legend.isEmpty() || reach_key.isEmpty() ? 0 : EDGE) + reach_key.height();
  const QSizeF table(game.table().width * units_for_inch, game.table().depth * units_for_inch);
  PictureLayout layout;
  layout.size = {table.width() + room.width(), std::max(table.height(), beside) + room.height()};
  const QRectF on_paper(QPointF(RULER_BREADTH, above(title)), table);
  layout.projection = {units_for_inch, on_paper.bottomLeft()};
  if (!title.empty()) layout.title = QRectF(RULER_BREADTH, EDGE / 2, layout.size.width() - RULER_BREADTH - EDGE, TITLE);
  if (style.legend) layout.legend = QRectF(QPointF(on_paper.right() + EDGE, on_paper.top()), legend);
  if (!reach_key.isEmpty())
    layout.reach_key = QRectF(on_paper.right() + EDGE, on_paper.top() + beside - reach_key.height(), reach_key.width(),
                              reach_key.height());
  layout.scale_bar = on_paper.bottomLeft() + QPointF(0, RULER_BREADTH + CAPTION - 6);
  return layout;
}

PictureLayout picture_layout(const Game& game, const ViewStyle& style, const std::string& title, const QRectF& frame,
                             QSizeF reach_key) {
  const QSizeF room = room_round_table(game, style, title, reach_key);
  const double scale = std::min((frame.width() - room.width()) / game.table().width,
                                (frame.height() - room.height()) / game.table().depth);
  PictureLayout layout = picture_layout(game, style, title, std::max(scale, LEAST_UNITS_FOR_AN_INCH), reach_key);
  const QPointF by = frame.center() - QRectF(QPointF(0, 0), layout.size).center();
  layout.projection.origin += by;
  layout.title.translate(by);
  layout.legend.translate(by);
  layout.reach_key.translate(by);
  layout.scale_bar += by;
  return layout;
}

namespace {

Box whole_of(const Table& table) { return {{0, 0}, {table.width, table.depth}}; }

std::vector<PieceIndex> on_table(const Game& game) {
  std::vector<PieceIndex> there;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (game.pieces()[i]->on_table()) there.push_back(static_cast<PieceIndex>(i));
  return there;
}

constexpr double HAIR = 0.02;  // inches between a name and a base

Box base_box(const Footprint& footprint, const Pose& pose) {
  const Projection in_inches{1, {0, 0}};
  return in_inches.to_table(outline_path(in_inches, footprint, pose).boundingRect()).grown(HAIR);
}

/// The places where a ruling shows in a hex how much is spent.
Box spent_box(Vec hex, double size) {
  return {hex + Vec{-0.35 * size, -0.45 * size}, hex + Vec{0.35 * size, -0.15 * size}};
}

/// Places of a base on its way, too near to one another for a name between them.
void add_way(const PieceTrace& way, std::vector<Box>& boxes) {
  const double apart = std::max(0.25, frame_box(way.footprint).max.x);
  for (const TracedStep& step : way.steps) {
    const double extent = extent_of(step);
    const auto places = static_cast<int>(std::clamp(std::ceil(extent / apart), 1.0, 200.0));
    for (int i = 0; i < places; ++i) boxes.push_back(base_box(way.footprint, pose_at(step, extent * i / places)));
    boxes.push_back(base_box(way.footprint, step.after));
    if (const auto* entry = facts_of<HexEntry>(step)) boxes.push_back(spent_box(step.after.at, entry->length));
  }
}

/// The boxes of models, and of their ways in a ruling.
std::vector<Box> bases(const PictureSubject& subject) {
  std::vector<Box> boxes;
  for (const PieceIndex i : on_table(subject.game))
    boxes.push_back(base_box(footprint_of(subject.game, subject.footprints, i), subject.game.piece(i).pose));
  if (subject.judgement != nullptr)
    for (const PieceTrace& way : subject.judgement->trace.pieces) add_way(way, boxes);
  return boxes;
}

/// Boxes that names of models keep off: names of features, and the way of a ruling.
std::vector<QRectF> taken_by_others(const Projection& projection, const TerrainPicture& terrain,
                                    const PictureSubject& subject) {
  std::vector<QRectF> taken = terrain.name_boxes(projection);
  std::vector<Box> ways;
  if (subject.judgement != nullptr)
    for (const PieceTrace& way : subject.judgement->trace.pieces) add_way(way, ways);
  for (const Box& way : ways) taken.push_back(projection.to_paper(way));
  return taken;
}

/// Names of features where they cover no model, then names of models where they cover no name.
void paint_all_names(QPainter& painter, const Projection& projection, const TerrainPicture& terrain, const Box& part,
                     const Box& within, const PictureSubject& subject, const Palette& palette) {
  terrain.paint_names(painter, projection, part, palette);
  if (projection.scale < NAME_SCALE) return;
  const auto names = placed_model_names(projection, subject.game, subject.footprints, on_table(subject.game),
                                        taken_by_others(projection, terrain, subject), within);
  // All of them, because they were placed for the part that is shown.
  paint_model_names(painter, names, projection.scale, {0, 0}, QRectF(-1e7, -1e7, 2e7, 2e7), palette);
}

/// Covers all that hangs over the table's edge, because formats without clipping show it.
void paint_mat(QPainter& painter, const QRectF& table, const QSizeF& size, const Palette& palette) {
  constexpr double RIM = 2;
  QPainterPath mat;
  const double over = std::max(size.width(), size.height());
  mat.addRect(table.adjusted(-over, -over, over, over));
  mat.addRect(table.adjusted(-RIM, -RIM, RIM, RIM));
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.surround);
  painter.drawPath(mat);
}

void paint_title(QPainter& painter, const QRectF& in, const std::string& title, const Palette& palette) {
  if (in.isEmpty()) return;
  QFont font = painter.font();
  font.setPixelSize(20);
  font.setBold(true);
  painter.setFont(font);
  const QString text =
      QFontMetricsF(font).elidedText(QString::fromStdString(title), Qt::ElideRight, std::max(in.width(), 1.0));
  const double middle = in.left() + QFontMetricsF(font).horizontalAdvance(text) / 2;
  paint_label(painter, {middle, in.center().y()}, text, palette.ink, palette.surround);
}

/// `within`: the part of the table in which names stay; empty: all of it.
void paint_on_table(QPainter& painter, const Projection& projection, const Box& part, const Box& within,
                    const PictureSubject& subject, const ViewStyle& style) {
  const Game& game = subject.game;
  const Palette& palette = Palette::of(style.dark);
  paint_ground(painter, projection, game.table(), palette);
  if (subject.backdrop) paint_backdrop(painter, projection, game.table(), *subject.backdrop);
  TerrainPicture terrain(game.terrain_ptr(), game.table());
  terrain.keep_names_off(bases(subject), within.empty() ? whole_of(game.table()) : within);
  terrain.paint(painter, projection, part, palette);
  paint_grids(painter, projection, game.table(), style, palette);
  if (style.plan) paint_plan(painter, projection, game, palette);
  if (subject.reach) paint_reach(painter, projection, game, *subject.reach, style);
  if (subject.clock) paint_clock(painter, projection, game, *subject.clock, style);
  paint_models(painter, projection, game, subject.footprints, part, style, nullptr, subject.statuses);
  if (style.names) paint_all_names(painter, projection, terrain, part, within, subject, palette);
  if (subject.judgement) paint_ruling(painter, projection, game, *subject.judgement, std::nullopt, style);
  if (subject.judgement && subject.together) {
    const UnitShown unit{.together = {std::shared_ptr<const Together>(), subject.together}};
    paint_unit(painter, projection, game, subject.judgement, unit, style);
  }
}

}  // namespace

void paint_table(QPainter& painter, const Projection& projection, const Box& part, const PictureSubject& subject,
                 const ViewStyle& style) {
  paint_on_table(painter, projection, part, {}, subject, style);
}

void paint_close_up(QPainter& painter, const Projection& projection, const Box& part, const PictureSubject& subject,
                    const ViewStyle& style) {
  paint_on_table(painter, projection, part, part, subject, style);
}

QSizeF key_size(const PictureSubject& subject, const ViewStyle& style) {
  if (subject.clock) return paint_clock_key(nullptr, {}, subject.game, *subject.clock, style);
  return subject.reach ? paint_reach_key(nullptr, {}, *subject.reach, style) : QSizeF(0, 0);
}

void paint_picture(QPainter& painter, const PictureLayout& layout, const std::string& title,
                   const PictureSubject& subject, const ViewStyle& style) {
  Palette palette = Palette::of(style.dark);
  if (layout.on_paper) palette.surround = Qt::white;
  const Table& table = subject.game.table();
  const QRectF on_paper = layout.table(table);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.save();
  painter.setClipRect(on_paper.adjusted(-2, -2, 2, 2), Qt::IntersectClip);
  paint_table(painter, layout.projection, {{0, 0}, {table.width, table.depth}}, subject, style);
  painter.restore();
  paint_mat(painter, on_paper, layout.size, palette);
  // The bands are a little longer than the table, for the labels at its corners.
  const double over = RULER_BREADTH / 2;
  paint_ruler(painter,
              QRectF(on_paper.left() - over, on_paper.bottom() + 1, on_paper.width() + 2 * over, RULER_BREADTH - 2),
              RulerSide::bottom, layout.projection, style.unit, palette);
  paint_ruler(painter,
              QRectF(on_paper.left() - RULER_BREADTH + 1, on_paper.top() - over, RULER_BREADTH - 2,
                     on_paper.height() + 2 * over),
              RulerSide::left, layout.projection, style.unit, palette);
  if (style.legend) paint_legend(&painter, layout.legend.topLeft(), subject.game, palette);
  if (subject.reach && !layout.reach_key.isEmpty())
    paint_reach_key(&painter, layout.reach_key.topLeft(), *subject.reach, style);
  if (subject.clock && !layout.reach_key.isEmpty())
    paint_clock_key(&painter, layout.reach_key.topLeft(), subject.game, *subject.clock, style);
  if (style.scale_bar) paint_scale_bar(painter, layout.scale_bar, layout.projection, style.unit, palette);
  paint_title(painter, layout.title, title, palette);
  painter.restore();
}

void paint_picture(QPainter& painter, const QRectF& frame, const PictureSubject& subject, const ViewStyle& style) {
  painter.save();
  painter.setClipRect(frame, Qt::IntersectClip);
  paint_picture(painter, picture_layout(subject.game, style, "", frame, key_size(subject, style)), "", subject, style);
  painter.restore();
}

QImage thumbnail(const Game& game, QSize size, const ViewStyle& style) {
  const QSizeF table(game.table().width, game.table().depth);
  const QSizeF fitted = table.scaled(QSizeF(size), Qt::KeepAspectRatio);
  const QSize pixels(std::max(1, qRound(fitted.width())), std::max(1, qRound(fitted.height())));
  QImage image(pixels, QImage::Format_RGB32);
  image.fill(Palette::of(style.dark).surround);
  QPainter painter(&image);
  const Palette& palette = Palette::of(style.dark);
  const Projection projection =
      Projection::fitting(table.width(), table.height(), QRectF(QPointF(0, 0), QSizeF(pixels)));
  const Box whole{{0, 0}, {table.width(), table.height()}};
  paint_ground(painter, projection, game.table(), palette);
  TerrainPicture(game.terrain_ptr(), game.table()).paint(painter, projection, whole, palette);
  paint_grids(painter, projection, game.table(), style, palette);
  if (style.plan) paint_plan(painter, projection, game, palette);
  paint_models(painter, projection, game, {}, whole, style);
  return image;
}

}  // namespace linesman
