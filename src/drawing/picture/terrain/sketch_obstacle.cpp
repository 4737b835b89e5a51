// Sketches hedges, fences, walls, ditches, banks, teeth and cliffs: obstacles along lines.
#include <algorithm>
#include <cmath>

#include "base/vec.h"
#include "drawing/picture/terrain/sketch.h"

namespace linesman {

namespace {

constexpr SketchPass UP = SketchPass::obstacle;
constexpr SketchPass LOW = SketchPass::low_obstacle;

struct LineSketch {
  Sketch& sketch;
  const std::vector<Polyline>& lines;
  double width;  ///< of the strip, inches; 0 for a bare line
  Jitter random;

  QPainterPath path() const {
    QPainterPath all;
    for (const Polyline& line : lines) all.addPath(path_of(line));
    return all;
  }
  template <class Draw>
  void walk(double spacing, Draw draw) {
    for (const Polyline& line : lines)
      for (const Station& station : stations(line, spacing)) draw(station);
  }
  /// Adds the strip, in its true width.
  SketchLayer& strip(SketchPass pass, QColor colour, double wider = 0, double least = 1.5) {
    SketchLayer& layer = sketch.line(pass, path(), colour, width + wider, least);
    layer.cap = Qt::FlatCap;
    layer.true_width = true;
    return layer;
  }
};

void leaves(LineSketch& line, double spacing, double least, double most, QColor fill, QColor rim) {
  QPainterPath bushes;
  bushes.setFillRule(Qt::WindingFill);
  line.walk(spacing, [&](const Station& station) {
    const double r = line.random.between(least, most);
    add_blob(bushes, station.at + station.right() * line.random.between(-0.25, 0.25) * r, r, line.random);
  });
  SketchLayer& layer = line.sketch.fill(UP, bushes, fill, TEXTURE_SCALE);
  layer.line = rim;
  layer.width = 0.03;
  layer.least = 0.5;
}

void hedge(LineSketch line) {
  line.strip(UP, QColor(0x4c, 0x7c, 0x38), 0, 2);
  const double r = std::clamp(line.width * 0.62, 0.13, 0.3);
  leaves(line, r * 1.7, r * 0.85, r * 1.15, QColor(0x6a, 0x9c, 0x4c), QColor(0x2f, 0x54, 0x22));
}

void bocage(LineSketch line) {
  line.strip(UP, QColor(0x6e, 0x53, 0x31), 0.16, 3);
  line.strip(UP, QColor(0x3b, 0x62, 0x2a), 0, 2);
  const double r = std::clamp(line.width * 0.6, 0.15, 0.4);
  leaves(line, r * 1.5, r * 0.8, r * 1.1, QColor(0x4f, 0x80, 0x3a), QColor(0x23, 0x40, 0x19));
  leaves(line, 1.9, r * 1.2, r * 1.5, QColor(0x3d, 0x6c, 0x2f), QColor(0x1f, 0x38, 0x16));
}

void fence(LineSketch line) {
  line.sketch.line(UP, line.path(), QColor(0x7a, 0x56, 0x2c), std::max(line.width * 0.5, 0.05), 1);
  QPainterPath posts;
  line.walk(0.7, [&](const Station& s) { add_box(posts, s.at, s.along, 0.14, 0.24); });
  SketchLayer& layer = line.sketch.fill(UP, posts, QColor(0x9a, 0x70, 0x3c), TEXTURE_SCALE);
  layer.line = QColor(0x4c, 0x33, 0x16);
  layer.width = 0.03;
  layer.least = 0.5;
}

void wall(LineSketch line) {
  line.strip(UP, QColor(0x4f, 0x4b, 0x46), 0.06, 2.5);
  line.strip(UP, QColor(0xd0, 0xca, 0xbf), -std::min(0.04, line.width * 0.2), 1).from_scale = TEXTURE_SCALE;
  QPainterPath joints;
  line.walk(0.34, [&](const Station& s) {
    const Vec half = s.right() * (line.width / 2);
    const Vec shift = s.along * line.random.between(-0.06, 0.06);
    add_segment(joints, s.at + shift - half, s.at + shift + half);
  });
  line.sketch.line(UP, joints, QColor(0x5c, 0x57, 0x50), 0.04, 0.7, TEXTURE_SCALE * 1.4).cap = Qt::FlatCap;
}

void high_wall(LineSketch line) {
  line.strip(UP, QColor(0x28, 0x28, 0x2b), 0.12, 3.5);
  QPainterPath merlons;
  line.walk(0.5, [&](const Station& s) { add_box(merlons, s.at, s.along, 0.25, std::max(0.24, line.width)); });
  line.sketch.fill(UP, merlons, QColor(0x9c, 0x9a, 0x98), TEXTURE_SCALE);
  line.strip(UP, QColor(0x28, 0x28, 0x2b), 0.05 - line.width, 1).from_scale = TEXTURE_SCALE;
}

/// Ticks on both sides of a strip: `inward` from its edges (a ditch) or outward (a bank).
QPainterPath ticks(LineSketch& line, double spacing, double from, double to) {
  QPainterPath path;
  bool lengthy = false;
  line.walk(spacing, [&](const Station& s) {
    lengthy = !lengthy;
    const double end = lengthy ? to : from + (to - from) * 0.55;
    for (const double side : {-1.0, 1.0})
      add_segment(path, s.at + s.right() * (side * from), s.at + s.right() * (side * end));
  });
  return path;
}

void ditch(LineSketch line) {
  const double half = line.width / 2;
  line.strip(LOW, QColor(0x5e, 0x48, 0x2c), 0.08, 3);
  line.strip(LOW, QColor(0xb9, 0xa2, 0x7c), -0.06, 1.5);
  line.sketch.line(LOW, ticks(line, 0.26, half, half * 0.25), QColor(0x5e, 0x48, 0x2c), 0.05, 0.8, TEXTURE_SCALE);
}

void embankment(LineSketch line) {
  const double half = line.width / 2;
  line.strip(UP, QColor(0x6b, 0x4a, 0x20), 0.04, 2.5);
  line.strip(UP, QColor(0xd8, 0xc2, 0x94), -0.05, 1).from_scale = TEXTURE_SCALE;
  line.sketch.line(UP, ticks(line, 0.26, half, half + 0.32), QColor(0x6b, 0x4a, 0x20), 0.06, 0.8, TEXTURE_SCALE);
}

void anti_tank(LineSketch line) {
  line.sketch.line(UP, line.path(), QColor(0x30, 0x30, 0x33), 0.06, 1.2).style = Qt::DotLine;
  QPainterPath teeth;
  QPainterPath shaded;
  bool left = false;
  line.walk(0.34, [&](const Station& s) {
    left = !left;
    const double r = 0.18;
    const Vec c = s.at + s.right() * (left ? -0.13 : 0.13);
    const Vec apex = c;
    const Vec a = c - s.along * r - s.right() * r;
    const Vec b = c + s.along * r - s.right() * r;
    const Vec d = c + s.along * r + s.right() * r;
    const Vec e = c - s.along * r + s.right() * r;
    add_polygon(teeth, {a, b, d, e});
    add_polygon(shaded, {apex, b, d});
    add_polygon(shaded, {apex, d, e});
  });
  SketchLayer& layer = line.sketch.fill(UP, teeth, QColor(0xc9, 0xc9, 0xcc), TEXTURE_SCALE);
  layer.line = QColor(0x26, 0x26, 0x29);
  layer.width = 0.035;
  layer.least = 0.6;
  line.sketch.fill(UP, shaded, QColor(0x76, 0x76, 0x7a), TEXTURE_SCALE);
}

void cliff(LineSketch line) {
  line.sketch.line(UP, line.path(), QColor(0x2b, 0x22, 0x1a), std::max(line.width, 0.11), 2);
  QPainterPath teeth;
  line.walk(0.36, [&](const Station& s) {
    const double depth = line.random.between(0.34, 0.6);
    add_polygon(teeth, {s.at - s.along * 0.14, s.at + s.along * 0.14, s.at + s.right() * depth});
  });
  line.sketch.fill(UP, teeth, QColor(0x4a, 0x3b, 0x2d), TEXTURE_SCALE * 0.7);
}

QColor body_of(Kind kind) {
  switch (kind) {
    case Kind::hedge: return QColor(0x6a, 0x9c, 0x4c);
    case Kind::bocage: return QColor(0x4f, 0x80, 0x3a);
    case Kind::ditch: return QColor(0xb9, 0xa2, 0x7c);
    case Kind::embankment: return QColor(0xd8, 0xc2, 0x94);
    case Kind::cliff: return QColor(0xa8, 0x97, 0x82);
    case Kind::wall: return QColor(0xd0, 0xca, 0xbf);
    case Kind::high_wall: return QColor(0x9c, 0x9a, 0x98);
    default: return QColor(0xc4, 0xbe, 0xb2);
  }
}

}  // namespace

void sketch_obstacle(Sketch& sketch, const Feature& feature, const DrawnShape& outline) {
  std::vector<Polyline> lines = outline.lines;
  double width = outline.width;
  if (!outline.rings.empty()) {
    // A hedge drawn as an area: its body, and its texture along the rim.
    sketch.fill(lowest_pass(feature.kind), path_of(outline.rings), body_of(feature.kind));
    for (const Ring& ring : outline.rings) lines.push_back(closed_line(ring));
    width = 0.15;
  }
  LineSketch line{sketch, lines, width, Jitter(feature.id)};
  switch (feature.kind) {
    case Kind::hedge: hedge(line); break;
    case Kind::fence: fence(line); break;
    case Kind::wall: wall(line); break;
    case Kind::high_wall: high_wall(line); break;
    case Kind::bocage: bocage(line); break;
    case Kind::ditch: ditch(line); break;
    case Kind::embankment: embankment(line); break;
    case Kind::anti_tank: anti_tank(line); break;
    case Kind::cliff: cliff(line); break;
    default: break;
  }
}

}  // namespace linesman
