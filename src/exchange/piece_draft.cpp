#include "exchange/piece_draft.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "exchange/base_words.h"
#include "exchange/json_parts.h"
#include "exchange/letters.h"
#include "exchange/place_words.h"
#include "files/json.h"
#include "table/shared_keys.h"

namespace linesman::exchange {

namespace {

constexpr std::string_view TRAIT = "trait_";
constexpr std::string_view STATUS = "status_";
template <class Words>
bool among(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

struct PieceReader {
  PieceDraft draft;
  double unit = 1;
  ObjectBuilder traits;
  ObjectBuilder status;
  std::string shape;
  std::optional<double> width;
  std::optional<double> length;
  std::optional<double> diameter;
  Value corners;
  std::optional<double> x;
  std::optional<double> y;
  std::optional<double> column;
  std::optional<double> row;
  std::optional<Hex> hex;

  /// A Problem with a field, whose name is `as_written` in the file.
  std::optional<Sentence> take(const std::string& as_written, const Value& value);
  std::optional<Sentence> take_measure(const std::string& name, const Value& value);
  std::optional<Sentence> take_facing(const Value& value);
  std::optional<Sentence> take_base(const Value& value, double base_unit);
  std::optional<Sentence> take_count(const Value& value);
  std::optional<Sentence> finish();
};

std::string in_quotes(const std::string& name) { return describe(Value(name)); }

Sentence wrong(const std::string& name, const Argument& what, const Value& value) {
  return said<"{a} must be {ids}, not {c}">(in_quotes(name), what, described(value));
}

/// The plain value that a text spells. A text in quotation marks is always a text.
Value spelled(const Value& value) {
  const auto text = value.text();
  if (!text) return value;
  if (*text == "true" || *text == "yes") return true;
  if (*text == "false" || *text == "no") return false;
  if (*text == "null") return {};
  if (const auto x = parse_number(*text))
    return *x == std::trunc(*x) && std::abs(*x) < 1e15 ? Value(static_cast<std::int64_t>(*x)) : Value(*x);
  if (text->size() > 1 && text->front() == '"' && text->back() == '"')
    if (const auto quoted_text = parse_json(*text, ""); quoted_text && quoted_text->is_text()) return *quoted_text;
  return value;
}

std::optional<Sentence> PieceReader::take_facing(const Value& value) {
  const auto text = value.text();
  const auto degrees = text ? heading_in_words(*text) : number_of(value);
  if (!degrees) return wrong("facing", "degrees or a point of the compass", value);
  draft.facing = *degrees;
  return std::nullopt;
}

std::optional<Sentence> PieceReader::take_base(const Value& value, double base_unit) {
  auto words = base_in_words(value, base_unit);
  if (!words && says_no_size(value)) {
    draft.notes.push_back(said<"its base {a} has no known size">(described(value)));
    return std::nullopt;
  }
  if (!words) return words.problem().reason;
  draft.notes.insert(draft.notes.end(), words->notes.begin(), words->notes.end());
  draft.base = words->base;
  return std::nullopt;
}

/// "10", "10x", "x10"
std::optional<Sentence> PieceReader::take_count(const Value& value) {
  const auto n = count_in_words(value);
  if (!n || *n < 1 || *n > MAX_ALIKE || *n != std::trunc(*n))
    return wrong("count", said<"a whole number, 1 to {n}">(MAX_ALIKE), value);
  draft.count = static_cast<int>(*n);
  return std::nullopt;
}

/// A length, if the name is that of a length; otherwise the name goes to `not_taken`.
std::optional<Sentence> PieceReader::take_measure(const std::string& name, const Value& value) {
  const auto [plain, named] = without_unit(name);
  if (plain == "base") return take_base(value, named.value_or(unit));
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

bool shared_key(std::string_view name) {
  for (const SharedTrait& trait : SHARED_TRAITS)
    if (trait.key == name) return true;
  return name == "armoured" || name == "size";
}

/// Whether the column "size" has a base and no size class.
bool is_size_of_base(const Value& value, double unit) {
  const auto base = base_in_words(value, unit);
  return base && !base->is_guess;
}

/// The key after «trait» and its separator, as the file spells it.
std::string key_in(std::string_view as_written, std::size_t prefix) {
  std::string_view key = trimmed(as_written.substr(prefix));
  while (!key.empty() && (key.front() == '_' || key.front() == '.' || key.front() == ':')) key.remove_prefix(1);
  return std::string(key);
}

std::optional<Sentence> PieceReader::take(const std::string& as_written, const Value& value) {
  if (value.is_null() || value.text() == "") return std::nullopt;
  const std::string name = field_name(as_written);
  const auto text = [&] { return std::string(value.text().value_or(std::string_view())); };
  const auto name_or_number = [&] { return value.number() ? number_text(*value.number()) : text(); };
  if (name == "traits" || name == "status") {
    if (!value.is_object()) return wrong(name, "an object", value);
    for (const auto& [key, member] : value.members()) (name == "traits" ? traits : status).set(key, member);
  } else if (name.starts_with(TRAIT)) {
    traits.set(key_in(as_written, TRAIT.size()), spelled(value));
  } else if (name.starts_with(STATUS)) {
    status.set(key_in(as_written, STATUS.size()), spelled(value));
  } else if (name == "size" && !number_of(value) && is_size_of_base(value, unit)) {
    return take_base(value, unit);
  } else if (shared_key(name)) {
    traits.set(name, spelled(value));
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
  } else if (name == "facing") {
    return take_facing(value);
  } else if (name == "column" || name == "row") {
    (name == "row" ? row : column) = number_of(value);
    if (!number_of(value)) return wrong(name, "a whole number", value);
  } else if (name == "hex") {
    hex = hex_in_words(name_or_number());
    if (!hex) return wrong(name, "the number of a hex, as 0304", value);
  } else if (name == "count") {
    return take_count(value);
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

/// A base in words, in the shape that another field gives.
Footprint reshaped(const Footprint& base, BaseShape shape) {
  if (const auto* circle = std::get_if<CircleBase>(&base)) return base_of(shape, circle->diameter, circle->diameter);
  if (const auto* r = std::get_if<RectangleBase>(&base)) return base_of(shape, r->width, r->length);
  return base;
}

std::optional<Sentence> PieceReader::finish() {
  for (const auto& measure : {width, length, diameter})
    if (measure && !(*measure > 0 && *measure <= FARTHEST_COORDINATE)) return "a base must be larger than 0";
  const auto named_shape = base_shape_named(shape);
  const bool polygon = shape == "polygon";
  if (!shape.empty() && !polygon && !named_shape)
    return said<"{a} must be circle, oval or rectangle, not {b}">(in_quotes("shape"), in_quotes(shape));
  if (polygon && !polygon_of(corners)) return "a polygonal base has corners, each a pair of numbers";
  if (polygon)
    draft.base = polygon_of(corners);
  else if (diameter && (!named_shape || named_shape == BaseShape::circle))
    draft.base = CircleBase{*diameter};
  else if (const auto across = width ? width : length ? length : diameter)
    draft.base = base_of(named_shape.value_or(BaseShape::rectangle), *across, length ? *length : *across);
  else if (draft.base && named_shape)
    draft.base = reshaped(*draft.base, *named_shape);
  if (x.has_value() != y.has_value()) return x ? "it has an x and no y" : "it has a y and no x";
  if (x) draft.at = Vec{*x, *y};
  if (column && row) {
    constexpr double MOST = 1000;
    if (std::abs(*column) > MOST || std::abs(*row) > MOST) return "its hex is off the grid";
    draft.hex = Hex{static_cast<int>(*column), static_cast<int>(*row)};
  }
  if (!draft.hex) draft.hex = hex;
  draft.facing = normalised(draft.facing);
  draft.traits = traits.built();
  draft.status = status.built();
  return std::nullopt;
}

}  // namespace

std::optional<double> count_in_words(const Value& value) {
  if (const auto plain = number_of(value)) return plain;
  std::string text(trimmed(value.text().value_or(std::string_view())));
  for (const std::string_view times : {"×", "x", "X"}) {
    if (text.starts_with(times)) return parse_number(trimmed(std::string_view(text).substr(times.size())));
    if (text.ends_with(times))
      return parse_number(trimmed(std::string_view(text).substr(0, text.size() - times.size())));
  }
  return std::nullopt;
}

std::string field_name(std::string_view text) {
  std::string name;
  for (const char c : small_letters(text)) {
    const bool between = c == ' ' || c == '\t' || c == '-' || c == '_' || c == '.' || c == ':' || c == '/';
    if (c == '(' || c == ')' || c == '[' || c == ']') continue;
    if (between) {
      if (!name.empty() && name.back() != '_') name += '_';
    } else {
      name += c;
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
