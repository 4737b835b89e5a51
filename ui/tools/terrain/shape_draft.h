// A shape while it is being drawn: the corners that are set. Pure.
#pragma once

#include <optional>

#include "editing/brush.h"
#include "table/game.h"
#include "ui/tools/typed_figures.h"

namespace linesman {

class ShapeDraft {
 public:
  /// Not for hexes.
  ShapeDraft(const Brush& brush, Vec first) : brush_(brush), corners_{first} {}

  const Brush& brush() const { return brush_; }
  /// Another kind or width of what is being drawn.
  void use(const Brush& brush) { brush_ = brush; }
  const Polyline& corners() const { return corners_; }
  /// Drawn in one pull of the pointer.
  bool freehand() const { return brush_.outline == OutlineShape::freehand; }
  /// Done with its second corner: a rectangle, a circle, and any area that is pulled up in one drag.
  bool by_two_corners() const;
  /// Drawn in one drag from the first corner: an area becomes a rectangle, a line has one piece.
  void set_pulled(bool pulled) { pulled_ = pulled; }

  /// A corner that is the last one again adds nothing.
  void add(Vec corner);
  /// False when only the first is there.
  bool take_back();

  /// With `next` as one more corner; nothing while there are too few.
  FeatureShape shape(std::optional<Vec> next) const;

  /// Where figures put the next corner.
  std::optional<Vec> place_of(const TypedNumbers::Figures& figures, Vec pointer) const;
  /// The measures at the pointer: "5.25″ < 90°", "6″ × 4″", "r 3″".
  QString measures(Vec next, LengthUnit unit) const;

 private:
  bool is_rectangle() const;

  Brush brush_;
  bool pulled_ = false;
  Polyline corners_;
};

}  // namespace linesman
