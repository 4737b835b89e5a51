// Verdicts in colour, for a terminal that shows colours.
#pragma once

#include <string>

#include "cli/services.h"
#include "rules/ruling.h"

namespace linesman {

/// Prints a text that begins with a verdict and two spaces: "ILLEGAL  Sherman: Advance". The word comes in the colour
/// of the verdict where the terminal shows colours. Nothing else than the colour differs.
void print_ruling_text(const std::string& text, Verdict verdict, const Streams& streams);

/// Whether a call shows colours: `wanted` is "always", "never" or "auto". By "auto" it does on a terminal, unless the
/// environment has NO_COLOR or a terminal that is dumb.
bool shows_colours(const std::string& wanted, const Terminal& terminal);

}  // namespace linesman
