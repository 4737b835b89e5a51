#include "lab/made_up.h"

#include <algorithm>
#include <cmath>

#include "rules/dice.h"
#include "table/kind.h"

namespace linesman::lab {

namespace {

constexpr double SIDE = 48;    // inches of the table
constexpr double MIDDLE = 24;  // where the first model stands
constexpr double NEAR = 9;     // inches round it in which the rest lies
constexpr int HEXES = 15;      // columns and rows of a grid
constexpr double QUARTER = 0.25;

Value point(double x, double y) { return Value(Value::Array{Value(x), Value(y)}); }

double in_quarters(double inches) { return std::round(inches / QUARTER) * QUARTER; }

}  // namespace

MadeUp::MadeUp(const Ruleset& ruleset, std::uint64_t seed, std::vector<std::string> sooner)
    : terms_(ruleset.terms()), random_(seed), sooner_(std::move(sooner)) {
  for (const auto& [kind, rating] : ruleset.data().ratings.members())
    if (kind_named(kind)) kinds_.push_back(kind);
  if (kinds_.empty())
    for (const char* kind : {"wood", "hedge", "road", "building"}) kinds_.emplace_back(kind);
  for (const Action& action : terms_.actions)
    if (action.path) actions_.push_back(action.id);
}

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
  if (*kind_named(kind) == Kind::slope)
    made = made.with("traits", Value::Object{{"uphill", 90.0 * static_cast<double>(below(4))}});
  const double deep = in_quarters(between(1, 5));
  const Value ring = Value(Value::Array{point(x - half, y - deep), point(x + half, y - deep), point(x + half, y + deep),
                                        point(x - half, y + deep), point(x - half, y - deep)});
  return made.with("geometry", Value::Object{{"type", "Polygon"}, {"coordinates", Value(Value::Array{ring})}});
}

Value MadeUp::traits() {
  Value traits = Value::empty_object();
  constexpr double GIVEN = 0.6;
  for (const Field& field : terms_.traits) {
    if (!chance(GIVEN)) continue;
    if (!field.owners.empty() &&
        std::find(field.owners.begin(), field.owners.end(), FieldOwner::piece) == field.owners.end())
      continue;
    if (field.type == FieldType::choice && !field.choices.empty())
      traits = traits.with(field.key, one_of(field.choices));
    if (field.type == FieldType::boolean) traits = traits.with(field.key, chance(0.5));
    if (field.type == FieldType::whole || field.type == FieldType::number) {
      const double least = field.least.value_or(1);
      const double most = std::min(field.most.value_or(least + 10), least + 10);
      traits = traits.with(field.key, static_cast<std::int64_t>(std::ceil(between(least, most))));
    }
  }
  return traits;
}

Value MadeUp::piece(std::size_t number) {
  const bool is_first = number == 1;
  const Value base = chance(0.5) ? Value(Value::Object{{"shape", "circle"}, {"diameter", in_quarters(between(0.5, 2))}})
                                 : Value(Value::Object{{"shape", "rectangle"},
                                                       {"width", in_quarters(between(0.5, 2))},
                                                       {"length", in_quarters(between(0.5, 3))}});
  Value made = Value::Object{{"id", "m" + std::to_string(number)},
                             {"side", is_first || chance(0.4) ? "red" : "blue"},
                             {"base", base},
                             {"facing", 90.0 * static_cast<double>(below(4))},
                             {"traits", traits()}};
  if (terms_.grid) return made.with("hex", hex());
  const double x = is_first ? MIDDLE : in_quarters(MIDDLE + between(-NEAR, NEAR));
  const double y = is_first ? MIDDLE : in_quarters(MIDDLE + between(-NEAR, NEAR));
  return made.with("at", point(x, y));
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

Value MadeUp::path() {
  if (terms_.grid) return hex_path();
  const std::vector<std::string>& offered = terms_.offers.empty() ? terms_.steps : terms_.offers;
  Value::Array steps;
  for (std::size_t i = 0, count = 1 + below(2); i < count; ++i) {
    const std::string& step = one_of(offered);
    const double inches = in_quarters(between(QUARTER, 12));
    if (step == "to" || step == "reverse_to" || step == "slide")
      steps.push_back(Value(Value::Object{
          {step, point(in_quarters(MIDDLE + between(-NEAR, NEAR)), in_quarters(MIDDLE + between(-NEAR, NEAR)))}}));
    else if (step == "pivot")
      steps.push_back(Value(Value::Object{{step, 45.0 * static_cast<double>(1 + below(4))}}));
    else if (step == "forward" || step == "reverse" || step == "sideways")
      steps.push_back(Value(Value::Object{{step, inches}}));
    else
      steps.push_back(Value(Value::Object{{"forward", inches}}));
  }
  return Value(std::move(steps));
}

Value MadeUp::faces(const std::string& need) {
  Value::Array faces;
  const auto count = dice_count(need);
  for (int i = 0; count && i < count->count; ++i)
    faces.push_back(Value(static_cast<std::int64_t>(1 + below(static_cast<std::size_t>(std::max(1, count->faces))))));
  return Value(std::move(faces));
}

MadeUpOrder MadeUp::next() {
  Value::Array terrain;
  for (std::size_t i = 0, count = below(4); i < count; ++i) terrain.push_back(feature(i + 1));
  Value::Array pieces;
  for (std::size_t i = 0, count = 1 + below(3); i < count; ++i) pieces.push_back(piece(i + 1));
  Value table = Value::Object{{"width", SIDE}, {"depth", SIDE}};
  if (terms_.grid)
    table = Value::Object{{"hex", Value::Object{{"orientation", "flat"},
                                                {"size", 1.0},
                                                {"columns", static_cast<std::int64_t>(HEXES)},
                                                {"rows", static_cast<std::int64_t>(HEXES)},
                                                {"shift", "odd"}}}};
  const Value game = Value::Object{{"linesman", static_cast<std::int64_t>(1)},
                                   {"ruleset", terms_.id},
                                   {"table", table},
                                   {"terrain", Value(std::move(terrain))},
                                   {"pieces", Value(std::move(pieces))}};
  Value order = Value::Object{{"piece", "m1"}};
  if (!actions_.empty()) order = order.with("action", one_of(actions_));
  return {game, order.with("path", path())};
}

}  // namespace linesman::lab
