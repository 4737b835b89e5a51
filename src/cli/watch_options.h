// The call that watches a table, with its arguments.
#pragma once

#include "cli/command_line.h"

namespace linesman {

void add_watch(CommandLine& line);

}  // namespace linesman
