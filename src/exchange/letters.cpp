#include "exchange/letters.h"

#include <array>
#include <utility>

#include "base/text.h"

namespace linesman::exchange {

namespace {

/// Letters in two characters, and as one.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> WHOLE{
    {{"a\u0308", "ä"}, {"o\u0308", "ö"}, {"u\u0308", "ü"}, {"ẞ", "ß"}}};

/// À to Þ have two bytes, and their small letters another second one; × stands among them.
bool is_capital(unsigned char first, unsigned char second) {
  constexpr unsigned char TIMES = 0x97;
  return first == 0xC3 && second >= 0x80 && second <= 0x9E && second != TIMES;
}

}  // namespace

std::string small_letters(std::string_view text) {
  std::string small;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (i > 0 && is_capital(static_cast<unsigned char>(text[i - 1]), static_cast<unsigned char>(c)))
      small += static_cast<char>(static_cast<unsigned char>(c) + 0x20);
    else
      small += small_letter(c);
  }
  for (const auto& [parts, whole] : WHOLE)
    for (std::size_t at = small.find(parts); at != std::string::npos; at = small.find(parts, at + whole.size()))
      small.replace(at, parts.size(), whole);
  return small;
}

}  // namespace linesman::exchange
