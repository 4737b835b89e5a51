// The bases of models in a picture: their outlines, and the model at a point.
#pragma once

#include <QPainterPath>
#include <QTransform>
#include <optional>
#include <vector>

#include "drawing/picture/projection.h"
#include "table/game.h"

namespace linesman {

/// The bases in play, by piece: those of the ruleset (the block of a formation), or of the document if the list is
/// empty.
using Footprints = std::vector<Footprint>;
const Footprint& footprint_of(const Game& game, const Footprints& footprints, PieceIndex piece);

/// From the frame of a piece (inches, y forward) to painter's units.
QTransform frame_of(const Projection& projection, const Pose& pose);

/// The outline of a footprint in the frame of its piece.
QPainterPath frame_outline(const Footprint& footprint);

/// The outline of a footprint at a pose, painter's units.
QPainterPath outline_path(const Projection& projection, const Footprint& footprint, const Pose& pose);

/// Whether `point` (table inches) is on the base.
bool base_holds(const Footprint& footprint, const Pose& pose, Vec point);

/// The topmost model whose base holds `point`, otherwise the nearest one within `reach` inches of it.
std::optional<PieceIndex> model_at(const Game& game, const Footprints& footprints, Vec point, double reach = 0);

/// The models that stand in a hex, in document order.
std::vector<PieceIndex> stack_in(const Game& game, Hex hex);

/// The pose in which a model is drawn. Models of a stack are drawn a little aside, so that each shows an edge; the
/// first in the document lies lowest. `size` is that of a hex, inches.
Pose pose_in_stack(const Pose& pose, std::size_t place, std::size_t count, double size);

/// Looks up the place of the model in its stack, too.
Pose shown_pose(const Game& game, PieceIndex piece);

}  // namespace linesman
