#include "base/utf8.h"

#include <algorithm>

namespace linesman {

namespace {

/// Soft hyphens, fillers, blanks without a width, marks of byte order and tags.
bool is_unseen(char32_t c) {
  return c == 0xAD || c == 0x34F || c == 0x115F || c == 0x1160 || c == 0x17B4 || c == 0x17B5 ||
         (c >= 0x180B && c <= 0x180F) || c == 0x200B || (c >= 0x2060 && c <= 0x206F) || c == 0x3164 || c == 0xFEFF ||
         c == 0xFFA0 || (c >= 0xFFF0 && c <= 0xFFFB) || (c >= 0xE0000 && c <= 0xE0FFF);
}

bool steers(char32_t c) {
  const bool control = (c < 0x20 && c != '\n' && c != '\t') || (c >= 0x7F && c <= 0x9F);
  const bool bidirectional =
      c == 0x61C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
  const bool line = c == 0x2028 || c == 0x2029;
  const bool no_character = c == 0xFFFE || c == 0xFFFF;
  return control || bidirectional || line || no_character || is_unseen(c);
}

std::string hexadecimal(char32_t c, std::size_t digits) {
  constexpr std::string_view DIGITS = "0123456789abcdef";
  std::string s(digits, '0');
  for (std::size_t i = digits; i-- > 0; c >>= 4U) s[i] = DIGITS[c & 0xFU];
  return s;
}

std::string code_of(char32_t c) {
  constexpr char32_t TWO_HALVES = 0x10000;
  if (c < 0x100) return "\\x" + hexadecimal(c, 2);
  if (c < TWO_HALVES) return "\\u" + hexadecimal(c, 4);
  c -= TWO_HALVES;
  return "\\u" + hexadecimal(0xD800 + (c >> 10U), 4) + "\\u" + hexadecimal(0xDC00 + (c & 0x3FFU), 4);
}

/// The bytes of a character by its first one, from 0x80 on.
std::size_t bytes_of_lead(unsigned char lead) { return lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2; }

}  // namespace

std::string without_steering(std::string_view text) {
  std::string kept;
  kept.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const Character c = character_at(text, i);
    if (c.code && !steers(*c.code)) kept += text.substr(i, c.bytes);
    i += c.bytes;
  }
  return kept;
}

std::string visible(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const Character c = character_at(text, i);
    if (!c.code)
      shown += "\\x" + hexadecimal(static_cast<unsigned char>(text[i]), 2);
    else if (steers(*c.code))
      shown += code_of(*c.code);
    else
      shown += text.substr(i, c.bytes);
    i += c.bytes;
  }
  return shown;
}

std::string one_line(std::string text) {
  for (char& c : text)
    if (static_cast<unsigned char>(c) < ' ' || c == '\x7F') c = ' ';
  return text;
}

std::size_t begun_bytes(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(at);
  if (lead < 0x80) return 1;
  if (lead < 0xC2 || lead > 0xF4) return 0;
  const std::size_t bytes = bytes_of_lead(lead);
  // Behind some bytes not every other may follow, or the spelling is longer than needed or no character.
  unsigned char least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  unsigned char most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  std::size_t n = 1;
  for (; n < bytes && at + n < text.size() && byte(at + n) >= least && byte(at + n) <= most; ++n) {
    least = 0x80;
    most = 0xBF;
  }
  return n;
}

Character character_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(at);
  if (lead < 0x80) return {lead, 1};
  const std::size_t bytes = bytes_of_lead(lead);
  if (begun_bytes(text, at) < bytes) return {};
  char32_t code = lead & (0xFFU >> (bytes + 1));
  for (std::size_t i = at + 1; i < at + bytes; ++i) code = (code << 6U) | (byte(i) & 0x3FU);
  return {code, bytes};
}

std::string repaired(std::string_view text) {
  std::string whole;
  whole.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const Character c = character_at(text, i);
    if (c.code) {
      whole += text.substr(i, c.bytes);
      i += c.bytes;
    } else {
      whole += "\xEF\xBF\xBD";
      i += std::max(begun_bytes(text, i), std::size_t{1});
    }
  }
  return whole;
}

bool is_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    if (static_cast<unsigned char>(text[i]) < 0x80) {
      ++i;
      continue;
    }
    const Character c = character_at(text, i);
    if (!c.code) return false;
    i += c.bytes;
  }
  return true;
}

}  // namespace linesman
