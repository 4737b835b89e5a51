// Whether a text in German has English words in it. KeptNames of games and what stands between quotation marks are no
// words.
#pragma once

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include "base/value.h"

namespace linesman {

/// English words that are no German ones.
inline const std::set<std::string, std::less<>>& english_words() {
  static const std::set<std::string, std::less<>> words{
      "all",     "allowed", "and",    "are",    "at",    "be",    "book",   "house",   "ours",  "by",      "cannot",
      "cases",   "could",   "each",   "entry",  "error", "for",   "found",  "from",    "has",   "have",    "inch",
      "inches",  "is",      "it",     "its",    "it's",  "legal", "may",    "missing", "model", "models",  "move",
      "moves",   "must",    "needs",  "no",     "not",   "of",    "on",     "only",    "open",  "or",      "orders",
      "piece",   "pieces",  "player", "rolled", "rules", "save",  "select", "spent",   "step",  "terrain", "than",
      "that",    "the",     "their",  "there",  "these", "this",  "to",     "too",     "turn",  "turns",   "under",
      "warning", "when",    "which",  "with",   "would", "yes",   "you",    "your"};
  return words;
}

/// KeptNames that stay as they are in every language. Only those of several words are kept: one word is no sentence.
class KeptNames {
 public:
  void add(const std::string& name) {
    if (name.find(' ') != std::string::npos) names_.insert(name);
  }
  /// Every text in a document.
  void add(const Value& document) {
    if (const auto text = document.text()) add(std::string(*text));
    for (const Value& item : document.items()) add(item);
    for (const auto& [key, member] : document.members()) add(member);
  }
  std::string without(std::string text) const {
    for (const std::string& name : names_)
      for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at))
        text.replace(at, name.size(), "·");
    return text;
  }

 private:
  /// The longest first: one may be part of another.
  struct Longer {
    bool operator()(const std::string& a, const std::string& b) const {
      return a.size() != b.size() ? a.size() > b.size() : a < b;
    }
  };
  std::set<std::string, Longer> names_;
};

/// The first English word in a text, with what stands around it; empty when there is none. `ids` are words that a
/// document needs as they are.
inline std::string english_in(std::string text, const KeptNames& names, const std::set<std::string>& ids = {}) {
  static const std::regex blanks("\\s+");
  static const std::regex unread("\"[^\"]*\"|„[^“]*“|/[A-Za-z0-9_./-]+|--[a-z-]+|\\{[^}]*\\}|<[^>]*>");
  text = names.without(std::regex_replace(text, blanks, " "));
  text = std::regex_replace(text, unread, "·");
  const auto of_word = [](char c) {
    const auto sign = static_cast<unsigned char>(c);
    return std::isalnum(sign) || sign >= 0x80 || c == '_' || c == '-' || c == '\'';
  };
  for (std::size_t at = 0; at < text.size(); ++at) {
    std::size_t end = at;
    while (end < text.size() && of_word(text[end])) ++end;
    if (end == at) continue;
    std::string word = text.substr(at, end - at);
    word.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(word.front())));
    if (english_words().count(word) > 0 && ids.count(word) == 0) {
      const std::size_t from = at < 60 ? 0 : at - 60;
      return "\"" + word + "\" in: " + text.substr(from, 130);
    }
    at = end;
  }
  return {};
}

/// The first decimal with a point, with what stands before it; empty when there is none. Names, ids and numbers in
/// three parts keep theirs, and what is typed with one.
inline std::string decimal_point_in(const std::string& text, const KeptNames& names) {
  static const std::regex point("(^|[^0-9a-z._-])([0-9]+[.][0-9]+)($|[^0-9.<])");
  const std::string said = names.without(text);
  std::smatch found;
  if (!std::regex_search(said, found, point)) return {};
  const auto begins = std::max<std::ptrdiff_t>(0, found.position(2) - 40);
  return said.substr(static_cast<std::size_t>(begins), static_cast<std::size_t>(found.position(2) - begins + 8));
}

}  // namespace linesman
