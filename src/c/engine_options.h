// The options with which a program opens the library.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "answers/answerer.h"

namespace linesman {

struct EngineOptions {
  std::optional<std::vector<std::string>> rulesets;  ///< folders in place of the usual ones
  AnswerLimits limits;
};

/// Reads the options of lm_open (linesman/linesman.h). An empty text leaves everything as usual.
Result<EngineOptions> read_engine_options(std::string_view json);

}  // namespace linesman
