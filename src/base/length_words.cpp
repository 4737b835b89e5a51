#include "base/length_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "base/utf8.h"

namespace linesman {

namespace {

constexpr double METRES_IN_AN_INCH = 0.0254;

/// An amount of a unit is times `inches` and divided by `in_an_inch`: 12.7 mm are half an inch and no bit less.
struct LengthMeasure {
  double inches = 1;
  double in_an_inch = 1;
};
constexpr LengthMeasure MM{1, 25.4};
constexpr LengthMeasure CM{1, 2.54};
constexpr LengthMeasure M{1, METRES_IN_AN_INCH};
constexpr LengthMeasure INCH{1, 1};
constexpr LengthMeasure FOOT{12, 1};
constexpr LengthMeasure YARD{36, 1};

struct LengthWord {
  std::string_view word;
  LengthMeasure unit;
};
constexpr std::array<LengthWord, 40> LENGTH_WORDS{{{"mm", MM},          {"millimetre", MM},
                                                   {"millimetres", MM}, {"millimeter", MM},
                                                   {"millimeters", MM}, {"millimetern", MM},
                                                   {"cm", CM},          {"centimetre", CM},
                                                   {"centimetres", CM}, {"centimeter", CM},
                                                   {"centimeters", CM}, {"zentimeter", CM},
                                                   {"zentimetern", CM}, {"m", M},
                                                   {"metre", M},        {"metres", M},
                                                   {"meter", M},        {"meters", M},
                                                   {"metern", M},       {"in", INCH},
                                                   {"ins", INCH},       {"inch", INCH},
                                                   {"inches", INCH},    {"zoll", INCH},
                                                   {"″", INCH},         {"”", INCH},
                                                   {"''", INCH},        {"\"", INCH},
                                                   {"ft", FOOT},        {"foot", FOOT},
                                                   {"feet", FOOT},      {"fuß", FOOT},
                                                   {"fuss", FOOT},      {"′", FOOT},
                                                   {"’", FOOT},         {"'", FOOT},
                                                   {"yd", YARD},        {"yds", YARD},
                                                   {"yard", YARD},      {"yards", YARD}}};

constexpr std::array<std::pair<std::string_view, std::string_view>, 37> PLAIN_SIGNS{{
    {"×", " x "},    {"✕", " x "},    {"✖", " x "},    {"’", "'"},      {"‘", "'"},      {"′", "'"},
    {"´", "'"},      {"`", "'"},      {"ʹ", "'"},      {"ʼ", "'"},      {"”", "\""},     {"“", "\""},
    {"„", "\""},     {"″", "\""},     {"ʺ", "\""},     {"½", " 1/2 "},  {"¼", " 1/4 "},  {"¾", " 3/4 "},
    {"⅓", " 1/3 "},  {"⅔", " 2/3 "},  {"⅛", " 1/8 "},  {"⅜", " 3/8 "},  {"⅝", " 5/8 "},  {"⅞", " 7/8 "},
    {"⁄", "/"},      {"−", "-"},      {"‐", "-"},      {"‑", "-"},      {"–", "-"},      {"—", "-"},
    {"\u00A0", " "}, {"\u202F", " "}, {"\u2009", " "}, {"\u2007", " "}, {"\u2008", " "}, {"\u2002", " "},
    {"\u2003", " "},
}};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool in_number(char c) { return is_digit(c) || c == '.'; }
bool in_word(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

/// Whether the comma at that place stands between the whole part of a number and its decimals.
bool is_decimal_comma(std::string_view text, std::size_t comma) {
  std::size_t begin = comma;
  while (begin > 0 && is_digit(text[begin - 1])) --begin;
  std::size_t end = comma + 1;
  while (end < text.size() && is_digit(text[end])) ++end;
  constexpr std::size_t OF_A_THOUSAND = 3;
  const bool may_part_thousands =
      end - comma - 1 == OF_A_THOUSAND && comma - begin <= OF_A_THOUSAND && text[begin] != '0';
  if (begin == comma || end == comma + 1 || may_part_thousands) return false;
  if (begin > 0 && (text[begin - 1] == '.' || text[begin - 1] == ',')) return false;
  const std::size_t next = std::min(text.find_first_not_of(' ', end), text.size());
  if (end < text.size() && (text[end] == '.' || text[end] == ',')) return false;
  return next == text.size() || text[next] != '/';
}

const LengthMeasure* measure_named(std::string_view word) {
  const std::string small = in_small_letters(word);
  const auto it =
      std::find_if(LENGTH_WORDS.begin(), LENGTH_WORDS.end(), [&](const LengthWord& w) { return w.word == small; });
  return it == LENGTH_WORDS.end() ? nullptr : &it->unit;
}

double inches_of(double figure, const LengthMeasure& unit, double metre) {
  return unit.in_an_inch == METRES_IN_AN_INCH ? figure * metre : figure * unit.inches / unit.in_an_inch;
}

/// "2'6\"", "1' 3 1/2" and "1/2": sums of figures with their units, also of fractions, as tape measures are read.
std::optional<double> sum_of_figures(std::string_view plain, double unit, double metre) {
  double sum = 0;
  double before = 0;  // a whole number that a fraction may follow
  bool has_unit = false;
  bool pending = false;
  const std::vector<std::string> tokens = figure_tokens(plain);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (const auto figure = parse_number(tokens[i])) {
      const bool fraction = i + 2 < tokens.size() && tokens[i + 1] == "/";
      const auto under = fraction ? parse_number(tokens[i + 2]) : std::nullopt;
      if (fraction && (!under || *under <= 0)) return std::nullopt;
      if (pending && !fraction) return std::nullopt;
      before += fraction ? *figure / *under : *figure;
      pending = true;
      if (fraction) i += 2;
      continue;
    }
    const LengthMeasure* named = measure_named(tokens[i]);
    if (!named || !pending) return std::nullopt;
    sum += inches_of(before, *named, metre);
    before = 0;
    pending = false;
    has_unit = true;
  }
  // Behind feet a figure without a unit is inches.
  if (has_unit) return sum + before;
  return pending ? std::optional(before * unit) : std::nullopt;
}

}  // namespace

std::optional<double> inches_of_unit(std::string_view word) {
  const LengthMeasure* unit = measure_named(word);
  return unit ? std::optional(unit->inches / unit->in_an_inch) : std::nullopt;
}

std::string plain_figures(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view character = text.substr(at, character_at(text, at).bytes);
    const auto sign =
        std::find_if(PLAIN_SIGNS.begin(), PLAIN_SIGNS.end(), [&](const auto& each) { return each.first == character; });
    plain += sign == PLAIN_SIGNS.end() ? character : sign->second;
    at += character.size();
  }
  for (std::size_t at = plain.find(','); at != std::string::npos; at = plain.find(',', at + 1))
    if (is_decimal_comma(plain, at)) plain[at] = '.';
  return plain;
}

std::vector<std::string> figure_tokens(std::string_view plain) {
  const std::string text = in_small_letters(plain);
  std::vector<std::string> tokens;
  for (std::size_t i = 0; i < text.size();) {
    const auto run = [&](bool (*of)(char)) {
      std::size_t end = i;
      while (end < text.size() && of(text[end])) ++end;
      return text.substr(i, end - i);
    };
    // The full stop of "2 ft.6 in." is no decimal point.
    if (text[i] == '.' && i > 0 && in_word(text[i - 1])) {
      ++i;
      continue;
    }
    std::string token = in_number(text[i]) ? run(in_number)
                        : in_word(text[i]) ? run(in_word)
                        : text[i] == '*'   ? "x"
                                           : text.substr(i, 1);
    i += token.size();
    if (token == "'" && i < text.size() && text[i] == '\'') token += text[i++];
    // "60mmx35mm"
    const bool joined = token.size() > 1 && token.back() == 'x' && inches_of_unit(token.substr(0, token.size() - 1));
    if (joined) token.pop_back();
    if (token.find_first_of(" \t()[],:;-") != 0 && token != ".") tokens.push_back(token);
    if (joined) tokens.emplace_back("x");
  }
  return tokens;
}

std::optional<double> length_in_words(std::string_view text, double unit, double metre) {
  const std::string plain = plain_figures(text);
  const std::string_view bare = trimmed(plain);
  if (const auto figure = parse_number(bare)) return *figure * unit;
  // One figure, which may have a sign and an exponent.
  if (const std::size_t last = bare.find_last_of("0123456789."); last != std::string_view::npos) {
    const auto figure = parse_number(trimmed(bare.substr(0, last + 1)));
    const LengthMeasure* named = measure_named(trimmed(bare.substr(last + 1)));
    if (figure && named) return inches_of(*figure, *named, metre);
  }
  if (bare.size() > 1 && bare.front() == '-' && in_number(bare[1])) {
    const auto rest = sum_of_figures(bare.substr(1), unit, metre);
    return rest ? std::optional(-*rest) : std::nullopt;
  }
  return sum_of_figures(bare, unit, metre);
}

}  // namespace linesman
