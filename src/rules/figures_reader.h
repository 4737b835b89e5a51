// Reads the figures of a ruleset.json and remembers the first one that is missing or out of range.
//
//   FiguresReader read(data.figures);
//   const double slope = read.number("slope", NumberRange::from(0));
//   if (read.problem()) return *read.problem();
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/json_reader.h"

namespace linesman {

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

  double number(std::string_view name, NumberRange range = {});
  int whole(std::string_view name, NumberRange range);

  /// A number from anywhere in the figures; `pointer` is its place: "/figures/types/tracked/rate".
  double number_at(const Value& value, const std::string& pointer, NumberRange range = {});
  /// A member of an object in the figures; `pointer` is the object's place.
  double member(const Value& object, const std::string& pointer, std::string_view name, NumberRange range = {});
  /// All members of an object, each a number.
  FigureRow row(const Value& object, const std::string& pointer, NumberRange range = {});

  void fail(std::string pointer, Sentence reason) { mistakes_.add(std::move(pointer), std::move(reason)); }

  /// The first failure; its pointer is into ruleset.json.
  std::optional<Problem> problem() const {
    return mistakes_.count() > 0 ? std::optional(mistakes_.all().front()) : std::nullopt;
  }

 private:
  const Value& figures_;
  Mistakes mistakes_{1};
};

}  // namespace linesman
