#include "drawing/picture/ruling/reach_picture.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "drawing/picture/dots.h"
#include "drawing/picture/key_rows.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/plain_text.h"
#include "drawing/picture/projection.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

using picture::tr;

constexpr double FIRM = 2.6;  // units: the edge of all that can be reached
constexpr double FINE = 1.2;  // units: where another roll leads

QColor dot_colour(const Palette& palette) { return with_alpha(palette.ink, 0.5); }

/// The ground of one roll together with that of all smaller ones: a larger roll never reaches less. A place is
/// filled where any of the regions holds it: outlines and holes run opposite ways round (reach/bounds/raster.h).
QPainterPath filled_path(const Projection& projection, const ReachSnapshot& snapshot, std::size_t roll) {
  QPainterPath all;
  all.setFillRule(Qt::WindingFill);
  for (const Reach& reach : snapshot.reaches)
    for (std::size_t i = 0; i <= roll && i < reach.rolls.size(); ++i)
      all.addPath(region_path(projection, reach.rolls[i].inner));
  return all;
}

QPainterPath border_path(const Projection& projection, const ReachSnapshot& snapshot, std::size_t roll) {
  QPainterPath all;
  for (const Reach& reach : snapshot.reaches)
    if (!reach.rolls.empty())
      all.addPath(region_path(projection, reach.rolls[std::min(roll, reach.rolls.size() - 1)].inner));
  return all;
}

/// Dots over the ground of which nothing is known: no way was found, and none was ruled out.
void paint_unknown(QPainter& painter, const Projection& projection, const ReachSnapshot& snapshot,
                   const Palette& palette) {
  if (!shows_unknown(snapshot)) return;
  QPainterPath may;
  may.setFillRule(Qt::WindingFill);
  for (const Reach& reach : snapshot.reaches)
    if (!reach.rolls.empty()) may.addPath(region_path(projection, reach.rolls.back().outer));
  paint_dots(painter, projection, may, filled_path(projection, snapshot, with_most_rolls(snapshot)->rolls.size()),
             dot_colour(palette));
}

void stroke_border(QPainter& painter, const QPainterPath& path, const ReachStep& step, bool widest,
                   const Palette& palette) {
  painter.setBrush(Qt::NoBrush);
  if (widest) {
    painter.setPen(QPen(with_alpha(palette.halo, 0.75), FIRM + 1.8, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(path);
  }
  painter.setPen(QPen(step.line, widest ? FIRM : FINE, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  painter.drawPath(path);
}

/// The farthest point of a border in a direction.
QPointF farthest(const QPainterPath& path, QPointF towards) {
  QPointF best;
  double most = -HUGE_VAL;
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPointF p = path.elementAt(i);
    if (const double far = QPointF::dotProduct(p, towards); far > most) {
      most = far;
      best = p;
    }
  }
  return best;
}

/// A place on the border without another label; nothing when there is none.
void paint_odds(QPainter& painter, const QPainterPath& path, const ReachStep& step, const Palette& palette,
                std::vector<QRectF>& taken) {
  if (step.odds.isEmpty() || path.isEmpty()) return;
  const double width = QFontMetricsF(painter.font()).horizontalAdvance(step.odds) + 12;
  for (int k = 0; k < 12; ++k) {
    const Vec out = direction(30.0 * k + 15);
    const QPointF at = farthest(path, {out.x, -out.y});
    const QRectF pill(at.x() - width / 2, at.y() - 9, width, 18);
    if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(pill); })) continue;
    taken.push_back(pill);
    painter.setPen(QPen(step.line, 1.4));
    painter.setBrush(palette.panel);
    painter.drawRoundedRect(pill, 9, 9);
    painter.setPen(palette.ink);
    painter.drawText(pill, Qt::AlignCenter, step.odds);
    return;
  }
}

void paint_steps(QPainter& painter, const Projection& projection, const ReachSnapshot& snapshot,
                 const Palette& palette) {
  const std::vector<ReachStep> steps = steps_of(snapshot, palette);
  std::vector<QPainterPath> paths;
  for (const ReachStep& step : steps) paths.push_back(border_path(projection, snapshot, step.roll));
  painter.setPen(Qt::NoPen);
  for (std::size_t i = steps.size(); i-- > 0;) {
    painter.setBrush(steps[i].fill);
    painter.drawPath(filled_path(projection, snapshot, steps[i].roll));
  }
  paint_unknown(painter, projection, snapshot, palette);
  for (std::size_t i = steps.size(); i-- > 0;)
    stroke_border(painter, paths[i], steps[i], i + 1 == steps.size(), palette);
  QFont font = painter.font();
  font.setPixelSize(11);
  font.setBold(true);
  painter.setFont(font);
  std::vector<QRectF> taken;
  for (std::size_t i = 0; i < steps.size(); ++i) paint_odds(painter, paths[i], steps[i], palette, taken);
}

QPainterPath hex_path(const Projection& projection, const HexGrid& grid, Hex hex) {
  QPolygonF outline;
  for (const Vec corner : grid.outline(hex)) outline << projection.to_paper(corner);
  QPainterPath path;
  path.addPolygon(outline);
  path.closeSubpath();
  return path;
}

/// Sides between a hex in reach and one out of reach.
void paint_border_of_hexes(QPainter& painter, const Projection& projection, const HexGrid& grid, const Reach& reach,
                           const Palette& palette) {
  const auto reached = [&](Hex hex) {
    return std::any_of(reach.hexes.begin(), reach.hexes.end(), [&](const HexReached& each) { return each.hex == hex; });
  };
  QVector<QLineF> sides;
  for (const HexReached& each : reach.hexes) {
    const Ring corners = grid.outline(each.hex);
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Vec a = corners[i];
      const Vec b = corners[(i + 1) % corners.size()];
      const Vec beyond = (a + b) - grid.centre(each.hex);
      const auto other = grid.hex_at(beyond);
      if (!other || !reached(*other)) sides << QLineF(projection.to_paper(a), projection.to_paper(b));
    }
  }
  painter.setPen(QPen(with_alpha(palette.halo, 0.8), 5, Qt::SolidLine, Qt::RoundCap));
  painter.drawLines(sides);
  painter.setPen(QPen(hex_fill(0, 1, palette).darker(palette.dark ? 100 : 115), 2.4, Qt::SolidLine, Qt::RoundCap));
  painter.drawLines(sides);
}

/// Arrowheads at the sides that the piece can face.
void paint_facings(QPainter& painter, const Projection& projection, const HexGrid& grid, const HexReached& each,
                   const Palette& palette) {
  const double size = grid.layout().size;
  painter.setPen(QPen(palette.halo, 1));
  painter.setBrush(palette.ink);
  for (const double facing : each.facings) {
    const Vec out = direction(facing);
    const Vec right{out.y, -out.x};
    const Vec tip = grid.centre(each.hex) + out * (0.45 * size);
    const Vec back = tip - out * (0.16 * size);
    painter.drawPolygon(QPolygonF{projection.to_paper(tip), projection.to_paper(back + right * (0.09 * size)),
                                  projection.to_paper(back - right * (0.09 * size))});
  }
}

QString hex_words(const HexReached& each) {
  QString words = number_shown(each.cost, 2);
  if (each.minimum) words += QStringLiteral("*");
  if (each.overstack) words += QStringLiteral("!");
  return words;
}

bool facings_matter(const Reach& reach) {
  const auto some = [](const HexReached& each) { return each.facings.size() > 1 && each.facings.size() < 6; };
  return std::any_of(reach.hexes.begin(), reach.hexes.end(), some);
}

void paint_hexes(QPainter& painter, const Projection& projection, const Game& game, const Reach& reach,
                 const Palette& palette) {
  const HexGrid grid(*game.table().hex);
  const double pixels = grid.layout().size * projection.scale;
  painter.setPen(Qt::NoPen);
  for (const HexReached& each : reach.hexes) {
    painter.setBrush(hex_fill(each.cost, reach.allowance, palette));
    painter.drawPath(hex_path(projection, grid, each.hex));
  }
  paint_border_of_hexes(painter, projection, grid, reach, palette);
  if (pixels < 18) return;
  QFont font = painter.font();
  font.setPixelSize(std::clamp(static_cast<int>(pixels * 0.24), 9, 16));
  font.setBold(true);
  painter.setFont(font);
  const bool faces = pixels >= 34 && facings_matter(reach);
  for (const HexReached& each : reach.hexes) {
    if (faces) paint_facings(painter, projection, grid, each, palette);
    const QPointF at = projection.to_paper(grid.centre(each.hex) - Vec{0, 0.22 * grid.layout().size});
    paint_label(painter, at, hex_words(each), palette.ink, palette.halo);
  }
}

/// A step as it looks on the table, over the fills of the wider steps.
KeyRow row_of_step(const ReachSnapshot& snapshot, const std::vector<ReachStep>& steps, std::size_t i,
                   const ViewStyle& style) {
  const Palette& palette = Palette::of(style.dark);
  return {[&palette, steps, i](QPainter& painter, const QRectF& in) {
            paint_ground_swatch(painter, in, palette);
            for (std::size_t k = steps.size(); k-- > i;) painter.fillRect(in, steps[k].fill);
            QPainterPath border;
            border.addRect(in);
            stroke_border(painter, border, steps[i], i + 1 == steps.size(), palette);
          },
          step_words(snapshot, steps[i], style.unit)};
}

std::vector<KeyRow> rows_of_hexes(const ReachSnapshot& snapshot, const ViewStyle& style) {
  const Reach& reach = snapshot.reaches.front();
  const Palette& palette = Palette::of(style.dark);
  std::vector<KeyRow> rows;
  for (int step = 1; step <= HEX_STEPS; ++step) {
    const double most = reach.allowance * step / HEX_STEPS;
    rows.push_back({[&palette, step](QPainter& painter, const QRectF& in) {
                      paint_ground_swatch(painter, in, palette);
                      painter.fillRect(in, hex_fill(step, HEX_STEPS, palette));
                    },
                    tr("costs up to %1").arg(amount_words(most, snapshot.symbol, style.unit))});
  }
  const auto any = [&](bool HexReached::*what) {
    return std::any_of(reach.hexes.begin(), reach.hexes.end(), [&](const HexReached& each) { return each.*what; });
  };
  const auto letter = [&palette](const QString& sign) {
    return [&palette, sign](QPainter& painter, const QRectF& in) {
      paint_label(painter, in.center(), sign, palette.ink, palette.halo);
    };
  };
  if (any(&HexReached::minimum)) rows.push_back({letter("*"), tr("only as a minimum move")});
  if (any(&HexReached::overstack)) rows.push_back({letter("!"), tr("overfull: a model is lost")});
  if (facings_matter(reach)) rows.push_back({letter(QStringLiteral("▲")), tr("possible facings")});
  return rows;
}

std::vector<KeyRow> rows_of(const ReachSnapshot& snapshot, const ViewStyle& style) {
  std::vector<KeyRow> rows;
  const Palette& palette = Palette::of(style.dark);
  if (goes_nowhere(snapshot))
    rows.push_back({[](QPainter&, const QRectF&) {}, snapshot.refined ? tr("cannot move") : tr("searching…")});
  else if (snapshot.reaches.front().rolls.empty())
    rows = rows_of_hexes(snapshot, style);
  const std::vector<ReachStep> steps = steps_of(snapshot, palette);
  for (std::size_t i = 0; i < steps.size() && !goes_nowhere(snapshot); ++i)
    rows.push_back(row_of_step(snapshot, steps, i, style));
  const auto dots = [&palette](QPainter& painter, const QRectF& in) {
    paint_ground_swatch(painter, in, palette);
    for (double x = in.left() + DOTS_APART / 2; x < in.right(); x += DOTS_APART)
      for (double y = in.top() + DOTS_APART / 2; y < in.bottom(); y += DOTS_APART)
        paint_dot(painter, {x, y}, dot_colour(palette));
  };
  const auto nothing = [](QPainter&, const QRectF&) {};
  if (const QString words = unknown_words(snapshot); shows_unknown(snapshot))
    rows.push_back({dots, words});
  else if (!words.isEmpty())
    rows.push_back({nothing, words});
  return rows;
}

}  // namespace

void paint_reach(QPainter& painter, const Projection& projection, const Game& game, const ReachSnapshot& snapshot,
                 const ViewStyle& style) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const Palette& palette = Palette::of(style.dark);
  paint_steps(painter, projection, snapshot, palette);
  for (const Reach& reach : snapshot.reaches)
    if (!reach.hexes.empty() && game.table().hex) paint_hexes(painter, projection, game, reach, palette);
  painter.restore();
}

QSizeF paint_reach_key(QPainter* painter, QPointF top_left, const ReachSnapshot& snapshot, const ViewStyle& style) {
  return paint_key(painter, top_left, reach_title(snapshot), rows_of(snapshot, style), Palette::of(style.dark));
}

Box reach_box(const Game& game, const ReachSnapshot& snapshot) {
  Box box;
  for (const Reach& reach : snapshot.reaches) {
    for (const RollReach& roll : reach.rolls)
      for (const MultiPolygon* region : {&roll.inner, &roll.outer})
        for (const Polygon& polygon : *region)
          for (const Vec corner : polygon.outer) box.include(corner);
    if (!game.table().hex) continue;
    const HexGrid grid(*game.table().hex);
    for (const HexReached& each : reach.hexes)
      box.include(Box{grid.centre(each.hex), grid.centre(each.hex)}.grown(grid.layout().size));
  }
  return box;
}

}  // namespace linesman
