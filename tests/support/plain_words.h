// How the window speaks (ui/README.md, *Words*): what is wrong with a text that a player reads.
#pragma once

#include <algorithm>
#include <cctype>
#include <regex>
#include <string>
#include <vector>

namespace linesman {

inline constexpr std::size_t MOST_WORDS = 15;  // of a sentence

/// Words of the inside, and turns of phrase, that no player says. "terrain feature", names of figures in braces and
/// the games' own "entry area" and "entry edge" may stand.
inline std::string inner_word_in(const std::string& text) {
  static const std::regex allowed("\\{[^}]*\\}|terrain features?|entry (area|edge)|delayed entry|entry is delayed",
                                  std::regex::icase);
  static const std::regex inner(
      "\\b(pieces?|features?|clauses?|faults?|entry|entries|readings?|mend|mends|mended|handful|befell|nobody|"
      "everybody|"
      "somebody|whoever|so many|the like|as good as|the record|is told|are told)\\b",
      std::regex::icase);
  const std::string rest = std::regex_replace(text, allowed, "");
  std::smatch found;
  return std::regex_search(rest, found, inner) ? found.str() : std::string();
}

inline std::vector<std::string> sentences_in(const std::string& text) {
  std::vector<std::string> sentences(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool stop = text[i] == '.' || text[i] == '!' || text[i] == '?';
    const bool ends = text[i] == '\n' || (stop && i + 1 < text.size() && text[i + 1] == ' ');
    sentences.back() += text[i];
    if (ends) sentences.emplace_back();
  }
  return sentences;
}

/// Runs of signs between blanks with a letter or digit in them.
inline std::size_t words_in(const std::string& sentence) {
  std::size_t words = 0;
  bool inside = false;
  for (const char c : sentence) {
    const auto sign = static_cast<unsigned char>(c);
    if (std::isspace(sign)) inside = false;
    if (!inside && (std::isalnum(sign) || c == '{' || c == '%')) {
      inside = true;
      ++words;
    }
  }
  return words;
}

inline bool has_long_number(const std::string& text) {
  static const std::regex number("[0-9]\\.[0-9]{3,}");
  return std::regex_search(text, number);
}

/// Why a player should not read this text; empty when nothing is wrong with it.
inline std::string wrong_with(const std::string& text) {
  if (const std::string inner = inner_word_in(text); !inner.empty()) return "says \"" + inner + "\"";
  for (const std::string& sentence : sentences_in(text))
    if (words_in(sentence) > MOST_WORDS) return "has a sentence of " + std::to_string(words_in(sentence)) + " words";
  return has_long_number(text) ? "has a number of more than two decimals" : std::string();
}

}  // namespace linesman
