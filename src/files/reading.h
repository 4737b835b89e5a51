// Tools for reading documents and orders from JSON: a value with its place, and a list of problems. Inside `files`
// only.
//
//   const auto width = need_number(table.member("width"), problems, {1, 1200}, "1 to 1200 inches");
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.h"
#include "base/result.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "base/value.h"
#include "base/vec.h"
#include "files/problems.h"
#include "table/hex.h"

namespace linesman::files {

/// A value and its place. The pointer is made only for a problem. A JsonPlace refers to its parent, which outlives it.
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
  std::string label() const;
  /// The place for the problem of a missing member: the object that lacks it.
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

/// The first problems that were found, with one more to show that there are others.
class ProblemList {
 public:
  ProblemList() = default;
  explicit ProblemList(std::size_t most) : most_(most) {}
  void add(std::string pointer, std::string reason) {
    ++count_;
    if (problems_.size() <= most_) problems_.push_back({"", std::move(pointer), std::move(reason)});
  }
  void add(const JsonPlace& place, std::string reason) { add(place.pointer(), std::move(reason)); }
  /// «"at" must be a pair of numbers, not "x"», or «"at" is missing».
  void must_be(const JsonPlace& place, std::string_view what);

  /// The number of all problems, also of those that are not kept.
  std::size_t count() const { return count_; }
  std::vector<Problem>& all() { return problems_; }

 private:
  std::size_t most_ = MAX_PROBLEMS;
  std::size_t count_ = 0;
  std::vector<Problem> problems_;
};

/// Limits of a number, both included.
struct Range {
  double least = -FARTHEST_COORDINATE;
  double most = FARTHEST_COORDINATE;
};

/// The least value for "greater than 0".
inline constexpr double ABOVE_ZERO = 1e-300;

// Each function reads a required value. It returns nothing and adds a problem when the value is missing or of another
// kind.
std::optional<double> need_number(const JsonPlace& place, ProblemList& problems, Range range, std::string_view what);
std::optional<std::int64_t> need_whole(const JsonPlace& place, ProblemList& problems, std::int64_t least,
                                       std::int64_t most, std::string_view what);
std::optional<std::string> need_text(const JsonPlace& place, ProblemList& problems);
std::optional<std::string> need_id(const JsonPlace& place, ProblemList& problems);
std::optional<bool> need_boolean(const JsonPlace& place, ProblemList& problems);
std::optional<Vec> need_point(const JsonPlace& place, ProblemList& problems);
bool need_object(const JsonPlace& place, ProblemList& problems);
bool need_list(const JsonPlace& place, ProblemList& problems);

/// The value must be one of the words.
template <class Words>
std::optional<std::string_view> need_word(const JsonPlace& place, ProblemList& problems, const Words& words) {
  const auto text = place.value().text();
  if (text)
    for (const std::string_view word : words)
      if (word == *text) return word;
  problems.must_be(place, listed(words));
  return std::nullopt;
}

/// The value must be the name of a value of `Enum`.
template <Named Enum>
std::optional<Enum> need_named(const JsonPlace& place, ProblemList& problems) {
  const auto word = need_word(place, problems, names_of(Enum{}));
  return word ? named<Enum>(*word) : std::nullopt;
}

/// Degrees, normalised to [0, 360).
std::optional<double> need_heading(const JsonPlace& place, ProblemList& problems);

/// Inches above the table, at least 0.
std::optional<double> need_altitude(const JsonPlace& place, ProblemList& problems);

/// Two whole numbers; they may name a hex off the grid.
std::optional<Hex> need_hex(const JsonPlace& place, ProblemList& problems);

/// Sorts problems by their places in the document (stable).
void sort_in_document_order(const Value& document, std::vector<Problem>& problems);

}  // namespace linesman::files
