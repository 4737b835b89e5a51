#include "drawing/picture/clock/clock_picture.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "drawing/picture/clock/clock_words.h"
#include "drawing/picture/clock/goal_table.h"
#include "drawing/picture/dots.h"
#include "drawing/picture/key_rows.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/plain_text.h"
#include "drawing/picture/plan_picture.h"
#include "movement/grid/hex_grid.h"

namespace linesman {

namespace {

using picture::tr;

constexpr double DARKEST = 0.54;      // the alpha of the first turn
constexpr double PALEST = 0.16;       // of the last
constexpr double EDGE_OF_BAND = 1.1;  // units
constexpr double EVEN = 2.4;          // units: the line where two sides come equally early

double alpha_of(int turn, int turns) {
  if (turns < 2) return (DARKEST + PALEST) / 2;
  return DARKEST + (PALEST - DARKEST) * std::clamp(turn - 1, 0, turns - 1) / (turns - 1);
}

/// Of a bar, by the share of ways.
double share_breadth(int ways, int all) { return all == 0 || ways == 0 ? 0 : 3 + 9.0 * ways / all; }

class ClockPainter {
 public:
  ClockPainter(QPainter& painter, const Projection& projection, const Game& game, const ClockSnapshot& snapshot,
               const ViewStyle& style)
      : painter_(painter),
        projection_(projection),
        game_(game),
        answer_(*snapshot.answer),
        snapshot_(snapshot),
        palette_(Palette::of(style.dark)),
        colours_(side_colours(game, answer_, palette_, snapshot.current)),
        has_plan_(style.plan) {}

  void paint() {
    snapshot_.threat ? paint_threat(*snapshot_.threat) : paint_bands();
    // While an objective is being dragged it has no sign in its old place.
    if (has_plan_ && snapshot_.current) paint_objectives(painter_, projection_, game_, palette_);
    if (snapshot_.threat || !snapshot_.tables) return;
    std::vector<QRectF> taken;
    for (const GoalTold& goal : answer_.goals)
      paint_goal_table(painter_, projection_, game_.table(), goal, answer_, colours_, palette_, taken);
  }

 private:
  void paint_bands() {
    if (!answer_.hexes.empty())
      paint_hexes();
    else
      paint_space();
    for (const GapTold& gap : answer_.gaps) paint_gap(gap);
    for (const ChokeTold& choke : answer_.chokes) paint_choke(choke);
  }

  void fill(const MultiPolygon& region, const QColor& colour) {
    if (region.empty()) return;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(colour);
    painter_.drawPath(region_path(projection_, region));
  }

  QPainterPath path_of(BandKind kind, std::size_t side, int turn) const {
    const AreaTold* band = band_of(answer_, kind, side, turn);
    return band != nullptr ? region_path(projection_, band->area) : QPainterPath();
  }

  void paint_space() {
    const int last = snapshot_.last_turn();
    for (int turn = 1; turn <= last; ++turn) {
      const auto i = static_cast<std::size_t>(turn) - 1;
      for (std::size_t side = 0; side < answer_.sides.size(); ++side)
        fill(snapshot_.ground->sides[side][i], with_alpha(colours_[side], alpha_of(turn, answer_.turns)));
      if (!snapshot_.ground->together[i].empty())
        fill_together(region_path(projection_, snapshot_.ground->together[i]), turn);
    }
    paint_unknown_ground(last);
    for (std::size_t side = 0; side < answer_.sides.size(); ++side)
      for (int turn = last; turn >= 1; --turn) {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(with_alpha(colours_[side], turn == last ? 0.95 : 0.6), turn == last ? 2 : EDGE_OF_BAND,
                             Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter_.drawPath(path_of(BandKind::inner, side, turn));
      }
    paint_even();
    for (int turn = 1; turn <= last; ++turn)
      for (std::size_t side = 0; side < answer_.sides.size(); ++side) paint_turn(side, turn);
  }

  /// Where a side may be and none surely is.
  void paint_unknown_ground(int turn) {
    QPainterPath known;
    known.setFillRule(Qt::WindingFill);
    for (std::size_t side = 0; side < answer_.sides.size(); ++side) known.addPath(path_of(BandKind::inner, side, turn));
    for (std::size_t side = 0; side < answer_.sides.size(); ++side)
      paint_dots(painter_, projection_, path_of(BandKind::outer, side, turn), known,
                 with_alpha(mixed(colours_[side], palette_.ink, 0.3), 0.7),
                 DOTS_APART * static_cast<double>(side) / static_cast<double>(answer_.sides.size()));
  }

  /// Where two sides come in the same turn.
  void fill_together(const QPainterPath& path, int turn) {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(together_colour(turn));
    painter_.drawPath(path);
    painter_.setBrush(QBrush(with_alpha(palette_.ink, 0.4), Qt::BDiagPattern));
    painter_.drawPath(path);
  }

  QColor together_colour(int turn) const {
    return with_alpha(palette_.halo, std::min(0.85, alpha_of(turn, answer_.turns) + 0.2));
  }

  void paint_even() {
    QPainterPath all;
    for (const LineTold& line : answer_.lines)
      for (const Polyline& each : line.lines)
        for (std::size_t i = 0; i < each.size(); ++i) {
          const QPointF at = projection_.to_paper(each[i]);
          i == 0 ? all.moveTo(at) : all.lineTo(at);
        }
    painter_.setBrush(Qt::NoBrush);
    for (const auto& [colour, breadth] :
         {std::pair(QColor(0x30, 0x30, 0x2c), EVEN + 2), std::pair(QColor(Qt::white), EVEN)}) {
      painter_.setPen(QPen(colour, breadth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter_.drawPath(all);
    }
  }

  /// The number of a turn on the edge of its band, where no other stands and not at the table's edge.
  void paint_turn(std::size_t side, int turn) {
    const AreaTold* before = band_of(answer_, BandKind::inner, side, turn - 1);
    const AreaTold* now = band_of(answer_, BandKind::inner, side, turn);
    if (now == nullptr || now->area.empty() || (before != nullptr && before->area == now->area)) return;
    const QPainterPath path = region_path(projection_, now->area);
    const QRectF table =
        projection_.to_paper(Box{{0, 0}, {game_.table().width, game_.table().depth}}).adjusted(9, 9, -9, -9);
    for (int k = 0; k < 16; ++k) {
      const Vec out = direction(22.5 * ((k * 7) % 16) + 11);
      QPointF best;
      double most = -HUGE_VAL;
      for (int i = 0; i < path.elementCount(); ++i) {
        const QPointF p = path.elementAt(i);
        const double far = p.x() * out.x - p.y() * out.y;
        if (far <= most || !table.contains(p)) continue;
        most = far;
        best = p;
      }
      const QRectF pill(best.x() - 8, best.y() - 8, 16, 16);
      if (most == -HUGE_VAL ||
          std::any_of(taken_.begin(), taken_.end(), [&](const QRectF& other) { return other.intersects(pill); }))
        continue;
      taken_.push_back(pill);
      QFont font = painter_.font();
      font.setPixelSize(11);
      font.setBold(true);
      painter_.setFont(font);
      painter_.setPen(QPen(colours_[side], 1.4));
      painter_.setBrush(palette_.panel);
      painter_.drawEllipse(pill);
      painter_.setPen(palette_.ink);
      painter_.drawText(pill, Qt::AlignCenter, QString::number(turn));
      return;
    }
  }

  QPainterPath hex_path(const HexGrid& grid, Hex hex) const {
    QPolygonF outline;
    for (const Vec corner : grid.outline(hex)) outline << projection_.to_paper(corner);
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
  }

  void paint_hexes() {
    const HexGrid grid(*game_.table().hex);
    const int last = snapshot_.last_turn();
    const auto first = first_in_hexes(answer_);
    QFont font = painter_.font();
    const double pixels = grid.layout().size * projection_.scale;
    font.setPixelSize(std::clamp(static_cast<int>(pixels * 0.28), 7, 16));
    font.setBold(true);
    painter_.setFont(font);
    for (const auto& [hex, there] : first) {
      if (there.turn > last) continue;
      if (there.sides.size() > 1) {
        fill_together(hex_path(grid, hex), there.turn);
      } else {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(with_alpha(colours_[there.sides.front()], alpha_of(there.turn, answer_.turns)));
        painter_.drawPath(hex_path(grid, hex));
      }
      if (pixels < 14 || there.turn == 0) continue;
      const QPointF at = projection_.to_paper(grid.centre(hex) - Vec{0, 0.26 * grid.layout().size});
      paint_label(painter_, at, QString::number(there.turn), palette_.ink, palette_.halo);
    }
    for (const HexTold& each : answer_.hexes) {
      const auto known = first.find(each.hex);
      if (each.kind != BandKind::outer || each.turn > last || (known != first.end() && known->second.turn <= last))
        continue;
      const QPainterPath path = hex_path(grid, each.hex);
      paint_dots(painter_, projection_, path, {}, with_alpha(palette_.ink, 0.6));
    }
  }

  /// A bar across the gap, as thick as the greatest share of a side's ways, in its colour; where no way leads through
  /// it a fine line.
  void paint_gap(const GapTold& gap) {
    const auto most =
        std::max_element(gap.sides.begin(), gap.sides.end(),
                         [](const GapSideTold& a, const GapSideTold& b) { return gap_breadth(a) < gap_breadth(b); });
    if (most == gap.sides.end()) return;
    const QPointF from = projection_.to_paper(gap.from);
    const QPointF to = projection_.to_paper(gap.to);
    const double breadth = gap_breadth(*most);
    if (breadth <= 0) {
      painter_.setPen(QPen(with_alpha(palette_.ink, 0.45), 1, Qt::DotLine));
      painter_.drawLine(from, to);
      return;
    }
    painter_.setPen(QPen(palette_.halo, breadth + 3, Qt::SolidLine, Qt::FlatCap));
    painter_.drawLine(from, to);
    const bool cut = std::any_of(gap.sides.begin(), gap.sides.end(), [](const GapSideTold& side) { return side.cut; });
    painter_.setPen(QPen(colours_[most->side], breadth, Qt::SolidLine, Qt::FlatCap));
    painter_.drawLine(from, to);
    if (!cut) return;
    painter_.setPen(QPen(palette_.ink, 1.6));
    painter_.setBrush(Qt::NoBrush);
    const double round = breadth / 2 + 5;
    painter_.drawEllipse((from + to) / 2, round, round);
  }

  /// The hexside all round, as thick as the share of the side's ways. The middle of a small hex stays free.
  void paint_choke(const ChokeTold& choke) {
    const QPainterPath path = hex_path(HexGrid(*game_.table().hex), choke.hex);
    const double breadth = std::min(share_breadth(choke.ways, choke.all), path.boundingRect().width() / 5);
    if (breadth <= 0) return;
    painter_.save();
    painter_.setClipPath(path, Qt::IntersectClip);
    painter_.setBrush(Qt::NoBrush);
    // Half of the pen lies outside of the hex.
    painter_.setPen(QPen(palette_.halo, 2 * breadth + 3));
    painter_.drawPath(path);
    painter_.setPen(QPen(colours_[choke.side], 2 * breadth));
    painter_.drawPath(path);
    painter_.restore();
  }

  void paint_threat(std::size_t side) {
    const auto shade = [&](double chance) {
      return with_alpha(colours_[side], chance >= 0.9 ? 0.3 : chance >= 0.5 ? 0.22 : 0.14);
    };
    for (auto area = answer_.areas.rbegin(); area != answer_.areas.rend(); ++area) {
      if (area->kind != BandKind::threat || area->sides.front() != side || area->area.empty()) continue;
      fill(area->area, shade(area->chance));
      painter_.setBrush(Qt::NoBrush);
      painter_.setPen(QPen(with_alpha(colours_[side], 0.8), area->chance == 0 ? 2 : 1));
      painter_.drawPath(region_path(projection_, area->area));
    }
    if (!game_.table().hex) return;
    const HexGrid grid(*game_.table().hex);
    for (const HexTold& each : answer_.hexes)
      if (each.kind == BandKind::threat && each.sides.front() == side) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(shade(each.chance));
        painter_.drawPath(hex_path(grid, each.hex));
      }
  }

  QPainter& painter_;
  const Projection& projection_;
  const Game& game_;
  const ClockAnswer& answer_;
  const ClockSnapshot& snapshot_;
  const Palette& palette_;
  std::vector<QColor> colours_;
  bool has_plan_;
  std::vector<QRectF> taken_;
};

/// The signs of the key.
class ClockKey {
 public:
  ClockKey(const Game& game, const ClockSnapshot& snapshot, const Palette& palette)
      : answer_(*snapshot.answer),
        snapshot_(snapshot),
        palette_(palette),
        colours_(side_colours(game, answer_, palette, snapshot.current)) {}

  std::vector<KeyRow> rows() {
    if (snapshot_.threat) return threat_rows();
    std::vector<KeyRow> rows;
    for (std::size_t side = 0; side < answer_.sides.size(); ++side)
      rows.push_back(
          {bands(side),
           tr("%1 first, turns 1 to %2").arg(QString::fromStdString(answer_.sides[side])).arg(snapshot_.last_turn())});
    if (answer_.sides.size() > 1) rows.push_back({hatched(), tr("contested: in the same turn")});
    if (!answer_.lines.empty()) rows.push_back({line(), tr("equally early")});
    rows.push_back({dots(), tr("unknown")});
    if (!answer_.gaps.empty()) rows.push_back({bar(), tr("gap, as thick as its share of ways")});
    if (!answer_.chokes.empty()) rows.push_back({bar(), tr("hex without which some come later, likewise")});
    return rows;
  }

 private:
  std::vector<KeyRow> threat_rows() {
    std::vector<KeyRow> rows;
    const QColor colour = colours_[*snapshot_.threat];
    for (const auto& [alpha, words] :
         {std::pair(0.6, tr("in 9 of 10 rolls")), std::pair(0.4, tr("in 5 of 10 rolls")),
          std::pair(0.25, tr("in 1 of 10 rolls")), std::pair(0.14, tr("with the best roll"))}) {
      rows.push_back({filled(with_alpha(colour, alpha)), words});
      if (answer_.roll == "given") break;
    }
    if (answer_.roll == "given") rows.front().words = tr("its next move");
    return rows;
  }

  std::function<void(QPainter&, const QRectF&)> filled(QColor colour) const {
    return [&palette = palette_, colour](QPainter& painter, const QRectF& in) {
      paint_ground_swatch(painter, in, palette);
      painter.fillRect(in, colour);
    };
  }

  std::function<void(QPainter&, const QRectF&)> hatched() const {
    return [&palette = palette_](QPainter& painter, const QRectF& in) {
      paint_ground_swatch(painter, in, palette);
      painter.fillRect(in, with_alpha(palette.halo, 0.6));
      painter.fillRect(in, QBrush(with_alpha(palette.ink, 0.4), Qt::BDiagPattern));
    };
  }

  std::function<void(QPainter&, const QRectF&)> bands(std::size_t side) const {
    return [&palette = palette_, colour = colours_[side], turns = answer_.turns](QPainter& painter, const QRectF& in) {
      paint_ground_swatch(painter, in, palette);
      const double wide = in.width() / turns;
      for (int turn = 1; turn <= turns; ++turn)
        painter.fillRect(QRectF(in.left() + (turn - 1) * wide, in.top(), wide, in.height()),
                         with_alpha(colour, alpha_of(turn, turns)));
    };
  }

  std::function<void(QPainter&, const QRectF&)> line() const {
    return [](QPainter& painter, const QRectF& in) {
      for (const auto& [colour, breadth] :
           {std::pair(QColor(0x30, 0x30, 0x2c), EVEN + 2), std::pair(QColor(Qt::white), EVEN)}) {
        painter.setPen(QPen(colour, breadth));
        painter.drawLine(QPointF(in.left(), in.center().y()), QPointF(in.right(), in.center().y()));
      }
    };
  }

  std::function<void(QPainter&, const QRectF&)> dots() const {
    return [&palette = palette_](QPainter& painter, const QRectF& in) {
      paint_ground_swatch(painter, in, palette);
      for (double x = in.left() + DOTS_APART / 2; x < in.right(); x += DOTS_APART)
        for (double y = in.top() + DOTS_APART / 2; y < in.bottom(); y += DOTS_APART)
          paint_dot(painter, {x, y}, with_alpha(palette.ink, 0.6));
    };
  }

  std::function<void(QPainter&, const QRectF&)> bar() const {
    return [&palette = palette_](QPainter& painter, const QRectF& in) {
      painter.setPen(QPen(palette.ink, 6, Qt::SolidLine, Qt::FlatCap));
      painter.drawLine(QPointF(in.left(), in.center().y()), QPointF(in.right(), in.center().y()));
    };
  }

  const ClockAnswer& answer_;
  const ClockSnapshot& snapshot_;
  const Palette& palette_;
  std::vector<QColor> colours_;
};

}  // namespace

ClockSnapshot ClockSnapshot::of(const Table& table, ClockAnswer answer) {
  ClockSnapshot made;
  made.ground = std::make_shared<const FirstGround>(FirstGround::of(table, answer));
  made.answer = std::make_shared<const ClockAnswer>(std::move(answer));
  return made;
}

double gap_breadth(const GapSideTold& side) { return share_breadth(side.ways, side.all); }

void paint_clock(QPainter& painter, const Projection& projection, const Game& game, const ClockSnapshot& snapshot,
                 const ViewStyle& style) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  ClockPainter(painter, projection, game, snapshot, style).paint();
  painter.restore();
}

QSizeF paint_clock_key(QPainter* painter, QPointF top_left, const Game& game, const ClockSnapshot& snapshot,
                       const ViewStyle& style) {
  const Palette& palette = Palette::of(style.dark);
  const QString roll = roll_words(snapshot.answer->roll);
  const QString title = snapshot.threat
                            ? tr("Threat of %1").arg(QString::fromStdString(snapshot.answer->sides[*snapshot.threat]))
                        : roll.isEmpty() ? tr("Turns")
                                         : tr("Turns, %1").arg(roll);
  return paint_key(painter, top_left, title, ClockKey(game, snapshot, palette).rows(), palette);
}

}  // namespace linesman
