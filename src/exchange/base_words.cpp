#include "exchange/base_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "base/length_words.h"
#include "base/lengths.h"
#include "base/text.h"
#include "exchange/shapes.h"

namespace linesman::exchange {

namespace {

constexpr double MILLIMETRE = 1 / MILLIMETRES_IN_AN_INCH;

struct NamedShape {
  std::string_view word;
  BaseShape shape;
};
constexpr std::array<NamedShape, 34> SHAPES{{{"round", BaseShape::circle},
                                             {"circle", BaseShape::circle},
                                             {"circular", BaseShape::circle},
                                             {"disc", BaseShape::circle},
                                             {"disk", BaseShape::circle},
                                             {"rund", BaseShape::circle},
                                             {"runde", BaseShape::circle},
                                             {"runder", BaseShape::circle},
                                             {"rundes", BaseShape::circle},
                                             {"kreis", BaseShape::circle},
                                             {"kreisrund", BaseShape::circle},
                                             {"oval", BaseShape::oval},
                                             {"ellipse", BaseShape::oval},
                                             {"elliptical", BaseShape::oval},
                                             {"elliptic", BaseShape::oval},
                                             {"ovale", BaseShape::oval},
                                             {"ovaler", BaseShape::oval},
                                             {"ovales", BaseShape::oval},
                                             {"elliptisch", BaseShape::oval},
                                             {"square", BaseShape::rectangle},
                                             {"rect", BaseShape::rectangle},
                                             {"rectangle", BaseShape::rectangle},
                                             {"rectangular", BaseShape::rectangle},
                                             {"eckig", BaseShape::rectangle},
                                             {"eckige", BaseShape::rectangle},
                                             {"eckiger", BaseShape::rectangle},
                                             {"quadrat", BaseShape::rectangle},
                                             {"quadratisch", BaseShape::rectangle},
                                             {"quadratische", BaseShape::rectangle},
                                             {"viereckig", BaseShape::rectangle},
                                             {"rechteck", BaseShape::rectangle},
                                             {"rechteckig", BaseShape::rectangle},
                                             {"rechteckige", BaseShape::rectangle},
                                             {"viereck", BaseShape::rectangle}}};
/// Words beside the figures that add nothing.
constexpr std::array<std::string_view, 10> IDLE{"base", "bases", "sockel", "ø",        "Ø",
                                                "∅",    "dia",   "diam",   "diameter", "durchmesser"};
/// Words that describe a base and are no units. They may stand behind a figure without one.
constexpr std::array<std::string_view, 40> DESCRIBES{
    "flying",   "lipped",     "slotta", "slottabase", "hex",        "hexagonal", "magnetic", "mdf",
    "resin",    "plastic",    "metal",  "wood",       "wooden",     "holz",      "acrylic",  "cavalry",
    "infantry", "bike",       "biker",  "pill",       "hull",       "stand",     "monster",  "monstrous",
    "standard", "small",      "large",  "medium",     "klein",      "groß",      "flug",     "kavallerie",
    "reiter",   "infanterie", "fuß",    "foot",       "magnetisch", "size",      "stem",     "scenic"};

bool in_number(char c) { return (c >= '0' && c <= '9') || c == '.'; }
bool in_word(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

template <class Words>
bool stands_in(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// "Rundbase" and "Ovalsockel" without the base.
std::string_view without_base(std::string_view word) {
  for (const std::string_view base : {"bases", "base", "sockel"})
    if (word.size() > base.size() && word.ends_with(base)) return word.substr(0, word.size() - base.size());
  return word;
}

/// The parts of a text about a base.
struct BaseParts {
  std::vector<double> figures;
  std::vector<std::optional<double>> units;  ///< of each figure
  std::size_t times = 0;
  std::optional<BaseShape> shape;
  bool has_fraction = false;
  bool has_other_words = false;
  bool is_behind_a_figure = false;

  bool take(const std::string& token);
  bool take_other(const std::string& token);
  bool is_base() const;
};

bool BaseParts::take_other(const std::string& token) {
  const bool may_be_a_unit = is_behind_a_figure && !stands_in(DESCRIBES, token) && !base_shape_named(token);
  has_other_words = true;
  return in_word(token.front()) && !may_be_a_unit;
}

bool BaseParts::take(const std::string& token) {
  if (in_number(token.front())) {
    const auto figure = parse_number(token);
    if (!figure || times != figures.size()) return false;
    figures.push_back(*figure);
    units.emplace_back();
    is_behind_a_figure = true;
    return true;
  }
  const bool is_by = token == "by" || token == "auf" || token == "mal";
  if (token == "x" || (is_by && !figures.empty())) return ++times == figures.size();
  const bool is_word_in = token == "in" && !units.empty() && units.back();
  // "25 mm foot" is for foot troops, and "in" may be no inch.
  if (stands_in(DESCRIBES, token) || is_word_in) return take_other(token);
  if (const auto unit = inches_of_unit(token)) {
    if (units.empty() || units.back()) return false;
    units.back() = unit;
    is_behind_a_figure = false;
    return true;
  }
  if (const auto named_shape = base_shape_named(without_base(token))) {
    shape = named_shape;
    return true;
  }
  return stands_in(IDLE, token) || take_other(token);
}

Problem no_base(const Value& value) {
  return Problem{"", said<"\"base\" must be a length, or two with x between them, not {a}">(described(value))};
}

/// One figure or two, and no word that changes them.
bool BaseParts::is_base() const {
  const std::size_t count = figures.size();
  if (count < 1 || count > 2 || times + 1 != count) return false;
  // Fractions are of inches: 28/32 mm are two bases.
  constexpr double LEAST_IN_FRACTIONS = 0.5;
  return !has_fraction || (units.back() && *units.back() > LEAST_IN_FRACTIONS);
}

/// "1 1/4" as one figure, where the fraction is one of a ruler.
std::vector<std::string> with_fractions(const std::vector<std::string>& tokens, bool& has_fraction) {
  constexpr std::array<double, 5> PARTS{2, 3, 4, 8, 16};
  std::vector<std::string> merged;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const auto over = parse_number(tokens[i]);
    const auto under =
        over && i + 2 < tokens.size() && tokens[i + 1] == "/" ? parse_number(tokens[i + 2]) : std::nullopt;
    if (!under || *over >= *under || std::find(PARTS.begin(), PARTS.end(), *under) == PARTS.end()) {
      merged.push_back(tokens[i]);
      continue;
    }
    const auto whole = merged.empty() ? std::nullopt : parse_number(merged.back());
    if (whole) merged.pop_back();
    merged.push_back(number_text(whole.value_or(0) + *over / *under));
    has_fraction = true;
    i += 2;
  }
  return merged;
}

std::optional<BaseParts> parts_of_plain(std::string_view plain) {
  BaseParts parts;
  for (const std::string& token : with_fractions(figure_tokens(plain), parts.has_fraction))
    if (!parts.take(token)) return std::nullopt;
  return parts.is_base() ? std::optional(parts) : std::nullopt;
}

/// The size may stand in brackets: "flying base (60mm)". Where figures stand before them too, these count: "30mm (2
/// models)".
std::optional<BaseParts> parts_of(std::string_view text) {
  const std::string plain = plain_figures(text);
  if (auto parts = parts_of_plain(plain)) return parts;
  std::string outside;
  int brackets = 0;
  for (const char c : plain) {
    brackets += c == '(' || c == '[' ? 1 : 0;
    if (brackets == 0) outside += c;
    brackets -= (c == ')' || c == ']') && brackets > 0 ? 1 : 0;
  }
  if (outside.size() == plain.size() || brackets > 0) return std::nullopt;
  auto parts = parts_of_plain(outside);
  if (parts) parts->has_other_words = true;
  return parts;
}

}  // namespace

std::pair<std::string, std::optional<double>> without_unit(const std::string& field) {
  const std::size_t at = field.rfind('_');
  if (at == std::string::npos || at == 0) return {field, std::nullopt};
  const auto inches = inches_of_unit(std::string_view(field).substr(at + 1));
  return inches ? std::pair{field.substr(0, at), inches} : std::pair{field, inches};
}

std::optional<double> number_of(const Value& value) {
  if (const auto x = value.number()) return std::isfinite(*x) ? x : std::nullopt;
  if (const auto text = value.text()) return parse_number(trimmed(plain_figures(*text)));
  return std::nullopt;
}

std::optional<double> length_of(const Value& value, double unit, double metre) {
  if (const auto plain = value.number())
    return std::isfinite(*plain) ? std::optional(rounded(*plain * unit)) : std::nullopt;
  const auto text = value.text();
  const auto inches = text ? length_in_words(*text, unit, metre) : std::nullopt;
  return inches ? std::optional(rounded(*inches)) : std::nullopt;
}

bool says_no_size(const Value& value) {
  const auto text = value.text();
  return text && text->find_first_of("0123456789") == std::string_view::npos && !inches_of_unit(trimmed(*text));
}

Result<BaseWords> base_in_words(const Value& value, double unit) {
  const auto plain = value.number();
  const std::string text = plain ? number_text(*plain) : std::string(value.text().value_or(std::string_view()));
  const auto parts = parts_of(text);
  if (!parts) return no_base(value);
  constexpr double NO_BASE_OF_INCHES = 10;
  BaseWords words;
  std::vector<double> sides;
  for (std::size_t i = 0; i < parts->figures.size(); ++i) {
    const auto own = parts->units[i] ? parts->units[i] : parts->units.back();
    const bool bare = !own && unit == 1 && parts->figures[i] >= NO_BASE_OF_INCHES;
    if (bare && words.notes.empty())
      words.notes.emplace_back("\"base\" " + text + " has no unit: it is taken as millimetres");
    if (!own && !bare && unit == 1 && parts->has_other_words) return no_base(value);
    words.is_guess = words.is_guess || (bare && parts->has_other_words);
    sides.push_back(rounded(parts->figures[i] * (own ? *own : bare ? MILLIMETRE : unit)));
  }
  for (const double side : sides)
    if (!(side > 0)) return Problem{"", "a base must be larger than 0"};
  if (parts->has_other_words)
    words.notes.emplace_back(said<"of its base {a} the figures are read, not the other words">(described(value)));
  const BaseShape usual = sides.size() == 1 ? BaseShape::circle : BaseShape::rectangle;
  words.base = base_of(parts->shape.value_or(usual), sides.front(), sides.back());
  return words;
}

std::optional<BaseShape> base_shape_named(std::string_view word) {
  const auto it = std::find_if(SHAPES.begin(), SHAPES.end(), [&](const NamedShape& s) { return s.word == word; });
  return it == SHAPES.end() ? std::nullopt : std::optional(it->shape);
}

Footprint base_of(BaseShape shape, double width, double length) {
  if (shape == BaseShape::rectangle) return RectangleBase{width, length};
  if (width == length) return CircleBase{width};
  const Vec half{std::min(width, length) / 2, std::max(width, length) / 2};
  PolygonBase base;
  for (const Vec p : ellipse({}, half)) base.points.push_back({rounded(p.x), rounded(p.y)});
  return base;
}

}  // namespace linesman::exchange
