// Reads JSON that people write: a value with its place, the members of an object, and every mistake with its place.
//
//   Mistakes mistakes;
//   Members file(json, "", mistakes);
//   const std::string id = file.text("id", true);
//   const auto reach = file.number("reach", {0, 120});
//   file.finish();
//
// Of a long document a JsonPlace goes along, because its pointer is made for a mistake only.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.h"
#include "base/result.h"
#include "base/text.h"
#include "base/value.h"

namespace linesman {

/// The numbers of rulesets are 0 or, without their sign, from SMALLEST_NUMBER to LARGEST_NUMBER. Within it no product
/// or quotient in a rule overflows.
inline constexpr double LARGEST_NUMBER = 1e6;
inline constexpr double SMALLEST_NUMBER = 1e-6;

/// Range of a number, both ends included.
struct NumberRange {
  double least = -LARGEST_NUMBER;
  double most = LARGEST_NUMBER;
  bool above = false;  ///< `least` itself is out of range
  bool whole = false;

  static constexpr NumberRange from(double least) { return {least, LARGEST_NUMBER}; }
};
inline constexpr NumberRange EVERY_NUMBER{-1.7976931348623157e308, 1.7976931348623157e308};

/// The ends of a range that are said: those that are nearer than LARGEST_NUMBER, or both.
enum class RangeEnds { near, all };

/// «a number from 0 to 6», «a whole number above 2», of as much of the range as is said.
Argument number_wanted(const NumberRange& range, RangeEnds ends = RangeEnds::near);

/// «must be a list, not "x"».
Sentence must_be(const Argument& what, const Value& value);

/// The number of a value; nothing when it is of another type or out of the range.
std::optional<double> number_in(const Value& value, const NumberRange& range = EVERY_NUMBER);

/// The value at a dotted path, as in "rates.foot", or nullptr. A name that has a dot itself counts before a path. The
/// steps are added to `pointer`, if one is given.
const Value* at_dotted(const Value& from, std::string_view path, std::string* pointer = nullptr);

/// A value and its place. The pointer is made only for a mistake. A JsonPlace refers to its parent, which outlives it.
class JsonPlace {
 public:
  /// A root: the whole input, or a value at `pointer` in it.
  explicit JsonPlace(const Value& value, std::string_view pointer = {}) : value_(&value), name_(pointer) {}

  /// A member of a place that is not given is not given either.
  JsonPlace member(std::string_view name) const& { return {value_ ? value_->find(name) : nullptr, this, name, 0}; }
  /// A member that the caller has found already.
  JsonPlace member(const Value::Member& member) const& { return {&member.second, this, member.first, 0}; }
  JsonPlace item(std::size_t i) const& { return {&value_->items().at(i), this, {}, i}; }
  JsonPlace member(std::string_view name) && = delete;
  JsonPlace member(const Value::Member& member) && = delete;
  JsonPlace item(std::size_t i) && = delete;

  bool given() const { return value_ != nullptr; }
  /// Null when it is not given.
  const Value& value() const;
  std::string pointer() const;
  /// Its name in a sentence: "\"at\"", "item 2", "the input".
  Argument label() const;
  /// The place for the mistake of a missing member: the object that lacks it.
  const JsonPlace& parent() const { return parent_ ? *parent_ : *this; }

 private:
  JsonPlace(const Value* value, const JsonPlace* parent, std::string_view name, std::size_t index)
      : value_(value), parent_(parent), name_(name), index_(index), of_list_(name.data() == nullptr) {}

  const Value* value_;
  const JsonPlace* parent_ = nullptr;
  std::string_view name_;
  std::size_t index_ = 0;
  bool of_list_ = false;
};

/// The mistakes of an input in the order in which they are found, the first `most` of them.
class Mistakes {
 public:
  /// As many as are read, and a hostile input would take long to put more into words.
  static constexpr std::size_t ENOUGH = 1000;

  explicit Mistakes(std::size_t most = ENOUGH) : most_(most) {}

  void add(std::string pointer, Sentence reason);
  void add(const JsonPlace& place, Sentence reason) { add(place.pointer(), std::move(reason)); }
  /// «"at" must be a pair of numbers, not "x"», or «"at" is missing».
  void must_be(const JsonPlace& place, const Argument& what);
  /// A name that is not known: the nearest of those that are is offered.
  void unknown(std::string pointer, std::string_view name, const Argument& wanted, std::span<const std::string> known);

  /// The number of all mistakes, also of those that are not kept.
  std::size_t count() const { return count_; }
  std::vector<Problem>& all() { return all_; }
  const std::vector<Problem>& all() const { return all_; }
  std::vector<Problem> take() { return std::move(all_); }

 private:
  std::size_t most_;
  std::size_t count_ = 0;
  std::vector<Problem> all_;
};

/// The same number with a mistake when there is none: «must be a number from 0 to 6, not "x"».
std::optional<double> number_in(const Value& value, const std::string& pointer, const NumberRange& range,
                                Mistakes& mistakes);

/// How strictly the members of an object are read.
enum class Strictness {
  strict,  ///< null is a mistake; a member that is needed and missing is named, an unknown word with the nearest
  lenient  ///< null counts as left out, and unknown words get no hint: files that only programmers write
};

/// The object at a pointer. Each member that is asked for is known; `finish` names the others.
class Members {
 public:
  Members(const Value& object, std::string pointer, Mistakes& mistakes, Strictness strictness = Strictness::strict);

  bool is_object() const { return object_.is_object(); }
  bool is_strict() const { return strictness_ == Strictness::strict; }
  const Value& json() const { return object_; }
  const std::string& pointer() const { return pointer_; }
  std::string pointer(std::string_view name) const { return pointer_to(pointer_, name); }
  Mistakes& mistakes() const { return mistakes_; }

  /// The member, or nullptr when it is left out.
  const Value* find(std::string_view name);
  /// The same, and a mistake when it is left out.
  const Value* need(std::string_view name);
  void fail(std::string_view name, Sentence reason) { mistakes_.add(pointer(name), std::move(reason)); }
  /// A member that is known elsewhere and does not belong here.
  void refuse(std::string_view name, Sentence why);

  // Each returns an empty text, list or object, or nothing, when the member is left out or wrong.
  std::string text(std::string_view name, bool required = false);
  /// A text that is needed and, where reading is strict, none of `others`, to which it is added.
  std::string new_text(std::string_view name, std::vector<std::string>& others);
  std::optional<bool> flag(std::string_view name);
  std::optional<double> number(std::string_view name, NumberRange range = {});
  std::vector<std::string> texts(std::string_view name);
  Value object(std::string_view name);

  /// Calls `read(Members&)` for each object in a list.
  template <class Read>
  void each(std::string_view name, Read read);

  /// One word of an enum.
  template <Named Enum>
  std::optional<Enum> word(std::string_view name) {
    const Value* value = find(name);
    return value ? word_of<Enum>(*value, pointer(name)) : std::nullopt;
  }
  /// A list of words; with `one_will_do` also a word alone. Nothing when it is left out or wrong.
  template <Named Enum>
  std::optional<std::vector<Enum>> words(std::string_view name, bool one_will_do = false);
  /// The word of a value; `allowed`: those that it may be, all if there are none.
  template <Named Enum>
  std::optional<Enum> word_of(const Value& value, const std::string& place, std::span<const Enum> allowed = {});

  /// Names the members that were not asked for.
  void finish();

 private:
  const Value& object_;
  std::string pointer_;
  Mistakes& mistakes_;
  Strictness strictness_;
  std::vector<std::string> asked_;
};

template <class Read>
void Members::each(std::string_view name, Read read) {
  const Value* list = find(name);
  if (!list) return;
  if (!list->is_array()) fail(name, must_be("a list", *list));
  for (std::size_t i = 0; i < list->items().size(); ++i) {
    Members item((*list)[i], pointer_to(pointer(name), i), mistakes_, strictness_);
    if (item.is_object()) read(item);
  }
}

template <Named Enum>
std::optional<Enum> Members::word_of(const Value& value, const std::string& place, std::span<const Enum> allowed) {
  std::vector<std::string> known;
  for (const Enum each : allowed) known.emplace_back(name_of(each));
  if (allowed.empty())
    for (const std::string_view name : names_of(Enum{})) known.emplace_back(name);
  const auto text = value.text();
  if (text && std::find(known.begin(), known.end(), *text) != known.end()) return named<Enum>(*text);
  if (text && !is_strict())
    mistakes_.add(place, said<"\"{a}\" is not known here">(std::string(*text)));
  else if (text)
    mistakes_.unknown(place, *text, several_names(known, "or"), known);
  else
    mistakes_.add(place, must_be(several_names(known, "or"), value));
  return std::nullopt;
}

template <Named Enum>
std::optional<std::vector<Enum>> Members::words(std::string_view name, bool one_will_do) {
  const Value* value = find(name);
  if (!value) return std::nullopt;
  std::vector<Enum> all;
  if (one_will_do && value->is_text()) {
    if (const auto one = word_of<Enum>(*value, pointer(name))) all.push_back(*one);
    return all;
  }
  if (!value->is_array() || value->size() == 0) {
    fail(name, said<"must be a list of {list}, not {a}">(several_names(names_of(Enum{}), "or"),
                                                         value->is_array() ? "an empty one" : described(*value)));
    return std::nullopt;
  }
  for (std::size_t i = 0; i < value->size(); ++i)
    if (const auto one = word_of<Enum>((*value)[i], pointer_to(pointer(name), i))) all.push_back(*one);
  return all;
}

}  // namespace linesman
