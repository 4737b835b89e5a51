// How the readers of documents and orders look at JSON: a value with its place, and a list of what is wrong.
// Inside `files` only.
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

/// A value and where it stands. The pointer is put together only when something is wrong with it. A JsonPlace refers to
/// its parent, which outlives it.
class JsonPlace {
 public:
  /// A root: the whole input, or what stands at `pointer` in it.
  explicit JsonPlace(const Value& value, std::string_view pointer = {}) : value_(&value), name_(pointer) {}

  /// Of what is not given no member is given.
  JsonPlace member(std::string_view name) const& { return {value_ ? value_->find(name) : nullptr, this, name, 0}; }
  /// A member that is at hand; it is not looked for again.
  JsonPlace member(const Value::Member& member) const& { return {&member.second, this, member.first, 0}; }
  JsonPlace item(std::size_t i) const& { return {&value_->items().at(i), this, {}, i}; }
  JsonPlace member(std::string_view name) && = delete;
  JsonPlace member(const Value::Member& member) && = delete;
  JsonPlace item(std::size_t i) && = delete;

  bool given() const { return value_ != nullptr; }
  /// Null when it is not given.
  const Value& value() const;
  std::string pointer() const;
  /// What a sentence calls it: "\"at\"", "item 2", "the input".
  std::string label() const;
  /// A pointer's place for a member that is missing: the object that lacks it.
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

/// What was found wrong so far: the first few, and one more to tell that there are others.
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

  /// Of all that were found, told or not.
  std::size_t count() const { return count_; }
  std::vector<Problem>& all() { return problems_; }

 private:
  std::size_t most_ = MAX_PROBLEMS;
  std::size_t count_ = 0;
  std::vector<Problem> problems_;
};

/// Limits of a number, both allowed themselves.
struct Range {
  double least = -FARTHEST_COORDINATE;
  double most = FARTHEST_COORDINATE;
};

/// From what is above 0 by any amount.
inline constexpr double ABOVE_ZERO = 1e-300;

// Each reads what must be there; nothing (and a problem) when it is not or is something else.
std::optional<double> need_number(const JsonPlace& place, ProblemList& problems, Range range, std::string_view what);
std::optional<std::int64_t> need_whole(const JsonPlace& place, ProblemList& problems, std::int64_t least,
                                       std::int64_t most, std::string_view what);
std::optional<std::string> need_text(const JsonPlace& place, ProblemList& problems);
std::optional<std::string> need_id(const JsonPlace& place, ProblemList& problems);
std::optional<bool> need_boolean(const JsonPlace& place, ProblemList& problems);
std::optional<Vec> need_point(const JsonPlace& place, ProblemList& problems);
bool need_object(const JsonPlace& place, ProblemList& problems);
bool need_list(const JsonPlace& place, ProblemList& problems);

/// One of the words.
template <class Words>
std::optional<std::string_view> need_word(const JsonPlace& place, ProblemList& problems, const Words& words) {
  const auto text = place.value().text();
  if (text)
    for (const std::string_view word : words)
      if (word == *text) return word;
  problems.must_be(place, listed(words));
  return std::nullopt;
}

/// A value of an enum, by its name.
template <Named Enum>
std::optional<Enum> need_named(const JsonPlace& place, ProblemList& problems) {
  const auto word = need_word(place, problems, names_of(Enum{}));
  return word ? named<Enum>(*word) : std::nullopt;
}

/// Degrees, brought into [0, 360).
std::optional<double> need_heading(const JsonPlace& place, ProblemList& problems);

/// Inches above the table, at least 0.
std::optional<double> need_altitude(const JsonPlace& place, ProblemList& problems);

/// Two whole numbers; they may name a hex off the grid.
std::optional<Hex> need_hex(const JsonPlace& place, ProblemList& problems);

/// Sorts problems by where they stand in the document, then as they were found.
void sort_in_document_order(const Value& document, std::vector<Problem>& problems);

}  // namespace linesman::files
