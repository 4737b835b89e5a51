#include "base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace linesman {

std::string number_text(double x, int decimals) {
  std::array<char, 40> buffer{};
  constexpr double LONGEST = 1e15;  // a number with more digits cannot be read
  if (std::abs(x) >= LONGEST)
    return {buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), x).ptr};
  const auto [end, error] =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), x, std::chars_format::fixed, decimals);
  std::string s(buffer.data(), end);
  if (s.find('.') != std::string::npos) {
    s.erase(s.find_last_not_of('0') + 1);
    if (s.back() == '.') s.pop_back();
  }
  return s == "-0" ? "0" : s;
}

double rounded(double x) {
  const double r = std::round(x * 1e6) / 1e6;
  return std::isfinite(r) ? r + 0.0 : x;
}

std::optional<double> parse_number(std::string_view text) {
  double x = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), x);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(x)) return std::nullopt;
  return x;
}

std::string counted(std::size_t n, const std::string& one, const std::string& many) {
  return std::to_string(n) + " " + (n == 1 ? one : many.empty() ? one + "s" : many);
}

std::string_view trimmed(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), small_letter);
  return small;
}

std::string in_capitals(std::string_view text) {
  std::string capitals(text);
  std::transform(capitals.begin(), capitals.end(), capitals.begin(), capital_letter);
  return capitals;
}

std::string with_capital(std::string text) {
  if (!text.empty()) text.front() = capital_letter(text.front());
  return text;
}

std::string id_stem(std::string_view name, std::size_t most) {
  std::string stem;
  for (const char c : name) {
    const char small = small_letter(c);
    if ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9'))
      stem += small;
    else if (!stem.empty() && stem.back() != '-')
      stem += '-';
  }
  stem.resize(std::min(stem.size(), most));
  while (!stem.empty() && stem.back() == '-') stem.pop_back();
  return stem;
}

bool valid_id(std::string_view id) {
  const auto allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
  };
  const bool names_a_folder = id == "." || id == "..";
  return !id.empty() && id.size() <= 64 && !names_a_folder && std::all_of(id.begin(), id.end(), allowed);
}

std::string pointer_to(std::string_view parent, std::string_view name) {
  std::string s(parent);
  s += '/';
  for (const char c : name) {
    if (c == '~')
      s += "~0";
    else if (c == '/')
      s += "~1";
    else
      s += c;
  }
  return s;
}

std::string pointer_to(std::string_view parent, std::size_t index) {
  return std::string(parent) + '/' + std::to_string(index);
}

std::string unescaped(std::string_view step) {
  std::string s;
  for (std::size_t i = 0; i < step.size(); ++i) {
    const bool escape = step[i] == '~' && i + 1 < step.size();
    s += escape ? (step[++i] == '0' ? '~' : '/') : step[i];
  }
  return s;
}

}  // namespace linesman
