// Text for people in a terminal: wrapped paragraphs and aligned columns. UTF-8 throughout.
#pragma once

#include <string>
#include <string_view>

namespace linesman {

/// Columns of a terminal that everything is wrapped to.
inline constexpr std::size_t PAGE_WIDTH = 80;

/// How many columns `text` takes: its code points, combining marks not counted.
std::size_t columns(std::string_view text);

/// `text` with spaces behind (or before) it up to that many columns; longer text stays as it is.
std::string left_in(std::string_view text, std::size_t width);
std::string right_in(std::string_view text, std::size_t width);

/// `head`, then `text` broken at spaces to PAGE_WIDTH; lines after the first are indented as far as `head` is wide.
/// Ends with a newline. A word that is wider than the page stands on a line of its own.
std::string paragraph(std::string_view head, std::string_view text);

}  // namespace linesman
