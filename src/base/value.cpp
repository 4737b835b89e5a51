#include "base/value.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "base/text.h"

namespace linesman {

namespace {
const Value NOTHING;
const Value::Items NO_ITEMS;
const Value::Members NO_MEMBERS;
constexpr double WHOLE_LIMIT = 9007199254740992.0;  // 2^53: doubles are exact for whole numbers up to here
}  // namespace

Value::Value(Array items)
    : data_(Items(std::make_move_iterator(items.begin()), std::make_move_iterator(items.end()))) {}

Value::Value(Object members)
    : data_(Members(std::make_move_iterator(members.begin()), std::make_move_iterator(members.end()))) {}

std::optional<bool> Value::boolean() const {
  if (const bool* b = std::get_if<bool>(&data_)) return *b;
  return std::nullopt;
}

std::optional<double> Value::number() const {
  if (const double* x = std::get_if<double>(&data_)) return *x;
  if (const std::int64_t* n = std::get_if<std::int64_t>(&data_)) return static_cast<double>(*n);
  return std::nullopt;
}

std::optional<std::int64_t> Value::whole() const {
  if (const std::int64_t* n = std::get_if<std::int64_t>(&data_)) return *n;
  if (const double* x = std::get_if<double>(&data_))
    if (std::trunc(*x) == *x && std::abs(*x) <= WHOLE_LIMIT) return static_cast<std::int64_t>(*x);
  return std::nullopt;
}

std::optional<std::string_view> Value::text() const {
  if (const Text* s = std::get_if<Text>(&data_)) return s->empty() ? "" : std::string_view(s->data(), s->size());
  return std::nullopt;
}

const Value::Items& Value::items() const {
  const Items* items = std::get_if<Items>(&data_);
  return items ? *items : NO_ITEMS;
}

const Value::Members& Value::members() const {
  const Members* members = std::get_if<Members>(&data_);
  return members ? *members : NO_MEMBERS;
}

const Value* Value::find(std::string_view name) const {
  const Members& all = members();
  const auto is_it = [&](const Member& m) { return m.first == name; };
  constexpr std::size_t FEW = 16;
  if (all.size() <= FEW) {
    const auto it = std::find_if(all.begin(), all.end(), is_it);
    return it == all.end() ? nullptr : &it->second;
  }
  // Members of a large object are mostly asked for in its order. Each search begins behind the last one, so that all of
  // them together are one walk; from wherever it begins it finds the only member of that name.
  static thread_local std::size_t next = 0;
  const auto begin = all.begin() + static_cast<std::ptrdiff_t>(std::min(next, all.size()));
  auto it = std::find_if(begin, all.end(), is_it);
  if (it == all.end()) {
    it = std::find_if(all.begin(), begin, is_it);
    if (it == begin) return nullptr;
  }
  next = static_cast<std::size_t>(it - all.begin()) + 1;
  return &it->second;
}

const Value& Value::operator[](std::string_view name) const {
  const Value* v = find(name);
  return v ? *v : NOTHING;
}

const Value& Value::operator[](std::size_t index) const { return index < items().size() ? items()[index] : NOTHING; }

Value Value::with(std::string_view name, Value value) const {
  Object all = members();
  const auto it = std::find_if(all.begin(), all.end(), [&](const Member& m) { return m.first == name; });
  if (it == all.end())
    all.emplace_back(std::string(name), std::move(value));
  else
    it->second = std::move(value);
  return all;
}

Value Value::without(std::string_view name) const {
  Object all = members();
  std::erase_if(all, [&](const Member& m) { return m.first == name; });
  return all;
}

bool operator==(const Value& a, const Value& b) {
  if (a.is_number() && b.is_number()) return a.number() == b.number();
  if (a.data_.index() != b.data_.index()) return false;
  if (a.is_array()) return a.items() == b.items();
  if (!a.is_object()) return a.data_ == b.data_;
  if (a.members().shares_with(b.members())) return true;
  if (a.size() != b.size()) return false;
  // Members mostly have the same order in both; if not, they are looked up by name.
  std::unordered_map<std::string_view, const Value*> by_name;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const auto& [name, member] = a.members()[i];
    const Value* other = &b.members()[i].second;
    if (b.members()[i].first != name) {
      if (by_name.empty())
        for (const auto& [key, value] : b.members()) by_name.emplace(key, &value);
      const auto found = by_name.find(name);
      if (found == by_name.end()) return false;
      other = found->second;
    }
    if (!(*other == member)) return false;
  }
  return true;
}

std::string describe(const Value& value) {
  if (value.is_null()) return "null";
  if (const auto b = value.boolean()) return *b ? "true" : "false";
  if (const auto x = value.number()) return number_text(*x);
  if (const auto s = value.text()) {
    constexpr std::size_t LONGEST = 60;
    std::size_t end = std::min(LONGEST, s->size());
    // Do not cut a character of several bytes.
    while (end > 0 && end < s->size() && (static_cast<unsigned char>((*s)[end]) & 0xC0) == 0x80) --end;
    return "\"" + std::string(s->substr(0, end)) + (s->size() > end ? "…\"" : "\"");
  }
  return value.is_array() ? "a list" : "an object";
}

Value merge_patch(const Value& target, const Value& patch) {
  if (!patch.is_object()) return patch;
  Value::Object merged(target.members().begin(), target.members().end());
  std::unordered_map<std::string, std::size_t> places;  // not views: `merged` grows
  for (std::size_t i = 0; i < merged.size(); ++i) places.emplace(merged[i].first, i);
  std::vector<bool> gone(merged.size(), false);
  for (const auto& [name, change] : patch.members()) {
    const auto [place, is_new] = places.emplace(name, merged.size());
    if (is_new && change.is_null()) {
      places.erase(place);
    } else if (is_new) {
      merged.emplace_back(name, merge_patch(Value(), change));
      gone.push_back(false);
    } else if (change.is_null()) {
      gone[place->second] = true;
    } else {
      merged[place->second].second = merge_patch(merged[place->second].second, change);
    }
  }
  Value::Object kept;
  for (std::size_t i = 0; i < merged.size(); ++i)
    if (!gone[i]) kept.push_back(std::move(merged[i]));
  return kept;
}

}  // namespace linesman
