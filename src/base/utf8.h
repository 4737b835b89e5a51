// Texts as UTF-8.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace linesman {

/// A character and how many bytes it takes; one byte and nothing where there is no whole character.
struct Character {
  std::optional<char32_t> code;
  std::size_t bytes = 1;
};

/// At a byte of `text`. Refused as no character: longer spellings than needed, halves of surrogate pairs, what is above
/// U+10FFFF (RFC 3629).
Character character_at(std::string_view text, std::size_t at);

/// Whether all of it is characters.
bool is_utf8(std::string_view text);

}  // namespace linesman
