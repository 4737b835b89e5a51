// Sketches roads, tracks, bridges and fords.
#include <algorithm>

#include "base/heading.h"
#include "drawing/picture/terrain/sketch.h"

namespace linesman {

namespace {

constexpr SketchPass SURFACE = SketchPass::surface;
constexpr SketchPass BRIDGE = SketchPass::bridge;

struct Way {
  Sketch& sketch;
  const DrawnShape& outline;
  Jitter random;
  QPainterPath body;
  Patch area;

  bool by_line() const { return !outline.lines.empty(); }
  /// Adds the edges along the way without those across its ends, so that roads that meet are open to one another.
  QPainterPath edges(double aside) const {
    QPainterPath path;
    if (!by_line()) return path_of(outline.rings);
    for (const Polyline& line : outline.lines)
      for (const double side : {-1.0, 1.0}) path.addPath(path_of(beside(line, side * aside)));
    return path;
  }
  static Polyline beside(const Polyline& line, double aside) {
    Polyline moved;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const Vec in = line[i] - line[i == 0 ? 0 : i - 1];
      const Vec out = line[i + 1 == line.size() ? i : i + 1] - line[i];
      Vec along = in + out;
      if (length(in) > 0 && length(out) > 0) along = in * (1 / length(in)) + out * (1 / length(out));
      const double d = length(along);
      if (!(d > 1e-9)) continue;
      along = along * (1 / d);
      // Farther out in a bend, so that the way keeps its width; with a limit in a hairpin.
      const Vec reference = length(in) > 0 ? in * (1 / length(in)) : along;
      const double stretch = std::min(2.0, 1 / std::max(0.3, dot(along, reference)));
      moved.push_back(line[i] + Vec{along.y, -along.x} * (aside * stretch));
    }
    return moved;
  }
};

void road(Way& way) {
  way.sketch.line(SketchPass::casing, way.edges(way.outline.width / 2), QColor(0x86, 0x76, 0x5c), 0.1, 1.6);
  way.sketch.fill(SURFACE, way.body, QColor(0xf5, 0xee, 0xdc));
  QPainterPath middle;
  for (const Polyline& line : way.outline.lines) middle.addPath(path_of(line));
  SketchLayer& layer = way.sketch.line(SURFACE, middle, QColor(0xc9, 0xba, 0x9b), 0.06, 0.8, TEXTURE_SCALE * 1.4);
  layer.style = Qt::DashLine;
  layer.cap = Qt::FlatCap;
}

void track(Way& way) {
  way.sketch.fill(SURFACE, way.body, QColor(0xd9, 0xc3, 0x98, 150));
  way.sketch.line(SURFACE, way.edges(way.outline.width / 2), QColor(0xa3, 0x86, 0x52, 150), 0.04, 0.8).style =
      Qt::DotLine;
  SketchLayer& ruts = way.sketch.line(SURFACE, way.edges(way.outline.width * 0.2), QColor(0x8a, 0x67, 0x33), 0.12, 1.1);
  ruts.style = Qt::DashLine;
  ruts.cap = Qt::FlatCap;
  ruts.true_width = true;
}

void bridge(Way& way) {
  way.sketch.fill(BRIDGE, way.body, QColor(0xd2, 0xae, 0x7a));
  QPainterPath planks;
  for (const Polyline& line : way.outline.lines)
    for (const Station& s : stations(line, 0.3))
      add_segment(planks, s.at - s.right() * (way.outline.width / 2), s.at + s.right() * (way.outline.width / 2));
  if (!way.by_line())
    for (const Hatch& s : hatched(way.area, way.area.longest_edge_heading() + 90, 0.3))
      add_segment(planks, s.from, s.to);
  SketchLayer& layer = way.sketch.line(BRIDGE, planks, QColor(0x86, 0x5f, 0x2d), 0.045, 0.8, TEXTURE_SCALE);
  layer.cap = Qt::FlatCap;
  way.sketch.line(BRIDGE, way.edges(way.outline.width / 2), QColor(0x4a, 0x30, 0x10), 0.18, 2.4).cap = Qt::SquareCap;
}

void ford(Way& way) {
  way.sketch.fill(SURFACE, way.body, QColor(0xde, 0xee, 0xf4, 225));
  SketchLayer& rim = way.sketch.line(SURFACE, way.edges(way.outline.width / 2), QColor(0x2c, 0x6c, 0xa3), 0.09, 1.4);
  rim.style = Qt::DotLine;
  QPainterPath pebbles;
  pebbles.setFillRule(Qt::WindingFill);
  for (const Vec p : scattered(way.area, 0.5, 0.15, way.random))
    add_stone(pebbles, p, way.random.between(0.08, 0.15), way.random);
  SketchLayer& layer = way.sketch.fill(SURFACE, pebbles, QColor(0xc9, 0xbd, 0xa2), TEXTURE_SCALE);
  layer.line = QColor(0x55, 0x6a, 0x74);
  layer.width = 0.035;
  layer.least = 0.6;
}

}  // namespace

void sketch_surface(Sketch& sketch, const Feature& feature, const DrawnShape& outline) {
  Way way{sketch, outline, Jitter(feature.id), {}, {}};
  std::vector<Ring> rings = outline.rings;
  way.body = path_of(outline.rings);
  for (const Polyline& line : outline.lines) {
    const QPainterPath strip = strip_path(line, outline.width);
    way.body.addPath(strip);
    if (feature.kind != Kind::ford) continue;
    for (const QPolygonF& polygon : strip.simplified().toSubpathPolygons()) {
      Ring ring;
      for (const QPointF& p : polygon) ring.push_back({p.x(), p.y()});
      rings.push_back(std::move(ring));
    }
  }
  if (way.by_line()) way.body.setFillRule(Qt::WindingFill);
  way.area = Patch::of(std::move(rings));
  switch (feature.kind) {
    case Kind::road: road(way); break;
    case Kind::track: track(way); break;
    case Kind::bridge: bridge(way); break;
    case Kind::ford: ford(way); break;
    default: break;
  }
}

}  // namespace linesman
