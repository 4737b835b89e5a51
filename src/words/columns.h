// Lays out UTF-8 text for a terminal: wrapped paragraphs and aligned columns.
#pragma once

#include <string>
#include <string_view>

namespace linesman {

/// The columns to which text is wrapped where no terminal says otherwise.
inline constexpr std::size_t PAGE_WIDTH = 80;

/// From now on text is wrapped to this number of columns, held between what can be read: a terminal has another width
/// than a file. Set before a call begins.
void set_page_width(std::size_t columns);

/// The columns that `text` takes on a terminal: two for a wide character, none for a combining mark.
std::size_t columns(std::string_view text);

/// `text` filled to `width` columns with spaces after it (`left_in`) or before it (`right_in`). Longer text is
/// unchanged.
std::string left_in(std::string_view text, std::size_t width);
std::string right_in(std::string_view text, std::size_t width);

/// `head`, then `text` wrapped at spaces to the width of the page. Further lines are indented by the width of `head`. A
/// word that is wider than the page has its own line. The result ends with a newline.
std::string paragraph(std::string_view head, std::string_view text);

}  // namespace linesman
