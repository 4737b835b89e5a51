// Models to scale: outline of the base, facing, silhouette by troop and drive, side, statuses, altitude, name.
#pragma once

#include <QPainter>
#include <vector>

#include "table/game.h"
#include "ui/picture/palette.h"
#include "ui/picture/projection.h"

namespace linesman {

/// The bases in play, by piece: the ruleset's (a formation's block), or of the document where the list is empty.
using Footprints = std::vector<Footprint>;
const Footprint& footprint_of(const Game& game, const Footprints& footprints, PieceIndex piece);

/// How one model is drawn.
enum class Presence {
  solid,  ///< where it stands
  ghost   ///< where it could stand: pale, seen through
};

/// A model at a pose: base, silhouette, facing arrow, side mark, badges of status and altitude. Without its name.
void paint_model(QPainter& painter, const Projection& projection, const Game& game, PieceIndex piece,
                 const Footprint& footprint, const Pose& pose, const Palette& palette, Presence presence);

/// All models on the table that reach into `part`, low ones first, then names where the look wants them.
void paint_models(QPainter& painter, const Projection& projection, const Game& game, const Footprints& footprints,
                  const Box& part, const Look& look);

/// The outline of a footprint at a pose, painter's units.
QPainterPath outline_path(const Projection& projection, const Footprint& footprint, const Pose& pose);

/// Whether `point` (table inches) is on the base.
bool base_holds(const Footprint& footprint, const Pose& pose, Vec point);

/// The topmost model whose base holds `point`, or is within `reach` inches of it (the nearest then).
std::optional<PieceIndex> model_at(const Game& game, const Footprints& footprints, Vec point, double reach = 0);

}  // namespace linesman
