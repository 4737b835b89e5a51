// Slopes and contours.
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "base/vec.h"
#include "drawing/picture/terrain/sketch.h"

namespace linesman {

namespace {

const QColor EARTH(0x9a, 0x68, 0x2c);
// On dark ground a dark line vanishes: it is light there, with a dark rim.
const QColor EARTH_AT_NIGHT(0xd9, 0xb0, 0x74);
const QColor NIGHT(0x1c, 0x20, 0x22);

/// An open arrow of that length, its middle at `centre`.
void add_arrow(QPainterPath& path, Vec centre, Vec along, double length) {
  const Vec right{along.y, -along.x};
  const Vec tip = centre + along * (length / 2);
  const double w = length * 0.16;
  const double head = length * 0.42;
  add_polygon(path,
              {tip, tip - along * head + right * (w * 2), tip - along * head + right * (w * 0.75),
               centre - along * (length / 2) + right * (w * 0.75), centre - along * (length / 2) - right * (w * 0.75),
               tip - along * head - right * (w * 0.75), tip - along * head - right * (w * 2)});
}

void slope(Sketch& sketch, const Feature& feature, const DrawnShape& outline) {
  const Patch area = Patch::of(outline.rings);
  const double uphill = feature.traits["uphill"].number().value_or(0);
  const Vec up = direction(uphill);
  Jitter random(feature.id);
  sketch.fill(SketchPass::relief, path_of(outline.rings), QColor(0xb9, 0x86, 0x40, 38));
  sketch.line(SketchPass::relief, path_of(outline.rings), EARTH, 0.06, 1.1).style = Qt::DashDotLine;
  sketch.layers.back().line_at_night = EARTH_AT_NIGHT;
  // Hachures run with the fall of the ground: thick at the top, thin at the foot.
  QPainterPath wedges;
  const Vec heart = heart_of(area);
  const double arrow = std::clamp(area.from_edge(heart) * 1.3, 0.5, 3.0);
  for (const Vec p : scattered(area, 0.8, 0.2, random, 900)) {
    if (distance(p, heart) < arrow * 0.55) continue;
    const double size = random.between(0.34, 0.5);
    const Vec right{up.y, -up.x};
    add_polygon(wedges,
                {p - up * (size / 2), p + up * (size / 2) + right * 0.055, p + up * (size / 2) - right * 0.055});
  }
  sketch.fill(SketchPass::relief, wedges, QColor(0x8a, 0x5a, 0x20, 170), TEXTURE_SCALE);
  QPainterPath sign;
  add_arrow(sign, heart, up, arrow);
  SketchLayer& layer = sketch.fill(SketchPass::relief, sign, QColor(0xfb, 0xf3, 0xdf));
  layer.line = QColor(0x6f, 0x46, 0x14);
  layer.width = 0.07;
  layer.least = 1;
}

void contour(Sketch& sketch, const Feature& feature, const DrawnShape& outline) {
  const double level = feature.traits["level"].number().value_or(1);
  const double width = 0.06 + 0.03 * std::clamp(level, 0.0, 4.0);
  QPainterPath line;
  for (const Polyline& l : outline.lines) line.addPath(path_of(l));
  for (const Ring& ring : outline.rings) line.addPath(path_of(closed_line(ring)));
  sketch.line(SketchPass::relief, line, QColor(0xf3, 0xe6, 0xc8), width + 0.1, 3).line_at_night = NIGHT;
  sketch.line(SketchPass::relief, line, EARTH, width, 1.4).line_at_night = EARTH_AT_NIGHT;
}

}  // namespace

void sketch_relief(Sketch& sketch, const Feature& feature, const DrawnShape& outline) {
  if (feature.kind == Kind::slope) slope(sketch, feature, outline);
  if (feature.kind == Kind::contour) contour(sketch, feature, outline);
}

}  // namespace linesman
