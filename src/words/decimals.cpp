#include "words/decimals.h"

#include <algorithm>
#include <string_view>

namespace linesman {

std::string with_decimals_of(const Phrasebook& book, std::string text) {
  constexpr std::string_view DIGITS = "0123456789";
  constexpr std::string_view OF_A_NUMBER = "0123456789.";
  const char comma = book.word("0.5")[1];
  if (comma == '.') return text;
  for (std::size_t at = text.find_first_of(DIGITS); at != std::string::npos;) {
    const std::size_t end = std::min(text.find_first_not_of(OF_A_NUMBER, at), text.size());
    const std::string_view number = std::string_view(text).substr(at, end - at);
    const std::size_t point = number.find('.');
    const bool is_decimal = point != std::string_view::npos && number.find_first_of(DIGITS, point) == point + 1 &&
                            number.find('.', point + 1) == std::string_view::npos;
    // A sentence may end behind the figure.
    const bool ends_a_sentence = point != std::string_view::npos && number.find('.', point + 1) == number.size() - 1 &&
                                 number.size() > point + 2;
    if (is_decimal || ends_a_sentence) text[at + point] = comma;
    at = text.find_first_of(DIGITS, end);
  }
  return text;
}

}  // namespace linesman
