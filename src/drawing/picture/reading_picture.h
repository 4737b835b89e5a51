// What measurements read, over the table: lines, rings, arcs, with their lengths.
#pragma once

#include <QPainter>

#include "drawing/picture/palette.h"
#include "drawing/picture/projection.h"
#include "measuring/measurement.h"

namespace linesman {

enum class ReadingState {
  taking,      ///< its last point follows the pointer
  standing,    ///< taken
  out_of_date  ///< what it held on to has gone: dashed, and said
};

void paint_reading(QPainter& painter, const Projection& projection, const Reading& reading, LengthUnit unit,
                   const Palette& palette, ReadingState state);

/// All that `paint_reading` touches, painter's units.
QRectF reading_extent(const Projection& projection, const Reading& reading, LengthUnit unit);

/// The reading in a sentence: for the status line and for screen readers.
QString reading_words(const Reading& reading, LengthUnit unit);

/// A point that a measurement would take hold of: a cross in a ring, with a dot where it holds on to a thing.
void paint_crosshair(QPainter& painter, QPointF at, bool held, const Palette& palette);

}  // namespace linesman
