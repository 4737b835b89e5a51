#include "drawing/picture/models/models_picture.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <map>

#include "drawing/picture/marks.h"
#include "drawing/picture/models/badges.h"
#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/models/silhouette.h"
#include "drawing/picture/models/state_marks.h"
#include "drawing/picture/pixel_cache.h"
#include "movement/grid/hex_grid.h"
#include "table/losses.h"
#include "table/status.h"

namespace linesman {

namespace {

constexpr double SILHOUETTE_SCALE = 4;

double smaller_side(const Footprint& footprint) {
  const Box box = frame_box(footprint);
  return std::min(box.max.x - box.min.x, box.max.y - box.min.y);
}

QColor faded(QColor colour, Presence presence, double ghost = 0.45) {
  if (presence == Presence::ghost) colour.setAlphaF(static_cast<float>(colour.alphaF() * ghost));
  return colour;
}

/// Qt writes an empty path into a PDF as one that is closed before it begins, and readers complain.
void draw_any(QPainter& painter, const QPainterPath& path) {
  if (!path.isEmpty()) painter.drawPath(path);
}

void paint_silhouette(QPainter& painter, const Silhouette& s, const SideStyle& style, Presence presence) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(faded(mixed(style.line, Qt::black, 0.55), presence));
  draw_any(painter, s.dark);
  const QColor seam = faded(mixed(style.line, Qt::black, 0.5), presence);
  painter.setPen(QPen(seam, s.stroke * 0.8));
  painter.setBrush(faded(mixed(style.line, Qt::white, 0.18), presence));
  draw_any(painter, s.body);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(seam, s.stroke, Qt::SolidLine, Qt::RoundCap));
  draw_any(painter, s.line);
  painter.setPen(QPen(seam, s.stroke * 0.8));
  painter.setBrush(faded(mixed(style.line, Qt::white, 0.6), presence));
  draw_any(painter, s.light);
}

/// A triangle whose base is on the front edge.
void paint_front(QPainter& painter, const Projection& projection, const Footprint& footprint, const QColor& colour) {
  const Box box = frame_box(footprint);
  const double size = std::clamp(smaller_side(footprint) * 0.22, 5 / projection.scale, 12 / projection.scale);
  const double front = box.max.y;
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(
      QPolygonF({{-size * 0.8, front - size * 0.1}, {size * 0.8, front - size * 0.1}, {0, front + size}}));
}

/// The whole front of a block, where a line of troops faces the enemy.
void paint_front_edge(QPainter& painter, const Projection& projection, const Footprint& footprint,
                      const QColor& colour) {
  const Box box = frame_box(footprint);
  const double width = std::clamp(smaller_side(footprint) * 0.12, 3 / projection.scale, 7 / projection.scale);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawRect(QRectF(QPointF(box.min.x, box.max.y - width), QPointF(box.max.x, box.max.y)));
}

void paint_base(QPainter& painter, const Projection& projection, const QPainterPath& outline, const SideStyle& style,
                Presence presence) {
  const double width = std::max(0.07, 1.6 / projection.scale);
  painter.setPen(Qt::NoPen);
  painter.setBrush(faded(style.fill, presence, 0.35));
  painter.drawPath(outline);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(faded(style.fill, presence, 0.6), width));
  painter.drawPath(outline);
  QPen pen(faded(style.line, presence, 0.8), width, presence == Presence::ghost ? Qt::DashLine : style.border,
           Qt::FlatCap, Qt::MiterJoin);
  draw_path(painter, outline, pen);
}

void paint_tokens(QPainter& painter, const Projection& projection, const DrawnModel& model, int aboard,
                  const SideStyle& style, const Palette& palette) {
  const Piece& piece = model.game.piece(model.piece);
  const Footprint& footprint = model.footprint;
  const Pose& pose = model.pose;
  const double side = smaller_side(footprint) * projection.scale;
  if (side < 7) return;
  const double mark = std::clamp(side * 0.3, 6.0, 16.0);
  const Box box = frame_box(footprint);
  // Rear left of a block; a disc has no corner, so at its rear.
  const bool round = std::holds_alternative<CircleBase>(footprint);
  const Vec corner = round ? Vec{0, box.min.y} : Vec{box.min.x, box.min.y};
  const QPointF at = frame_of(projection, pose).map(QPointF(corner.x * 0.96, corner.y * 0.96));
  paint_side_mark(painter, QRectF(at.x() - mark / 2, at.y() - mark / 2, mark, mark), style);

  if (piece.status["musician"].boolean().value_or(false)) {  // rear right
    const Vec right = round ? Vec{0, box.min.y} : Vec{box.max.x, box.min.y};
    const QPointF drum = frame_of(projection, pose).map(QPointF(right.x * 0.96, right.y * 0.96));
    paint_badges(painter, drum - QPointF(mark * 0.6, 0), mark * 1.2, {{BadgeKind::musician, 0}});
  }
  const QPointF centre = projection.to_paper(pose.at);
  const double size = std::clamp(0.75 * projection.scale, 9.0, 18.0);
  const QRectF round_base = outline_path(projection, footprint, pose).boundingRect();
  const double reach = std::min(round_base.width(), round_base.height()) / 2;
  const std::vector<Badge> badges = badges_of(piece, state::moment_of(model.game), aboard);
  const double up = round_base.height() / 2;
  if (!badges.empty()) paint_badges(painter, centre + QPointF(reach * 0.55, -up * 0.72), size, badges);
  if (pose.altitude > 0)
    paint_altitude(painter, centre + QPointF(-reach * 0.5, -up * 0.85), size, pose.altitude, model.unit, palette);
}

/// The models of a tray in their ranks, while they are large enough to be seen apart.
void paint_ranks(QPainter& painter, const Projection& projection, const Piece& piece, const SideStyle& style,
                 Presence presence) {
  constexpr double SMALLEST = 3;  // painter's units
  const Footprint& model = piece.tray->model;
  if (smaller_side(model) * projection.scale < SMALLEST) return;
  const QPainterPath base = frame_outline(model);
  const Silhouette figure = silhouette_of(piece, model);
  const QPen edge(faded(style.line, presence, 0.8), std::max(0.03, 0.8 / projection.scale));
  for (const Vec place : places_on(*piece.tray, models_left(piece))) {
    painter.save();
    painter.translate(place.x, place.y);
    painter.setPen(edge);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(base);
    if (projection.scale >= SILHOUETTE_SCALE) paint_silhouette(painter, figure, style, presence);
    painter.restore();
  }
}

/// A block that a rule makes of a tray shows no ranks.
bool shows_ranks(const Piece& piece, const Footprint& footprint) { return piece.tray && footprint == piece.base; }

/// The painter is in the frame of the piece.
void paint_body(QPainter& painter, const Projection& projection, const Piece& piece, const Footprint& footprint,
                const SideStyle& style, Presence presence) {
  paint_base(painter, projection, frame_outline(footprint), style, presence);
  if (shows_ranks(piece, footprint))
    paint_ranks(painter, projection, piece, style, presence);
  else if (projection.scale >= SILHOUETTE_SCALE)
    paint_silhouette(painter, silhouette_of(piece, footprint), style, presence);
  paint_front(painter, projection, footprint, faded(style.line, presence, 0.8));
  const bool formed = piece.tray || piece.status.find("formation");
  if (formed && std::holds_alternative<RectangleBase>(footprint))
    paint_front_edge(painter, projection, footprint, faded(style.line, presence, 0.8));
}

void paint_shadow(QPainter& painter, const Projection& projection, const Footprint& footprint, const Pose& pose) {
  // A flying model casts its shadow farther.
  const double fall = (0.06 + 0.12 * std::min(pose.altitude, 6.0)) * projection.scale;
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0, 0, 0, pose.altitude > 0 ? 70 : 55));
  painter.save();
  painter.setTransform(frame_of(projection, pose) * QTransform::fromTranslate(fall, fall), true);
  painter.drawPath(frame_outline(footprint));
  painter.restore();
}

void paint_one(QPainter& painter, const Projection& projection, const DrawnModel& model, int aboard,
               const SideStyle& style, const Palette& palette) {
  const Piece& piece = model.game.piece(model.piece);
  const bool solid = model.presence == Presence::solid;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (solid) paint_shadow(painter, projection, model.footprint, model.pose);
  painter.save();
  painter.setTransform(frame_of(projection, model.pose), true);
  const auto body = [&](QPainter& on) { paint_body(on, projection, piece, model.footprint, style, model.presence); };
  if (model.sprites != nullptr && model.sprites->is_for(model.footprint, projection.scale))
    model.sprites->paint(painter,
                         {model.footprint, piece.traits, piece.status.find("formation") != nullptr, !solid, style,
                          shows_ranks(piece, model.footprint) ? piece.tray : std::nullopt, models_left(piece)},
                         projection.scale, body);
  else
    body(painter);
  painter.restore();
  if (solid) {
    paint_state_marks(painter, projection,
                      state_marks(projection, model.game, model.piece, model.footprint, model.pose, model.statuses),
                      model.footprint, model.pose, palette);
    paint_tokens(painter, projection, model, aboard, style, palette);
  }
  painter.restore();
}

/// The number of models in a pile, at its upper left.
void paint_stack_counts(QPainter& painter, const Projection& projection, const Game& game,
                        const std::map<Hex, std::pair<std::size_t, std::size_t>>& stacks, const Palette& palette) {
  if (!game.table().hex || game.table().hex->size * projection.scale < 18) return;
  const HexGrid grid(*game.table().hex);
  const double size = std::clamp(game.table().hex->size * projection.scale * 0.2, 10.0, 18.0);
  QFont font = painter.font();
  font.setPixelSize(static_cast<int>(size * 0.8));
  font.setBold(true);
  for (const auto& [hex, in_it] : stacks) {
    const auto& [count, drawn] = in_it;
    if (count < 2 || drawn == 0) continue;
    const double out = game.table().hex->size * 0.3;
    const QPointF at = projection.to_paper(grid.centre(hex) + Vec{-out, out});
    const QRectF pill(at.x() - size * 0.75, at.y() - size / 2, size * 1.5, size);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.ink, 1));
    painter.setBrush(palette.panel);
    painter.drawRoundedRect(pill, size / 2, size / 2);
    painter.setFont(font);
    painter.setPen(palette.ink);
    painter.drawText(pill, Qt::AlignCenter, QStringLiteral("×%1").arg(count));
    painter.restore();
  }
}

}  // namespace

void paint_model(QPainter& painter, const Projection& projection, const DrawnModel& model, const Palette& palette) {
  const bool solid = model.presence == Presence::solid;
  const int aboard = solid ? static_cast<int>(passengers_of(model.game, model.piece).size()) : 0;
  const SideStyle style = side_style(model.game, model.game.piece(model.piece).side, palette);
  paint_one(painter, projection, model, aboard, style, palette);
}

void paint_models(QPainter& painter, const Projection& projection, const Game& game, const Footprints& footprints,
                  const Box& part, const ViewStyle& style, ModelSprites* sprites, const StatusReading* statuses) {
  constexpr double WIDEST_MARK = 140;  // painter's units beside a base
  const Palette& palette = Palette::of(style.dark);
  std::map<std::string, int> aboard;
  const std::map<std::string, SideStyle> styles = side_styles(game, palette);
  std::map<Hex, std::pair<std::size_t, std::size_t>> stacks;  // the number of models there, and of those that are drawn
  std::vector<PieceIndex> shown;
  for (std::size_t i = 0; i < game.pieces().size(); ++i) {
    const Piece& piece = *game.pieces()[i];
    if (const auto carrier = carrier_id(piece)) ++aboard[std::string(*carrier)];
    if (!piece.on_table()) continue;
    if (piece.hex) ++stacks[*piece.hex].first;
    const bool marked = piece.status.size() > 0 || (piece.unit && game.unit(*piece.unit).status.size() > 0);
    const double reach = outer_radius(footprint_of(game, footprints, static_cast<PieceIndex>(i))) +
                         std::max(1.5, marked ? WIDEST_MARK / projection.scale : 0);
    if (!part.meets(Box{piece.pose.at, piece.pose.at}.grown(reach))) continue;
    shown.push_back(static_cast<PieceIndex>(i));
  }
  std::stable_sort(shown.begin(), shown.end(), [&](PieceIndex a, PieceIndex b) {
    return game.piece(a).pose.altitude < game.piece(b).pose.altitude;
  });
  for (const PieceIndex i : shown) {
    const Piece& piece = game.piece(i);
    Pose pose = piece.pose;
    if (piece.hex && game.table().hex) {
      auto& [count, drawn] = stacks[*piece.hex];
      pose = pose_in_stack(pose, drawn++, count, game.table().hex->size);
    }
    const Footprint& footprint = footprint_of(game, footprints, i);
    paint_one(painter, projection, {game, i, footprint, pose, Presence::solid, style.unit, sprites, statuses},
              aboard.count(piece.id) ? aboard[piece.id] : 0, styles.at(piece.side), palette);
  }
  paint_stack_counts(painter, projection, game, stacks, palette);
}

}  // namespace linesman
