#include "drawing/picture/clock/goal_table.h"

#include <QFontMetricsF>
#include <algorithm>

#include "drawing/picture/clock/clock_words.h"
#include "drawing/picture/plain_text.h"

namespace linesman {

namespace {

using picture::tr;

constexpr double PAD = 5;
constexpr double LINE = 14;
constexpr double BAR = 7;

QFont font_of_table(bool bold) {
  QFont font;
  font.setPixelSize(11);
  font.setBold(bold);
  return font;
}

/// "red turn 2 · blue turn 3"
QString turns_of(const ClockAnswer& answer, const GoalTold& told) {
  QStringList all;
  for (std::size_t side = 0; side < told.sides.size(); ++side)
    if (const ArrivalTold* arrival = arrival_of(answer, told.sides[side]))
      all << QString::fromStdString(answer.sides[side]) + ' ' + arrival_sign(*arrival);
  return tr("turn: %1").arg(all.join(QStringLiteral(" · ")));
}

/// Beside the objective: on the table, and off other tables where there is room.
QRectF placed(QPointF at, QSizeF size, const QRectF& table, const std::vector<QRectF>& taken) {
  constexpr double OFF = 16;
  // Its name stands below it.
  const double up = -size.height() + 6;
  const QPointF corners[] = {at + QPointF(OFF, up), at + QPointF(-OFF - size.width(), up),
                             at + QPointF(-size.width() / 2, -OFF - size.height()),
                             at + QPointF(-size.width() / 2, OFF + 18)};
  QRectF usual;
  for (const QPointF corner : corners) {
    QRectF place(corner, size);
    place.moveLeft(std::clamp(place.left(), table.left(), std::max(table.left(), table.right() - size.width())));
    place.moveTop(std::clamp(place.top(), table.top(), std::max(table.top(), table.bottom() - size.height())));
    if (usual.isNull()) usual = place;
    const bool free =
        std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(place); });
    if (free && !place.contains(at)) return place;
  }
  return usual;
}

}  // namespace

std::vector<QColor> side_colours(const Game& game, const ClockAnswer& answer, const Palette& palette, bool current) {
  std::vector<QColor> colours;
  for (const std::string& side : answer.sides) {
    QColor colour = side_style(game, side, palette).line;
    if (palette.dark) colour = colour.lighter(170);
    if (!current) colour = mixed(QColor::fromHsl(0, 0, colour.lightness()), palette.ink, 0.1);
    colours.push_back(colour);
  }
  return colours;
}

void paint_first_bar(QPainter& painter, const QRectF& in, const GoalTold& told, const std::vector<QColor>& colours,
                     const Palette& palette) {
  painter.fillRect(in, palette.grid_strong);
  double left = in.left();
  const auto part = [&](double chance, const QColor& colour) {
    const double wide = in.width() * std::clamp(chance, 0.0, 1.0);
    painter.fillRect(QRectF(left, in.top(), wide, in.height()), colour);
    left += wide;
  };
  if (!told.first.sides.empty()) part(told.first.sides.front().chance, colours.front());
  part(told.first.together.chance, Qt::white);
  for (std::size_t side = 1; side < told.first.sides.size(); ++side) part(told.first.sides[side].chance, colours[side]);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.edge, 1));
  painter.drawRect(in);
}

void paint_goal_table(QPainter& painter, const Projection& projection, const Table& table, const GoalTold& told,
                      const ClockAnswer& answer, const std::vector<QColor>& colours, const Palette& palette,
                      std::vector<QRectF>& taken) {
  const QString first = first_words(answer, told);
  const QString turns = turns_of(answer, told);
  const double wide = std::max({QFontMetricsF(font_of_table(true)).horizontalAdvance(first),
                                QFontMetricsF(font_of_table(false)).horizontalAdvance(turns), 90.0});
  const QSizeF size(wide + 2 * PAD + 1, 2 * LINE + BAR + 2 * PAD + 2);
  const QRectF on_paper = projection.to_paper(Box{{0, 0}, {table.width, table.depth}});
  const QRectF place = placed(projection.to_paper(told.goal.at), size, on_paper, taken);
  taken.push_back(place);
  painter.setPen(QPen(palette.edge, 1));
  painter.setBrush(palette.panel);
  painter.drawRoundedRect(place, 4, 4);
  const QPointF corner = place.topLeft() + QPointF(PAD, PAD);
  paint_first_bar(painter, QRectF(corner, QSizeF(place.width() - 2 * PAD, BAR)), told, colours, palette);
  painter.setPen(palette.ink);
  painter.setFont(font_of_table(true));
  painter.drawText(QRectF(corner + QPointF(0, BAR + 2), QSizeF(wide + 1, LINE)), Qt::AlignLeft | Qt::AlignVCenter,
                   first);
  painter.setFont(font_of_table(false));
  painter.drawText(QRectF(corner + QPointF(0, BAR + 2 + LINE), QSizeF(wide + 1, LINE)),
                   Qt::AlignLeft | Qt::AlignVCenter, turns);
}

}  // namespace linesman
