#include "cli/columns.h"

namespace linesman {

namespace {

/// The code point at `i`; moves `i` behind it. A byte that is no UTF-8 counts as one.
char32_t next_code_point(std::string_view text, std::size_t& i) {
  const auto byte = static_cast<unsigned char>(text[i++]);
  if (byte < 0xC0) return byte;
  char32_t point = byte & (byte >= 0xF0 ? 0x07U : byte >= 0xE0 ? 0x0FU : 0x1FU);
  while (i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80)
    point = point << 6 | (static_cast<unsigned char>(text[i++]) & 0x3FU);
  return point;
}

bool combining(char32_t point) { return point >= 0x300 && point < 0x370; }

}  // namespace

std::size_t columns(std::string_view text) {
  std::size_t n = 0;
  for (std::size_t i = 0; i < text.size();)
    if (!combining(next_code_point(text, i))) ++n;
  return n;
}

std::string left_in(std::string_view text, std::size_t width) {
  std::string s(text);
  if (const std::size_t n = columns(text); n < width) s.append(width - n, ' ');
  return s;
}

std::string right_in(std::string_view text, std::size_t width) {
  const std::size_t n = columns(text);
  return std::string(n < width ? width - n : 0, ' ') + std::string(text);
}

std::string paragraph(std::string_view head, std::string_view text) {
  std::string s(head);
  const std::size_t indent = columns(head);
  std::size_t column = indent;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", i), text.size());
    const std::string_view word = text.substr(i, end - i);
    i = end + 1;
    if (word.empty()) continue;
    const bool first = column == indent;
    if (!first && column + 1 + columns(word) > PAGE_WIDTH) {
      s += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (!first) {
      s += ' ';
      ++column;
    }
    s += word;
    column += columns(word);
  }
  return s + '\n';
}

}  // namespace linesman
