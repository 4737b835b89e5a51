#include "editing/brush.h"

namespace linesman {

namespace {

bool is_linear(Kind kind) {
  const FeatureClass c = class_of(kind);
  return c == FeatureClass::obstacle || kind == Kind::road || kind == Kind::track || kind == Kind::river ||
         kind == Kind::contour;
}

}  // namespace

bool draws_line(const Brush& brush) {
  if (brush.use != ShapeUse::terrain) return brush.use == ShapeUse::cut;
  return brush.outline == OutlineShape::strip || (brush.outline == OutlineShape::freehand && is_linear(brush.kind));
}

bool suits(OutlineShape outline, Kind kind) {
  if (kind == Kind::contour) return outline == OutlineShape::strip || outline == OutlineShape::hexes;
  if (kind == Kind::slope) return outline != OutlineShape::strip;
  return true;
}

Brush with_kind(Brush brush, Kind kind) {
  const bool was_usual = is_linear(brush.kind) == (brush.outline == OutlineShape::strip);
  if (brush.outline != OutlineShape::hexes && (was_usual || !suits(brush.outline, kind)) &&
      is_linear(kind) != (brush.outline == OutlineShape::strip))
    brush.outline = is_linear(kind) ? OutlineShape::strip : OutlineShape::polygon;
  if (kind != brush.kind) {
    brush.width = default_width(kind);
    brush.height = default_height(kind);
  }
  brush.kind = kind;
  return brush;
}

}  // namespace linesman
