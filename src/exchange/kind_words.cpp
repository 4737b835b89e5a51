#include "exchange/kind_words.h"

#include <array>
#include <string>
#include <utility>

namespace linesman::exchange {

namespace {

/// What map makers call a kind.
constexpr std::array<std::pair<std::string_view, Kind>, 24> OTHER_WORDS{{
    {"forest", Kind::wood},    {"trees", Kind::wood},    {"woodland", Kind::wood},  {"orchard", Kind::wood},
    {"bushes", Kind::scrub},   {"swamp", Kind::marsh},   {"bog", Kind::marsh},      {"water", Kind::lake},
    {"pond", Kind::lake},      {"creek", Kind::stream},  {"brook", Kind::stream},   {"crops", Kind::field},
    {"farmland", Kind::field}, {"town", Kind::village},  {"house", Kind::building}, {"structure", Kind::building},
    {"pillbox", Kind::bunker}, {"path", Kind::track},    {"street", Kind::road},    {"highway", Kind::road},
    {"trench", Kind::ditch},   {"railing", Kind::fence}, {"ruin", Kind::ruins},     {"hedgerow", Kind::hedge},
}};

std::string plain(std::string_view word) {
  std::string s;
  for (const char c : word)
    if (c >= 'A' && c <= 'Z')
      s += static_cast<char>(c - 'A' + 'a');
    else
      s += c == ' ' || c == '_' ? '-' : c;
  return s;
}

std::optional<Kind> kind_of_plain(std::string_view word) {
  if (const auto kind = kind_named(word)) return kind;
  for (const auto& [other, kind] : OTHER_WORDS)
    if (other == word) return kind;
  return std::nullopt;
}

}  // namespace

std::optional<Kind> kind_meant(std::string_view word) {
  const std::string said = plain(word);
  if (const auto kind = kind_of_plain(said)) return kind;
  if (said.size() > 2 && said.back() == 's') return kind_of_plain(std::string_view(said).substr(0, said.size() - 1));
  return std::nullopt;
}

}  // namespace linesman::exchange
