// What the ruleset asks the tracer to watch, by place in `TraceRequest::near`.
#pragma once

#include <cstddef>

namespace linesman::orders {

inline constexpr std::size_t SPACE_WATCH = 0;      ///< gaps too small between units, orders-3
inline constexpr std::size_t FORMATION_WATCH = 1;  ///< gaps that link the models of a unit, orders-2
inline constexpr std::size_t LINK_WATCH = 2;       ///< the same and a hair more, so that the exact gap is within it

}  // namespace linesman::orders
