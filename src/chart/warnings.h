// What the author of a chart hardly wants.
#pragma once

#include <string>
#include <vector>

#include "base/value.h"

namespace linesman::chart {

struct Warning {
  std::string code;     ///< "unread-rating"
  std::string pointer;  ///< into the file
  std::string reason;   ///< a sentence
};

/// Of a chart without a mistake.
std::vector<Warning> chart_warnings(const Value& json);

}  // namespace linesman::chart
