// The brush: the settings for the next piece of terrain.
#pragma once

#include "base/names.h"
#include "table/kind.h"

namespace linesman {

/// How a shape is drawn. `strip` is a line with a width; `hexes` paints hexes or hexsides of a grid.
enum class OutlineShape { polygon, rectangle, circle, strip, freehand, hexes };
constexpr Names<OutlineShape::hexes> names_of(OutlineShape) {
  return {"polygon", "rectangle", "circle", "strip", "freehand", "hexes"};
}

/// The use of a drawn shape: it becomes terrain, or it cuts existing terrain.
enum class ShapeUse { terrain, hole, cut };
constexpr Names<ShapeUse::cut> names_of(ShapeUse) { return {"terrain", "hole", "cut"}; }

struct Brush {
  Kind kind = Kind::wood;
  OutlineShape outline = OutlineShape::polygon;
  double width = default_width(Kind::wood);    ///< inches across a strip; 0 is a bare line
  double height = default_height(Kind::wood);  ///< inches
  double tolerance = 0.1;                      ///< inches by which freehand may be off after it is simplified
  ShapeUse use = ShapeUse::terrain;
  friend bool operator==(const Brush&, const Brush&) = default;
};

/// The brush with another kind and its usual width and height, and with an outline that suits the kind.
Brush with_kind(Brush brush, Kind kind);

/// Whether the drawn shape is a line: it depends on outline, kind (for freehand) and use.
bool draws_line(const Brush& brush);

/// Whether a kind can be drawn so: a contour is a line, a slope an area; other kinds may be either.
bool suits(OutlineShape outline, Kind kind);

}  // namespace linesman
