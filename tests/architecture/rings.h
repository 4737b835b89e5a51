// Rings of files: pairs of header and source that need one another.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace linesman {

/// The names that each name uses. Names that only stand on the right use none.
using Uses = std::map<std::string, std::set<std::string>>;

/// The largest sets of two or more names in which each comes back to itself through the others; sorted.
std::vector<std::set<std::string>> rings(const Uses& uses);

}  // namespace linesman
