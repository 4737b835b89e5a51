#include "base/json_reader.h"

#include <algorithm>
#include <cmath>

#include "base/nearest_name.h"

namespace linesman {

namespace {

constexpr std::size_t LONGEST_QUOTED = 64;

std::string quoted(std::string_view name) { return "\"" + std::string(name.substr(0, LONGEST_QUOTED)) + "\""; }

}  // namespace

std::optional<double> number_in(const Value& value, const NumberRange& range) {
  const auto x = value.number();
  if (!x || !std::isfinite(*x) || (range.whole && !value.is_whole())) return std::nullopt;
  return *x <= range.most && (range.above ? *x > range.least : *x >= range.least) ? x : std::nullopt;
}

std::optional<double> number_in(const Value& value, const std::string& pointer, const NumberRange& range,
                                Mistakes& mistakes) {
  if (const auto x = number_in(value, range)) return x;
  const bool is_kind = value.is_number() && (!range.whole || value.is_whole());
  std::string reason = range.whole ? "must be a whole number" : "must be a number";
  if (is_kind)
    reason += (range.above ? " above " : " from ") + number_text(range.least) +
              (range.above ? " and at most " : " to ") + number_text(range.most);
  mistakes.add(pointer, reason + ", not " + describe(value));
  return std::nullopt;
}

const Value* at_dotted(const Value& from, std::string_view path, std::string* pointer) {
  const std::size_t dot = from.find(path) ? std::string_view::npos : path.find('.');
  const std::string_view name = path.substr(0, dot);
  const Value* value = from.find(name);
  if (value && pointer) *pointer = pointer_to(*pointer, name);
  return value && dot != std::string_view::npos ? at_dotted(*value, path.substr(dot + 1), pointer) : value;
}

const Value& JsonPlace::value() const {
  static const Value nothing;
  return value_ ? *value_ : nothing;
}

std::string JsonPlace::pointer() const {
  if (!parent_) return std::string(name_);
  return of_list_ ? pointer_to(parent_->pointer(), index_) : pointer_to(parent_->pointer(), name_);
}

std::string JsonPlace::label() const {
  if (!parent_) return "the input";
  return of_list_ ? "item " + std::to_string(index_) : describe(Value(name_));
}

void Mistakes::add(std::string pointer, std::string reason) {
  if (++count_ <= most_) all_.emplace_back(std::move(pointer), std::move(reason));
}

void Mistakes::must_be(const JsonPlace& place, std::string_view what) {
  if (place.given())
    add(place, place.label() + " must be " + std::string(what) + ", not " + describe(place.value()));
  else
    add(place.parent(), place.label() + " is missing");
}

void Mistakes::unknown(std::string pointer, std::string_view name, const std::string& wanted,
                       std::span<const std::string> known) {
  const std::string nearest = count_ < most_ ? nearest_name(name, known) : "";
  add(std::move(pointer), quoted(name) + " is not known: " + wanted + " is wanted" +
                              (nearest.empty() ? "" : "; the nearest is " + quoted(nearest)));
}

Members::Members(const Value& object, std::string pointer, Mistakes& mistakes, Strictness strictness)
    : object_(object), pointer_(std::move(pointer)), mistakes_(mistakes), strictness_(strictness) {
  if (!object.is_object()) mistakes_.add(pointer_, "must be an object, not " + describe(object));
}

const Value* Members::find(std::string_view name) {
  asked_.emplace_back(name);
  const Value* value = object_.find(name);
  return value && value->is_null() && !is_strict() ? nullptr : value;
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
  const Value* value = required && is_strict() ? need(name) : find(name);
  if (!value && required && !is_strict()) fail(name, "must be text, not null");
  if (!value) return {};
  if (!value->text()) fail(name, "must be text, not " + describe(*value));
  return std::string(value->text().value_or(""));
}

std::string Members::new_text(std::string_view name, std::vector<std::string>& others) {
  std::string said = text(name, true);
  if (is_strict() && std::find(others.begin(), others.end(), said) != others.end())
    fail(name, "\"" + said + "\" stands in the list already");
  others.push_back(said);
  return said;
}

std::optional<bool> Members::flag(std::string_view name) {
  const Value* value = find(name);
  if (!value) return std::nullopt;
  if (!value->is_bool()) fail(name, "must be true or false, not " + describe(*value));
  return value->boolean();
}

std::optional<double> Members::number(std::string_view name, NumberRange range) {
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

Value Members::object(std::string_view name) {
  const Value* value = find(name);
  if (value && !value->is_object()) fail(name, "must be an object, not " + describe(*value));
  return value && value->is_object() ? *value : Value::empty_object();
}

void Members::finish() {
  for (const auto& [name, value] : object_.members())
    if (std::find(asked_.begin(), asked_.end(), name) == asked_.end())
      mistakes_.unknown(pointer(name), name, "another member", asked_);
}

}  // namespace linesman
