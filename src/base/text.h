// Numbers and ids as text. They never depend on the locale.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace linesman {

/// `x` rounded to `decimals` (0 to 6), without trailing zeros, and minus zero as zero: 4, 10.5, 0.333333. From 1e15 on
/// the shortest spelling: 1e+300.
std::string number_text(double x, int decimals = 6);

/// `x` rounded to six decimals, minus zero as zero. Rulings and traces write every number in this form.
double rounded(double x);

/// The number that the whole text spells ("4", "-1.5e3"); nothing unless it is finite.
std::optional<double> parse_number(std::string_view text);

/// A number of things: «4 lights», «1 light», and with `many` «2 entries».
std::string counted(std::size_t n, const std::string& one, const std::string& many = {});

/// The text without blanks and tabs at both ends.
std::string_view trimmed(std::string_view text);

/// a to z for A to Z. Every other byte stays, so UTF-8 stays whole.
constexpr char small_letter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
std::string in_small_letters(std::string_view text);

/// A to Z for a to z, likewise.
constexpr char capital_letter(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
std::string in_capitals(std::string_view text);
/// The text with a capital at its beginning.
std::string with_capital(std::string text);

/// Whether the id has 1 to 64 characters of a-z 0-9 - _ . and is none of the two names of folders, "." and "..".
bool valid_id(std::string_view id);

/// The beginning of an id, made of a name: "Hill 112" gives "hill-112". All but a-z, A-Z and 0-9 become one "-". It has
/// at most `most` characters, and none where the name has no such letter or digit.
std::string id_stem(std::string_view name, std::size_t most);

/// Joins the words by ", " and puts `last` before the last one: «a, b or c».
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

/// The JSON pointer (RFC 6901) of a member of `parent`. The name is escaped.
std::string pointer_to(std::string_view parent, std::string_view name);
std::string pointer_to(std::string_view parent, std::size_t index);

/// The name that one step of a pointer (without its slash) stands for: "a/b" for "a~1b".
std::string unescaped(std::string_view step);

}  // namespace linesman
