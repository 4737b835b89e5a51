#include "drawing/picture/ruling_layers.h"

#include <algorithm>

#include "drawing/picture/pixel_cache.h"

namespace linesman {

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

/// Painter's units; empty when nothing is settled or to be seen.
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
