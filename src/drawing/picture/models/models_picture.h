// Paints models to scale: outline of the base, facing, silhouette by troop and drive, side, statuses, altitude.
#pragma once

#include <QPainter>

#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"

namespace linesman {

class ModelSprites;

/// The manner in which a model is drawn.
enum class Presence {
  solid,  ///< it stands there
  ghost   ///< it could stand there: pale and transparent
};

/// A model at a pose: base, silhouette, facing arrow, side mark, badges of status and altitude; without its name. With
/// `sprites` it may be drawn from these.
void paint_model(QPainter& painter, const Projection& projection, const Game& game, PieceIndex piece,
                 const Footprint& footprint, const Pose& pose, const Palette& palette, Presence presence,
                 LengthUnit unit = LengthUnit::inch, ModelSprites* sprites = nullptr);

/// All models on the table that reach into `part`, low ones first, without their names. With `sprites` small ones may
/// be drawn from these.
void paint_models(QPainter& painter, const Projection& projection, const Game& game, const Footprints& footprints,
                  const Box& part, const ViewStyle& style, ModelSprites* sprites = nullptr);

}  // namespace linesman
