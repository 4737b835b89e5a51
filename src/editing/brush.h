// What the next piece of terrain will be.
#pragma once

#include "base/names.h"
#include "table/kind.h"

namespace linesman {

/// How a shape is drawn. `strip` is a line with a width; `hexes` paints hexes or hexsides of a grid.
enum class Outlining { polygon, rectangle, circle, strip, freehand, hexes };
constexpr Names<Outlining::hexes> names_of(Outlining) {
  return {"polygon", "rectangle", "circle", "strip", "freehand", "hexes"};
}

/// What a drawn shape does: it becomes terrain, or it cuts terrain that is there.
enum class Making { terrain, hole, cut };
constexpr Names<Making::cut> names_of(Making) { return {"terrain", "hole", "cut"}; }

struct Brush {
  Kind kind = Kind::wood;
  Outlining outlining = Outlining::polygon;
  double width = default_width(Kind::wood);    ///< inches across a strip; 0 is a bare line
  double height = default_height(Kind::wood);  ///< inches
  double tolerance = 0.1;                      ///< inches by which freehand may be off when it is made simpler
  Making making = Making::terrain;
  friend bool operator==(const Brush&, const Brush&) = default;
};

/// The brush with another kind, and what is usual for that: its width and height, and an outlining that suits it.
Brush with_kind(Brush brush, Kind kind);

/// Whether what is drawn is a line: by its outlining, its kind (freehand) and what it makes.
bool draws_line(const Brush& brush);

/// A contour is a line, a slope an area; anything else may be either.
bool suits(Outlining outlining, Kind kind);

}  // namespace linesman
