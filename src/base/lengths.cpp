#include "base/lengths.h"

#include <algorithm>

#include "base/length_words.h"
#include "base/text.h"

namespace linesman {

namespace {

constexpr std::string_view INCH_SIGN = "″";

// Other languages have a comma before the decimals.
bool is_of_a_figure(char c) { return (c >= '0' && c <= '9') || c == '.' || c == ','; }

/// A length with a comma where the figure at the end of that text has one.
std::string in_the_way_of(std::string_view text, std::string length) {
  const std::size_t before = text.find_last_not_of("0123456789");
  if (before != std::string_view::npos && text[before] == ',') std::replace(length.begin(), length.end(), '.', ',');
  return length;
}

}  // namespace

std::optional<double> figure_at_end(std::string_view text) {
  std::size_t begin = text.size();
  while (begin > 0 && is_of_a_figure(text[begin - 1])) --begin;
  std::string figure(text.substr(begin));
  std::replace(figure.begin(), figure.end(), ',', '.');
  return parse_number(figure);
}

std::string_view sign_of(LengthUnit unit) { return unit == LengthUnit::inch ? INCH_SIGN : " cm"; }

std::string length_figure(double inches, LengthUnit unit, int decimals) {
  return number_text(in_unit(inches, unit), unit == LengthUnit::inch ? decimals : std::max(0, decimals - 1));
}

std::string length_words(double inches, LengthUnit unit, int decimals) {
  return length_figure(inches, unit, decimals) + std::string(sign_of(unit));
}

std::string with_lengths_in(std::string_view sentence, LengthUnit unit) {
  std::string words;
  if (unit == LengthUnit::inch) return words.assign(sentence);
  std::size_t from = 0;
  for (std::size_t sign = 0; (sign = sentence.find(INCH_SIGN, from)) != std::string_view::npos;) {
    const auto inches = figure_at_end(sentence.substr(from, sign - from));
    const std::size_t end = sign + INCH_SIGN.size();
    words += sentence.substr(from, end - from);
    if (inches) words += " (" + in_the_way_of(sentence.substr(0, sign), length_words(*inches, unit)) + ")";
    from = end;
  }
  return words += sentence.substr(from);
}

std::optional<double> parse_length(std::string_view text, LengthUnit unit) {
  std::string typed(trimmed(text));
  // A player who types 1,500 means one and a half.
  const bool is_decimal = std::count(typed.begin(), typed.end(), ',') == 1 && typed.find('/') == std::string::npos;
  if (is_decimal) std::replace(typed.begin(), typed.end(), ',', '.');
  if (const auto amount = parse_number(typed)) return inches_of(*amount, unit);
  return length_in_words(typed, inches_of(1, unit));
}

}  // namespace linesman
