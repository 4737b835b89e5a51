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
  if (brush.making != Making::terrain) return brush.making == Making::cut;
  return brush.outlining == Outlining::strip || (brush.outlining == Outlining::freehand && is_linear(brush.kind));
}

bool suits(Outlining outlining, Kind kind) {
  if (kind == Kind::contour) return outlining == Outlining::strip || outlining == Outlining::hexes;
  if (kind == Kind::slope) return outlining != Outlining::strip;
  return true;
}

Brush with_kind(Brush brush, Kind kind) {
  const bool was_usual = is_linear(brush.kind) == (brush.outlining == Outlining::strip);
  if (brush.outlining != Outlining::hexes && (was_usual || !suits(brush.outlining, kind)) &&
      is_linear(kind) != (brush.outlining == Outlining::strip))
    brush.outlining = is_linear(kind) ? Outlining::strip : Outlining::polygon;
  if (kind != brush.kind) {
    brush.width = default_width(kind);
    brush.height = default_height(kind);
  }
  brush.kind = kind;
  return brush;
}

}  // namespace linesman
