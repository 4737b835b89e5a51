#include "chart/members.h"

#include <algorithm>
#include <cmath>

#include "base/nearest_name.h"

namespace linesman::chart {

namespace {

constexpr std::size_t MAX_MISTAKES = 1000;  // enough to read, and a hostile file would take long
constexpr std::size_t LONGEST_NAME = 64;

std::string quoted(std::string_view name) { return "\"" + std::string(name.substr(0, LONGEST_NAME)) + "\""; }

}  // namespace

void Mistakes::add(std::string pointer, std::string reason) {
  if (all_.size() < MAX_MISTAKES) all_.emplace_back(std::move(pointer), std::move(reason));
}

void Mistakes::unknown(std::string pointer, std::string_view name, const std::string& wanted,
                       std::span<const std::string> known) {
  if (all_.size() >= MAX_MISTAKES) return;
  const std::string nearest = nearest_name(name, known);
  add(std::move(pointer), quoted(name) + " is not known: " + wanted + " is wanted" +
                              (nearest.empty() ? "" : "; the nearest is " + quoted(nearest)));
}

std::optional<double> number_in(const Value& value, const std::string& pointer, const Range& range,
                                Mistakes& mistakes) {
  const std::string what = range.whole ? "a whole number" : "a number";
  const auto x = value.number();
  if (!x || (range.whole && !value.is_whole())) {
    mistakes.add(pointer, "must be " + what + ", not " + describe(value));
    return std::nullopt;
  }
  if (std::isfinite(*x) && *x <= range.most && (range.above ? *x > range.least : *x >= range.least)) return x;
  mistakes.add(pointer, "must be " + what + (range.above ? " above " : " from ") + number_text(range.least) +
                            (range.above ? " and at most " : " to ") + number_text(range.most) + ", not " +
                            describe(value));
  return std::nullopt;
}

Members::Members(const Value& object, std::string pointer, Mistakes& mistakes)
    : object_(object), pointer_(std::move(pointer)), mistakes_(mistakes) {
  if (!object.is_object()) mistakes_.add(pointer_, "must be an object, not " + describe(object));
}

const Value* Members::find(std::string_view name) {
  asked_.emplace_back(name);
  return object_.find(name);
}

const Value* Members::need(std::string_view name) {
  const Value* value = find(name);
  if (!value && is_object()) mistakes_.add(pointer_, "needs " + quoted(name));
  return value;
}

void Members::refuse(std::string_view name, const std::string& why) {
  if (find(name)) fail(name, why);
}

std::string Members::text(std::string_view name, bool required) {
  const Value* value = required ? need(name) : find(name);
  if (!value) return {};
  if (!value->text()) fail(name, "must be text, not " + describe(*value));
  return std::string(value->text().value_or(""));
}

std::optional<bool> Members::flag(std::string_view name) {
  const Value* value = find(name);
  if (!value) return std::nullopt;
  if (!value->is_bool()) fail(name, "must be true or false, not " + describe(*value));
  return value->boolean();
}

std::optional<double> Members::number(std::string_view name, Range range) {
  const Value* value = find(name);
  return value ? number_in(*value, pointer(name), range, mistakes_) : std::nullopt;
}

std::vector<std::string> Members::texts(std::string_view name) {
  std::vector<std::string> all;
  const Value* value = find(name);
  if (!value) return all;
  if (!value->is_array()) fail(name, "must be a list, not " + describe(*value));
  for (std::size_t i = 0; i < value->items().size(); ++i) {
    const Value& item = (*value)[i];
    if (!item.text()) mistakes_.add(pointer_to(pointer(name), i), "must be text, not " + describe(item));
    all.emplace_back(item.text().value_or(""));
  }
  return all;
}

void Members::finish() {
  for (const auto& [name, value] : object_.members())
    if (std::find(asked_.begin(), asked_.end(), name) == asked_.end())
      mistakes_.unknown(pointer(name), name, "another member", asked_);
}

}  // namespace linesman::chart
