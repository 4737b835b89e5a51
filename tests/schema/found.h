// The project's own files, found by pattern.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/value.h"

namespace linesman::schema_test {

/// A path of the project.
std::string in_project(const std::string& path);

/// The files below a folder of the project whose names end in `ending`, sorted.
std::vector<std::string> files_ending(const std::string& folder, const std::string& ending);

/// Every case of tests/cases but those that are to be refused, by whomever: what it is called, its game made whole, its
/// order. How many there were is given back.
int for_each_case(const std::function<void(const std::string& name, const Value& game, const Value& order)>& look);

}  // namespace linesman::schema_test
