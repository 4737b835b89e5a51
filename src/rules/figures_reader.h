// Reads the figures of a ruleset.json and remembers the first one that is missing or out of range.
//
//   FiguresReader read(data.figures);
//   const double slope = read.number("slope", FigureRange::from(0));
//   if (read.problem()) return *read.problem();
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/value.h"

namespace linesman {

/// The range of a figure's absolute value; 0 is allowed too. Within it no product or quotient in a rule overflows.
inline constexpr double LARGEST_FIGURE = 1e6;
inline constexpr double SMALLEST_FIGURE = 1e-6;

/// The range of one figure, both ends included.
struct FigureRange {
  double least = -LARGEST_FIGURE;
  double most = LARGEST_FIGURE;

  static constexpr FigureRange any() { return {}; }
  static constexpr FigureRange from(double least) { return {least, LARGEST_FIGURE}; }
};

/// A Problem for the first number in `value` that lies outside of the range of figures.
Result<void> check_figures(const Value& value, const std::string& pointer);

/// A row of numbers by name.
using FigureRow = std::map<std::string, double, std::less<>>;

/// Every call returns a usable number, also when it fails. The caller asks for `problem` once, at the end.
class FiguresReader {
 public:
  /// `figures`: the member "figures" of a ruleset.json; it outlives the reader.
  explicit FiguresReader(const Value& figures) : figures_(figures) {}

  const Value& figures() const { return figures_; }

  double number(std::string_view name, FigureRange range = FigureRange::any());
  int whole(std::string_view name, FigureRange range);

  /// A number from anywhere in the figures; `pointer` is its place: "/figures/types/tracked/rate".
  double number_at(const Value& value, const std::string& pointer, FigureRange range = FigureRange::any());
  /// A member of an object in the figures; `pointer` is the object's place.
  double member(const Value& object, const std::string& pointer, std::string_view name,
                FigureRange range = FigureRange::any());
  /// All members of an object, each a number.
  FigureRow row(const Value& object, const std::string& pointer, FigureRange range = FigureRange::any());

  void fail(std::string pointer, std::string reason);

  /// The first failure; its pointer is into ruleset.json.
  const std::optional<Problem>& problem() const { return problem_; }

 private:
  const Value& figures_;
  std::optional<Problem> problem_;
};

}  // namespace linesman
