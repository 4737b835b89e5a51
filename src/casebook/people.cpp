#include "casebook/people.h"

#include <algorithm>
#include <random>
#include <vector>

#include "casebook/search/folded.h"

namespace linesman {

namespace {

/// A stretch of a text that a letter replaces.
struct Replaced {
  FoundName place;
  char letter;
};

std::string doubled_braces(std::string_view text) {
  std::string out;
  for (const char c : text) {
    out += c;
    if (c == '{' || c == '}') out += c;
  }
  return out;
}

}  // namespace

std::optional<char> People::add(const std::string& name, std::string_view letters) {
  for (const auto& [letter, known] : names_)
    if (known == name) return letter;
  for (const char letter : letters)
    if (names_.emplace(letter, name).second) return letter;
  return std::nullopt;
}

std::string People::lettered(std::string_view text) const {
  std::vector<Replaced> found;
  for (const auto& [letter, name] : names_)
    for (const FoundName& place : places_of_name(text, name)) found.push_back({place, letter});
  // Of names that overlap the one that begins first counts, then the longer one.
  std::sort(found.begin(), found.end(), [](const Replaced& a, const Replaced& b) {
    return a.place.from != b.place.from ? a.place.from < b.place.from : a.place.to > b.place.to;
  });
  std::string out;
  std::size_t at = 0;
  for (const Replaced& each : found) {
    if (each.place.from < at) continue;
    out += doubled_braces(text.substr(at, each.place.from - at));
    out += std::string("{") + each.letter + "}";
    at = each.place.to;
  }
  return out + doubled_braces(text.substr(at));
}

Value People::value(const std::string& salt) const {
  Value::Object names;
  for (const auto& [letter, name] : names_) names.emplace_back(std::string(1, letter), name);
  return Value::Object{{"salt", salt}, {"names", std::move(names)}};
}

NamesByLetter names_in(const Value& people) {
  NamesByLetter names;
  for (const auto& [letter, name] : people["names"].members())
    if (letter.size() == 1 && name.is_text()) names.emplace(letter.front(), std::string(*name.text()));
  return names;
}

std::string with_names(std::string_view lettered, const NamesByLetter& names) {
  std::string out;
  for (std::size_t i = 0; i < lettered.size(); ++i) {
    const char c = lettered[i];
    const bool is_doubled = (c == '{' || c == '}') && i + 1 < lettered.size() && lettered[i + 1] == c;
    const bool is_letter = c == '{' && i + 2 < lettered.size() && lettered[i + 2] == '}';
    const auto name = is_letter ? names.find(lettered[i + 1]) : names.end();
    if (!is_doubled && name != names.end()) {
      out += name->second;
      i += 2;
      continue;
    }
    out += c;
    if (is_doubled) ++i;
  }
  return out;
}

std::string random_salt() {
  constexpr std::string_view DIGITS = "0123456789abcdef";
  constexpr std::size_t LENGTH = 32;
  std::random_device source;
  std::string salt;
  while (salt.size() < LENGTH) {
    unsigned bits = source();
    for (int i = 0; i < 8 && salt.size() < LENGTH; ++i, bits >>= 4) salt += DIGITS[bits & 15];
  }
  return salt;
}

}  // namespace linesman
