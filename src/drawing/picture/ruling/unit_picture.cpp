#include "drawing/picture/ruling/unit_picture.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/pixel_cache.h"
#include "geometry/boost/measure.h"
#include "table/game.h"

namespace linesman {

namespace {

Measured measured(const EndStand& stand) {
  if (const auto* circle = std::get_if<CircleBase>(&stand.footprint)) return {stand.pose.at, circle->diameter / 2};
  Ring ring;
  for (const Vec p : corners(stand.footprint)) ring.push_back(stand.pose.at + rotated(p, stand.pose.facing));
  return {MultiPolygon{{std::move(ring), {}}}};
}

std::vector<EndStand> stands_at_end(const Game& game, const Trace& trace) {
  std::vector<EndStand> stands;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    stands.push_back({static_cast<PieceIndex>(i), game.pieces()[i]->base, game.pieces()[i]->pose});
  for (const auto& [piece, footprint] : trace.request.footprints) stands.at(at(piece)).footprint = footprint;
  for (const PieceTrace& t : trace.pieces) stands.at(at(t.piece)) = {t.piece, t.footprint, t.end.pose};
  return stands;
}

}  // namespace

Line shortest_line(const EndStand& one, const EndStand& other) {
  const auto closest = closest_points(measured(one), measured(other));
  if (closest.ok() && exceeds(closest->distance, 0)) return {closest->from, closest->to};
  const Vec middle = (one.pose.at + other.pose.at) * 0.5;
  return {middle, middle};
}

Bonds bonds_of(const Game& game, const Judgement& judgement) {
  const Shown& shown = judgement.ruling.shown;
  if (shown.links.empty() && shown.gaps.empty() && shown.strays.empty()) return {};
  const std::vector<EndStand> stands = stands_at_end(game, judgement.trace);
  const auto bond = [&](const ShownGap& gap) {
    return Bond{gap, shortest_line(stands.at(at(gap.piece)), stands.at(at(gap.other)))};
  };
  Bonds bonds;
  for (const ShownGap& link : shown.links) bonds.links.push_back(bond(link));
  for (const ShownGap& gap : shown.gaps) bonds.gaps.push_back(bond(gap));
  for (const PieceIndex piece : shown.strays) bonds.strays.push_back(stands.at(at(piece)));
  return bonds;
}

namespace {

constexpr double TEXT_SCALE = 8;      // painter's units for an inch; below it there is no room for words
constexpr double CROWDED_SCALE = 22;  // below it, models that spent the same amount share a chip
constexpr double CHIP_REACH = 200;    // the farthest that a chip may lie from its model, with its width

QString number_of(double amount, bool centimetres, int decimals) {
  return number_shown(in_unit(amount, centimetres ? LengthUnit::centimetre : LengthUnit::inch), decimals);
}

QString unit_sign(const Ruling& ruling, bool centimetres) {
  if (centimetres) return QStringLiteral(" cm");
  if (ruling.allowance.currency == "inch") return QStringLiteral("″");
  const std::string& sign = ruling.shown.symbol.empty() ? ruling.allowance.currency : ruling.shown.symbol;
  return QStringLiteral(" ") + QString::fromStdString(sign);
}

QFont small_font(const QPainter& painter, double scale) {
  QFont font = painter.font();
  font.setPixelSize(std::clamp(static_cast<int>(scale * 0.5), 10, 13));
  font.setBold(true);
  return font;
}

QPointF unit_vector(QPointF v) {
  const double norm = std::hypot(v.x(), v.y());
  return norm > 1e-9 ? v / norm : QPointF(1, 0);
}

void halo_line(QPainter& painter, QPointF from, QPointF to, const QColor& colour, const QColor& halo, double width,
               Qt::PenStyle style) {
  painter.setPen(QPen(halo, width + 2.6, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(from, to);
  painter.setPen(QPen(colour, width, style, style == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap));
  painter.drawLine(from, to);
}

/// A link reaches into both bases, so that it is visible when they touch.
void paint_link(QPainter& painter, const Projection& projection, const Bond& link, QPointF one, QPointF other,
                const Palette& palette) {
  const double into = std::clamp(projection.scale * 0.14, 2.0, 7.0);
  const QPointF from = projection.to_paper(link.line.from);
  const QPointF to = projection.to_paper(link.line.to);
  const QPointF along = link.line.from == link.line.to ? unit_vector(other - one) : unit_vector(to - from);
  const double width = std::clamp(projection.scale * 0.09, 1.6, 3.6);
  halo_line(painter, from - along * into, to + along * into, palette.legal, palette.halo, width, Qt::SolidLine);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.legal);
  for (const QPointF end : {from - along * into, to + along * into}) painter.drawEllipse(end, width, width);
}

void paint_gap(QPainter& painter, const Projection& projection, const Bond& gap, const QColor& colour,
               const ViewStyle& style, const Palette& palette, LabelCache* labels) {
  const QPointF from = projection.to_paper(gap.line.from);
  const QPointF to = projection.to_paper(gap.line.to);
  const QPointF along = unit_vector(to - from);
  const QPointF across(-along.y(), along.x());
  const double bar = std::clamp(projection.scale * 0.22, 4.0, 8.0);
  halo_line(painter, from, to, colour, palette.halo, 2.2, Qt::DashLine);
  for (const QPointF end : {from, to})
    halo_line(painter, end - across * bar, end + across * bar, colour, palette.halo, 2, Qt::SolidLine);
  if (projection.scale < TEXT_SCALE) return;
  painter.setFont(small_font(painter, projection.scale));
  const QFontMetricsF metrics(painter.font());
  const QString text = length_text(gap.gap.distance, style.unit);
  // Beside the line and above it, clear of it by the width of the words in that direction.
  const QPointF side = across.y() > 0 ? -across : across;
  const double off =
      bar + 3 + std::abs(side.x()) * metrics.horizontalAdvance(text) / 2 + std::abs(side.y()) * metrics.height() / 2;
  paint_label(painter, (from + to) / 2 + side * off, text, colour, palette.halo, labels);
}

/// A ring that is open at four places, clear of the base.
void paint_stray(QPainter& painter, const Projection& projection, const EndStand& stray, const Palette& palette) {
  const double radius =
      outer_radius(stray.footprint) * projection.scale + std::clamp(projection.scale * 0.18, 3.0, 8.0);
  const QPointF at = projection.to_paper(stray.pose.at);
  const QRectF ring(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
  painter.setBrush(Qt::NoBrush);
  for (const bool halo : {true, false}) {
    painter.setPen(QPen(halo ? palette.halo : palette.illegal, halo ? 5.4 : 2.6, Qt::SolidLine, Qt::RoundCap));
    for (int quarter = 0; quarter < 4; ++quarter) painter.drawArc(ring, (quarter * 90 + 14) * 16, 62 * 16);
  }
}

struct Chip {
  QString text;
  Verdict verdict = Verdict::legal;
  QPointF model;
  int models = 1;    ///< models that spent the same amount and stand together share a chip
  double reach = 0;  ///< from the model's centre to clear of its base
  QRectF box;
};

/// Chips of models that spent too much come first and find a place before the others.
std::vector<Chip> chips_of(const Projection& projection, const Judgement& judgement, const ViewStyle& style) {
  std::vector<Chip> chips;
  for (const PieceAllowance& piece : judgement.ruling.shown.allowances) {
    const PieceTrace* trace = judgement.trace.of(piece.piece);
    const QString text = spending_text(piece, judgement.ruling, style.unit);
    if (!trace || trace->steps.empty() || text.isEmpty()) continue;
    Chip chip{text, piece.verdict, projection.to_paper(trace->end.pose.at), 1, 0, {}};
    chip.reach = outer_radius(trace->footprint) * projection.scale + 4;
    const auto same = std::find_if(chips.begin(), chips.end(), [&](const Chip& other) {
      const bool together = other.model == chip.model || projection.scale < CROWDED_SCALE;
      return other.text == chip.text && other.verdict == chip.verdict && together;
    });
    if (same == chips.end())
      chips.push_back(std::move(chip));
    else
      ++same->models;
  }
  for (Chip& chip : chips)
    if (chip.models > 1) chip.text = QStringLiteral("%1 × ").arg(chip.models) + chip.text;
  std::stable_partition(chips.begin(), chips.end(), [](const Chip& c) { return c.verdict == Verdict::illegal; });
  return chips;
}

double shared(const QRectF& a, const QRectF& b) {
  const QRectF both = a.intersected(b);
  return both.isEmpty() ? 0 : both.width() * both.height();
}

/// Tries places round the model, near ones first, and takes the one that covers least: never another chip, and few
/// models and faults.
bool place_chip(Chip& chip, const std::vector<QRectF>& placed, const std::vector<QRectF>& unwilling) {
  double least = HUGE_VAL;
  QRectF best;
  for (const double farther : {0.0, 14.0, 30.0})
    for (int i = 0; i < 8; ++i) {
      constexpr double EIGHTH = 3.14159265358979323846 / 4;
      const QPointF out(std::cos(i * EIGHTH), std::sin(i * EIGHTH));
      const QPointF half(chip.box.width() / 2, chip.box.height() / 2);
      const double reach = chip.reach + farther;
      QRectF box = chip.box;
      box.moveCenter(chip.model + QPointF(out.x() * (reach + half.x()), out.y() * (reach + half.y())));
      if (std::any_of(placed.begin(), placed.end(), [&](const QRectF& other) { return shared(box, other) > 0; }))
        continue;
      double cost = farther * 8;
      for (const QRectF& other : unwilling) cost += shared(box, other);
      if (cost >= least - 1) continue;
      least = cost;
      best = box;
    }
  if (best.isNull()) return false;
  chip.box = best;
  return true;
}

void paint_chip(QPainter& painter, const Chip& chip, const Palette& palette) {
  const QRectF& box = chip.box;
  const QColor colour = palette.verdict(chip.verdict);
  const QPointF near(std::clamp(chip.model.x(), box.left(), box.right()),
                     std::clamp(chip.model.y(), box.top(), box.bottom()));
  const QPointF out = unit_vector(near - chip.model);
  if (std::hypot(near.x() - chip.model.x(), near.y() - chip.model.y()) > chip.reach + 6)
    halo_line(painter, chip.model + out * (chip.reach - 3), near, colour, palette.halo, 1.2, Qt::SolidLine);
  painter.setPen(QPen(colour, 1.2));
  painter.setBrush(palette.panel);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  const double mark = box.height() - 5;
  paint_verdict_mark(painter, QRectF(box.left() + 2.5, box.top() + 2.5, mark, mark), chip.verdict, palette);
  painter.setPen(colour);
  painter.drawText(box.adjusted(mark + 5, 0, -5, 0), Qt::AlignVCenter | Qt::AlignRight, chip.text);
}

}  // namespace

QString spending_text(const PieceAllowance& piece, const Ruling& ruling, LengthUnit unit) {
  if (!piece.total && !piece.spent) return {};
  const bool centimetres = ruling.allowance.currency == "inch" && unit == LengthUnit::centimetre;
  const auto number = [&](const std::optional<double>& amount, int decimals) {
    return amount ? number_of(*amount, centimetres, decimals) : QStringLiteral("?");
  };
  int decimals = 1;
  const bool over = piece.verdict == Verdict::illegal || piece.verdict == Verdict::marginal;
  while (over && decimals < 6 && number(piece.spent, decimals) == number(piece.total, decimals)) ++decimals;
  return QCoreApplication::translate("linesman::UnitPicture", "%1 of %2")
             .arg(number(piece.spent, decimals), number(piece.total, decimals)) +
         unit_sign(ruling, centimetres);
}

void paint_bonds(QPainter& painter, const Projection& projection, const Game& game, const Judgement& judgement,
                 const ViewStyle& style, LabelCache* labels) {
  const Bonds bonds = bonds_of(game, judgement);
  if (bonds.links.empty() && bonds.gaps.empty() && bonds.strays.empty()) return;
  const Palette& palette = Palette::of(style.dark);
  const auto place = [&](PieceIndex piece) {
    const PieceTrace* trace = judgement.trace.of(piece);
    return projection.to_paper(trace ? trace->end.pose.at : game.piece(piece).pose.at);
  };
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const Bond& link : bonds.links)
    if (link.gap.holds) paint_link(painter, projection, link, place(link.gap.piece), place(link.gap.other), palette);
  for (const EndStand& stray : bonds.strays) paint_stray(painter, projection, stray, palette);
  for (const Bond& link : bonds.links)
    if (!link.gap.holds) paint_gap(painter, projection, link, palette.illegal, style, palette, labels);
  // A small gap that breaks no clause has no colour of alarm.
  for (const Bond& gap : bonds.gaps)
    paint_gap(painter, projection, gap, gap.gap.holds ? palette.ink : palette.illegal, style, palette, labels);
  painter.restore();
}

void paint_spendings(QPainter& painter, const Projection& projection, const Judgement& judgement,
                     const ViewStyle& style) {
  if (!judgement.ruling.several || projection.scale < TEXT_SCALE) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(small_font(painter, projection.scale));
  const QFontMetricsF metrics(painter.font());
  std::vector<QRectF> placed;
  std::vector<QRectF> unwilling;
  for (const PieceTrace& trace : judgement.trace.pieces) {
    const double reach = outer_radius(trace.footprint) * projection.scale;
    const QPointF at = projection.to_paper(trace.end.pose.at);
    unwilling.emplace_back(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach);
  }
  for (const Fault& fault : judgement.ruling.faults) {
    const QPointF at = projection.to_paper(fault.place.at);
    unwilling.emplace_back(at.x() - 10, at.y() - 10, 20, 20);
  }
  for (Chip& chip : chips_of(projection, judgement, style)) {
    const double height = metrics.height() + 2;
    chip.box = QRectF(0, 0, height + metrics.horizontalAdvance(chip.text) + 8, height);
    if (!place_chip(chip, placed, unwilling)) continue;
    placed.push_back(chip.box);
    paint_chip(painter, chip, Palette::of(style.dark));
  }
  painter.restore();
}

Box unit_box(const Projection& projection, const Game& game, const Judgement& judgement) {
  Box box;
  const double around = (judgement.ruling.several ? CHIP_REACH : 0) / projection.scale;
  if (judgement.ruling.several)
    for (const PieceTrace& t : judgement.trace.pieces)
      box.include(Box{t.end.pose.at, t.end.pose.at}.grown(outer_radius(t.footprint) + around));
  const Bonds bonds = bonds_of(game, judgement);
  const double beside = 60 / projection.scale;
  for (const std::vector<Bond>* list : {&bonds.links, &bonds.gaps})
    for (const Bond& bond : *list) {
      box.include(Box{bond.line.from, bond.line.from}.grown(beside));
      box.include(Box{bond.line.to, bond.line.to}.grown(beside));
    }
  for (const EndStand& stray : bonds.strays)
    box.include(Box{stray.pose.at, stray.pose.at}.grown(outer_radius(stray.footprint) + beside));
  return box;
}

}  // namespace linesman
