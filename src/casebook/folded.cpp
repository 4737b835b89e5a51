#include "casebook/folded.h"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>
#include <optional>

#include "base/utf8.h"

namespace linesman {

namespace {

/// A character of a text, in lower case, with its place in bytes.
struct LowerCharacter {
  std::size_t from = 0;
  std::size_t to = 0;
  utf8proc_int32_t lower = 0;
};

std::vector<LowerCharacter> lower_characters(std::string_view text) {
  std::vector<LowerCharacter> characters;
  for (std::size_t at = 0; at < text.size();) {
    const Character c = character_at(text, at);
    constexpr utf8proc_int32_t REPLACEMENT = 0xFFFD;
    const utf8proc_int32_t code = c.code ? static_cast<utf8proc_int32_t>(*c.code) : REPLACEMENT;
    characters.push_back({at, at + c.bytes, utf8proc_tolower(code)});
    at += c.bytes;
  }
  return characters;
}

bool is_of_word(utf8proc_int32_t code) {
  switch (utf8proc_category(code)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO: return true;
    default: return false;
  }
}

bool stands_at(const std::vector<LowerCharacter>& text, const std::vector<LowerCharacter>& name, std::size_t at) {
  if (at + name.size() > text.size()) return false;
  for (std::size_t i = 0; i < name.size(); ++i)
    if (text[at + i].lower != name[i].lower) return false;
  const bool joined_before = at > 0 && is_of_word(text[at - 1].lower) && is_of_word(name.front().lower);
  const std::size_t end = at + name.size();
  const bool joined_behind = end < text.size() && is_of_word(text[end].lower) && is_of_word(name.back().lower);
  return !joined_before && !joined_behind;
}

}  // namespace

std::string folded(std::string_view text) {
  const std::string whole = repaired(text);
  constexpr auto HOW = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE |
                                                      UTF8PROC_CASEFOLD | UTF8PROC_IGNORE | UTF8PROC_STRIPMARK);
  utf8proc_uint8_t* mapped = nullptr;
  const utf8proc_ssize_t size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(whole.data()),  // NOLINT(*-reinterpret-cast): bytes
                   static_cast<utf8proc_ssize_t>(whole.size()), &mapped, HOW);
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
  if (size < 0) return whole;
  return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(size)};  // NOLINT(*-reinterpret-cast)
}

std::vector<std::string> folded_words(std::string_view text) {
  const std::string plain = folded(text);
  std::vector<std::string> words;
  bool is_open = false;
  for (const LowerCharacter& c : lower_characters(plain)) {
    if (!is_of_word(c.lower)) {
      is_open = false;
      continue;
    }
    if (!is_open) words.emplace_back();
    is_open = true;
    words.back() += plain.substr(c.from, c.to - c.from);
  }
  return words;
}

std::vector<FoundName> places_of_name(std::string_view text, std::string_view name) {
  const std::vector<LowerCharacter> in = lower_characters(text);
  const std::vector<LowerCharacter> wanted = lower_characters(name);
  std::vector<FoundName> places;
  if (wanted.empty()) return places;
  for (std::size_t at = 0; at < in.size();) {
    if (!stands_at(in, wanted, at)) {
      ++at;
      continue;
    }
    places.push_back({in[at].from, in[at + wanted.size() - 1].to});
    at += wanted.size();
  }
  return places;
}

}  // namespace linesman
