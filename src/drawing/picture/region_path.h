// Regions of a table as outlines and hatching.
#pragma once

#include <QLineF>
#include <QPainterPath>
#include <QVector>

#include "base/vec.h"
#include "drawing/picture/projection.h"

namespace linesman {

/// Regions that a search has found consist of cells: their stairs are smoothed by at most half a cell.
QPainterPath region_path(const Projection& projection, const MultiPolygon& region);

/// Lines from the south-west to the north-east, so far apart in painter's units, over what lies in an odd number of
/// the rings; for formats that neither clip nor have patterns too.
QVector<QLineF> hatching(const QPainterPath& rings, double apart);

}  // namespace linesman
