// The calls that look at many orders at once, with their arguments: the clock of a battle, and the laboratory of rules.
#pragma once

#include "cli/command_line.h"

namespace linesman {

void add_clock(CommandLine& line);
void add_lab(CommandLine& line);

}  // namespace linesman
