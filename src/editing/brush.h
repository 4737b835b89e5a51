// The brush: the settings for the next piece of terrain.
#pragma once

#include "base/names.h"
#include "table/kind.h"

namespace linesman {

/// How a shape is drawn. `strip` is a line with a width; `hexes` paints hexes or hexsides of a grid.
enum class Outlining { polygon, rectangle, circle, strip, freehand, hexes };
constexpr Names<Outlining::hexes> names_of(Outlining) {
  return {"polygon", "rectangle", "circle", "strip", "freehand", "hexes"};
}

/// The use of a drawn shape: it becomes terrain, or it cuts existing terrain.
enum class Making { terrain, hole, cut };
constexpr Names<Making::cut> names_of(Making) { return {"terrain", "hole", "cut"}; }

struct Brush {
  Kind kind = Kind::wood;
  Outlining outlining = Outlining::polygon;
  double width = default_width(Kind::wood);    ///< inches across a strip; 0 is a bare line
  double height = default_height(Kind::wood);  ///< inches
  double tolerance = 0.1;                      ///< inches by which freehand may be off after it is simplified
  Making making = Making::terrain;
  friend bool operator==(const Brush&, const Brush&) = default;
};

/// The brush with another kind and its usual width and height, and with an outlining that suits the kind.
Brush with_kind(Brush brush, Kind kind);

/// Whether the drawn shape is a line: depends on outlining, kind (for freehand) and use.
bool draws_line(const Brush& brush);

/// Whether a kind can be drawn so: a contour is a line, a slope an area; other kinds may be either.
bool suits(Outlining outlining, Kind kind);

}  // namespace linesman
