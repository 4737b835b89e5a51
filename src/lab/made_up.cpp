#include "lab/made_up.h"

#include <algorithm>
#include <cmath>

#include "files/documents/document.h"
#include "files/orders/order_json.h"
#include "rules/dice.h"
#include "table/kind.h"

namespace linesman::lab {

namespace {

constexpr double SIDE = 48;    // inches of the table
constexpr double MIDDLE = 24;  // where the first model stands
constexpr double NEAR = 9;     // inches round it in which the rest lies
constexpr int HEXES = 15;      // columns and rows of a grid
constexpr double QUARTER = 0.25;
constexpr const char* UNIT = "u1";

Value point(double x, double y) { return Value(Value::Array{Value(x), Value(y)}); }

/// Lengths that can be gone on a table; their doubles too, as many rules let pieces go twice as far.
void collect_figures(const Value& value, std::vector<double>& figures) {
  constexpr double LONGEST = 20;
  if (const auto number = value.number(); number && *number > 0 && *number <= LONGEST) {
    figures.push_back(*number);
    figures.push_back(2 * *number);
  }
  for (const Value& item : value.items()) collect_figures(item, figures);
  for (const auto& [name, member] : value.members()) collect_figures(member, figures);
}

double in_quarters(double inches) { return std::round(inches / QUARTER) * QUARTER; }

}  // namespace

MadeUp::MadeUp(const Ruleset& ruleset, std::uint64_t seed, std::vector<std::string> sooner)
    : terms_(ruleset.terms()), seed_(seed), random_(seed), sooner_(std::move(sooner)) {
  for (const auto& [kind, rating] : ruleset.data().ratings.members())
    if (kind_named(kind)) kinds_.push_back(kind);
  if (kinds_.empty())
    for (const char* kind : {"wood", "hedge", "road", "building"}) kinds_.emplace_back(kind);
  for (const Action& action : terms_.actions)
    if (action.path) actions_.push_back(action.id);
  collect_figures(ruleset.data().figures, figures_);
  collect_figures(ruleset.data().defaults, figures_);
}

void MadeUp::begin(std::uint64_t number) { random_ = SplitMix64(SplitMix64(seed_).next() + number); }

double MadeUp::right_angle() { return 90.0 * static_cast<double>(below(4)); }

double MadeUp::between(double least, double most) { return least + random_.unit() * (most - least); }

std::size_t MadeUp::below(std::size_t count) { return static_cast<std::size_t>(random_.next() % count); }

bool MadeUp::chance(double of_one) { return random_.unit() < of_one; }

const std::string& MadeUp::one_of(const std::vector<std::string>& words) {
  constexpr double SOONER = 0.5;
  if (chance(SOONER)) {
    std::vector<const std::string*> wanted;
    for (const std::string& word : words)
      if (std::find(sooner_.begin(), sooner_.end(), word) != sooner_.end()) wanted.push_back(&word);
    if (!wanted.empty()) return *wanted[below(wanted.size())];
  }
  return words[below(words.size())];
}

Value MadeUp::feature(std::size_t number) {
  const std::string& kind = one_of(kinds_);
  const FeatureClass cls = class_of(*kind_named(kind));
  const double half = in_quarters(between(1, 5));
  Value made = Value::Object{{"id", "f" + std::to_string(number)}, {"kind", kind}};
  if (terms_.grid) return made.with("hexes", Value(Value::Array{hex()}));
  const double x = in_quarters(MIDDLE + between(-NEAR, NEAR));
  const double y = in_quarters(MIDDLE + between(-NEAR, NEAR));
  const bool is_line = cls == FeatureClass::obstacle || (cls == FeatureClass::surface && chance(0.5));
  if (is_line) {
    const double along = between(0, 1);
    const Value line =
        Value::Object{{"type", "LineString"},
                      {"coordinates", Value(Value::Array{point(x - half * along * 2, y - half * (1 - along) * 2),
                                                         point(x + half * along * 2, y + half * (1 - along) * 2)})}};
    return made.with("width", cls == FeatureClass::surface ? 2.0 : QUARTER).with("geometry", line);
  }
  if (*kind_named(kind) == Kind::slope) made = made.with("traits", Value::Object{{"uphill", right_angle()}});
  const double deep = in_quarters(between(1, 5));
  const Value ring = Value(Value::Array{point(x - half, y - deep), point(x + half, y - deep), point(x + half, y + deep),
                                        point(x - half, y + deep), point(x - half, y - deep)});
  return made.with("geometry", Value::Object{{"type", "Polygon"}, {"coordinates", Value(Value::Array{ring})}});
}

/// A length as pieces go: at random, or about one that the rules name.
double MadeUp::length() {
  if (figures_.empty() || chance(0.5)) return in_quarters(between(QUARTER, 12));
  const double about = figures_[below(figures_.size())] + QUARTER * (static_cast<double>(below(3)) - 1);
  return std::max(QUARTER, in_quarters(about));
}

/// A value that a field may have; null for one that names a thing.
Value MadeUp::value_of(const Field& field) {
  if (field.type == FieldType::choice && !field.choices.empty()) return one_of(field.choices);
  if (field.type == FieldType::boolean) return chance(0.5);
  if (field.type == FieldType::heading) return right_angle();
  if (field.type != FieldType::whole && field.type != FieldType::number) return {};
  const double least = field.least.value_or(1);
  const double most = std::min(field.most.value_or(least + 10), least + 10);
  return static_cast<std::int64_t>(std::ceil(between(least, most)));
}

Value MadeUp::fields(const std::vector<Field>& all, FieldOwner owner, double given) {
  Value values = Value::empty_object();
  for (const Field& field : all) {
    const bool owned =
        field.owners.empty() || std::find(field.owners.begin(), field.owners.end(), owner) != field.owners.end();
    // A piece that is off the table takes no part.
    const bool is_away = field.key == "left" || field.key == "reserve" || field.key == "aboard";
    if (!owned || is_away || !chance(given)) continue;
    if (Value value = value_of(field); !value.is_null()) values = values.with(field.key, std::move(value));
  }
  return values;
}

/// The first piece stands in the middle; others close to it, edge to edge at a length of the rules, or anywhere.
Value MadeUp::place_of(Placed& piece) {
  piece.x = MIDDLE;
  piece.y = MIDDLE;
  if (!placed_.empty() && chance(0.5)) {
    const Placed& other = placed_[below(placed_.size())];
    const double gap = chance(0.4) ? 0 : std::min(NEAR, length());
    const double away = other.half + piece.half + gap;
    constexpr double EIGHTH = 0.78539816339744831;  // of a turn
    const double angle = EIGHTH * static_cast<double>(below(8));
    piece.x = other.x + away * std::sin(angle);
    piece.y = other.y + away * std::cos(angle);
  } else if (!placed_.empty()) {
    piece.x = in_quarters(MIDDLE + between(-NEAR, NEAR));
    piece.y = in_quarters(MIDDLE + between(-NEAR, NEAR));
  }
  return point(piece.x, piece.y);
}

Value MadeUp::piece(std::size_t number, bool in_unit) {
  const double wide = in_quarters(between(0.5, 2));
  const double deep = in_quarters(between(0.5, 3));
  const bool round = chance(0.5);
  const Value base = round ? Value(Value::Object{{"shape", "circle"}, {"diameter", wide}})
                           : Value(Value::Object{{"shape", "rectangle"}, {"width", wide}, {"length", deep}});
  const bool is_friend = number == 1 || in_unit || chance(0.4);
  Placed placed{"m" + std::to_string(number), is_friend ? "red" : "blue", 0, 0,
                (round ? wide : std::max(wide, deep)) / 2};
  Value made = Value::Object{{"id", placed.id},
                             {"side", placed.side},
                             {"base", base},
                             {"facing", terms_.grid ? 60.0 * static_cast<double>(below(6)) : right_angle()},
                             {"traits", fields(terms_.traits, FieldOwner::piece, 0.6)}};
  if (const Value status = fields(terms_.status, FieldOwner::piece, 0.15); status.size() > 0)
    made = made.with("status", status);
  if (in_unit) made = made.with("unit", UNIT);
  made = terms_.grid ? made.with("hex", hex()) : made.with("at", place_of(placed));
  placed_.push_back(std::move(placed));
  return made;
}

Value MadeUp::hex() {
  const auto number = [&] { return Value(static_cast<std::int64_t>(3 + below(HEXES - 6))); };
  return Value(Value::Array{number(), number()});
}

Value MadeUp::hex_path() {
  Value::Array steps;
  for (std::size_t i = 0, count = 1 + below(3); i < count; ++i)
    steps.push_back(chance(0.3) ? Value(Value::Object{{"turn", static_cast<std::int64_t>(1 + below(2))}})
                                : Value(Value::Object{{"forward", static_cast<std::int64_t>(1)}}));
  return Value(std::move(steps));
}

Value MadeUp::somewhere() {
  const double x = in_quarters(MIDDLE + between(-NEAR, NEAR));
  const double y = in_quarters(MIDDLE + between(-NEAR, NEAR));
  return point(x, y);
}

Value MadeUp::step(const std::string& key) {
  if (key == "to" || key == "reverse_to" || key == "slide") return Value::Object{{key, somewhere()}};
  if (key == "pivot" || key == "turn") return Value::Object{{"pivot", 45.0 * static_cast<double>(1 + below(4))}};
  if (key == "reverse" || key == "sideways") return Value::Object{{key, length()}};
  return Value::Object{{"forward", length()}};
}

/// With a target half of the ways lead to its edge.
Value MadeUp::path(std::string_view target) {
  if (terms_.grid) return hex_path();
  const auto aim = std::find_if(placed_.begin(), placed_.end(), [&](const Placed& each) { return each.id == target; });
  const std::vector<std::string>& offered = terms_.offers.empty() ? terms_.steps : terms_.offers;
  const bool straight = std::find(offered.begin(), offered.end(), "to") != offered.end();
  if (aim != placed_.end() && straight && chance(0.5)) {
    const Placed& who = placed_.front();
    const double far = std::hypot(aim->x - who.x, aim->y - who.y);
    const double part = far > 0 ? std::max(0.0, far - aim->half - who.half) / far : 0;
    return Value::Array{Value::Object{{"to", point(who.x + part * (aim->x - who.x), who.y + part * (aim->y - who.y))}}};
  }
  Value::Array steps;
  for (std::size_t i = 0, count = 1 + below(2); i < count; ++i) steps.push_back(step(one_of(offered)));
  return Value(std::move(steps));
}

/// What an order may name: another piece, of the other side where there is one, or the unit.
Value MadeUp::named_thing(const Field& field) {
  if (field.type == FieldType::unit) return has_unit_ ? Value(UNIT) : Value();
  if (field.type != FieldType::piece && field.type != FieldType::id) return {};
  for (std::size_t i = 1; i < placed_.size(); ++i)
    if (placed_[i].side == "blue") return placed_[i].id;
  return placed_.size() > 1 ? Value(placed_[1].id) : Value();
}

/// With the members that its action needs, and some that it may have.
Value MadeUp::order_members(Value order) {
  const std::string action(order["action"].text_or(""));
  for (const Field& field : terms_.members) {
    if (field.is_start() || field.of_path || !field.goes_with(action)) continue;
    if (!field.required && !chance(0.3)) continue;
    Value value = value_of(field);
    if (value.is_null()) value = named_thing(field);
    if (!value.is_null()) order = order.with(field.key, std::move(value));
  }
  return order;
}

Value MadeUp::faces(const std::string& need) {
  Value::Array faces;
  const auto count = dice_count(need);
  for (int i = 0; count && i < count->count; ++i)
    faces.push_back(Value(static_cast<std::int64_t>(1 + below(static_cast<std::size_t>(std::max(1, count->faces))))));
  return Value(std::move(faces));
}

std::optional<ReadMadeUp> MadeUp::next_readable() {
  constexpr int MOST_TRIES = 1000;
  for (int i = 0; i < MOST_TRIES; ++i) {
    MadeUpOrder made = next();
    auto document = read_document(made.game, "");
    if (!document) continue;
    if (auto order = read_order(made.order, ""))
      return ReadMadeUp{std::move(made), std::move(document->game), std::move(order).value()};
  }
  return std::nullopt;
}

MadeUpOrder MadeUp::next() {
  Value::Array terrain;
  for (std::size_t i = 0, count = below(4); i < count; ++i) terrain.push_back(feature(i + 1));
  placed_.clear();
  Value::Array pieces;
  has_unit_ = chance(0.3);
  const std::size_t together = has_unit_ ? 1 + below(3) : 0;
  for (std::size_t i = 0, count = together + 1 + below(3); i < count; ++i) pieces.push_back(piece(i + 1, i < together));
  Value table = Value::Object{{"width", SIDE}, {"depth", SIDE}};
  if (terms_.grid)
    table = Value::Object{{"hex", Value::Object{{"orientation", "flat"},
                                                {"size", 1.0},
                                                {"columns", static_cast<std::int64_t>(HEXES)},
                                                {"rows", static_cast<std::int64_t>(HEXES)},
                                                {"shift", "odd"}}}};
  Value game = Value::Object{{"linesman", static_cast<std::int64_t>(1)},
                             {"ruleset", terms_.id},
                             {"table", table},
                             {"terrain", Value(std::move(terrain))},
                             {"pieces", Value(std::move(pieces))}};
  Value order = Value::Object{{"piece", "m1"}};
  if (has_unit_) {
    Value unit = Value::Object{{"id", UNIT}, {"side", "red"}, {"traits", fields(terms_.traits, FieldOwner::unit, 0.4)}};
    if (const Value status = fields(terms_.status, FieldOwner::unit, 0.15); status.size() > 0)
      unit = unit.with("status", status);
    game = game.with("units", Value::Array{unit});
    if (together > 1 && chance(0.4)) order = Value::Object{{"unit", UNIT}};
  }
  for (const Field& option : terms_.options)
    if (Value value = chance(0.1) ? value_of(option) : Value(); !value.is_null())
      game = game.with("options", game["options"].with(option.key, std::move(value)));
  if (!actions_.empty()) order = order.with("action", one_of(actions_));
  order = order_members(std::move(order));
  return {game, order.with("path", path(order["target"].text_or("")))};
}

}  // namespace linesman::lab
