// The outlines of things on the table, for measuring.
#pragma once

#include <functional>
#include <vector>

#include "geometry/boost/measure.h"
#include "table/game.h"

namespace linesman {

/// Returns the base of a piece: the ruleset's, or the document's if there is no ruleset.
using BaseOf = std::function<Footprint(PieceIndex)>;

/// The shapes of which a thing consists; the nearest of them counts. Empty: it lies nowhere.
using Measurable = std::vector<Measured>;

Measurable outline_of(Vec point);
Measurable outline_of(const Footprint& base, const Pose& pose);
/// Its shape (a line as a strip with flat ends and round joins); without a shape its hexes or hexsides.
Measurable outline_of(const Feature& feature, const Table& table);

/// The border of a thing: for a point inside, the distance from it is the depth.
Measurable border_of(const Footprint& base, const Pose& pose);
Measurable border_of(const Feature& feature, const Table& table);

/// The points of a base at which players measure, in the table frame: its corners (table/footprint.h), the middle of
/// its front, and its centre. A circle has no corners.
std::vector<Vec> marked_points(const Footprint& base, const Pose& pose);

/// A Problem when one of the two lies nowhere.
Result<ClosestPoints> closest_points(const Measurable& a, const Measurable& b);

/// Empty when the outline is.
Box box_of(const Measurable& outline);

}  // namespace linesman
