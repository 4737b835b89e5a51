// The calls of a book of cases and of the desk of an event, with their arguments.
#pragma once

#include "cli/command_line.h"

namespace linesman {

void add_cases(CommandLine& line);
void add_events(CommandLine& line);

}  // namespace linesman
