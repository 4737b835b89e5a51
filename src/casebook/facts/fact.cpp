#include "casebook/facts/fact.h"

#include <algorithm>
#include <array>

#include "base/tolerance.h"

namespace linesman {

std::string_view class_of_amount(const std::optional<double>& amount) {
  constexpr double EXACT = 0.001;
  constexpr double HAIR_MOST = 0.1;
  constexpr double CLOSE_MOST = 0.5;
  constexpr double CLEAR = 2;
  if (!amount) return "none";
  if (within_limit(*amount, EXACT)) return "exact";
  if (within_limit(*amount, HAIR_MOST)) return "hair";
  if (within_limit(*amount, CLOSE_MOST)) return "close";
  return within_limit(*amount, CLEAR) ? "clear" : "far";
}

bool is_core(std::string_view fact) {
  constexpr std::array<std::string_view, 6> CORE{"fault:", "thing:", "surface:", "met:", "near:", "edge:"};
  return std::any_of(CORE.begin(), CORE.end(), [&](std::string_view kind) { return fact.starts_with(kind); });
}

}  // namespace linesman
