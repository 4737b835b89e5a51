// A feature as strokes and fills in table inches, ready to be painted at any scale.
#pragma once

#include <QColor>
#include <QPainterPath>
#include <vector>

#include "drawing/picture/terrain/drawn_shape.h"
#include "table/game.h"

namespace linesman {

/// From the ground up; within one pass features are painted in document order.
enum class SketchPass { area, relief, water_bank, water, casing, surface, low_obstacle, obstacle, structure };

struct SketchLayer {
  SketchPass pass = SketchPass::area;
  QPainterPath path;
  QRectF bounds;            ///< of the path, without the width of its line
  QColor fill;              ///< invalid: none
  QColor line;              ///< invalid: none
  QColor line_at_night;     ///< of the dark palette; invalid: the line, shaded
  double width = 0;         ///< of the line, inches
  double least = 0;         ///< of the line, painter's units: it never gets thinner
  bool true_width = false;  ///< the width is the feature's own; any other line stays thin however near one looks
  double from_scale = 0;    ///< painter's units for an inch from which on it is painted
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

/// The sketch of a feature with its texture. Colours are those of light surroundings. Strokes that need not be painted
/// together (lines, and what is filled whatever lies over it) are in layers of few, each in its own corner: a painter
/// takes far longer over one path of a thousand trees than over many paths of some dozen.
Sketch sketch_of(const Feature& feature, const DrawnShape& outline);

/// The pass in which the lowest layer of a kind is painted, for what lies on top of what.
SketchPass lowest_pass(Kind kind);

// One for each class; sketch_of chooses.
void sketch_area(Sketch& sketch, const Feature& feature, const DrawnShape& outline);
void sketch_water(Sketch& sketch, const Feature& feature, const DrawnShape& outline);
void sketch_obstacle(Sketch& sketch, const Feature& feature, const DrawnShape& outline);
void sketch_surface(Sketch& sketch, const Feature& feature, const DrawnShape& outline);
void sketch_structure(Sketch& sketch, const Feature& feature, const DrawnShape& outline);
void sketch_relief(Sketch& sketch, const Feature& feature, const DrawnShape& outline);

// Strokes that several textures are made of.
void add_blob(QPainterPath& path, Vec centre, double radius, Jitter& random);   ///< a leafy outline
void add_stone(QPainterPath& path, Vec centre, double radius, Jitter& random);  ///< an angular one
void add_segment(QPainterPath& path, Vec from, Vec to);
void add_wave(QPainterPath& path, Vec centre, Vec along, double length, double height);
void add_box(QPainterPath& path, Vec centre, Vec along, double length, double width);
void add_disc(QPainterPath& path, Vec centre, double radius);
void add_polygon(QPainterPath& path, const Ring& ring);

}  // namespace linesman
