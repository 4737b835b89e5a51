// A value, or a Problem with a sentence and its place.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/check.h"
#include "base/sentence.h"

namespace linesman {

/// Why an input is unusable, and where.
struct Problem {
  std::string file;     ///< path as the user gave it; empty when the input was no file
  std::string pointer;  ///< JSON pointer (RFC 6901) to the place; empty for the whole input
  Sentence reason;      ///< for a person, without the place

  Problem() = default;
  /// For an input that was no file, or whose name the caller adds.
  Problem(std::string place, Sentence why) : pointer(std::move(place)), reason(std::move(why)) {}
  Problem(std::string name, std::string place, Sentence why)
      : file(std::move(name)), pointer(std::move(place)), reason(std::move(why)) {}

  /// "file: pointer: reason" on one line, in English; empty parts are left out.
  std::string sentence() const;
  /// The same as a sentence, for a reader of any language.
  Sentence placed() const;
  friend bool operator==(const Problem&, const Problem&) = default;
};

/// A T, or the Problem that prevented it.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor)
  Result(Problem problem) : content_(std::in_place_index<1>, std::move(problem)) {}  // NOLINT

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  const T& value() const& {
    LINESMAN_CHECK(ok());
    return std::get<0>(content_);
  }
  T&& value() && {
    LINESMAN_CHECK(ok());
    return std::get<0>(std::move(content_));
  }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }

  const Problem& problem() const {
    LINESMAN_CHECK(!ok());
    return std::get<1>(content_);
  }

 private:
  std::variant<T, Problem> content_;
};

template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Problem problem) : problem_(std::move(problem)) {}  // NOLINT(google-explicit-constructor)

  bool ok() const { return !problem_; }
  explicit operator bool() const { return ok(); }
  const Problem& problem() const {
    LINESMAN_CHECK(problem_.has_value());
    return *problem_;
  }

 private:
  std::optional<Problem> problem_;
};

}  // namespace linesman
