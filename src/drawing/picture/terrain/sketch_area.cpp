// Ground: woods, fields, marsh, stones, mud, villages.
#include <QTransform>
#include <algorithm>
#include <cmath>

#include "base/heading.h"
#include "drawing/picture/terrain/sketch.h"

namespace linesman {

namespace {

constexpr SketchPass GROUND = SketchPass::area;

struct Brush {
  Sketch& sketch;
  const Patch& area;
  Jitter random;

  void ground(QColor colour, QColor border, Qt::PenStyle style = Qt::SolidLine) {
    sketch.fill(GROUND, path_of(area.rings), colour);
    sketch.line(GROUND, path_of(area.rings), border, 0.05, 1).style = style;
  }
};

/// The rim is a darker outline under a smaller one, because a stroke would take five times as long.
void canopy(Brush& brush, double spacing, double least, double most, QColor dark, QColor light, QColor rim) {
  constexpr double RIM = 0.035;  // inches
  QPainterPath shadow;
  shadow.setFillRule(Qt::WindingFill);
  struct Tree {
    Vec at;
    double radius;
    QPainterPath crown;
    QColor colour;
  };
  std::vector<Tree> trees;
  for (const Vec p : scattered(brush.area, spacing, least * 0.4, brush.random)) {
    const double r = brush.random.between(least, most);
    add_disc(shadow, p + Vec{0.1, -0.12}, r * 1.08);
    const QColor colour = brush.random.below(2) == 0 ? dark : light;
    Tree tree{p, r, {}, colour};
    add_blob(tree.crown, p, r, brush.random);
    trees.push_back(std::move(tree));
  }
  brush.sketch.fill(GROUND, shadow, QColor(30, 50, 20, 70), TEXTURE_SCALE);
  for (const Tree& tree : trees) {
    const auto scaled = [&](double by) {
      return QTransform::fromTranslate(tree.at.x, tree.at.y)
          .scale(by, by)
          .translate(-tree.at.x, -tree.at.y)
          .map(tree.crown);
    };
    brush.sketch.fill(GROUND, scaled(1 + RIM / 2 / tree.radius), rim, TEXTURE_SCALE);
    brush.sketch.fill(GROUND, scaled(1 - RIM / 2 / tree.radius), tree.colour, TEXTURE_SCALE);
    QPainterPath sheen;
    add_disc(sheen, tree.at + Vec{-0.22, 0.24} * tree.radius, tree.radius * 0.38);
    brush.sketch.fill(GROUND, sheen, QColor(235, 245, 190, 60), TEXTURE_SCALE * 2);
  }
}

void wood(Brush brush) {
  brush.ground(QColor(0xb4, 0xcb, 0x99), QColor(0x3f, 0x63, 0x2f));
  canopy(brush, 1.05, 0.36, 0.52, QColor(0x5f, 0x8f, 0x4c), QColor(0x77, 0xa6, 0x5c), QColor(0x33, 0x57, 0x29));
}

void scrub(Brush brush) {
  brush.ground(QColor(0xd5, 0xdb, 0xb0), QColor(0x84, 0x8b, 0x4a), Qt::DashLine);
  canopy(brush, 0.95, 0.14, 0.22, QColor(0x99, 0xa3, 0x55), QColor(0xae, 0xb6, 0x67), QColor(0x62, 0x69, 0x2e));
}

// Grass tufts: three blades, as on old maps.
void tufts(Brush& brush, double spacing, double size, QColor colour) {
  QPainterPath blades;
  for (const Vec p : scattered(brush.area, spacing, size * 0.4, brush.random)) {
    add_segment(blades, p, p + Vec{0, size});
    add_segment(blades, p, p + Vec{-size * 0.5, size * 0.75});
    add_segment(blades, p, p + Vec{size * 0.5, size * 0.75});
  }
  brush.sketch.line(GROUND, blades, colour, 0.05, 0.8, TEXTURE_SCALE);
}

void stones(Brush& brush, double spacing, double least, double most, QColor fill, QColor line) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  for (const Vec p : scattered(brush.area, spacing, most * 0.8, brush.random))
    add_stone(path, p, brush.random.between(least, most), brush.random);
  SketchLayer& layer = brush.sketch.fill(GROUND, path, fill, TEXTURE_SCALE);
  layer.line = line;
  layer.width = 0.045;
  layer.least = 0.7;
}

void broken(Brush brush) {
  brush.ground(QColor(0xe0, 0xd7, 0xb8), QColor(0x9b, 0x86, 0x5a), Qt::DashLine);
  QPainterPath cracks;
  for (const Vec p : scattered(brush.area, 0.9, 0.2, brush.random)) {
    const Vec a = direction(brush.random.between(60, 120)) * 0.24;
    add_segment(cracks, p - a, p + Vec{0, -0.14});
    add_segment(cracks, p + Vec{0, -0.14}, p + a);
  }
  brush.sketch.line(GROUND, cracks, QColor(0x8a, 0x74, 0x48), 0.06, 0.8, TEXTURE_SCALE);
}

void rough(Brush brush) {
  brush.ground(QColor(0xd3, 0xc4, 0x9f), QColor(0x7a, 0x62, 0x3b));
  stones(brush, 1.2, 0.14, 0.27, QColor(0xb5, 0xa6, 0x87), QColor(0x5f, 0x4d, 0x31));
  tufts(brush, 1.5, 0.26, QColor(0x75, 0x7a, 0x3b));
}

void marsh(Brush brush) {
  brush.ground(QColor(0xc3, 0xdc, 0xcf), QColor(0x3f, 0x84, 0x80), Qt::DashLine);
  QPainterPath water;
  QPainterPath reeds;
  for (const Vec p : scattered(brush.area, 1.0, 0.25, brush.random)) {
    add_segment(water, p - Vec{0.36, 0}, p + Vec{0.36, 0});
    add_segment(water, p - Vec{0.2, 0.14}, p + Vec{0.16, -0.14});
    for (const double lean : {-0.16, 0.0, 0.16}) add_segment(reeds, p + Vec{lean * 0.5, 0}, p + Vec{lean, 0.36});
  }
  brush.sketch.line(GROUND, water, QColor(0x2f, 0x80, 0x9c), 0.06, 0.9, TEXTURE_SCALE);
  brush.sketch.line(GROUND, reeds, QColor(0x33, 0x6b, 0x4a), 0.055, 0.8, TEXTURE_SCALE);
}

void soft(Brush brush) {
  brush.ground(QColor(0xcd, 0xbb, 0x9c), QColor(0x86, 0x6a, 0x42), Qt::DotLine);
  QPainterPath mud;
  for (const Vec p : scattered(brush.area, 0.95, 0.2, brush.random))
    add_wave(mud, p, {1, 0}, brush.random.between(0.4, 0.62), 0.1);
  brush.sketch.line(GROUND, mud, QColor(0x7e, 0x61, 0x3a), 0.07, 0.9, TEXTURE_SCALE);
}

void sand(Brush brush) {
  brush.ground(QColor(0xf1, 0xe3, 0xb3), QColor(0xc2, 0xa0, 0x55), Qt::DotLine);
  QPainterPath dots;
  dots.setFillRule(Qt::WindingFill);
  for (const Vec p : scattered(brush.area, 0.42, 0.05, brush.random, 1600)) add_disc(dots, p, 0.05);
  brush.sketch.fill(GROUND, dots, QColor(0xb6, 0x90, 0x3f), TEXTURE_SCALE * 1.4);
}

void scree(Brush brush) {
  brush.ground(QColor(0xd8, 0xd6, 0xd0), QColor(0x83, 0x82, 0x80), Qt::DashLine);
  QPainterPath shards;
  shards.setFillRule(Qt::WindingFill);
  for (const Vec p : scattered(brush.area, 0.55, 0.1, brush.random, 1100)) {
    const double r = brush.random.between(0.09, 0.17);
    add_polygon(shards, {p + Vec{-r, -r * 0.7}, p + Vec{r, -r * 0.7}, p + Vec{brush.random.between(-0.5, 0.5) * r, r}});
  }
  SketchLayer& layer = brush.sketch.fill(GROUND, shards, QColor(0xa9, 0xa8, 0xa6), TEXTURE_SCALE);
  layer.line = QColor(0x63, 0x63, 0x63);
  layer.width = 0.03;
  layer.least = 0.5;
}

void field(Brush brush) {
  const bool ripe = brush.random.below(2) == 0;
  brush.ground(ripe ? QColor(0xe9, 0xd9, 0x97) : QColor(0xdb, 0xdf, 0xa2),
               ripe ? QColor(0xa0, 0x85, 0x36) : QColor(0x7c, 0x8b, 0x3c));
  QPainterPath furrows;
  for (const Hatch& s : hatched(brush.area, brush.area.longest_edge_heading(), 0.42))
    add_segment(furrows, s.from, s.to);
  brush.sketch.line(GROUND, furrows, ripe ? QColor(0xbd, 0xa1, 0x4c) : QColor(0x9d, 0xa9, 0x55), 0.07, 0.7,
                    TEXTURE_SCALE);
}

void ruins(Brush brush) {
  brush.ground(QColor(0xd9, 0xd1, 0xc6), QColor(0x6f, 0x5f, 0x55), Qt::DashLine);
  const double heading = brush.area.longest_edge_heading();
  QPainterPath walls;
  for (const Vec p : scattered(brush.area, 1.7, 0.3, brush.random)) {
    const Vec along = direction(heading + 90.0 * static_cast<double>(brush.random.below(4)));
    const Vec across{along.y, -along.x};
    const double a = brush.random.between(0.45, 0.8);
    const double b = brush.random.between(0.3, 0.6);
    add_segment(walls, p - along * (a / 2), p + along * (a / 2));
    add_segment(walls, p + along * (a / 2), p + along * (a / 2) + across * b);
  }
  brush.sketch.line(GROUND, walls, QColor(0x5b, 0x46, 0x3c), 0.15, 1.4, TEXTURE_SCALE).join = Qt::MiterJoin;
  stones(brush, 1.1, 0.06, 0.12, QColor(0x9c, 0x8a, 0x7c), QColor(0x5b, 0x46, 0x3c));
}

void rubble(Brush brush) {
  brush.ground(QColor(0xcf, 0xc6, 0xbd), QColor(0x6f, 0x5f, 0x55), Qt::DotLine);
  QPainterPath blocks;
  blocks.setFillRule(Qt::WindingFill);
  for (const Vec p : scattered(brush.area, 0.62, 0.14, brush.random, 900))
    add_box(blocks, p, direction(brush.random.between(0, 180)), brush.random.between(0.2, 0.4),
            brush.random.between(0.14, 0.24));
  SketchLayer& layer = brush.sketch.fill(GROUND, blocks, QColor(0xa8, 0x91, 0x82), TEXTURE_SCALE);
  layer.line = QColor(0x57, 0x44, 0x3b);
  layer.width = 0.04;
  layer.least = 0.6;
}

void village(Brush brush) {
  brush.ground(QColor(0xe6, 0xd6, 0xca), QColor(0x8a, 0x5c, 0x46));
  const double heading = brush.area.longest_edge_heading();
  QPainterPath roofs;
  QPainterPath ridges;
  QPainterPath gardens;
  for (QPainterPath* path : {&roofs, &gardens}) path->setFillRule(Qt::WindingFill);
  for (const Vec p : scattered(brush.area, 2.1, 0.75, brush.random)) {
    const Vec along = direction(heading + 90.0 * static_cast<double>(brush.random.below(2)));
    const double length = brush.random.between(0.75, 1.15);
    if (brush.random.below(5) == 0) {
      add_blob(gardens, p, 0.34, brush.random);
      continue;
    }
    add_box(roofs, p, along, length, 0.6);
    add_segment(ridges, p - along * (length / 2), p + along * (length / 2));
  }
  SketchLayer& layer = brush.sketch.fill(GROUND, roofs, QColor(0xcf, 0xa1, 0x8a), TEXTURE_SCALE);
  layer.line = QColor(0x8a, 0x5c, 0x46);
  layer.width = 0.04;
  layer.least = 0.6;
  brush.sketch.line(GROUND, ridges, QColor(0x8a, 0x5c, 0x46), 0.04, 0.6, TEXTURE_SCALE);
  brush.sketch.fill(GROUND, gardens, QColor(0x86, 0xac, 0x6b), TEXTURE_SCALE);
}

}  // namespace

void sketch_area(Sketch& sketch, const Feature& feature, const DrawnShape& outline) {
  const Patch area = Patch::of(outline.rings);
  Brush brush{sketch, area, Jitter(feature.id)};
  switch (feature.kind) {
    case Kind::broken: broken(brush); break;
    case Kind::rough: rough(brush); break;
    case Kind::wood: wood(brush); break;
    case Kind::scrub: scrub(brush); break;
    case Kind::marsh: marsh(brush); break;
    case Kind::soft: soft(brush); break;
    case Kind::sand: sand(brush); break;
    case Kind::scree: scree(brush); break;
    case Kind::field: field(brush); break;
    case Kind::ruins: ruins(brush); break;
    case Kind::rubble: rubble(brush); break;
    case Kind::village: village(brush); break;
    default: break;
  }
}

void sketch_water(Sketch& sketch, const Feature& feature, const DrawnShape& outline) {
  const QColor water(0xa6, 0xcd, 0xe8);
  const QColor bank(0x2c, 0x6c, 0xa3);
  const QColor wave(0x4d, 0x8f, 0xc2);
  QPainterPath waves;
  QPainterPath body = path_of(outline.rings);
  if (outline.rings.empty())
    for (const Polyline& line : outline.lines) body.addPath(strip_path(line, outline.width));
  if (outline.lines.empty()) {
    const Patch area = Patch::of(outline.rings);
    Jitter random(feature.id);
    for (const Vec p : scattered(area, 1.25, 0.3, random)) {
      add_wave(waves, p, {1, 0}, 0.6, 0.12);
      add_wave(waves, p + Vec{0.2, -0.18}, {1, 0}, 0.44, 0.1);
    }
  } else {
    Jitter random(feature.id);
    const double length = std::min(0.8, std::max(0.4, outline.width * 0.6));
    for (const Polyline& line : outline.lines)
      for (const Station& station : stations(line, length * 1.5)) {
        const double aside = outline.width * random.between(-0.28, 0.28);
        add_wave(waves, station.at + station.right() * aside, station.along, length, outline.width * 0.06 + 0.03);
      }
  }
  // The banks of all waters come before all water, so that waters that meet have no bank between them.
  sketch.line(SketchPass::water_bank, body, bank, 0.16, 2);
  body.setFillRule(outline.rings.empty() ? Qt::WindingFill : Qt::OddEvenFill);
  sketch.fill(SketchPass::water, body, water);
  sketch.line(SketchPass::water, waves, wave, 0.05, 0.8, TEXTURE_SCALE);
}

}  // namespace linesman
