// Paints models to scale: outline of the base, facing, silhouette by troop and drive, side, statuses, altitude.
#pragma once

#include <QPainter>

#include "drawing/picture/models/base_outline.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"

namespace linesman {

class ModelSprites;
struct StatusReading;

/// The manner in which a model is drawn.
enum class Presence {
  solid,  ///< it stands there
  ghost   ///< it could stand there: pale and transparent
};

/// A model as it is to be drawn. What it refers to outlives it.
struct DrawnModel {
  const Game& game;
  PieceIndex piece{};
  const Footprint& footprint;
  Pose pose;
  Presence presence = Presence::solid;
  LengthUnit unit = LengthUnit::inch;       ///< of its altitude
  ModelSprites* sprites = nullptr;          ///< it may be drawn from these
  const StatusReading* statuses = nullptr;  ///< what the rules make of its statuses; nullptr: all are read
};

/// Base, silhouette, facing arrow, side mark, badges of status and altitude; without its name.
void paint_model(QPainter& painter, const Projection& projection, const DrawnModel& model, const Palette& palette);

/// All models on the table that reach into `part`, low ones first, without their names. With `sprites` small ones may
/// be drawn from these. `statuses`: as in DrawnModel.
void paint_models(QPainter& painter, const Projection& projection, const Game& game, const Footprints& footprints,
                  const Box& part, const ViewStyle& style, ModelSprites* sprites = nullptr,
                  const StatusReading* statuses = nullptr);

}  // namespace linesman
