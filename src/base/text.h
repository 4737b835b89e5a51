// Numbers and ids as text. Never locale-dependent: QApplication sets the C locale, so nothing here prints through it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace linesman {

/// `x` rounded to `decimals` (0 to 6) with trailing zeros dropped and minus zero as zero: 4, 10.5, 0.333333; from
/// 1e15 on the shortest that spells it: 1e+300.
std::string number_text(double x, int decimals = 6);

/// `x` rounded to six decimals, minus zero as zero: the form in which every number of a ruling or trace is written.
double rounded(double x);

/// The number that `text` spells out completely ("4", "-1.5e3"), if it is finite.
std::optional<double> parse_number(std::string_view text);

/// So many of a thing: «4 lights», «1 light», and with `many` «2 entries».
std::string counted(std::size_t n, const std::string& one, const std::string& many = {});

/// Without blanks and tabs at both ends.
std::string_view trimmed(std::string_view text);

/// 1 to 64 of a-z 0-9 - _ .
bool valid_id(std::string_view id);

/// The words, separated by ", " and before the last by `last`: «a, b or c».
template <class Range>
std::string listed(const Range& words, std::string_view last = " or ") {
  std::string s;
  std::size_t i = 0;
  const std::size_t n = static_cast<std::size_t>(std::size(words));
  for (const auto& word : words) {
    if (i > 0) s += i + 1 == n ? std::string(last) : std::string(", ");
    s += word;
    ++i;
  }
  return s;
}

/// A JSON pointer (RFC 6901) one step longer: `name` is escaped.
std::string pointer_to(std::string_view parent, std::string_view name);
std::string pointer_to(std::string_view parent, std::size_t index);

}  // namespace linesman
