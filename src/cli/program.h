// The command line: from arguments to a call.
#pragma once

#include <vector>

#include "cli/commands.h"

namespace linesman {

/// Runs linesman-cli with the arguments after the program's name and gives its exit status. Catches everything:
/// exceptions are mistakes of ours and end as UNUSABLE with a sentence that says so.
int run_program(const std::vector<std::string>& arguments, const Services& services, Streams streams);

}  // namespace linesman
