#include "base/json_reader.h"

#include <algorithm>
#include <cmath>

#include "base/nearest_name.h"

namespace linesman {

namespace {

constexpr std::size_t LONGEST_QUOTED = 64;

std::string quotable(std::string_view name) { return std::string(name.substr(0, LONGEST_QUOTED)); }

}  // namespace

Argument number_wanted(const NumberRange& range, RangeEnds ends) {
  const bool below = ends == RangeEnds::all || range.least > -LARGEST_NUMBER;
  const bool above = ends == RangeEnds::all || range.most < LARGEST_NUMBER;
  const Number least{range.least, 6};
  const Number most{range.most, 6};
  if (range.whole) {
    if (below && above)
      return range.above ? said<"a whole number above {a} and at most {b}">(least, most)
                         : said<"a whole number from {a} to {b}">(least, most);
    if (below)
      return range.above ? said<"a whole number above {a}">(least) : said<"a whole number of at least {n}">(least);
    return above ? Argument(said<"a whole number of at most {a}">(most)) : "a whole number";
  }
  if (below && above)
    return range.above ? said<"a number above {a} and at most {b}">(least, most)
                       : said<"a number from {a} to {b}">(least, most);
  if (below) return range.above ? said<"a number above {a}">(least) : said<"a number of at least {n}">(least);
  return above ? Argument(said<"a number of at most {a}">(most)) : "a number";
}

Sentence must_be(const Argument& what, const Value& value) {
  return said<"must be {ids}, not {c}">(what, described(value));
}

std::optional<double> number_in(const Value& value, const NumberRange& range) {
  const auto x = value.number();
  if (!x || !std::isfinite(*x) || (range.whole && !value.is_whole())) return std::nullopt;
  return *x <= range.most && (range.above ? *x > range.least : *x >= range.least) ? x : std::nullopt;
}

std::optional<double> number_in(const Value& value, const std::string& pointer, const NumberRange& range,
                                Mistakes& mistakes) {
  if (const auto x = number_in(value, range)) return x;
  const bool is_kind = value.is_number() && (!range.whole || value.is_whole());
  const Argument wanted =
      is_kind ? number_wanted(range, RangeEnds::all) : Argument(range.whole ? "a whole number" : "a number");
  mistakes.add(pointer, must_be(wanted, value));
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

Argument JsonPlace::label() const {
  if (!parent_) return "the input";
  if (of_list_) return said<"item {n}">(index_);
  return described(Value(name_));
}

void Mistakes::add(std::string pointer, Sentence reason) {
  if (++count_ <= most_) all_.emplace_back(std::move(pointer), std::move(reason));
}

void Mistakes::must_be(const JsonPlace& place, const Argument& what) {
  if (place.given())
    add(place, said<"{a} must be {ids}, not {c}">(place.label(), what, described(place.value())));
  else
    add(place.parent(), said<"{a} is missing">(place.label()));
}

void Mistakes::unknown(std::string pointer, std::string_view name, const Argument& wanted,
                       std::span<const std::string> known) {
  const std::string nearest = count_ < most_ ? nearest_name(name, known) : "";
  add(std::move(pointer), nearest.empty() ? said<"\"{a}\" is not known: {list} is wanted">(quotable(name), wanted)
                                          : said<"\"{a}\" is not known: {list} is wanted; the nearest is \"{c}\"">(
                                                quotable(name), wanted, quotable(nearest)));
}

Members::Members(const Value& object, std::string pointer, Mistakes& mistakes, Strictness strictness)
    : object_(object), pointer_(std::move(pointer)), mistakes_(mistakes), strictness_(strictness) {
  if (!object.is_object()) mistakes_.add(pointer_, must_be("an object", object));
}

const Value* Members::find(std::string_view name) {
  asked_.emplace_back(name);
  const Value* value = object_.find(name);
  return value && value->is_null() && !is_strict() ? nullptr : value;
}

const Value* Members::need(std::string_view name) {
  const Value* value = find(name);
  if (!value && is_object()) mistakes_.add(pointer_, said<"needs \"{key}\"">(quotable(name)));
  return value;
}

void Members::refuse(std::string_view name, Sentence why) {
  if (find(name)) fail(name, std::move(why));
}

std::string Members::text(std::string_view name, bool required) {
  const Value* value = required && is_strict() ? need(name) : find(name);
  if (!value && required && !is_strict()) fail(name, must_be("text", Value()));
  if (!value) return {};
  if (!value->text()) fail(name, must_be("text", *value));
  return std::string(value->text().value_or(""));
}

std::string Members::new_text(std::string_view name, std::vector<std::string>& others) {
  std::string given = text(name, true);
  if (is_strict() && std::find(others.begin(), others.end(), given) != others.end())
    fail(name, said<"\"{a}\" stands in the list already">(given));
  others.push_back(given);
  return given;
}

std::optional<bool> Members::flag(std::string_view name) {
  const Value* value = find(name);
  if (!value) return std::nullopt;
  if (!value->is_bool()) fail(name, must_be("true or false", *value));
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
  if (!value->is_array()) fail(name, must_be("a list", *value));
  for (std::size_t i = 0; i < value->items().size(); ++i) {
    const Value& item = (*value)[i];
    if (!item.text()) mistakes_.add(pointer_to(pointer(name), i), must_be("text", item));
    all.emplace_back(item.text().value_or(""));
  }
  return all;
}

Value Members::object(std::string_view name) {
  const Value* value = find(name);
  if (value && !value->is_object()) fail(name, must_be("an object", *value));
  return value && value->is_object() ? *value : Value::empty_object();
}

void Members::finish() {
  for (const auto& [name, value] : object_.members())
    if (std::find(asked_.begin(), asked_.end(), name) == asked_.end())
      mistakes_.unknown(pointer(name), name, "another member", asked_);
}

}  // namespace linesman
