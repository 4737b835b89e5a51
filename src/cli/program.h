// The command line: parses arguments and runs a call.
#pragma once

#include <vector>

#include "cli/commands.h"

namespace linesman {

/// Runs linesman-cli with the arguments after the program's name and returns its exit status. It catches all
/// exceptions: they are mistakes of ours and end with UNUSABLE and a sentence.
int run_program(const std::vector<std::string>& arguments, const Services& services, const Streams& streams);

}  // namespace linesman
