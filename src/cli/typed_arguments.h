// The arguments of a call as they were typed, before they are parsed.
#pragma once

#include <string>
#include <vector>

namespace linesman {

/// `help judge` asks for the same as `judge --help`.
std::vector<std::string> with_help_last(std::vector<std::string> arguments);

/// "--hash=" as "--hash" and an empty value, so that both are refused alike.
std::vector<std::string> with_values_apart(const std::vector<std::string>& arguments);

/// The value of --language, before anything is parsed: the help is in it too.
std::string language_among(const std::vector<std::string>& arguments);

}  // namespace linesman
