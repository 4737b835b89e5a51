#include "exchange/piece_draft.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "exchange/json_parts.h"
#include "table/shared_keys.h"

namespace linesman::exchange {

namespace {

constexpr double MILLIMETRE = 1 / 25.4;
constexpr int MOST_ALIKE = 1000;

constexpr std::array<std::pair<std::string_view, double>, 9> UNITS{{{"mm", MILLIMETRE},
                                                                    {"cm", 10 * MILLIMETRE},
                                                                    {"inches", 1},
                                                                    {"inch", 1},
                                                                    {"in", 1},
                                                                    {"″", 1},
                                                                    {"”", 1},
                                                                    {"''", 1},
                                                                    {"\"", 1}}};
constexpr std::array<std::string_view, 16> POINTS_OF_COMPASS{"n", "nne", "ne", "ene", "e", "ese", "se", "sse",
                                                             "s", "ssw", "sw", "wsw", "w", "wnw", "nw", "nnw"};
constexpr std::string_view TRAIT = "trait_";
constexpr std::string_view STATUS = "status_";
constexpr std::array<std::string_view, 4> ROUND{"circle", "round", "disc", "disk"};
constexpr std::array<std::string_view, 4> SQUARE{"rectangle", "rect", "square", "rectangular"};

template <class Words>
bool among(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool drop_ending(std::string& text, std::string_view ending) {
  if (text.size() <= ending.size() || !text.ends_with(ending)) return false;
  text.resize(text.size() - ending.size());
  return true;
}

/// A field's name without the unit that ends it, and inches in that unit.
std::pair<std::string, std::optional<double>> without_unit(std::string name) {
  for (const auto& [word, inches] : UNITS)
    if (drop_ending(name, "_" + std::string(word))) return {name, inches};
  return {name, std::nullopt};
}

struct PieceReader {
  PieceDraft draft;
  double unit = 1;
  std::string shape;
  std::optional<double> width;
  std::optional<double> length;
  std::optional<double> diameter;
  Value corners;
  std::optional<double> x;
  std::optional<double> y;
  std::optional<double> column;
  std::optional<double> row;

  /// What is wrong with a field, whose name is `as_written` in the file.
  std::optional<std::string> take(const std::string& as_written, const Value& value);
  std::optional<std::string> take_measure(const std::string& name, const Value& value);
  std::optional<std::string> take_facing(const Value& value);
  std::optional<std::string> take_base(const Value& value);
  std::optional<std::string> finish();
};

std::string quoted(const std::string& name) { return describe(Value(name)); }

std::string wrong(const std::string& name, std::string_view what, const Value& value) {
  return quoted(name) + " must be " + std::string(what) + ", not " + describe(value);
}

std::optional<double> number_of(const Value& value) {
  if (const auto x = value.number()) return std::isfinite(*x) ? x : std::nullopt;
  if (const auto text = value.text()) return parse_number(trimmed(*text));
  return std::nullopt;
}

/// A text as the plain value that it spells.
Value spelled(const Value& value) {
  const auto text = value.text();
  if (!text) return value;
  if (*text == "true" || *text == "yes") return true;
  if (*text == "false" || *text == "no") return false;
  if (const auto x = parse_number(*text))
    return *x == std::trunc(*x) && std::abs(*x) < 1e15 ? Value(static_cast<std::int64_t>(*x)) : Value(*x);
  return value;
}

/// Inches, to six decimals.
std::optional<double> length_of(const Value& value, double unit) {
  if (const auto plain = number_of(value)) return rounded(*plain * unit);
  std::string text(trimmed(value.text().value_or(std::string_view())));
  for (const auto& [word, inches] : UNITS)
    if (drop_ending(text, word)) {
      const auto x = parse_number(trimmed(text));
      return x ? std::optional(rounded(*x * inches)) : std::nullopt;
    }
  return std::nullopt;
}

/// Of a length that has one: "35 mm" gives 35.
double leading_number(const Value& length) {
  const std::string text(length.text().value_or(std::string_view()));
  return parse_number(trimmed(std::string_view(text).substr(0, text.find_last_of("0123456789") + 1))).value_or(1);
}

std::optional<std::string> PieceReader::take_facing(const Value& value) {
  if (const auto degrees = number_of(value)) {
    draft.facing = *degrees;
    return std::nullopt;
  }
  const std::string word = field_name(value.text().value_or(std::string_view()));
  const auto it = std::find(POINTS_OF_COMPASS.begin(), POINTS_OF_COMPASS.end(), word);
  if (it == POINTS_OF_COMPASS.end()) return wrong("facing", "degrees or a point of the compass", value);
  constexpr double POINT = 22.5;
  draft.facing = POINT * static_cast<double>(it - POINTS_OF_COMPASS.begin());
  return std::nullopt;
}

/// "25 mm" is round, "60 × 35 mm" a rectangle, width first; one unit may do for both.
std::optional<std::string> PieceReader::take_base(const Value& value) {
  std::string text(value.text().value_or(std::string_view()));
  if (const auto at = text.find("×"); at != std::string::npos) text.replace(at, std::string_view("×").size(), "x");
  const std::size_t by = text.find('x');
  if (by == std::string::npos) {
    diameter = length_of(value, unit);
    return diameter ? std::nullopt : std::optional(wrong("base", "a length, or two with x between them", value));
  }
  const Value across(trimmed(std::string_view(text).substr(0, by)));
  const Value along(trimmed(std::string_view(text).substr(by + 1)));
  length = length_of(along, unit);
  const auto plain = length ? number_of(along) : std::nullopt;
  const auto figure = number_of(across);
  // The unit stands behind the second figure: 60x35mm.
  width = figure && length && !plain ? std::optional(rounded(*figure * *length / leading_number(along)))
                                     : length_of(across, unit);
  return width && length ? std::nullopt : std::optional(wrong("base", "a length, or two with x between them", value));
}

/// A length, where the name is one of a length; `not_taken` has the name where it is not.
std::optional<std::string> PieceReader::take_measure(const std::string& name, const Value& value) {
  const auto [plain, named] = without_unit(name);
  std::optional<double>* into = plain == "width"      ? &width
                                : plain == "length"   ? &length
                                : plain == "diameter" ? &diameter
                                : plain == "x"        ? &x
                                : plain == "y"        ? &y
                                                      : nullptr;
  if (!into && plain != "altitude") {
    draft.not_taken.push_back(name);
    return std::nullopt;
  }
  const auto inches = length_of(value, named.value_or(unit));
  if (!inches) return wrong(name, "a length", value);
  if (into)
    *into = *inches;
  else
    draft.altitude = *inches;
  return std::nullopt;
}

Value with_all(const Value& into, const Value& more) {
  Value all = into;
  for (const auto& [key, value] : more.members()) all = all.with(key, value);
  return all;
}

bool shared_key(std::string_view name) {
  for (const SharedTrait& trait : SHARED_TRAITS)
    if (trait.key == name) return true;
  return name == "armoured" || name == "size";
}

/// What follows «trait» and its separator, as the file spells it.
std::string key_in(std::string_view as_written, std::size_t prefix) {
  std::string_view key = trimmed(as_written.substr(prefix));
  while (!key.empty() && (key.front() == '_' || key.front() == '.' || key.front() == ':')) key.remove_prefix(1);
  return std::string(key);
}

std::optional<std::string> PieceReader::take(const std::string& as_written, const Value& value) {
  if (value.is_null() || value.text() == "") return std::nullopt;
  const std::string name = field_name(as_written);
  const auto text = [&] {
    const auto said = value.text();
    return std::string(said ? trimmed(*said) : std::string_view());
  };
  const auto name_or_number = [&] { return value.number() ? number_text(*value.number()) : text(); };
  if (name == "traits" || name == "status") {
    if (!value.is_object()) return wrong(name, "an object", value);
    Value& into = name == "traits" ? draft.traits : draft.status;
    into = with_all(into, value);
  } else if (name.starts_with(TRAIT)) {
    draft.traits = draft.traits.with(key_in(as_written, TRAIT.size()), spelled(value));
  } else if (name.starts_with(STATUS)) {
    draft.status = draft.status.with(key_in(as_written, STATUS.size()), spelled(value));
  } else if (shared_key(name)) {
    draft.traits = draft.traits.with(name, spelled(value));
  } else if (name == "id") {
    draft.id = name_or_number();
  } else if (name == "name") {
    draft.name = name_or_number();
  } else if (name == "side") {
    draft.side = name_or_number();
  } else if (name == "unit") {
    draft.unit = name_or_number();
  } else if (name == "shape") {
    shape = field_name(text());
  } else if (name == "corners") {
    corners = value;
  } else if (name == "base") {
    return take_base(value);
  } else if (name == "facing") {
    return take_facing(value);
  } else if (name == "column" || name == "row") {
    (name == "row" ? row : column) = number_of(value);
    if (!number_of(value)) return wrong(name, "a whole number", value);
  } else if (name == "count") {
    const auto n = number_of(value);
    if (!n || *n < 1 || *n > MOST_ALIKE || *n != std::trunc(*n))
      return wrong(name, "a whole number, 1 to " + std::to_string(MOST_ALIKE), value);
    draft.count = static_cast<int>(*n);
  } else {
    return take_measure(name, value);
  }
  return std::nullopt;
}

/// "x y; x y; …" or a list of pairs.
std::optional<Footprint> polygon_of(const Value& corners) {
  PolygonBase base;
  std::string_view text = corners.text().value_or(std::string_view());
  while (!text.empty()) {
    const std::string_view pair = trimmed(text.substr(0, text.find(';')));
    const auto px = parse_number(pair.substr(0, pair.find(' ')));
    const auto py = parse_number(trimmed(pair.substr(std::min(pair.find(' '), pair.size()))));
    if (!px || !py) return std::nullopt;
    base.points.push_back({*px, *py});
    text.remove_prefix(std::min(text.find(';'), text.size() - 1) + 1);
  }
  for (const Value& p : corners.items()) {
    const auto px = p[0].number();
    const auto py = p[1].number();
    if (!px || !py) return std::nullopt;
    base.points.push_back({*px, *py});
  }
  return base;
}

std::optional<std::string> PieceReader::finish() {
  for (const auto& measure : {width, length, diameter})
    if (measure && !(*measure > 0 && *measure <= FARTHEST_COORDINATE)) return "a base must be larger than 0";
  const bool polygon = shape == "polygon";
  if (!shape.empty() && !polygon && !among(ROUND, shape) && !among(SQUARE, shape))
    return quoted("shape") + " must be circle or rectangle, not " + quoted(shape);
  if (polygon && !polygon_of(corners)) return "a polygonal base has corners, each a pair of numbers";
  if (polygon)
    draft.base = polygon_of(corners);
  else if (among(ROUND, shape) || (shape.empty() && diameter)) {
    if (const auto across = diameter ? diameter : width) draft.base = CircleBase{*across};
  } else if (width || length) {
    draft.base = RectangleBase{width.value_or(length.value_or(1)), length.value_or(width.value_or(1))};
  } else if (diameter) {
    draft.base = RectangleBase{*diameter, *diameter};
  }
  if (x.has_value() != y.has_value()) return x ? "it has an x and no y" : "it has a y and no x";
  if (x) draft.at = Vec{*x, *y};
  if (column && row) {
    constexpr double MOST = 1000;
    if (std::abs(*column) > MOST || std::abs(*row) > MOST) return "its hex is off the grid";
    draft.hex = Hex{static_cast<int>(*column), static_cast<int>(*row)};
  }
  draft.facing = normalised(draft.facing);
  return std::nullopt;
}

}  // namespace

std::string field_name(std::string_view text) {
  std::string name;
  for (const char c : text) {
    const bool between = c == ' ' || c == '\t' || c == '-' || c == '_' || c == '.' || c == ':' || c == '/';
    if (c == '(' || c == ')' || c == '[' || c == ']') continue;
    if (between) {
      if (!name.empty() && name.back() != '_') name += '_';
    } else {
      name += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  while (!name.empty() && name.back() == '_') name.pop_back();
  return name;
}

bool speaks_of_piece(const Fields& fields) {
  constexpr std::array<std::string_view, 5> OF_PIECES{"side", "facing", "diameter", "shape", "unit"};
  return std::any_of(fields.begin(), fields.end(), [&](const auto& f) {
    return among(OF_PIECES, without_unit(field_name(f.first)).first) && !f.second.is_null() && f.second.text() != "";
  });
}

Result<PieceDraft> piece_draft(const Fields& fields, double unit) {
  PieceReader reader;
  reader.unit = unit;
  for (const auto& [name, value] : fields)
    if (const auto reason = reader.take(name, value)) return Problem{"", *reason};
  if (const auto reason = reader.finish()) return Problem{"", *reason};
  return reader.draft;
}

}  // namespace linesman::exchange
