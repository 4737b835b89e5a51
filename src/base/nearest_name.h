// The known name that a misspelt one is nearest to.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "base/sentence.h"

namespace linesman {

/// The letters to put in, take out or change, and the neighbours to exchange (Damerau's distance, no place changed
/// twice). Takes time by the product of both lengths.
std::size_t changes_between(std::string_view a, std::string_view b);

/// The name of `known` that takes the fewest changes; empty when there is none. Of a long name only the first 64 bytes
/// count, and of many names the first 400.
std::string nearest_name(std::string_view name, std::span<const std::string> known);

/// The same, if it is near enough to be meant: at most one letter of three, and at most two, are others.
std::string name_meant(std::string_view name, std::span<const std::string> known);

/// A sentence about a name that is not known, with the one that may be meant: «there is no "wod"; the nearest is
/// "wood"». As it is where none may.
Sentence with_nearest(Sentence about, std::string_view name, std::span<const std::string> known);

/// The same, but where none may be meant with «; there is foot, horse and gun» of at most 40 names.
Sentence with_known(Sentence about, std::string_view name, std::span<const std::string> known);

}  // namespace linesman
