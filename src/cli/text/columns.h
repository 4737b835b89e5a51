// Lays out UTF-8 text for a terminal: wrapped paragraphs and aligned columns.
#pragma once

#include <string>
#include <string_view>

namespace linesman {

/// All text is wrapped to this number of columns.
inline constexpr std::size_t PAGE_WIDTH = 80;

/// The number of columns of `text`: its code points without combining marks.
std::size_t columns(std::string_view text);

/// `text` filled to `width` columns with spaces after it (`left_in`) or before it (`right_in`). Longer text is
/// unchanged.
std::string left_in(std::string_view text, std::size_t width);
std::string right_in(std::string_view text, std::size_t width);

/// `head`, then `text` wrapped at spaces to PAGE_WIDTH. Further lines are indented by the width of `head`. A word that
/// is wider than the page has its own line. The result ends with a newline.
std::string paragraph(std::string_view head, std::string_view text);

}  // namespace linesman
