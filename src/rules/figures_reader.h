// Reads the figures of a ruleset.json with their places, and remembers the first that is missing or cannot be.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/value.h"

namespace linesman {

/// No figure is greater, and none but 0 is smaller, with either sign: no rule multiplies or divides those into what is
/// no number.
inline constexpr double LARGEST_FIGURE = 1e6;
inline constexpr double SMALLEST_FIGURE = 1e-6;

/// What a figure may be, both ends included.
struct FigureRange {
  double least = -LARGEST_FIGURE;
  double most = LARGEST_FIGURE;

  static constexpr FigureRange any() { return {}; }
  static constexpr FigureRange from(double least) { return {least, LARGEST_FIGURE}; }
};

/// Every number in a value is one that a figure may be.
Result<void> check_figures(const Value& value, const std::string& pointer);

/// A row of numbers by name.
using FigureRow = std::map<std::string, double, std::less<>>;

/// Every reading gives a number that can be used, also where it fails: the caller asks `problem` once, at the end.
class FiguresReader {
 public:
  /// `figures`: the member "figures" of a ruleset.json; it outlives the reader.
  explicit FiguresReader(const Value& figures) : figures_(figures) {}

  const Value& figures() const { return figures_; }

  /// The figure of that name.
  double number(std::string_view name, FigureRange range = FigureRange::any());
  int whole(std::string_view name, FigureRange range);

  /// A number anywhere in the figures; `pointer` is its place: "/figures/types/tracked/rate".
  double number_at(const Value& value, const std::string& pointer, FigureRange range = FigureRange::any());
  /// A member of an object in the figures; `pointer` is the object's place.
  double member(const Value& object, const std::string& pointer, std::string_view name,
                FigureRange range = FigureRange::any());
  /// All members of an object, each a number.
  FigureRow row(const Value& object, const std::string& pointer, FigureRange range = FigureRange::any());

  void fail(std::string pointer, std::string reason);

  /// The first that failed; its pointer is into ruleset.json.
  const std::optional<Problem>& problem() const { return problem_; }

 private:
  const Value& figures_;
  std::optional<Problem> problem_;
};

}  // namespace linesman
