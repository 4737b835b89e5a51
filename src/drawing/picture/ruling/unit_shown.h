// Several models that move as one body: where all of them may stop, who holds the others back, and the places of a
// shape that they are to take.
#pragma once

#include <memory>

#include "drawing/picture/ruling/unit_picture.h"
#include "reach/units/formed.h"
#include "referee/common_stop.h"

namespace linesman {

/// A place of a shape as it is shown.
struct PlaceShown {
  EndStand stand;              ///< of the model that takes it; while that is not known, of one like it
  std::optional<Pose> from{};  ///< where the model stands that takes it; nothing: that is not known
  bool open = false;           ///< proved: no model can come there
};

/// Besides the ruling on their order.
struct UnitShown {
  std::shared_ptr<const Together> together{};  ///< nullptr: it is not known
  std::vector<PlaceShown> places{};            ///< of an order with a form
  CouldAnswer answer = CouldAnswer::unknown;   ///< whether they can take these
  std::shared_ptr<const Witness> nearest{};    ///< the same shape, as far as it can go; or nullptr
};

/// Over the ruling on the order: ghosts of all models where all may stop, and a ring round who decides that; the
/// places, with a line from each model to the one that it takes. `judgement`, of the order, may be nullptr.
void paint_unit(QPainter& painter, const Projection& projection, const Game& game, const Judgement* judgement,
                const UnitShown& shown, const ViewStyle& style);

/// The box of all that it may paint, table inches; empty when it paints nothing.
Box unit_shown_box(const Projection& projection, const UnitShown& shown);

}  // namespace linesman
