// Paints the readings of measurements over the table: lines, rings, arcs, with their lengths.
#pragma once

#include <QPainter>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "measuring/measurement.h"

namespace linesman {

enum class ReadingState {
  taking,      ///< its last point follows the pointer
  standing,    ///< taken
  out_of_date  ///< the thing that it held on to is gone: dashed, with a word
};

void paint_reading(QPainter& painter, const Projection& projection, const Reading& reading, LengthUnit unit,
                   const Palette& palette, ReadingState state);

/// The box of all that `paint_reading` paints, painter's units.
QRectF reading_extent(const Projection& projection, const Reading& reading, LengthUnit unit);

/// The reading in a sentence: for the status line and for screen readers.
QString reading_words(const Reading& reading, LengthUnit unit);

/// Paints a point that a measurement would take hold of: a cross in a ring, with a dot if it holds on to a thing.
void paint_crosshair(QPainter& painter, QPointF at, bool held, const Palette& palette);

}  // namespace linesman
