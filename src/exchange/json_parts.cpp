#include "exchange/json_parts.h"

#include <array>

#include <cmath>
#include <cstdint>

namespace linesman::exchange {

std::optional<double> number_in(const Value& object, std::string_view name) {
  const auto x = object[name].number();
  return x && std::isfinite(*x) ? x : std::nullopt;
}

std::optional<std::int64_t> whole_in(const Value& object, std::string_view name, std::int64_t least,
                                     std::int64_t most) {
  const auto n = object[name].whole();
  return n && *n >= least && *n <= most ? n : std::nullopt;
}

std::string text_in(const Value& object, std::string_view name) {
  return std::string(object[name].text().value_or(std::string_view()));
}

std::optional<Vec> xy(const Value& point) {
  const auto x = number_in(point, "x");
  const auto y = number_in(point, "y");
  if (!x || !y) return std::nullopt;
  return Vec{*x, *y};
}

std::optional<Polyline> xy_list(const Value& list) {
  if (!list.is_array()) return std::nullopt;
  Polyline points;
  points.reserve(list.items().size());
  for (const Value& item : list.items()) {
    const auto p = xy(item);
    if (!p) return std::nullopt;
    points.push_back(*p);
  }
  return points;
}

Result<Value> list_in(const Value& object, std::string_view name, const std::string& pointer) {
  const Value& list = object[name];
  if (list.is_null()) return Value::empty_array();
  if (list.is_array()) return list;
  return must_be(pointer, name, "a list", list);
}

Problem must_be(const std::string& pointer, std::string_view name, std::string_view what, const Value& is) {
  const std::string label = describe(Value(name));
  if (is.is_null()) return {"", pointer, label + " is missing: it must be " + std::string(what)};
  return {"", pointer_to(pointer, name), label + " must be " + std::string(what) + ", not " + describe(is)};
}

void ObjectBuilder::set(const std::string& name, Value value) {
  const auto [it, is_new] = places_.emplace(name, members_.size());
  if (is_new)
    members_.emplace_back(name, std::move(value));
  else
    members_[it->second].second = std::move(value);
}

namespace {

constexpr std::string_view DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::string base64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t three = 0;
    for (std::size_t k = 0; k < 3; ++k)
      three = three << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
    for (std::size_t k = 0; k < 4; ++k) text += i + k > bytes.size() ? '=' : DIGITS[three >> (18 - 6 * k) & 63];
  }
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  std::string bytes;
  std::uint32_t bits = 0;
  int held = 0;  // bits of `bits` that are not written yet
  bool ended = false;
  std::array<signed char, 256> values{};
  values.fill(-1);
  for (std::size_t i = 0; i < DIGITS.size(); ++i)
    values[static_cast<unsigned char>(DIGITS[i])] = static_cast<signed char>(i);
  bytes.reserve(text.size() / 4 * 3);
  for (const char c : text) {
    if (c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
    if (c == '=') {
      ended = true;
      continue;
    }
    const int digit = values[static_cast<unsigned char>(c)];
    if (ended || digit < 0) return std::nullopt;
    bits = bits << 6 | static_cast<std::uint32_t>(digit);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes += static_cast<char>(bits >> held & 0xFF);
  }
  return bytes;
}

}  // namespace linesman::exchange
