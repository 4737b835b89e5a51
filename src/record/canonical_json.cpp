#include "record/canonical_json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>
#include <vector>

#include "base/check.h"

namespace linesman {

namespace {

void write(const Value& value, std::string& out);

void write_escaped(char c, std::string& out) {
  constexpr std::string_view LETTERS = "btn?fr";  // of U+0008 to U+000D
  constexpr std::string_view DIGITS = "0123456789abcdef";
  const auto unit = static_cast<unsigned char>(c);
  if (c == '"' || c == '\\') {
    out += '\\';
    out += c;
  } else if (unit >= 0x08 && unit <= 0x0D && unit != 0x0B) {
    out += '\\';
    out += LETTERS[static_cast<std::size_t>(unit - 0x08)];
  } else {
    out += "\\u00";
    out += DIGITS[unit >> 4];
    out += DIGITS[unit & 15];
  }
}

void write(std::string_view text, std::string& out) {
  out += '"';
  for (const char c : text)
    if (static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\')
      write_escaped(c, out);
    else
      out += c;
  out += '"';
}

/// ECMA-262, Number::toString: of the shortest digits that read back the same, with an exponent only below 1e-6 and
/// from 1e21 on.
void write(double x, std::string& out) {
  LINESMAN_CHECK(std::isfinite(x));
  if (x == 0) {
    out += '0';
    return;
  }
  std::array<char, 32> buffer{};
  const auto end =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(x), std::chars_format::scientific);
  const std::string_view spelt(buffer.data(), static_cast<std::size_t>(end.ptr - buffer.data()));
  const std::size_t e = spelt.find('e');
  std::string digits(1, spelt.front());
  if (e > 2) digits += spelt.substr(2, e - 2);
  int exponent = 0;  // from_chars takes no plus
  const std::size_t sign = spelt[e + 1] == '+' ? e + 2 : e + 1;
  std::from_chars(spelt.data() + sign, spelt.data() + spelt.size(), exponent);
  const int point = exponent + 1;  // where the decimal point stands: after so many digits
  const auto count = static_cast<int>(digits.size());
  if (x < 0) out += '-';
  if (point > 21 || point < -5) {
    out += digits.front();
    if (count > 1) out += '.' + digits.substr(1);
    out += exponent < 0 ? "e" : "e+";
    out += std::to_string(exponent);
  } else if (point <= 0) {
    out += "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
  } else if (point >= count) {
    out += digits + std::string(static_cast<std::size_t>(point - count), '0');
  } else {
    out += digits.substr(0, static_cast<std::size_t>(point)) + '.' + digits.substr(static_cast<std::size_t>(point));
  }
}

/// Order of UTF-16 units. It differs from that of UTF-8 bytes only where a character beyond U+FFFF, whose surrogates
/// begin with D8 to DB, meets one from U+E000 on.
bool before_in_utf16(std::string_view a, std::string_view b) {
  const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  if (x == a.end() || y == b.end()) return x == a.end() && y != b.end();
  const auto left = static_cast<unsigned char>(*x);
  const auto right = static_cast<unsigned char>(*y);
  constexpr unsigned char BEYOND = 0xF0;       // first byte of a character beyond U+FFFF
  constexpr unsigned char PRIVATE_USE = 0xEE;  // first byte of U+E000 and what follows
  if (left >= BEYOND && right < BEYOND) return right >= PRIVATE_USE;
  if (right >= BEYOND && left < BEYOND) return left < PRIVATE_USE;
  return left < right;
}

void write(const Value::Array& items, std::string& out) {
  out += '[';
  bool first = true;
  for (const Value& item : items) {
    if (!std::exchange(first, false)) out += ',';
    write(item, out);
  }
  out += ']';
}

void write(const Value::Object& members, std::string& out) {
  std::vector<const Value::Member*> sorted;
  sorted.reserve(members.size());
  for (const Value::Member& member : members) sorted.push_back(&member);
  std::sort(sorted.begin(), sorted.end(),
            [](const auto* a, const auto* b) { return before_in_utf16(a->first, b->first); });
  out += '{';
  bool first = true;
  for (const Value::Member* member : sorted) {
    if (!std::exchange(first, false)) out += ',';
    write(std::string_view(member->first), out);
    out += ':';
    write(member->second, out);
  }
  out += '}';
}

void write(const Value& value, std::string& out) {
  if (const auto x = value.number()) return write(*x, out);
  if (const auto text = value.text()) return write(*text, out);
  if (value.is_array()) return write(value.items(), out);
  if (value.is_object()) return write(value.members(), out);
  if (const auto b = value.boolean())
    out += *b ? "true" : "false";
  else
    out += "null";
}

}  // namespace

std::string canonical_json(const Value& value) {
  std::string out;
  write(value, out);
  return out;
}

}  // namespace linesman
