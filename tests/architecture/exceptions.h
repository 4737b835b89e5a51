// Walls of the house with their exceptions: each names its own limit, and goes when it is not needed any more.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace linesman {

/// Numbers by the name of what has them: the sources of each folder, the functions of each class.
using Numbers = std::map<std::string, std::size_t>;

/// A sentence for each fact above the wall, or above the limit of its exception, and for each exception that is stale:
/// its name is nowhere, its fact is within the wall, or its limit is more than a fifth above its fact.
std::vector<std::string> wall_faults(const Numbers& facts, std::size_t wall, const Numbers& exceptions);

}  // namespace linesman
