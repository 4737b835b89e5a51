// What a thing on the table takes up, ready to be measured.
#pragma once

#include <functional>
#include <vector>

#include "geometry/measure.h"
#include "table/game.h"

namespace linesman {

/// The base of a piece: the ruleset's, or the document's where no ruleset is there.
using BaseOf = std::function<Footprint(PieceIndex)>;

/// All that a thing is made of: it is as near as the nearest of these. Empty: it lies nowhere.
using Measurable = std::vector<Measured>;

Measurable outline_of(Vec point);
Measurable outline_of(const Footprint& base, const Pose& pose);
/// By its shape, a strip with flat ends and round joins; without a shape by its hexes or hexsides.
Measurable outline_of(const Feature& feature, const Table& table);

/// Its border: a point inside is as far from it as it is deep.
Measurable border_of(const Footprint& base, const Pose& pose);
Measurable border_of(const Feature& feature, const Table& table);

/// The points of a base at which players measure, table frame: its corners as in table/footprint.h, the middle of its
/// front, its centre. Of a circle the middle of its front and its centre.
std::vector<Vec> marked_points(const Footprint& base, const Pose& pose);

/// A Problem when one of the two lies nowhere.
Result<ClosestPoints> closest_points(const Measurable& a, const Measurable& b);

/// Both are empty when the outline is.
Box box_of(const Measurable& outline);

}  // namespace linesman
