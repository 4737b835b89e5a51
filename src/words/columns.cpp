#include "words/columns.h"

#include <utf8proc.h>

#include <algorithm>
#include <atomic>

#include "base/utf8.h"

namespace linesman {

namespace {

std::atomic<std::size_t> page_width{PAGE_WIDTH};

/// Bytes that are no character take one column.
std::size_t columns_of(const Character& c) {
  if (!c.code) return 1;
  return static_cast<std::size_t>(std::max(0, utf8proc_charwidth(static_cast<utf8proc_int32_t>(*c.code))));
}

}  // namespace

void set_page_width(std::size_t columns) {
  constexpr std::size_t LEAST = 40;
  constexpr std::size_t MOST = 120;
  page_width = std::clamp(columns, LEAST, MOST);
}

std::size_t columns(std::string_view text) {
  std::size_t n = 0;
  for (std::size_t i = 0; i < text.size();) {
    const Character c = character_at(text, i);
    n += columns_of(c);
    i += c.bytes;
  }
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
    if (!first && column + 1 + columns(word) > page_width) {
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
