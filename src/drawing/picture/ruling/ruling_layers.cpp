#include "drawing/picture/ruling/ruling_layers.h"
#include "drawing/picture/marks.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/pixel_cache.h"
#include "drawing/picture/ruling/way.h"
#include "movement/trace.h"

namespace linesman {

namespace {

double way_width(const RulingCanvas& c, const PieceTrace& trace) {
  return std::clamp(c.projection.scale * 0.26, 3.5, 8.0) * (is_measured(c.judgement, trace) ? 1 : 0.45);
}

void stroke(const RulingCanvas& c, const QPainterPath& path, const QColor& colour, double width, Qt::PenStyle style) {
  c.painter.setBrush(Qt::NoBrush);
  c.painter.setPen(QPen(colour, width, style, Qt::FlatCap, Qt::RoundJoin));
  c.painter.drawPath(path);
}

/// A line across the way, with a halo.
void paint_tick(const RulingCanvas& c, const WayTick& tick, double reach) {
  const Vec right{tick.along.y, -tick.along.x};
  const QLineF line(c.paper(tick.at - right * reach), c.paper(tick.at + right * reach));
  c.painter.setPen(QPen(c.palette.halo, 3.4));
  c.painter.drawLine(line);
  c.painter.setPen(QPen(c.palette.ink, 1.5));
  c.painter.drawLine(line);
}

}  // namespace

bool is_measured(const Judgement& judgement, const PieceTrace& trace) {
  const Ruling& ruling = judgement.ruling;
  if (!ruling.several || judgement.trace.pieces.size() < 2) return true;
  const PieceIndex told = ruling.costs.empty() ? judgement.trace.pieces.front().piece : ruling.costs.front().piece;
  return trace.piece == told;
}

void paint_swept(const RulingCanvas& c, const PieceTrace& trace) {
  QPainterPath swept;
  swept.setFillRule(Qt::WindingFill);
  for (const TracedStep& step : trace.steps) {
    if (std::holds_alternative<Leg>(step.facts)) {
      swept.addPath(swept_path(c.projection, trace.footprint, step));
    } else if (const auto* turn = std::get_if<Turn>(&step.facts)) {
      const int parts = std::clamp(static_cast<int>(std::abs(turn->angle) / 15) + 1, 1, 24);
      for (int i = 0; i <= parts; ++i)
        swept.addPath(outline_path(c.projection, trace.footprint, pose_at(step, std::abs(turn->angle) * i / parts)));
    }
  }
  if (swept.isEmpty()) return;
  c.painter.setPen(Qt::NoPen);
  c.painter.setBrush(with_alpha(c.palette.halo, 0.3));
  c.painter.drawPath(swept);
}

void paint_outlines(const RulingCanvas& c, const PieceTrace& trace, StepRange steps) {
  const double inches = std::max(1.0, std::ceil(14 / c.projection.scale));
  QPainterPath outlines;
  for (std::size_t i = steps.first; i < std::min(steps.end, trace.steps.size()); ++i) {
    const TracedStep& step = trace.steps[i];
    if (const auto* leg = std::get_if<Leg>(&step.facts))
      for (double s = inches; s < leg->length; s += inches)
        outlines.addPath(outline_path(c.projection, trace.footprint, pose_at(step, s)));
    outlines.addPath(outline_path(c.projection, trace.footprint, step.after));
  }
  if (outlines.isEmpty()) return;
  c.painter.setBrush(Qt::NoBrush);
  c.painter.setPen(QPen(with_alpha(c.palette.ink, 0.3), 1));
  c.painter.drawPath(outlines);
}

void paint_way_halo(const RulingCanvas& c, const PieceTrace& trace, StepRange steps) {
  for (const WayPart& part : way_parts(c.judgement.ruling, trace))
    if (steps.holds(part.step))
      stroke(c, centre_path(c.projection, trace, part), c.palette.halo, way_width(c, trace) + 3, Qt::SolidLine);
}

void paint_way_costs(const RulingCanvas& c, const PieceTrace& trace, StepRange steps) {
  for (const WayPart& part : way_parts(c.judgement.ruling, trace)) {
    if (!steps.holds(part.step)) continue;
    // The way is thicker as well as darker over dear ground, for players who see no colours.
    const double width = way_width(c, trace) * std::clamp(0.72 + 0.2 * part.rate, 0.8, 1.4);
    stroke(c, centre_path(c.projection, trace, part), part.rate > 0 ? c.palette.cost(part.rate) : c.palette.incomplete,
           width, part.beyond ? Qt::DotLine : Qt::SolidLine);
  }
}

constexpr double ANGLES_FROM = 22;  // painter's units an inch; farther off the figure would lie on those of the way

void paint_turns(const RulingCanvas& c, const PieceTrace& trace, StepRange steps) {
  for (std::size_t i = steps.first; i < std::min(steps.end, trace.steps.size()); ++i) {
    const TracedStep& step = trace.steps[i];
    const auto* turn = std::get_if<Turn>(&step.facts);
    if (!turn || std::abs(turn->angle) < 0.5) continue;
    const double radius = std::clamp(c.projection.scale * 0.9, 14.0, 30.0);
    const QPointF at = c.paper(turn->about);
    const double first = turn->on_the_spot ? step.before.facing : heading_of(step.before.at - turn->about);
    const QRectF circle(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    // Qt counts sixteenths of a degree, anticlockwise from three o'clock.
    const int start = static_cast<int>(std::lround((90 - first) * 16));
    const int span = static_cast<int>(std::lround(-turn->angle * 16));
    c.painter.setBrush(with_alpha(c.palette.halo, 0.55));
    c.painter.setPen(QPen(c.palette.ink, 1.6));
    c.painter.drawPie(circle, start, span);
    if (c.projection.scale < ANGLES_FROM) continue;
    const QString text = number_shown(std::abs(turn->angle), 1) + QStringLiteral("°");
    const Vec out = direction(first + turn->angle / 2);
    QFont font = c.painter.font();
    font.setPixelSize(11);
    c.painter.setFont(font);
    paint_label(c.painter, at + QPointF(out.x, -out.y) * (radius + 12), text, c.palette.ink, c.palette.halo, c.labels);
  }
}

void paint_ticks(const RulingCanvas& c, const PieceTrace& trace, StepRange steps) {
  const double apart = c.projection.scale;
  if (apart < 5) return;
  const double base_inches = inches_of(1, c.unit);
  const double step_inches = base_inches * std::ceil(6 / (apart * base_inches));
  const int numbered = std::max(1, static_cast<int>(std::ceil(26 / (apart * step_inches))));
  QFont font = c.painter.font();
  font.setPixelSize(std::clamp(static_cast<int>(apart * 0.7), 9, 13));
  c.painter.setFont(font);
  for (const WayTick& tick : way_ticks(trace, step_inches)) {
    if (!steps.holds(tick.step)) continue;
    const bool with_number = tick.number % numbered == 0;
    const double reach = (with_number ? 7.0 : 4.5) / c.projection.scale;
    paint_tick(c, tick, reach);
    if (!with_number) continue;
    const Vec right{tick.along.y, -tick.along.x};
    const double value = tick.number * step_inches / base_inches;
    paint_label(c.painter, c.paper(tick.at + right * (reach + 9 / c.projection.scale)), number_shown(value, 1),
                c.palette.ink, c.palette.halo, c.labels);
  }
}

void paint_spent_in_hexes(const RulingCanvas& c, const PieceTrace& trace) {
  const auto& layout = c.game.table().hex;
  if (!layout || layout->size * c.projection.scale < 24) return;
  QFont font = c.painter.font();
  font.setPixelSize(std::clamp(static_cast<int>(layout->size * c.projection.scale * 0.22), 10, 15));
  font.setBold(true);
  c.painter.setFont(font);
  const double height = font.pixelSize() * 1.45;
  for (const SpentInHex& hex : spent_by_hex(c.judgement.ruling, trace)) {
    const QString text = number_shown(hex.spent, 2);
    const double width = std::max(height, QFontMetricsF(font).horizontalAdvance(text) + height * 0.6);
    // Low in the hex: models stand in its middle.
    const QPointF at = c.paper(hex.at - Vec{0, layout->size * 0.3});
    const QRectF pill(at.x() - width / 2, at.y() - height / 2, width, height);
    const QColor& colour = hex.beyond ? c.palette.illegal : c.palette.ink;
    c.painter.setPen(QPen(colour, 1.3, hex.beyond ? Qt::DashLine : Qt::SolidLine));
    c.painter.setBrush(c.palette.panel);
    c.painter.drawRoundedRect(pill, height / 2, height / 2);
    c.painter.setPen(colour);
    c.painter.drawText(pill, Qt::AlignCenter, text);
  }
}

namespace {

constexpr double LABELS_HANG_OVER = 60;  // painter's units: labels and turns beside a way

std::size_t first_of_last_written(const PieceTrace& trace) {
  const auto of_last = [&](const TracedStep& step) { return step.written == trace.steps.back().written; };
  return static_cast<std::size_t>(std::find_if(trace.steps.begin(), trace.steps.end(), of_last) - trace.steps.begin());
}

}  // namespace

RulingLayers::SettledTrace RulingLayers::settled(const RulingCanvas& c, const PieceTrace& trace) {
  SettledTrace kept{trace.footprint, is_measured(c.judgement, trace), {}, {}};
  const std::size_t count = trace.steps.empty() ? 0 : first_of_last_written(trace);
  for (std::size_t i = 0; i < count; ++i) {
    const TracedStep& step = trace.steps[i];
    SettledStep settled_step{step.before, step.after, step.facts.index(), 0, {}};
    if (const auto* turn = std::get_if<Turn>(&step.facts)) {
      settled_step.angle = turn->angle;
      settled_step.about = turn->about;
    }
    kept.steps.push_back(settled_step);
  }
  for (const WayPart& part : way_parts(c.judgement.ruling, trace))
    if (part.step < count) kept.parts.push_back(part);
  return kept;
}

void RulingLayers::settle(const RulingCanvas& c) {
  Basis basis{
      c.projection.scale, c.projection.origin, c.painter.viewport(), density_of(c.painter), c.palette.dark, c.unit, {}};
  for (const PieceTrace& trace : c.judgement.trace.pieces) basis.traces.push_back(settled(c, trace));
  if (basis == basis_) return;
  basis_ = std::move(basis);
  paint_layers(c);
}

/// In painter's units; empty when no step is settled or visible.
QRect RulingLayers::area(const RulingCanvas& c) const {
  Box box;
  for (const SettledTrace& trace : basis_.traces)
    for (const SettledStep& step : trace.steps)
      for (const Pose& pose : {step.before, step.after})
        box.include(Box{pose.at, pose.at}.grown(outer_radius(trace.footprint) +
                                                distance(pose.at, step.about) * (step.angle != 0 ? 1 : 0)));
  if (box.empty()) return {};
  const QRectF around =
      c.projection.to_paper(box).adjusted(-LABELS_HANG_OVER, -LABELS_HANG_OVER, LABELS_HANG_OVER, LABELS_HANG_OVER) &
      QRectF(basis_.view);
  return around.isEmpty() ? QRect() : around.toAlignedRect();
}

void RulingLayers::paint_layers(const RulingCanvas& c) {
  outlines_ = ways_ = QImage();
  const QRect part = area(c);
  if (part.isEmpty()) return;
  const double density = basis_.density;
  const QPoint pixel = (QPointF(part.topLeft()) * density).toPoint();
  corner_ = QPointF(pixel) / density;
  const auto paint_layer = [&](QImage& layer, auto paint_on) {
    layer = QImage((QSizeF(part.size()) * density).toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
    layer.setDevicePixelRatio(density);
    layer.fill(Qt::transparent);
    QPainter painter(&layer);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(c.painter.font());
    painter.translate(-corner_);
    paint_on(RulingCanvas{painter, c.projection, c.game, c.judgement, c.palette, c.unit, c.labels, c.sprites});
    painter.end();
    layer.setDevicePixelRatio(1);
  };
  const std::vector<PieceTrace>& traces = c.judgement.trace.pieces;
  const auto each = [&](auto paint_steps) {
    for (std::size_t i = 0; i < traces.size(); ++i)
      paint_steps(traces[i], StepRange{0, basis_.traces[i].steps.size()}, basis_.traces[i].measured);
  };
  paint_layer(outlines_, [&](const RulingCanvas& on) {
    each([&](const PieceTrace& trace, StepRange steps, bool) { linesman::paint_outlines(on, trace, steps); });
  });
  paint_layer(ways_, [&](const RulingCanvas& on) {
    each([&](const PieceTrace& trace, StepRange steps, bool) { paint_way_halo(on, trace, steps); });
    each([&](const PieceTrace& trace, StepRange steps, bool measured) {
      paint_way_costs(on, trace, steps);
      if (measured) paint_turns(on, trace, steps);
    });
    each([&](const PieceTrace& trace, StepRange steps, bool measured) {
      if (measured) paint_ticks(on, trace, steps);
    });
  });
}

void RulingLayers::paint(QPainter& painter, const QImage& layer) const {
  if (layer.isNull()) return;
  const OnPixels on(painter, basis_.density);
  painter.drawImage(on.pixel(corner_), layer);
}

}  // namespace linesman
