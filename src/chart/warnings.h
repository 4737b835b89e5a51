// Warnings about a chart for its author.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "base/value.h"

namespace linesman::chart {

struct Warning {
  std::string code;     ///< "unread-rating"
  std::string pointer;  ///< into the file
  Sentence reason;
};

/// Of a chart without a mistake.
std::vector<Warning> chart_warnings(const Value& json);

/// Places such as {march} in the texts of a chart without a mistake that nothing fills: players would read the
/// braces. They are errors of a check, but no `chart_mistakes`: games that carry a chart with one are judged as ever.
std::vector<Problem> unfilled_places(const Value& json);

}  // namespace linesman::chart
