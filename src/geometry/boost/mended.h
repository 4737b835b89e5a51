// Makes valid polygons of outlines that are not valid, for imports.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "base/vec.h"

namespace linesman {

/// The valid polygons of an outline, and the changes that were needed.
struct Mended {
  MultiPolygon polygons;  ///< at least one, each valid (validity.h)
  std::vector<std::string>
      done;  ///< the changes, a phrase each: "spikes are cut off"; empty when the outline was valid
};

/// Drops repeated points and spikes. A ring that crosses or touches itself is cut there; everything that one of its
/// loops encloses is kept. Holes are cut out at the end. Coordinates are finite. A Problem when no valid polygon comes
/// of it: no area is left, a ring runs along itself or crosses itself more than MAX_CUTS times, or the shapes cannot be
/// worked out.
Result<Mended> mended(const Polygon& polygon);

inline constexpr int MAX_CUTS = 64;

}  // namespace linesman
