#include "drawing/sheet/figures.h"
#include "drawing/report/spoken.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/text.h"
#include "drawing/picture/furniture.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/picture.h"
#include "drawing/picture/ruling/ruling_picture.h"
#include "drawing/picture/terrain/drawn_shape.h"
#include "drawing/picture/terrain/terrain_picture.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/paper_strip.h"

namespace linesman {

namespace {

constexpr int COLUMNS = 2;
constexpr double ROW = 21;
constexpr double SIGN = 24;  // its width
constexpr double SMALLEST_ROW = 11;

struct Sign {
  QString name;
  std::function<void(QPainter&, const QRectF&)> paint;
};

std::vector<Sign> signs_of(const Game& game, const Box& part) {
  std::vector<Sign> signs;
  for (const std::string& side : sides_of(game))
    signs.push_back({QString::fromStdString(side),
                     [style = side_style(game, side, Palette::of(false))](QPainter& painter, const QRectF& in) {
                       const double size = std::min(in.width(), in.height()) * 0.8;
                       QRectF square(0, 0, size, size);
                       square.moveCenter(in.center());
                       paint_side_mark(painter, square, style);
                     }});
  std::set<Kind> kinds;
  for (const Feature& feature : game.terrain())
    if (!kinds.contains(feature.kind) && box_of(drawn_shape_of(feature, game.table())).meets(part))
      kinds.insert(feature.kind);
  for (const Kind kind : kinds)
    signs.push_back({kind_title(kind), [kind](QPainter& painter, const QRectF& in) {
                       paint_kind_swatch(painter, in, kind, Palette::of(false));
                       painter.setBrush(Qt::NoBrush);
                       painter.setPen(QPen(Palette::of(false).edge, 0.6));
                       painter.drawRect(in.adjusted(0.3, 0.3, -0.3, -0.3));
                     }});
  return signs;
}

}  // namespace

std::vector<Drawing> map_key(const Game& game, const Box& part, const QRectF& room) {
  const std::vector<Sign> signs = signs_of(game, part);
  const std::size_t rows = (signs.size() + COLUMNS - 1) / COLUMNS;
  if (rows == 0) return {};
  const double row = std::clamp(room.height() / static_cast<double>(rows), SMALLEST_ROW, ROW);
  const double column = room.width() / COLUMNS;
  const double scale = row / ROW;
  std::vector<Drawing> drawings;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    const QPointF at =
        room.topLeft() + QPointF(static_cast<double>(i / rows) * column, static_cast<double>(i % rows) * row);
    const QRectF sign(at, QSizeF(SIGN * scale, row - 3 * scale));
    drawings.push_back({sign, [paint = signs[i].paint, size = sign.size()](QPainter& painter) {
                          painter.setRenderHint(QPainter::Antialiasing);
                          paint(painter, QRectF(QPointF(0, 0), size));
                        }});
    const QRectF words(at + QPointF((SIGN + 6) * scale, 0), QSizeF(column - (SIGN + 8) * scale, row));
    drawings.push_back(
        {words, [name = signs[i].name, size = words.size(), scale](QPainter& painter) {
           const SetText text(name, paper_font(std::max(7, static_cast<int>(11 * scale))), 1000);
           text.paint(painter, {0, std::max(0.0, (size.height() - 3 - text.height()) / 2)}, Palette::of(false).ink);
         }});
  }
  return drawings;
}

namespace {

constexpr double WHOLE = 0.31;    // of the width
constexpr double CLOSE_UP = 340;  // how high it is
constexpr double CAPTION = 30;    // under a picture
constexpr double FINE = 0.5;      // marks of the small picture are drawn at half their size

using sheet::tr;

PictureSubject shot_of(const PicturedMove& move, bool ruled) {
  PictureSubject subject{move.game, move.footprints};
  subject.statuses = move.statuses.get();
  if (!ruled) return subject;
  subject.judgement = move.judgement.get();
  subject.together = move.together.get();
  return subject;
}

Box whole_table(const Game& game) { return {{0, 0}, {game.table().width, game.table().depth}}; }

/// The frame is painted on the rim, so that it hides nothing.
void paint_frame(QPainter& painter, QSizeF size) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Palette::of(false).edge, 1.2));
  painter.drawRect(QRectF(QPointF(0.6, 0.6), size - QSizeF(1.2, 1.2)));
}

double table_height(const Game& game, double width) { return width * game.table().depth / game.table().width; }

/// The beginning of a part of that length along an axis. The stretch from `low` to `high` is in its middle, unless
/// moving it aside brings more of the table into the part.
double beginning(double room, double table, double low, double high) {
  const double middle = (low + high - room) / 2;
  const double wanted = room >= table ? (table - room) / 2 : std::clamp(middle, 0.0, table - room);
  return high - room <= low ? std::clamp(wanted, high - room, low) : middle;
}

void paint_whole(QPainter& painter, const PicturedMove& move, QSizeF size, const std::optional<Box>& shown_closely) {
  const Game& game = move.game;
  painter.save();
  painter.scale(FINE, FINE);
  const double scale = size.width() / FINE / game.table().width;
  const Projection projection{scale, {0, size.height() / FINE}};
  ViewStyle style = paper_style(move.unit);
  style.names = false;
  style.hexes = scale > 12;
  paint_table(painter, projection, whole_table(game), shot_of(move, false), style);
  if (shown_closely) {
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, pen] :
         {std::pair(Palette::of(false).halo, 7.0), std::pair(Palette::of(false).illegal, 3.2)}) {
      painter.setPen(QPen(colour, pen));
      painter.drawRect(projection.to_paper(*shown_closely));
    }
  }
  painter.restore();
  paint_frame(painter, size);
}

void paint_move(QPainter& painter, const PicturedMove& move, const CloseUp& close_up, QSizeF size) {
  painter.fillRect(QRectF(QPointF(0, 0), size), Palette::of(false).surround);
  const QRectF table = close_up.projection.to_paper(whole_table(move.game));
  painter.save();
  painter.setClipRect(table.adjusted(-2, -2, 2, 2), Qt::IntersectClip);
  paint_close_up(painter, close_up.projection, close_up.projection.to_table(QRectF(QPointF(0, 0), size)),
                 shot_of(move, true), paper_style(move.unit));
  painter.restore();
  paint_frame(painter, size);
}

Drawing caption(QRectF place, const QString& words) {
  return {place, [place, words](QPainter& painter) {
            SetText(words, paper_font(10), place.width()).paint(painter, {0, 4}, Palette::of(false).ink);
          }};
}

Drawing scale_caption(QRectF place, const PicturedMove& move, const CloseUp& close_up) {
  const QString words = tr("The move, %1").arg(scale_words(close_up.denominator));
  return {place, [place, words, unit = move.unit, projection = close_up.projection](QPainter& painter) {
            const SetText text(words, paper_font(10), place.width());
            text.paint(painter, {0, 4}, Palette::of(false).ink);
            paint_scale_bar(painter, {text.width() + 18, 25}, projection, unit, Palette::of(false));
          }};
}

QString size_words(const Game& game, LengthUnit unit) {
  const auto words = [unit](double x) { return spoken(word(length_words(x, unit))); };
  return tr("%1 × %2").arg(words(game.table().width), words(game.table().depth));
}

LaidFigure laid_move(const PicturedMove& move, double width) {
  const double left = std::floor(width * WHOLE);
  const QSizeF small(left, std::min(table_height(move.game, left), CLOSE_UP * 0.6));
  const QSizeF whole(small.height() * move.game.table().width / move.game.table().depth, small.height());
  const QSizeF large(width - left - BESIDE_PICTURE, CLOSE_UP);
  const CloseUp close_up = close_up_of(move.game, *move.judgement, large);
  const Box part = close_up.projection.to_table(QRectF(QPointF(0, 0), large));
  const QRectF legend(0, whole.height() + CAPTION, left, CLOSE_UP - whole.height() - CAPTION);
  const QRectF beside(left + BESIDE_PICTURE, 0, large.width(), large.height());
  LaidFigure figure;
  figure.height = CLOSE_UP + CAPTION;
  figure.words = tr("The move at a scale of %1, and where on the table it is.").arg(scale_words(close_up.denominator));
  figure.drawings = {
      {QRectF(QPointF(0, 0), whole), [=](QPainter& painter) { paint_whole(painter, move, whole, part); }},
      caption({0, whole.height(), left, CAPTION}, tr("The whole table, %1").arg(size_words(move.game, move.unit))),
      {beside, [=](QPainter& painter) { paint_move(painter, move, close_up, large); }},
      scale_caption({beside.left(), large.height(), large.width(), CAPTION}, move, close_up)};
  for (Drawing& sign : map_key(move.game, part, legend)) figure.drawings.push_back(std::move(sign));
  return figure;
}

LaidFigure laid_table(const PicturedMove& move, double width) {
  const double high = std::min(table_height(move.game, width), 1.5 * CLOSE_UP);
  const QSizeF whole(high * move.game.table().width / move.game.table().depth, high);
  LaidFigure figure;
  figure.height = high + CAPTION;
  figure.words = tr("The table, %1.").arg(size_words(move.game, move.unit));
  figure.drawings = {{QRectF(QPointF(0, 0), whole), [=](QPainter& painter) { paint_whole(painter, move, whole, {}); }},
                     caption({0, high, width, CAPTION}, figure.words)};
  return figure;
}

}  // namespace

PicturedMove pictured(const Game& game, const Ruleset* ruleset, std::shared_ptr<const Judgement> judgement,
                      LengthUnit unit) {
  if (ruleset == nullptr) return {game, {}, std::move(judgement), unit};
  return {game, footprints_of(*ruleset, game), std::move(judgement), unit,
          std::make_shared<const StatusReading>(StatusReading::of(ruleset->terms(), game))};
}

ViewStyle paper_style(LengthUnit unit) {
  ViewStyle style;
  style.unit = unit;
  return style;
}

CloseUp close_up_of(const Game& game, const Judgement& judgement, QSizeF room) {
  constexpr std::array<double, 30> ROUND{1,  1.5, 2,  2.5, 3,   4,   5,   6,   8,   10,  12,  15,  20,  25,  30,
                                         40, 50,  60, 80,  100, 120, 150, 200, 250, 300, 400, 500, 600, 800, 1000};
  constexpr double MARKS = 55;  // units round a move for the marks beside it
  // At a very large scale marks take no room: only the move counts.
  const Box box = ruling_box({1e9, {0, 0}}, game, judgement);
  CloseUp close_up;
  for (const double denominator : ROUND) {
    close_up = {denominator, {PAPER_UNITS / denominator, {0, 0}}};
    const QSizeF needed = close_up.projection.to_paper(box).size() + QSizeF(2 * MARKS, 2 * MARKS);
    if (needed.width() <= room.width() && needed.height() <= room.height()) break;
  }
  const double scale = close_up.projection.scale;
  const QSizeF inches = room / scale;
  const double west = beginning(inches.width(), game.table().width, box.min.x, box.max.x);
  const double south = beginning(inches.height(), game.table().depth, box.min.y, box.max.y);
  close_up.projection.origin = {-west * scale, room.height() + south * scale};
  return close_up;
}

QString scale_words(double denominator) { return "1:" + spoken(word(number_text(denominator, 1))); }

Figure move_figure(const PicturedMove& move) {
  if (!move.judgement || ruling_box({1, {0, 0}}, move.game, *move.judgement).empty()) return table_figure(move);
  return {[move](double width) { return laid_move(move, width); }};
}

Figure table_figure(const PicturedMove& move) {
  return {[move](double width) { return laid_table(move, width); }};
}

namespace {

constexpr double HIGH = 340;
constexpr double ROUND_IT = 2;  // inches of the table

/// The box of the reach and its pieces, with some ground round it, within the table.
Box shown_part(const Game& game, const ReachSnapshot& reach) {
  Box part = reach_box(game, reach);
  for (const Reach& each : reach.reaches) part.include(game.piece(each.piece).pose.at);
  part = part.grown(ROUND_IT);
  const Table& table = game.table();
  return {{std::max(part.min.x, 0.0), std::max(part.min.y, 0.0)},
          {std::min(part.max.x, table.width), std::min(part.max.y, table.depth)}};
}

void paint_part(QPainter& painter, const PicturedMove& move, const ReachSnapshot& reach, const Box& part, double scale,
                QSizeF size) {
  const Projection projection{scale, {-part.min.x * scale, size.height() + part.min.y * scale}};
  painter.save();
  painter.setClipRect(QRectF(QPointF(0, 0), size), Qt::IntersectClip);
  paint_close_up(painter, projection, part, {move.game, move.footprints, nullptr, &reach}, paper_style(move.unit));
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Palette::of(false).edge, 1.2));
  painter.drawRect(QRectF(QPointF(0.6, 0.6), size - QSizeF(1.2, 1.2)));
}

LaidFigure laid(const PicturedMove& move, const std::shared_ptr<const ReachSnapshot>& reach, double width) {
  const ViewStyle style = paper_style(move.unit);
  const QSizeF key = paint_reach_key(nullptr, {}, *reach, style) + QSizeF(2, 2);
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
         paint_reach_key(&painter, {1, 1}, *reach, style);
       }}};
  return figure;
}

}  // namespace

std::shared_ptr<const ReachSnapshot> reach_of_case(const SheetCase& sheet_case) {
  if (!sheet_case.ruleset) return nullptr;
  const auto hearing = Hearing::open(sheet_case.game, sheet_case.ruleset);
  if (!hearing) return nullptr;
  auto reaches = reaches_of(*hearing, sheet_case.order, {});
  if (!reaches) return nullptr;
  const Terms& terms = sheet_case.ruleset->terms();
  auto snapshot = std::make_shared<ReachSnapshot>();
  snapshot->reaches = *std::move(reaches);
  snapshot->title = order_title(sheet_case.order, sheet_case.game, &terms);
  snapshot->symbol = terms.currency_symbol;
  return snapshot;
}

Figure reach_figure(const PicturedMove& move, std::shared_ptr<const ReachSnapshot> reach) {
  return {[move, reach = std::move(reach)](double width) { return laid(move, reach, width); }};
}

}  // namespace linesman
