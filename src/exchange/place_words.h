// Headings and hexes as people write them, in English and German. Inside `exchange` only.
#pragma once

#include <optional>
#include <string_view>

#include "table/game.h"

namespace linesman::exchange {

/// Degrees of a heading: "90", "22,5", "90°", "90 deg", "NNW", "north", "south-west", "Nordost", "SO". Not normalised.
std::optional<double> heading_in_words(std::string_view text);

/// A hex as maps print it: "0304", "03.04" and "(3, 4)" are column 3, row 4; "A5", "C-4" and "AB12" have letters for
/// the column. "#" and words such as "hex" may stand before it.
std::optional<Hex> hex_in_words(std::string_view text);

}  // namespace linesman::exchange
