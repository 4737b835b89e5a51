#include "mutations.h"

#include <array>
#include <limits>

namespace linesman::fuzz {

namespace {

/// The number of values in a value, itself included.
std::size_t count_of(const Value& value) {
  std::size_t n = 1;
  for (const Value& item : value.items()) n += count_of(item);
  for (const auto& [name, member] : value.members()) n += count_of(member);
  return n;
}

Value nested(std::size_t depth, bool objects) {
  Value v(1);
  for (std::size_t i = 0; i < depth; ++i) v = objects ? Value(Value::Object{{"a", v}}) : Value(Value::Array{v});
  return v;
}

}  // namespace

std::string Mutator::odd_bytes() {
  constexpr std::array<std::string_view, 22> ODD{
      "\"",           "{",    "}",     "[",  "]",      ",",   ":",       "\\",      "\xff", "\xc3",
      "\xed\xa0\x80", "null", "1e400", "-0", "1e-400", "NaN", "\\u0000", "\\ud800", "00",   "99999999999999999999",
      "\xef\xbb\xbf", "//"};
  if (below(30) == 0) return std::string(70 + below(2000), below(2) == 0 ? '[' : '{');
  return std::string(ODD[below(ODD.size())]);
}

std::string Mutator::damaged(std::string text) {
  for (std::size_t n = 1 + below(3); n > 0 && !text.empty(); --n) {
    const std::size_t at = below(text.size());
    const std::size_t length = 1 + below(std::min<std::size_t>(text.size() - at, 40));
    switch (below(6)) {
      case 0: text[at] = static_cast<char>(text[at] ^ static_cast<char>(1u << below(8))); break;
      case 1: text.resize(at); break;
      case 2: text.erase(at, length); break;
      case 3: text.insert(at, text.substr(at, length)); break;
      case 4: text[at] = static_cast<char>(below(256)); break;
      default: text.insert(at, odd_bytes()); break;
    }
  }
  return text;
}

Value Mutator::odd_value() {
  constexpr std::array<double, 16> NUMBERS{0,     -1,   1e-9, 1e-300, 5e-324, 1e9, -1e9, 1e300,
                                           10000, 9999, 1200, 360,    -180.1, 0.5, 3,    4294967296.0};
  constexpr std::array<std::string_view, 15> TEXTS{"",
                                                   "tank-1",
                                                   "Tank 1",
                                                   "troop-1",
                                                   "mill-wood",
                                                   "slope",
                                                   "hedge",
                                                   "circle",
                                                   "LineString",
                                                   "MultiPolygon",
                                                   "flat",
                                                   "\xe2\x80\xb3",
                                                   "a/b~c",
                                                   "-",
                                                   "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
                                                   "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};
  switch (below(9)) {
    case 0: return {};
    case 1: return below(2) == 0;
    case 2:
    case 3: return NUMBERS[below(NUMBERS.size())];
    case 4: return TEXTS[below(TEXTS.size())];
    case 5: return Value(static_cast<std::int64_t>(random_()));
    case 6: return below(2) == 0 ? Value::empty_array() : Value::empty_object();
    case 7: return nested(below(80), below(2) == 0);
    default: return Value::Array{Value(static_cast<int>(below(20))), Value(static_cast<int>(below(20)))};
  }
}

Value Mutator::changed_here(const Value& value) {
  if (value.is_array() && value.size() > 0 && below(2) == 0) {
    Value::Array items = value.items();
    const std::size_t i = below(items.size());
    switch (below(4)) {
      case 0: items.erase(items.begin() + static_cast<std::ptrdiff_t>(i)); break;
      case 1: items.push_back(items[i]); break;
      case 2: std::swap(items[i], items[below(items.size())]); break;
      default: items.insert(items.begin() + static_cast<std::ptrdiff_t>(i), odd_value()); break;
    }
    return items;
  }
  if (value.is_object() && value.size() > 0 && below(2) == 0) {
    Value::Object members = value.members();
    const std::size_t i = below(members.size());
    switch (below(3)) {
      case 0: members.erase(members.begin() + static_cast<std::ptrdiff_t>(i)); break;
      case 1: members[i].first += "x"; break;
      default: std::swap(members[i].second, members[below(members.size())].second); break;
    }
    return members;
  }
  if (value.is_number() && below(2) == 0) return *value.number() + (below(2) == 0 ? 1 : -0.25);
  return odd_value();
}

Value Mutator::changed_somewhere(const Value& value, std::size_t& steps) {
  if (steps-- == 0) return changed_here(value);
  if (value.is_array()) {
    Value::Array items = value.items();
    for (Value& item : items) {
      const std::size_t size = count_of(item);
      if (steps < size) {
        item = changed_somewhere(item, steps);
        return items;
      }
      steps -= size;
    }
  }
  if (value.is_object()) {
    Value::Object members = value.members();
    for (auto& [name, member] : members) {
      const std::size_t size = count_of(member);
      if (steps < size) {
        member = changed_somewhere(member, steps);
        return members;
      }
      steps -= size;
    }
  }
  return value;
}

Value Mutator::changed(const Value& value) {
  Value v = value;
  for (std::size_t n = 1 + below(2); n > 0; --n) {
    std::size_t steps = below(count_of(v));
    v = changed_somewhere(v, steps);
  }
  return v;
}

}  // namespace linesman::fuzz
