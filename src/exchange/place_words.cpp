#include "exchange/place_words.h"

#include <algorithm>
#include <array>
#include <string>

#include "base/length_words.h"
#include "base/text.h"
#include "exchange/letters.h"

namespace linesman::exchange {

namespace {

constexpr std::array<std::string_view, 16> POINTS_OF_COMPASS{"n", "nne", "ne", "ene", "e", "ese", "se", "sse",
                                                             "s", "ssw", "sw", "wsw", "w", "wnw", "nw", "nnw"};

enum class Tongue { either, english, german };

struct CompassWord {
  std::string_view word;
  char letter;
  Tongue tongue;
};
/// A longer word comes before a word that it begins with.
constexpr std::array<CompassWord, 17> COMPASS_WORDS{{{"norden", 'n', Tongue::german},
                                                     {"north", 'n', Tongue::english},
                                                     {"nord", 'n', Tongue::german},
                                                     {"süden", 's', Tongue::german},
                                                     {"sueden", 's', Tongue::german},
                                                     {"south", 's', Tongue::english},
                                                     {"süd", 's', Tongue::german},
                                                     {"sued", 's', Tongue::german},
                                                     {"osten", 'e', Tongue::german},
                                                     {"ost", 'e', Tongue::german},
                                                     {"east", 'e', Tongue::english},
                                                     {"westen", 'w', Tongue::german},
                                                     {"west", 'w', Tongue::either},
                                                     {"n", 'n', Tongue::either},
                                                     {"s", 's', Tongue::either},
                                                     {"e", 'e', Tongue::english},
                                                     {"w", 'w', Tongue::either}}};
constexpr CompassWord GERMAN_EAST{"o", 'e', Tongue::german};

constexpr std::array<std::string_view, 7> DEGREES{"degrees", "degree", "grad", "deg.", "deg", "°", "º"};

bool is_one_of(std::string_view signs, char c) { return signs.find(c) != std::string_view::npos; }

/// The letters of a point of the compass; empty for a text that is none, or that mixes two languages.
std::string point_letters(std::string_view words) {
  std::string letters;
  Tongue tongue = Tongue::either;
  while (!words.empty()) {
    const auto* found = std::find_if(COMPASS_WORDS.begin(), COMPASS_WORDS.end(),
                                     [&](const CompassWord& each) { return words.starts_with(each.word); });
    if (found == COMPASS_WORDS.end() && words.starts_with(GERMAN_EAST.word)) found = &GERMAN_EAST;
    if (found == COMPASS_WORDS.end()) return {};
    if (found->tongue != Tongue::either && tongue != Tongue::either && found->tongue != tongue) return {};
    if (found->tongue != Tongue::either) tongue = found->tongue;
    letters += found->letter;
    words.remove_prefix(found->word.size());
  }
  return letters;
}

/// Digits at the front of a text.
std::string_view digits_of(std::string_view text) {
  return text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
}

std::optional<Hex> hex_of(std::string_view column, std::string_view row) {
  const auto number = [](std::string_view digits) {
    constexpr std::size_t MOST = 3;
    const bool is_number = !digits.empty() && digits.size() <= MOST && digits_of(digits).size() == digits.size();
    return is_number ? parse_number(digits) : std::nullopt;
  };
  const auto c = number(column);
  const auto r = number(row);
  return c && r ? std::optional(Hex{static_cast<int>(*c), static_cast<int>(*r)}) : std::nullopt;
}

/// The text behind one sign between two numbers, and the blanks round it; nothing where no sign stands.
std::optional<std::string_view> behind_sign(std::string_view text) {
  const std::string_view rest = trimmed(text);
  if (!rest.empty() && is_one_of(".,-/:;_", rest.front())) return trimmed(rest.substr(1));
  return rest.size() < text.size() ? std::optional(rest) : std::nullopt;
}

/// The text without brackets and without "Hex", "#" and the like before the number.
std::string bare_number(std::string_view text) {
  std::string bare;
  for (const char c : small_letters(plain_figures(text)))
    if (!is_one_of("()[]{}", c)) bare += c;
  std::string_view rest = trimmed(bare);
  constexpr std::array<std::string_view, 8> BEFORE{"hexfeld", "hexagon", "hex", "feld", "nummer", "number", "#", "№"};
  constexpr std::array<std::string_view, 4> SHORT{"no.", "nr.", "no ", "nr "};
  const auto take = [&rest](std::string_view word) {
    if (!rest.starts_with(word)) return false;
    rest = trimmed(rest.substr(word.size()));
    return true;
  };
  bool more = true;
  while (more) {
    more = std::any_of(BEFORE.begin(), BEFORE.end(), take) || std::any_of(SHORT.begin(), SHORT.end(), take);
    while (more && !rest.empty() && is_one_of(".:-", rest.front())) rest = trimmed(rest.substr(1));
  }
  return std::string(rest);
}

}  // namespace

std::optional<double> heading_in_words(std::string_view text) {
  const std::string small = small_letters(plain_figures(text));
  std::string_view figure = trimmed(small);
  for (const std::string_view degrees : DEGREES)
    if (figure.ends_with(degrees)) {
      figure = trimmed(figure.substr(0, figure.size() - degrees.size()));
      break;
    }
  if (const auto angle = parse_number(figure)) return angle;
  std::string words;
  for (const char c : small)
    if (!is_one_of(" \t.-_/:()[]", c)) words += c;
  const auto* point = std::find(POINTS_OF_COMPASS.begin(), POINTS_OF_COMPASS.end(), point_letters(words));
  if (point == POINTS_OF_COMPASS.end()) return std::nullopt;
  constexpr double POINT = 22.5;
  return POINT * static_cast<double>(point - POINTS_OF_COMPASS.begin());
}

std::optional<Hex> hex_in_words(std::string_view text) {
  const std::string bare = bare_number(text);
  const std::string_view number = bare;
  const std::string_view first = digits_of(number);
  if (first.size() == number.size() && number.size() % 2 == 0)
    return hex_of(number.substr(0, number.size() / 2), number.substr(number.size() / 2));
  if (!first.empty()) {
    const auto row = behind_sign(number.substr(first.size()));
    return row ? hex_of(first, *row) : std::nullopt;
  }
  constexpr int LETTERS = 26;
  constexpr std::size_t MOST_LETTERS = 2;
  int column = 0;
  std::size_t letters = 0;
  for (; letters < number.size() && letters <= MOST_LETTERS; ++letters) {
    if (number[letters] < 'a' || number[letters] > 'z') break;
    column = column * LETTERS + number[letters] - 'a' + 1;
  }
  if (letters == 0 || letters > MOST_LETTERS) return std::nullopt;
  const std::string_view row = number.substr(letters);
  return hex_of(std::to_string(column), behind_sign(row).value_or(row));
}

}  // namespace linesman::exchange
