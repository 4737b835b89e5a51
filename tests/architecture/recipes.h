// Reads the recipes of README files: five lines that say what to do for a common change, such as one more tool.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace linesman {

/// The numbered lines under a heading "## To …", without their numbers.
std::vector<std::string> recipe_lines(std::string_view readme, const std::string& heading);

/// A thing that was made by a recipe: its word for each placeholder, as "pips" for "ruleset".
using MadeThing = std::map<std::string, std::string>;

/// The texts of the files whose paths fit a pattern, in which * stands for any characters; empty when there are none.
using FindFiles = std::function<std::vector<std::string>(const std::string& pattern)>;

/// Carries out a line of a recipe for a thing that has been made by it, and says what is not as the line has it. Each
/// `path/with.ending` in the line must be there, and each other word in backticks must stand in one of these files.
std::vector<std::string> recipe_faults(const std::string& line, const MadeThing& made, const FindFiles& find);

}  // namespace linesman
