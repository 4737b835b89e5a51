// UTF-8: its characters, and text that is safe for a terminal and for paper.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace linesman {

/// Replaces by \x1b, \u202e and the like: control characters other than line feed and tab, bidirectional marks, signs
/// that no eye sees, U+FFFE and U+FFFF, and bytes that are no UTF-8. They could steer a terminal, turn the direction of
/// writing, or make two names look alike. What joins letters or picks a form of a sign stays. Beyond U+FFFF a
/// character is written as JSON has it, in two halves.
std::string visible(std::string_view text);

/// The text without these characters.
std::string without_steering(std::string_view text);

/// The text with a space for each ASCII control character, line feeds included.
std::string one_line(std::string text);

/// A character and its number of bytes; one byte and no code where the text has no whole character.
struct Character {
  std::optional<char32_t> code;
  std::size_t bytes = 1;
};

/// The character that begins at byte `at` of `text`. No character are, by RFC 3629: spellings that are longer than
/// needed, halves of surrogate pairs, and codes above U+10FFFF.
Character character_at(std::string_view text, std::size_t at);

/// The bytes at `at` that are a character or could begin one, 0 to 4: 2 of "\xE2\x82?" (Unicode 15, 3.9).
std::size_t begun_bytes(std::string_view text, std::size_t at);

/// The text with U+FFFD in place of bytes that are no character, one for all that could begin the same.
std::string repaired(std::string_view text);

/// Whether the text consists of whole characters.
bool is_utf8(std::string_view text);

}  // namespace linesman
