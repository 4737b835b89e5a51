#include "files/json_spelling.h"

#include <charconv>
#include <cmath>

#include "base/check.h"

namespace linesman {

namespace {

constexpr std::array<bool, 256> ESCAPED = [] {
  std::array<bool, 256> escaped{};
  for (std::size_t c = 0; c < 0x20; ++c) escaped.at(c) = true;
  escaped['"'] = escaped['\\'] = true;
  return escaped;
}();

bool is_escaped(char c) { return ESCAPED[static_cast<unsigned char>(c)]; }

void spell_escaped(char c, std::string& out) {
  constexpr std::string_view LETTERS = "btn?fr";  // escapes of U+0008 to U+000D
  constexpr std::string_view HEX = "0123456789abcdef";
  const auto unit = static_cast<unsigned char>(c);
  if (c == '"' || c == '\\') {
    out += '\\';
    out += c;
  } else if (unit >= 0x08 && unit <= 0x0D && unit != 0x0B) {
    out += '\\';
    out += LETTERS[unit - std::size_t{0x08}];
  } else {
    out += "\\u00";
    out += HEX[unit >> 4];
    out += HEX[unit & 15];
  }
}

}  // namespace

void spell_text(std::string_view text, std::string& out) {
  out += '"';
  std::size_t plain = 0;  // begin of the characters that need no escape
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_escaped(text[i])) continue;
    out += text.substr(plain, i - plain);
    spell_escaped(text[i], out);
    plain = i + 1;
  }
  out += text.substr(plain);
  out += '"';
}

ShortestDigits::ShortestDigits(double x) {
  LINESMAN_CHECK(std::isfinite(x));
  std::array<char, 32> buffer{};
  const auto end =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(x), std::chars_format::scientific);
  const char* at = buffer.data();
  for (; *at != 'e'; ++at)
    if (*at != '.') digits_.at(count_++) = *at;
  ++at;
  if (*at == '+') ++at;  // from_chars accepts no plus sign
  int exponent = 0;
  std::from_chars(at, end.ptr, exponent);
  point_ = exponent + 1;
}

void ShortestDigits::spell_plain(std::string& out) const {
  if (point_ <= 0) {
    out += "0.";
    out.append(static_cast<std::size_t>(-point_), '0');
    out += digits();
  } else if (point_ >= count()) {
    out += digits();
    out.append(static_cast<std::size_t>(point_ - count()), '0');
  } else {
    out += digits().substr(0, static_cast<std::size_t>(point_));
    out += '.';
    out += digits().substr(static_cast<std::size_t>(point_));
  }
}

void ShortestDigits::spell_mantissa(std::string& out) const {
  out += digits_.front();
  if (count_ == 1) return;
  out += '.';
  out += digits().substr(1);
}

}  // namespace linesman
