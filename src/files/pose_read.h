// Readers of headings, altitudes and hexes that documents and orders share. Inside `files` only.
#pragma once

#include "files/reading.h"
#include "table/hex.h"

namespace linesman::files {

/// Degrees, brought into [0, 360).
std::optional<double> need_heading(const JsonPlace& place, ProblemList& problems);

/// Inches above the table, at least 0.
std::optional<double> need_altitude(const JsonPlace& place, ProblemList& problems);

/// Two whole numbers; they may name a hex off the grid.
std::optional<Hex> need_hex(const JsonPlace& place, ProblemList& problems);

}  // namespace linesman::files
