#include "table/kind_words.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/nearest_name.h"
#include "base/text.h"

namespace linesman {

namespace {

/// Words that say less than a kind. No importer takes them for one; who writes them as a kind means this.
constexpr std::array<KindWord, 8> DRAWN_AS{{{"hill", "slope"},
                                            {"hillock", "slope"},
                                            {"knoll", "slope"},
                                            {"mound", "slope"},
                                            {"ridge", "slope"},
                                            {"Hügel", "slope"},
                                            {"Anhöhe", "slope"},
                                            {"Kuppe", "slope"}}};

char plain(char c) {
  if (c == '-' || c == '_') return ' ';
  return small_letter(c);
}

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return plain(x) == plain(y); });
}

std::optional<Kind> kind_among(std::span<const KindWord> words, std::string_view word) {
  const auto found =
      std::find_if(words.begin(), words.end(), [&](const KindWord& each) { return same_word(each.word, word); });
  return found == words.end() ? std::nullopt : kind_named(found->kind);
}

}  // namespace

std::optional<Kind> kind_meant(std::string_view word) {
  for (const std::span<const KindWord> words : {std::span<const KindWord>(DRAWN_AS), kind_words()}) {
    if (const auto kind = kind_among(words, word)) return kind;
    if (word.ends_with('s') || word.ends_with('S'))
      if (const auto kind = kind_among(words, word.substr(0, word.size() - 1))) return kind;
  }
  return std::nullopt;
}

Sentence with_nearest_kind(Sentence about, std::string_view name) {
  std::vector<std::string> names;
  for (const Kind kind : all_kinds()) names.emplace_back(name_of(kind));
  const auto meant = kind_meant(name);
  return with_nearest(std::move(about), meant ? name_of(*meant) : name, names);
}

}  // namespace linesman
