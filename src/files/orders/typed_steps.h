// Steps of a path as people type them.
//
//   step_code(ForwardStep{4});           // "forward 4"
//   parse_step("pivot 30 about 12 8");   // a turn of 30 degrees about (12, 8)
//
// JSON is in inches and has decimal points always. The words for reading a step are in drawing/report/step_words.h.
#pragma once

#include <string>

#include "base/lengths.h"
#include "base/result.h"
#include "movement/order.h"

namespace linesman {

/// How a person writes figures.
struct FigureStyle {
  LengthUnit unit = LengthUnit::inch;  ///< of lengths and places
  char decimal = '.';                  ///< or ','
};

/// For typing: "forward 4", "to 30 20", "pivot 30 about 12 8", "hex 3 4 rear", an act as its JSON.
std::string step_code(const Step& step, const FigureStyle& style = {});

/// A typed step: as `step_code` writes it, commas and brackets forgiven, or any step as JSON. A comma between digits
/// parts two figures, as in "to 30,20", unless it is the decimal sign; a decimal point is read always. Figures alone
/// are those of the step `typed_over`, where there is one.
Result<Step> parse_step(const std::string& code, const Step* typed_over = nullptr, const FigureStyle& style = {});

}  // namespace linesman
