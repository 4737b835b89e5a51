// Buildings, bunkers, wrecks, stairs, ladders.
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "drawing/picture/terrain/sketch.h"

namespace linesman {

namespace {

constexpr SketchPass STRUCTURE = SketchPass::structure;

/// A frame along the longest side of the ring: its middle and its half lengths.
struct AreaFrame {
  Vec centre;
  Vec along;
  double length = 0;
  double width = 0;
  Vec right() const { return {along.y, -along.x}; }
};

AreaFrame area_frame(const Patch& area) {
  AreaFrame frame;
  frame.along = direction(area.longest_edge_heading());
  Box box;
  for (const Vec p : area.rings.front()) box.include(Vec{dot(p, frame.right()), dot(p, frame.along)});
  const Vec middle = (box.min + box.max) * 0.5;
  frame.centre = frame.right() * middle.x + frame.along * middle.y;
  frame.width = box.max.x - box.min.x;
  frame.length = box.max.y - box.min.y;
  return frame;
}

bool is_quad(const Patch& area) { return area.rings.size() == 1 && area.rings.front().size() == 4; }

void roof(Sketch& sketch, const Patch& area, Jitter& random) {
  constexpr QRgb TILES[3]{0xc26b4c, 0xb5795a, 0xa5604a};
  const QColor tile(TILES[random.below(3)]);
  const QColor line(0x5e, 0x2a, 0x1c);
  const QPainterPath body = path_of(area.rings);
  sketch.fill(STRUCTURE, body.translated(0.14, -0.16), QColor(30, 25, 20, 70), TEXTURE_SCALE);
  sketch.fill(STRUCTURE, body, tile);
  QPainterPath rows;
  const double heading = area.longest_edge_heading();
  for (const Hatch& s : hatched(area, heading, 0.24)) add_segment(rows, s.from, s.to);
  sketch.line(STRUCTURE, rows, tile.darker(122), 0.035, 0.5, TEXTURE_SCALE * 1.6);
  if (is_quad(area)) {
    const AreaFrame f = area_frame(area);
    const double hip = std::min(f.width / 2, f.length / 2);
    const Vec a = f.centre - f.along * (f.length / 2 - hip);
    const Vec b = f.centre + f.along * (f.length / 2 - hip);
    const Ring& ring = area.rings.front();
    QPainterPath shaded;
    QPainterPath ridge;
    add_segment(ridge, a, b);
    for (const Vec corner : ring) add_segment(ridge, corner, dot(corner - f.centre, f.along) < 0 ? a : b);
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec p = ring[i];
      const Vec q = ring[(i + 1) % ring.size()];
      // The light comes from the north-west, as everywhere on maps.
      const Vec outward = (p + q) * 0.5 - f.centre;
      if (outward.x - outward.y <= 1e-9) continue;
      const auto end = [&](Vec c) { return dot(c - f.centre, f.along) < 0 ? a : b; };
      add_polygon(shaded, {p, q, end(q), end(p)});
    }
    sketch.fill(STRUCTURE, shaded, QColor(40, 10, 0, 62), TEXTURE_SCALE);
    sketch.line(STRUCTURE, ridge, line, 0.05, 0.8, TEXTURE_SCALE);
  }
  sketch.line(STRUCTURE, body, line, 0.09, 1.4).join = Qt::MiterJoin;
}

void bunker(Sketch& sketch, const Patch& area) {
  const QPainterPath body = path_of(area.rings);
  const AreaFrame f = area_frame(area);
  sketch.fill(STRUCTURE, body.translated(0.14, -0.16), QColor(20, 20, 25, 80), TEXTURE_SCALE);
  sketch.fill(STRUCTURE, body, QColor(0xa9, 0xab, 0xa8));
  QPainterPath roof;
  add_box(roof, f.centre, f.along, f.length * 0.55, f.width * 0.5);
  SketchLayer& top = sketch.fill(STRUCTURE, roof, QColor(0xc6, 0xc8, 0xc5), TEXTURE_SCALE);
  top.line = QColor(0x55, 0x58, 0x57);
  top.width = 0.05;
  top.least = 0.8;
  QPainterPath slits;
  for (const double side : {-1.0, 1.0})
    add_box(slits, f.centre + f.right() * (side * f.width * 0.38), f.along, f.length * 0.36, f.width * 0.07);
  for (const double end : {-1.0, 1.0})
    add_box(slits, f.centre + f.along * (end * f.length * 0.39), f.right(), f.width * 0.36, f.length * 0.07);
  sketch.fill(STRUCTURE, slits, QColor(0x17, 0x18, 0x1a), TEXTURE_SCALE);
  sketch.line(STRUCTURE, body, QColor(0x2e, 0x31, 0x30), 0.16, 2.2).join = Qt::MiterJoin;
}

void wreck(Sketch& sketch, const Patch& area, Jitter& random) {
  const QPainterPath body = path_of(area.rings);
  const AreaFrame f = area_frame(area);
  sketch.fill(STRUCTURE, body, QColor(0x6b, 0x62, 0x5b));
  QPainterPath soot;
  soot.setFillRule(Qt::WindingFill);
  for (int i = 0; i < 4; ++i)
    add_blob(
        soot,
        f.centre + f.along * random.between(-0.22, 0.22) * f.length + f.right() * random.between(-0.2, 0.2) * f.width,
        std::min(f.width, f.length) * random.between(0.16, 0.26), random);
  sketch.fill(STRUCTURE, soot, QColor(0x2a, 0x26, 0x24), TEXTURE_SCALE);
  QPainterPath broken;
  for (const double side : {-1.0, 1.0})
    add_segment(broken, f.centre - f.along * (f.length * 0.38) - f.right() * (side * f.width * 0.34),
                f.centre + f.along * (f.length * 0.38) + f.right() * (side * f.width * 0.34));
  sketch.line(STRUCTURE, broken, QColor(0xd6, 0x8a, 0x4e), 0.1, 1.4, TEXTURE_SCALE);
  sketch.line(STRUCTURE, body, QColor(0x22, 0x1d, 0x1a), 0.09, 1.4).style = Qt::DashLine;
}

void treads(Sketch& sketch, const Patch& area, QColor ground, QColor line, double spacing, double rail) {
  const QPainterPath body = path_of(area.rings);
  const AreaFrame f = area_frame(area);
  QPainterPath rungs;
  for (const Hatch& s : hatched(area, heading_of(f.right()), spacing)) add_segment(rungs, s.from, s.to);
  if (ground.isValid()) sketch.fill(STRUCTURE, body, ground);
  sketch.line(STRUCTURE, rungs, line, 0.06, 1).cap = Qt::FlatCap;
  QPainterPath rails;
  for (const double side : {-1.0, 1.0})
    add_segment(rails, f.centre + f.right() * (side * f.width / 2) - f.along * (f.length / 2),
                f.centre + f.right() * (side * f.width / 2) + f.along * (f.length / 2));
  sketch.line(STRUCTURE, rails, line, rail, 1.6);
}

}  // namespace

void sketch_structure(Sketch& sketch, const Feature& feature, const DrawnShape& outline) {
  if (outline.rings.empty()) return;
  const Patch area = Patch::of(outline.rings);
  Jitter random(feature.id);
  switch (feature.kind) {
    case Kind::building: roof(sketch, area, random); break;
    case Kind::bunker: bunker(sketch, area); break;
    case Kind::wreck: wreck(sketch, area, random); break;
    case Kind::stairs: treads(sketch, area, QColor(0xe2, 0xdc, 0xd0), QColor(0x5f, 0x59, 0x50), 0.2, 0.07); break;
    case Kind::ladder: treads(sketch, area, QColor(), QColor(0x5e, 0x3c, 0x12), 0.26, 0.11); break;
    default: break;
  }
}

}  // namespace linesman
