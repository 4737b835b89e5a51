// The bases of models as they stand in a picture: which one, its outline, and what a point is on.
#pragma once

#include <QPainterPath>
#include <QTransform>
#include <optional>
#include <vector>

#include "drawing/picture/projection.h"
#include "table/game.h"

namespace linesman {

/// The bases in play, by piece: the ruleset's (a formation's block), or of the document where the list is empty.
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

/// The topmost model whose base holds `point`, or is within `reach` inches of it (the nearest then).
std::optional<PieceIndex> model_at(const Game& game, const Footprints& footprints, Vec point, double reach = 0);

// Models that share a hex.

/// The models that stand in a hex, in document order.
std::vector<PieceIndex> stack_in(const Game& game, Hex hex);

/// Where a model is drawn: in its pose, but those of a stack a little aside, so that each shows an edge; the first in
/// the document lies lowest. `size`: of a hex, inches.
Pose pose_in_stack(const Pose& pose, std::size_t place, std::size_t count, double size);

/// The same for a model of the game, its place in the stack looked up.
Pose shown_pose(const Game& game, PieceIndex piece);

}  // namespace linesman
