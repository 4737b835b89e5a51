#include "drawing/sheet/map_key.h"

#include <algorithm>
#include <set>

#include "drawing/picture/drawn_shape.h"
#include "drawing/picture/furniture.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/terrain_picture.h"
#include "drawing/sheet/set_text.h"

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

}  // namespace linesman
