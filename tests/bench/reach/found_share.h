// How much of what legal orders reach a reach shows, and in what time.
#pragma once

#include <cstdint>
#include <string>

namespace linesman {

/// Prints a line for each ruleset, fineness and amount of work: of the places where random legal orders end the share
/// that is shown, by the number of their legs, and the processor's time of a reach. `tables`: orders of each ruleset;
/// `part`: of the ruleset's id.
void print_found_share(std::uint64_t tables, const std::string& part);

}  // namespace linesman
