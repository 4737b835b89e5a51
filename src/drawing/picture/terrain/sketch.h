// A feature as strokes and fills in table inches, to paint at any scale.
#pragma once

#include <QColor>
#include <QPainterPath>
#include <vector>

#include "drawing/picture/terrain/drawn_shape.h"
#include "table/game.h"

namespace linesman {

/// The passes from the ground up; within one pass features are painted in document order.
enum class SketchPass { area, relief, water_bank, water, casing, surface, bridge, low_obstacle, obstacle, structure };

struct SketchLayer {
  SketchPass pass = SketchPass::area;
  QPainterPath path;
  QRectF bounds;            ///< of the path, without the width of its line
  QColor fill;              ///< invalid: none
  QColor line;              ///< invalid: none
  QColor line_at_night;     ///< of the dark palette; invalid: the line, shaded
  double width = 0;         ///< of the line, inches
  double least = 0;         ///< of the line, painter's units: it never gets thinner
  bool true_width = false;  ///< the width is the feature's own; other lines stay thin at any scale
  double from_scale = 0;    ///< painter's units for an inch; it is painted from this scale on
  Qt::PenStyle style = Qt::SolidLine;
  Qt::PenCapStyle cap = Qt::RoundCap;
  Qt::PenJoinStyle join = Qt::RoundJoin;
};

struct Sketch {
  std::vector<SketchLayer> layers;

  SketchLayer& fill(SketchPass pass, QPainterPath path, QColor colour, double from_scale = 0);
  SketchLayer& line(SketchPass pass, QPainterPath path, QColor colour, double width, double least,
                    double from_scale = 0);
};

/// Below this scale a texture would be noise: only fills and outlines are painted.
inline constexpr double TEXTURE_SCALE = 5;

/// The sketch of a feature with its texture, in colours of light surroundings. Strokes that may be painted apart
/// (lines, and fills that hide nothing) are in layers of few strokes, each in its own corner: a painter takes far
/// longer for one path of a thousand trees than for many paths of a dozen.
Sketch sketch_of(const Feature& feature, const DrawnShape& outline);

/// The pass of the lowest layer of a kind; it decides which features lie on top of others.
SketchPass lowest_pass(Kind kind);

// One for each class; sketch_of chooses.
void sketch_area(Sketch& sketch, const Feature& feature, const DrawnShape& outline);
void sketch_water(Sketch& sketch, const Feature& feature, const DrawnShape& outline);
void sketch_obstacle(Sketch& sketch, const Feature& feature, const DrawnShape& outline);
void sketch_surface(Sketch& sketch, const Feature& feature, const DrawnShape& outline);
void sketch_structure(Sketch& sketch, const Feature& feature, const DrawnShape& outline);
void sketch_relief(Sketch& sketch, const Feature& feature, const DrawnShape& outline);

// Strokes of several textures.
void add_blob(QPainterPath& path, Vec centre, double radius, Jitter& random);   ///< a leafy outline
void add_stone(QPainterPath& path, Vec centre, double radius, Jitter& random);  ///< an angular one
void add_segment(QPainterPath& path, Vec from, Vec to);
void add_wave(QPainterPath& path, Vec centre, Vec along, double length, double height);
void add_box(QPainterPath& path, Vec centre, Vec along, double length, double width);
void add_disc(QPainterPath& path, Vec centre, double radius);
void add_polygon(QPainterPath& path, const Ring& ring);

}  // namespace linesman
