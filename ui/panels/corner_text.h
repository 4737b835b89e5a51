// The corners of a shape as text, for people who know them exactly: "x, y" in inches, one a line, an empty line between
// rings.
#pragma once

#include <QString>
#include <optional>

#include "table/game.h"

namespace linesman {

/// To a ten-thousandth of an inch; empty for a feature without a shape.
QString corner_text(const FeatureShape& shape);

/// The shape with its corners as written; each ring may have more or fewer. Nothing where the text is no list of
/// corners or has another number of rings. `shape` has lines or polygons.
std::optional<FeatureShape> with_corners(const FeatureShape& shape, const QString& text);

}  // namespace linesman
