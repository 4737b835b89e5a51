#include "record/canonical_json.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "files/json_spelling.h"

namespace linesman {

namespace {

void write(const Value& value, std::string& out);

/// ECMA-262, Number::toString: the shortest digits that read back as `x`, with an exponent only below 1e-6 and from
/// 1e21 on.
void write(double x, std::string& out) {
  if (x == 0) {
    out += '0';
    return;
  }
  const ShortestDigits shortest(x);
  if (x < 0) out += '-';
  if (shortest.point() >= -5 && shortest.point() <= 21) return shortest.spell_plain(out);
  const int exponent = shortest.point() - 1;
  shortest.spell_mantissa(out);
  out += exponent < 0 ? "e" : "e+";
  out += std::to_string(exponent);
}

/// Orders UTF-8 texts by their UTF-16 units. This differs from the order of bytes only where a character beyond U+FFFF,
/// whose surrogates begin with D8 to DB, meets a character from U+E000 on.
bool before_in_utf16(std::string_view a, std::string_view b) {
  const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  if (x == a.end() || y == b.end()) return x == a.end() && y != b.end();
  const auto left = static_cast<unsigned char>(*x);
  const auto right = static_cast<unsigned char>(*y);
  constexpr unsigned char BEYOND = 0xF0;       // first byte of a character beyond U+FFFF
  constexpr unsigned char PRIVATE_USE = 0xEE;  // first byte of characters from U+E000 on
  if (left >= BEYOND && right < BEYOND) return right >= PRIVATE_USE;
  if (right >= BEYOND && left < BEYOND) return left < PRIVATE_USE;
  return left < right;
}

void write(const Value::Items& items, std::string& out) {
  out += '[';
  bool first = true;
  for (const Value& item : items) {
    if (!std::exchange(first, false)) out += ',';
    write(item, out);
  }
  out += ']';
}

void write(const Value::Members& members, std::string& out) {
  std::vector<const Value::Member*> sorted;
  sorted.reserve(members.size());
  for (const Value::Member& member : members) sorted.push_back(&member);
  std::sort(sorted.begin(), sorted.end(),
            [](const auto* a, const auto* b) { return before_in_utf16(a->first, b->first); });
  out += '{';
  bool first = true;
  for (const Value::Member* member : sorted) {
    if (!std::exchange(first, false)) out += ',';
    spell_text(member->first, out);
    out += ':';
    write(member->second, out);
  }
  out += '}';
}

void write(const Value& value, std::string& out) {
  if (const auto x = value.number()) return write(*x, out);
  if (const auto text = value.text()) return spell_text(*text, out);
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
