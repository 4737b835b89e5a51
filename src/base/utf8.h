// Reading UTF-8.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace linesman {

/// A character and its number of bytes; one byte and no code where the text has no whole character.
struct Character {
  std::optional<char32_t> code;
  std::size_t bytes = 1;
};

/// The character that begins at byte `at` of `text`. No character are, by RFC 3629: spellings that are longer than
/// needed, halves of surrogate pairs, and codes above U+10FFFF.
Character character_at(std::string_view text, std::size_t at);

/// Whether the text consists of whole characters.
bool is_utf8(std::string_view text);

}  // namespace linesman
