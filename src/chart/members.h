// Reads the members of an object of a chart, and collects every mistake in it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.h"
#include "base/result.h"
#include "base/text.h"
#include "base/value.h"

namespace linesman::chart {

/// Numbers of a chart are 0 or, without their sign, from SMALLEST to LARGEST, as figures are.
inline constexpr double LARGEST_NUMBER = 1e6;

/// All mistakes of a file, as far as a reader wants to know them.
class Mistakes {
 public:
  void add(std::string pointer, std::string reason);
  /// A name that is not known: the nearest of those that are is offered.
  void unknown(std::string pointer, std::string_view name, const std::string& wanted,
               std::span<const std::string> known);
  const std::vector<Problem>& all() const { return all_; }
  std::vector<Problem> take() { return std::move(all_); }

 private:
  std::vector<Problem> all_;
};

/// Range of a number.
struct Range {
  double least = -LARGEST_NUMBER;
  double most = LARGEST_NUMBER;
  bool above = false;  ///< `least` itself is out of range
  bool whole = false;
};

/// The object at a pointer. Each member that is asked for is known; `finish` names the others.
class Members {
 public:
  Members(const Value& object, std::string pointer, Mistakes& mistakes);

  bool is_object() const { return object_.is_object(); }
  const std::string& pointer() const { return pointer_; }
  std::string pointer(std::string_view name) const { return pointer_to(pointer_, name); }
  Mistakes& mistakes() const { return mistakes_; }

  /// The member, or nullptr when it is left out.
  const Value* find(std::string_view name);
  /// The same, and a mistake when it is left out.
  const Value* need(std::string_view name);
  void fail(std::string_view name, const std::string& reason) { mistakes_.add(pointer(name), reason); }
  /// A member that is known elsewhere and does not belong here.
  void refuse(std::string_view name, const std::string& why);

  std::string text(std::string_view name, bool required = false);
  std::optional<bool> flag(std::string_view name);
  std::optional<double> number(std::string_view name, Range range = {});
  std::vector<std::string> texts(std::string_view name);

  /// One word of an enum.
  template <Named Enum>
  std::optional<Enum> word(std::string_view name) {
    const Value* value = find(name);
    return value ? word_of<Enum>(*value, pointer(name)) : std::nullopt;
  }
  /// A list of words; with `one_will_do` also a word alone. Nothing when it is left out or wrong.
  template <Named Enum>
  std::optional<std::vector<Enum>> words(std::string_view name, bool one_will_do = false);
  template <Named Enum>
  std::optional<Enum> word_of(const Value& value, const std::string& place);

  /// Names the members that were not asked for.
  void finish();

 private:
  const Value& object_;
  std::string pointer_;
  Mistakes& mistakes_;
  std::vector<std::string> asked_;
};

/// The number of a value, when it is one in the range; else a mistake.
std::optional<double> number_in(const Value& value, const std::string& pointer, const Range& range, Mistakes& mistakes);

template <Named Enum>
std::vector<std::string> all_names() {
  constexpr auto NAMES = names_of(Enum{});
  return {NAMES.begin(), NAMES.end()};
}

template <Named Enum>
std::optional<Enum> Members::word_of(const Value& value, const std::string& place) {
  const auto text = value.text();
  if (const auto found = text ? named<Enum>(*text) : std::nullopt) return found;
  if (text)
    mistakes_.unknown(place, *text, listed(names_of(Enum{})), all_names<Enum>());
  else
    mistakes_.add(place, "must be " + listed(names_of(Enum{})) + ", not " + describe(value));
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
    fail(name, "must be a list of " + listed(names_of(Enum{})) + ", not " +
                   (value->is_array() ? "an empty one" : describe(*value)));
    return std::nullopt;
  }
  for (std::size_t i = 0; i < value->size(); ++i)
    if (const auto one = word_of<Enum>((*value)[i], pointer_to(pointer(name), i))) all.push_back(*one);
  return all;
}

}  // namespace linesman::chart
