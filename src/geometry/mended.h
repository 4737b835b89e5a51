// Outlines that are no valid polygon yet, made into some: for imports.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "base/vec.h"

namespace linesman {

/// What became of an outline.
struct Mended {
  MultiPolygon polygons;          ///< at least one, each valid (validity.h)
  std::vector<std::string> done;  ///< what was changed, a phrase each: "spikes are cut off"; empty when it was valid
};

/// Points that are repeated and spikes are dropped. A ring that crosses or touches itself is cut there, and what any of
/// its loops encloses is kept; then holes are cut out of the whole. Coordinates are finite. A Problem where that
/// does not lead to valid polygons: nothing with area is left, a ring runs along itself, it crosses itself more than
/// MOST_CUTS times, or the shapes cannot be worked out.
Result<Mended> mended(const Polygon& polygon);

inline constexpr int MOST_CUTS = 64;

}  // namespace linesman
