// Faults of the state or the start of a piece: whatever its path, it has them.
#pragma once

#include "rules/findings.h"

namespace linesman::mobility {

inline Finding before_move(std::string_view rule, std::string_view says = "fault", std::optional<double> excess = {},
                           Figures figures = {}, std::string with = {}) {
  return {.rule = rule,
          .excess = excess,
          .figures = std::move(figures),
          .with = std::move(with),
          .says = says,
          .stage = Stage::before_move};
}

}  // namespace linesman::mobility
