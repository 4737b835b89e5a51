// Text as a terminal and a sheet of paper may be given it.
#pragma once

#include <string>
#include <string_view>

namespace linesman {

/// What would steer a terminal or turn the direction of writing (control characters but line feed and tab,
/// bidirectional marks, U+FFFE and U+FFFF), and bytes that are no UTF-8, stand there as \x1b, \u202e and the like.
std::string visible(std::string_view text);

/// The text without these.
std::string without_steering(std::string_view text);

/// The text with a space for each control character of ASCII, line feeds too.
std::string one_line(std::string text);

}  // namespace linesman
