#include "drawing/picture/terrain/sketch.h"

#include <cmath>

#include "base/heading.h"

namespace linesman {

SketchLayer& Sketch::fill(SketchPass pass, QPainterPath path, QColor colour, double from_scale) {
  SketchLayer layer;
  layer.pass = pass;
  layer.path = std::move(path);
  layer.fill = colour;
  layer.from_scale = from_scale;
  layers.push_back(std::move(layer));
  return layers.back();
}

SketchLayer& Sketch::line(SketchPass pass, QPainterPath path, QColor colour, double width, double least,
                          double from_scale) {
  SketchLayer layer;
  layer.pass = pass;
  layer.path = std::move(path);
  layer.line = colour;
  layer.width = width;
  layer.least = least;
  layer.from_scale = from_scale;
  layers.push_back(std::move(layer));
  return layers.back();
}

SketchPass lowest_pass(Kind kind) {
  switch (kind) {
    case Kind::river:
    case Kind::lake:
    case Kind::stream: return SketchPass::water;
    case Kind::bridge: return SketchPass::bridge;  // above roads that were drawn later
    case Kind::ditch: return SketchPass::low_obstacle;
    default: break;
  }
  switch (class_of(kind)) {
    case FeatureClass::area: return SketchPass::area;
    case FeatureClass::relief: return SketchPass::relief;
    case FeatureClass::surface: return SketchPass::surface;
    case FeatureClass::obstacle: return SketchPass::obstacle;
    case FeatureClass::structure: return SketchPass::structure;
  }
  return SketchPass::area;
}

namespace {

/// Stroked lines are quick to paint; a filled path takes the longer the more lines it has.
constexpr int LINES_AT_ONCE = 12;
constexpr int SEGMENTS_AT_ONCE = 16;  // of one line; round ends join them again

bool may_be_divided(const SketchLayer& layer) {
  return !layer.fill.isValid() || layer.path.fillRule() == Qt::WindingFill;
}

/// Cuts a path into parts with that number of strokes each, in their order.
class Divided {
 public:
  Divided(const QPainterPath& whole, bool filled) : whole_(whole), filled_(filled) {
    for (int i = 0; i < whole.elementCount(); ++i) add(i);
  }
  std::vector<QPainterPath> parts;

 private:
  void add(int i) {
    const QPainterPath::Element element = whole_.elementAt(i);
    if (element.isMoveTo()) return begin_stroke(element);
    if (!element.isLineTo() && !element.isCurveTo()) return;  // the rest of a curve
    if (!filled_ && ++segments_ > SEGMENTS_AT_ONCE) begin_part(parts.back().currentPosition());
    if (element.isLineTo())
      parts.back().lineTo(element);
    else
      parts.back().cubicTo(element, whole_.elementAt(i + 1), whole_.elementAt(i + 2));
  }
  void begin_stroke(QPointF from) {
    if (strokes_++ % (filled_ ? 1 : LINES_AT_ONCE) == 0) return begin_part(from);
    parts.back().moveTo(from);
    segments_ = 0;
  }
  void begin_part(QPointF from) {
    parts.emplace_back(from);
    parts.back().setFillRule(whole_.fillRule());
    segments_ = 0;
  }

  const QPainterPath& whole_;
  bool filled_;
  int strokes_ = 0;
  int segments_ = 0;
};

/// Adds layers of few strokes.
Sketch in_small_layers(const Sketch& sketch) {
  Sketch small;
  for (const SketchLayer& layer : sketch.layers) {
    std::vector<QPainterPath> parts =
        may_be_divided(layer) ? Divided(layer.path, layer.fill.isValid()).parts : std::vector{layer.path};
    for (QPainterPath& part : parts) {
      small.layers.push_back(layer);
      small.layers.back().bounds = part.controlPointRect();
      small.layers.back().path = std::move(part);
    }
  }
  return small;
}

}  // namespace

Sketch sketch_of(const Feature& feature, const DrawnShape& outline) {
  Sketch sketch;
  if (lowest_pass(feature.kind) == SketchPass::water) {
    sketch_water(sketch, feature, outline);
    return in_small_layers(sketch);
  }
  switch (class_of(feature.kind)) {
    case FeatureClass::area: sketch_area(sketch, feature, outline); break;
    case FeatureClass::obstacle: sketch_obstacle(sketch, feature, outline); break;
    case FeatureClass::surface: sketch_surface(sketch, feature, outline); break;
    case FeatureClass::structure: sketch_structure(sketch, feature, outline); break;
    case FeatureClass::relief: sketch_relief(sketch, feature, outline); break;
  }
  return in_small_layers(sketch);
}

void add_blob(QPainterPath& path, Vec centre, double radius, Jitter& random) {
  const int lobes = 5 + static_cast<int>(random.below(3));
  const double first = random.between(0, 360);
  const auto rim = [&](double degrees, double r) { return point_at(centre + direction(degrees) * r); };
  path.moveTo(rim(first, radius * 0.9));
  for (int i = 0; i < lobes; ++i) {
    const double a = first + 360.0 * i / lobes;
    const double b = first + 360.0 * (i + 1) / lobes;
    const double swell = radius * random.between(1.15, 1.4);
    path.quadTo(rim((a + b) / 2, swell), rim(b, radius * 0.9));
  }
  path.closeSubpath();
}

void add_stone(QPainterPath& path, Vec centre, double radius, Jitter& random) {
  const int corners = 5 + static_cast<int>(random.below(3));
  const double first = random.between(0, 360);
  for (int i = 0; i < corners; ++i) {
    const Vec p = centre + direction(first + 360.0 * i / corners) * (radius * random.between(0.7, 1.15));
    if (i == 0)
      path.moveTo(point_at(p));
    else
      path.lineTo(point_at(p));
  }
  path.closeSubpath();
}

void add_segment(QPainterPath& path, Vec from, Vec to) {
  path.moveTo(point_at(from));
  path.lineTo(point_at(to));
}

void add_wave(QPainterPath& path, Vec centre, Vec along, double length, double height) {
  const Vec up{-along.y, along.x};
  const Vec a = centre - along * (length / 2);
  const Vec b = centre + along * (length / 2);
  path.moveTo(point_at(a));
  path.cubicTo(point_at(a + along * (length * 0.25) + up * height),
               point_at(centre - along * (length * 0.1) + up * height), point_at(centre));
  path.cubicTo(point_at(centre + along * (length * 0.1) - up * height),
               point_at(b - along * (length * 0.25) - up * height), point_at(b));
}

void add_box(QPainterPath& path, Vec centre, Vec along, double length, double width) {
  const Vec right{along.y, -along.x};
  const Vec l = along * (length / 2);
  const Vec w = right * (width / 2);
  add_polygon(path, {centre - l - w, centre + l - w, centre + l + w, centre - l + w});
}

void add_disc(QPainterPath& path, Vec centre, double radius) { path.addEllipse(point_at(centre), radius, radius); }

void add_polygon(QPainterPath& path, const Ring& ring) {
  if (ring.empty()) return;
  path.moveTo(point_at(ring.front()));
  for (std::size_t i = 1; i < ring.size(); ++i) path.lineTo(point_at(ring[i]));
  path.closeSubpath();
}

}  // namespace linesman
