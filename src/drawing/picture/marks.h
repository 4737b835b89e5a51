// Small marks that table and panels share, each of its own shape. All in painter's units.
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QString>

#include "drawing/picture/palette.h"

namespace linesman {

/// legal: a disc with a tick; marginal: a diamond with a wave; illegal: an octagon with a cross; incomplete: a square
/// with a question mark.
void paint_verdict_mark(QPainter& painter, const QRectF& in, Verdict verdict, const Palette& palette);

/// The number of a fault, from 1: an octagon on the table where it happens and beside its line in a panel.
void paint_fault_mark(QPainter& painter, const QRectF& in, int number, const Palette& palette);

void paint_side_mark(QPainter& painter, const QRectF& in, const SideStyle& style);

/// A length for people: 4.5″ or 11.4 cm.
QString length_text(double inches, LengthUnit unit, int decimals = 2);
/// A number for people: 4.5, in German 4,5.
QString number_shown(double number, int decimals);

/// Draws `path` with the painter's brush and `pen`, as `QPainter::drawPath` does where the painter is neither turned
/// nor enlarged. Qt's SVG files measure the dashes of pens thinner than a unit as if these were one unit wide, so
/// dashed lines are drawn in units of the picture, whatever the frame of the path.
void draw_path(QPainter& painter, const QPainterPath& path, const QPen& pen);

}  // namespace linesman
