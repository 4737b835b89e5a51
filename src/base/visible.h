// Text that is safe for a terminal and for paper.
#pragma once

#include <string>
#include <string_view>

namespace linesman {

/// Replaces by \x1b, \u202e and the like: control characters other than line feed and tab, bidirectional marks, U+FFFE
/// and U+FFFF, and bytes that are no UTF-8. They could steer a terminal or turn the direction of writing.
std::string visible(std::string_view text);

/// The text without these characters.
std::string without_steering(std::string_view text);

/// The text with a space for each ASCII control character, line feeds included.
std::string one_line(std::string text);

}  // namespace linesman
