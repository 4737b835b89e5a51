#include "exchange/base_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "base/lengths.h"
#include "base/text.h"
#include "exchange/shapes.h"

namespace linesman::exchange {

namespace {

constexpr double MILLIMETRE = 1 / MILLIMETRES_IN_AN_INCH;

struct NamedUnit {
  std::string_view word;
  double inches;
};
constexpr std::array<NamedUnit, 18> UNITS{{{"mm", MILLIMETRE},
                                           {"cm", 10 * MILLIMETRE},
                                           {"metres", 1000 * MILLIMETRE},
                                           {"meters", 1000 * MILLIMETRE},
                                           {"metre", 1000 * MILLIMETRE},
                                           {"meter", 1000 * MILLIMETRE},
                                           {"m", 1000 * MILLIMETRE},
                                           {"inches", 1},
                                           {"inch", 1},
                                           {"in", 1},
                                           {"zoll", 1},
                                           {"″", 1},
                                           {"”", 1},
                                           {"''", 1},
                                           {"\"", 1},
                                           {"ft", 12},
                                           {"′", 12},
                                           {"'", 12}}};

struct NamedShape {
  std::string_view word;
  BaseShape shape;
};
constexpr std::array<NamedShape, 15> SHAPES{{{"round", BaseShape::circle},
                                             {"circle", BaseShape::circle},
                                             {"circular", BaseShape::circle},
                                             {"disc", BaseShape::circle},
                                             {"disk", BaseShape::circle},
                                             {"rund", BaseShape::circle},
                                             {"oval", BaseShape::oval},
                                             {"ellipse", BaseShape::oval},
                                             {"elliptical", BaseShape::oval},
                                             {"elliptic", BaseShape::oval},
                                             {"square", BaseShape::rectangle},
                                             {"rect", BaseShape::rectangle},
                                             {"rectangle", BaseShape::rectangle},
                                             {"rectangular", BaseShape::rectangle},
                                             {"eckig", BaseShape::rectangle}}};
/// Words beside the figures that add nothing.
constexpr std::array<std::string_view, 8> IDLE{"base", "bases", "sockel", "ø", "Ø", "∅", "dia", "diameter"};

bool in_number(char c) { return (c >= '0' && c <= '9') || c == '.'; }
bool in_word(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

/// Cuts a text into numbers, words and marks at blanks, brackets and commas.
std::vector<std::string> tokens_of(std::string_view text) {
  std::string plain;
  for (const char c : text) plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  for (const std::string_view times : {"×", "✕", "*"})
    for (auto at = plain.find(times); at != std::string::npos; at = plain.find(times))
      plain.replace(at, times.size(), " x ");
  std::vector<std::string> tokens;
  for (std::size_t i = 0; i < plain.size();) {
    const auto run = [&](bool (*of)(char)) {
      std::size_t end = i;
      while (end < plain.size() && of(plain[end])) ++end;
      return plain.substr(i, end - i);
    };
    std::string token = in_number(plain[i]) ? run(in_number) : in_word(plain[i]) ? run(in_word) : plain.substr(i, 1);
    i += token.size();
    if (token == "'" && i < plain.size() && plain[i] == '\'') token += plain[i++];
    // "60mmx35mm"
    const bool joined = token.size() > 1 && token.back() == 'x' && unit_named(token.substr(0, token.size() - 1));
    if (joined) token.pop_back();
    if (token.find_first_of(" \t()[],:;-") != 0) tokens.push_back(token);
    if (joined) tokens.emplace_back("x");
  }
  return tokens;
}

/// The parts of a text about a base.
struct BaseParts {
  std::vector<double> figures;
  std::vector<std::optional<double>> units;  ///< of each figure
  std::size_t times = 0;
  std::optional<BaseShape> shape;

  bool take(const std::string& token);
};

bool BaseParts::take(const std::string& token) {
  if (in_number(token.front())) {
    const auto figure = parse_number(token);
    if (!figure || times != figures.size()) return false;
    figures.push_back(*figure);
    units.emplace_back();
    return true;
  }
  if (token == "x" || token == "by") return ++times == figures.size();
  if (const auto unit = unit_named(token)) {
    if (units.empty() || units.back()) return false;
    units.back() = unit;
    return true;
  }
  if (const auto named_shape = base_shape_named(token)) {
    shape = named_shape;
    return true;
  }
  return std::find(IDLE.begin(), IDLE.end(), token) != IDLE.end();
}

std::optional<BaseParts> parts_of(std::string_view text) {
  BaseParts parts;
  for (const std::string& token : tokens_of(text))
    if (!parts.take(token)) return std::nullopt;
  const std::size_t count = parts.figures.size();
  if (count < 1 || count > 2 || parts.times + 1 != count) return std::nullopt;
  return parts;
}

/// "2'6\"", "2 ft 6 in", "1' 3 1/2" and "1/2": feet and inches, also as fractions, as tape measures are read.
std::optional<double> feet_and_inches(std::string_view text) {
  double sum = 0;
  double before = 0;  // a whole number that a fraction may follow
  bool has_unit = false;
  bool pending = false;
  const std::vector<std::string> tokens = tokens_of(text);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const auto figure = parse_number(tokens[i]);
    if (figure) {
      const bool fraction = i + 2 < tokens.size() && tokens[i + 1] == "/";
      const auto under = fraction ? parse_number(tokens[i + 2]) : std::nullopt;
      if (fraction && (!under || *under <= 0)) return std::nullopt;
      if (pending && !fraction) return std::nullopt;
      before += fraction ? *figure / *under : *figure;
      pending = true;
      if (fraction) i += 2;
      continue;
    }
    const auto unit = unit_named(tokens[i]);
    if (!unit || !pending) return std::nullopt;
    sum += before * *unit;
    before = 0;
    pending = false;
    has_unit = true;
  }
  // What comes after feet without a unit is inches.
  return has_unit ? std::optional(sum + before) : std::nullopt;
}

}  // namespace

std::optional<double> unit_named(std::string_view word) {
  const auto it = std::find_if(UNITS.begin(), UNITS.end(), [&](const NamedUnit& u) { return u.word == word; });
  return it == UNITS.end() ? std::nullopt : std::optional(it->inches);
}

std::pair<std::string, std::optional<double>> without_unit(const std::string& field) {
  const std::size_t at = field.rfind('_');
  if (at == std::string::npos || at == 0) return {field, std::nullopt};
  const auto inches = unit_named(std::string_view(field).substr(at + 1));
  return inches ? std::pair{field.substr(0, at), inches} : std::pair{field, inches};
}

std::optional<double> number_of(const Value& value) {
  if (const auto x = value.number()) return std::isfinite(*x) ? x : std::nullopt;
  if (const auto text = value.text()) return parse_number(trimmed(*text));
  return std::nullopt;
}

std::optional<double> length_of(const Value& value, double unit, double metre) {
  if (const auto plain = number_of(value)) return rounded(*plain * unit);
  const std::string_view text = trimmed(value.text().value_or(std::string_view()));
  const std::size_t end = text.find_last_of("0123456789.");
  if (end == std::string_view::npos) return std::nullopt;
  const auto figure = parse_number(trimmed(text.substr(0, end + 1)));
  const std::string_view word = trimmed(text.substr(end + 1));
  const auto inches = unit_named(word);
  if (!figure || !inches) {
    const auto imperial = feet_and_inches(text);
    return imperial ? std::optional(rounded(*imperial)) : std::nullopt;
  }
  return rounded(*figure * (word.front() == 'm' && word != "mm" ? metre : *inches));
}

bool says_no_size(const Value& value) {
  const auto text = value.text();
  return text && text->find_first_of("0123456789") == std::string_view::npos && !unit_named(trimmed(*text));
}

Result<BaseWords> base_in_words(const Value& value, double unit) {
  const auto plain = value.number();
  const std::string text = plain ? number_text(*plain) : std::string(value.text().value_or(std::string_view()));
  const auto parts = parts_of(text);
  if (!parts)
    return Problem{"", said<"\"base\" must be a length, or two with x between them, not {a}">(described(value))};
  constexpr double NO_BASE_OF_INCHES = 10;
  BaseWords words;
  std::vector<double> sides;
  for (std::size_t i = 0; i < parts->figures.size(); ++i) {
    const auto own = parts->units[i] ? parts->units[i] : parts->units.back();
    const bool bare = !own && unit == 1 && parts->figures[i] >= NO_BASE_OF_INCHES;
    if (bare) words.note = "\"base\" " + text + " has no unit: it is taken as millimetres";
    sides.push_back(rounded(parts->figures[i] * (own ? *own : bare ? MILLIMETRE : unit)));
  }
  for (const double side : sides)
    if (!(side > 0)) return Problem{"", "a base must be larger than 0"};
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
