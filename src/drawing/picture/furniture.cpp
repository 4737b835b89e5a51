#include "drawing/picture/furniture.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "base/text.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/terrain/terrain_picture.h"

namespace linesman {

namespace {

/// The divisions of a ruler: a short tick every `step`, a label every `labelled` short ticks, a long tick every
/// `lengthy`.
struct Division {
  double step;
  int lengthy;
  int labelled;
};

constexpr std::array<Division, 9> INCH_DIVISIONS{
    {{0.125, 4, 8}, {0.25, 2, 4}, {0.5, 2, 2}, {0.5, 2, 4}, {1, 3, 6}, {1, 6, 12}, {3, 2, 8}, {6, 2, 8}, {12, 2, 8}}};
constexpr std::array<Division, 9> CENTIMETRE_DIVISIONS{{{0.1, 5, 10},
                                                        {0.5, 2, 4},
                                                        {0.5, 2, 10},
                                                        {1, 5, 10},
                                                        {1, 5, 20},
                                                        {5, 2, 10},
                                                        {10, 5, 10},
                                                        {10, 5, 20},
                                                        {50, 2, 10}}};

Division division_for(double scale, LengthUnit unit, double label_room) {
  const auto& divisions = unit == LengthUnit::inch ? INCH_DIVISIONS : CENTIMETRE_DIVISIONS;
  const double inches = inches_of(1, unit);
  for (const Division& d : divisions)
    if (d.step * inches * scale >= 5 && d.step * d.labelled * inches * scale >= label_room) return d;
  return divisions.back();
}

std::set<Kind> kinds_in(const Game& game) {
  std::set<Kind> kinds;
  for (const Feature& f : game.terrain()) kinds.insert(f.kind);
  return kinds;
}

}  // namespace

QString kind_title(Kind kind) {
  QString text = QCoreApplication::translate("Engine", std::string(name_of(kind)).c_str());
  text.replace(QLatin1Char('-'), QLatin1Char(' '));
  text[0] = text[0].toUpper();
  return text;
}

std::vector<RulerTick> ruler_ticks(double from, double to, double scale, LengthUnit unit, double label_room) {
  std::vector<RulerTick> ticks;
  const Division d = division_for(scale, unit, label_room);
  const double inches = inches_of(1, unit);
  const double step = d.step * inches;
  if (!(step > 0) || !(to >= from) || (to - from) / step > 20000) return ticks;
  for (auto i = std::llround(std::ceil(from / step - 1e-9)); static_cast<double>(i) * step <= to + 1e-9; ++i) {
    const int rank = i % d.labelled == 0 ? 0 : i % d.lengthy == 0 ? 1 : 2;
    ticks.push_back({static_cast<double>(i) * step, rank, static_cast<double>(i) * d.step});
  }
  return ticks;
}

void paint_ruler(QPainter& painter, const QRectF& band, RulerSide side, const Projection& projection, LengthUnit unit,
                 const Palette& palette, const std::optional<Vec>& pointer) {
  painter.save();
  painter.setClipRect(band, Qt::IntersectClip);
  painter.fillRect(band, palette.dark ? QColor(0x2b, 0x2e, 0x30) : QColor(0xf4, 0xf2, 0xec));
  const bool flat = side == RulerSide::bottom;
  const double from = flat ? projection.to_table(band.bottomLeft()).x : projection.to_table(band.bottomLeft()).y;
  const double to = flat ? projection.to_table(band.topRight()).x : projection.to_table(band.topRight()).y;
  QFont font = painter.font();
  font.setPixelSize(10);
  painter.setFont(font);
  const double thick = flat ? band.height() : band.width();
  for (const RulerTick& tick : ruler_ticks(from, to, projection.scale, unit)) {
    const double reach = thick * (tick.rank == 0 ? 0.5 : tick.rank == 1 ? 0.36 : 0.22);
    painter.setPen(QPen(palette.ink, 1));
    const QString text = QString::fromStdString(number_text(tick.value, 3));
    if (flat) {
      const double x = std::round(projection.to_paper(Vec{tick.at, 0}).x()) + 0.5;
      painter.drawLine(QPointF(x, band.top()), QPointF(x, band.top() + reach));
      if (tick.rank == 0)
        painter.drawText(QRectF(x - 30, band.top() + thick * 0.4, 60, thick * 0.6), Qt::AlignCenter, text);
    } else {
      const double y = std::round(projection.to_paper(Vec{0, tick.at}).y()) + 0.5;
      painter.drawLine(QPointF(band.right(), y), QPointF(band.right() - reach, y));
      if (tick.rank == 0) {
        painter.save();
        painter.translate(band.left() + thick * 0.3, y);
        painter.rotate(-90);
        painter.drawText(QRectF(-30, -thick * 0.3, 60, thick * 0.6), Qt::AlignCenter, text);
        painter.restore();
      }
    }
  }
  if (pointer) {
    painter.setPen(QPen(palette.illegal, 1.5));
    const QPointF at = projection.to_paper(*pointer);
    if (flat)
      painter.drawLine(QPointF(at.x(), band.top()), QPointF(at.x(), band.bottom()));
    else
      painter.drawLine(QPointF(band.left(), at.y()), QPointF(band.right(), at.y()));
  }
  painter.setPen(QPen(palette.edge, 1));
  if (flat)
    painter.drawLine(band.topLeft(), band.topRight());
  else
    painter.drawLine(band.topRight(), band.bottomRight());
  painter.restore();
}

void paint_scale_bar(QPainter& painter, QPointF at, const Projection& projection, LengthUnit unit,
                     const Palette& palette, double most) {
  constexpr std::array<double, 15> ROUND{0.1, 0.25, 0.5, 1, 2, 3, 6, 12, 24, 48, 96, 192, 384, 768, 1536};
  const double one = inches_of(1, unit) * projection.scale;
  double value = ROUND.front();
  for (const double v : ROUND)
    if (v * one <= most) value = v;
  const double width = value * one;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(palette.ink, 1));
  for (int i = 0; i < 4; ++i) {
    painter.setBrush(i % 2 == 0 ? palette.ink : palette.halo);
    painter.drawRect(QRectF(at.x() + width * i / 4, at.y() - 5, width / 4, 5));
  }
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font = painter.font();
  font.setPixelSize(11);
  painter.setFont(font);
  const QString text =
      number_shown(value, 2) + (unit == LengthUnit::inch ? QStringLiteral("″") : QStringLiteral(" cm"));
  paint_label(painter, at + QPointF(width / 2, -14), text, palette.ink, palette.halo);
  painter.restore();
}

QSizeF paint_legend(QPainter* painter, QPointF top_left, const Game& game, const Palette& palette,
                    const KindWords& words, std::size_t most_columns) {
  const double row = words ? 34 : 26;
  const double column = words ? 190 : 132;
  constexpr double PAD = 8;
  const std::set<Kind> kinds = kinds_in(game);
  const std::vector<std::string> sides = sides_of(game);
  const std::size_t entries = kinds.size() + sides.size();
  const std::size_t columns = entries > 14 ? most_columns : 1;
  const std::size_t rows = (entries + columns - 1) / columns;
  const QSizeF size(static_cast<double>(columns) * column + PAD, static_cast<double>(rows) * row + PAD);
  if (!painter || entries == 0) return size;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(palette.edge, 1));
  painter->setBrush(palette.panel);
  painter->drawRoundedRect(QRectF(top_left, size), 5, 5);
  QFont font = painter->font();
  font.setPixelSize(12);
  painter->setFont(font);
  std::size_t n = 0;
  const auto next = [&](const QString& text) {
    const std::size_t across = n / rows;
    const std::size_t down = n % rows;
    const QPointF at =
        top_left + QPointF(PAD + static_cast<double>(across) * column, PAD + static_cast<double>(down) * row);
    ++n;
    painter->setPen(palette.ink);
    painter->drawText(QRectF(at.x() + 40, at.y(), column - 44, row - 6), Qt::AlignVCenter | Qt::AlignLeft, text);
    return QRectF(at, QSizeF(33, row - 5));
  };
  const std::map<std::string, SideStyle> styles = side_styles(game, palette);
  for (const std::string& side : sides)
    paint_side_mark(*painter, next(QString::fromStdString(side)).adjusted(9, 3, -9, -3), styles.at(side));
  for (const Kind kind : kinds) {
    const QString more = words ? words(kind) : QString();
    const QRectF in = next(more.isEmpty() ? kind_title(kind) : kind_title(kind) + QLatin1Char('\n') + more);
    paint_kind_swatch(*painter, in, kind, palette);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(palette.edge, 0.6));
    painter->drawRect(in);
  }
  painter->restore();
  return size;
}

void paint_rulers(QPainter& painter, const QRect& part, const QRectF& frame, const Projection& projection,
                  LengthUnit unit, const Palette& palette, const std::optional<Vec>& pointer) {
  const QRectF below(frame.left(), frame.bottom(), frame.width(), RULER_BREADTH);
  const QRectF beside(0, 0, RULER_BREADTH, frame.height());
  if (below.intersects(part)) paint_ruler(painter, below, RulerSide::bottom, projection, unit, palette, pointer);
  if (beside.intersects(part)) paint_ruler(painter, beside, RulerSide::left, projection, unit, palette, pointer);
  const QColor corner = palette.dark ? QColor(0x2b, 0x2e, 0x30) : QColor(0xf4, 0xf2, 0xec);
  painter.fillRect(QRectF(0, frame.bottom(), RULER_BREADTH, RULER_BREADTH), corner);
}

void paint_focus(QPainter& painter, const QRectF& frame, const Palette& palette) {
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.select, 2));
  painter.drawRect(frame.adjusted(1, 1, -1, -1));
}

}  // namespace linesman
