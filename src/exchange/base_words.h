// Bases and lengths as people write them. Inside `exchange` only.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "table/footprint.h"

namespace linesman::exchange {

/// A field's name without the unit that ends it ("base_mm"), and inches in that unit.
std::pair<std::string, std::optional<double>> without_unit(const std::string& field);

/// A number, or the number that a text spells, also with a comma before its decimals.
std::optional<double> number_of(const Value& value);

/// Inches, to six decimals: a number in `unit`, or a length in words (base/length_words.h). Metres are `metre` inches
/// each.
std::optional<double> length_of(const Value& value, double unit, double metre = 1 / 0.0254);

enum class BaseShape { circle, oval, rectangle };

/// round, disc, oval, square, rect, … in lower case; nothing for any other word.
std::optional<BaseShape> base_shape_named(std::string_view word);

/// A base of these measures; a circle of two different ones is an oval. The longer axis of an oval lies along the
/// facing.
Footprint base_of(BaseShape shape, double width, double length);

struct BaseWords {
  Footprint base;
  std::vector<Sentence> notes;  ///< the parts that were guessed
  bool is_guess = false;        ///< other words stand beside figures without a unit
};

/// Whether a base is given in words without a figure, as data sheets have "Hull" and "Use model": it has no known size.
bool says_no_size(const Value& value);

/// Reads "25 mm", "25mm round", "60 × 35 mm" (width and length), "75x42mm oval", "1″". One unit stands for both
/// figures. Without a unit they are in `unit`; if that is an inch and a figure is 10 or more, in millimetres. Other
/// words ("60mm flying base") are noted and not taken; behind a figure without a unit only those that are known to be
/// no unit. The Problem's reason says how a base is written.
Result<BaseWords> base_in_words(const Value& value, double unit);

}  // namespace linesman::exchange
