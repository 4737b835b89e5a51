// Readers of headings, altitudes and hexes that documents and orders share. Inside `files` only.
#pragma once

#include "files/reading.h"
#include "table/hex.h"

namespace linesman::files {

/// Degrees, brought into [0, 360).
std::optional<double> need_heading(const Spot& spot, Findings& findings);

/// Inches above the table, at least 0.
std::optional<double> need_altitude(const Spot& spot, Findings& findings);

/// Two whole numbers; they may name a hex off the grid.
std::optional<Hex> need_hex(const Spot& spot, Findings& findings);

}  // namespace linesman::files
