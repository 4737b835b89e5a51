// Facts as texts, and what kinds of them there are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.h"

namespace linesman {

/// The edition of the facts. It is raised whenever equal games could give other facts than before.
inline constexpr std::int64_t FACTS_EDITION = 1;

/// The question to the referee: a way, or a place.
enum class CaseAsked { judge, could };
constexpr Names<CaseAsked::could> names_of(CaseAsked) { return {"judge", "could"}; }

/// Sorted by bytes, each once.
struct Facts {
  std::vector<std::string> sure;  ///< they decide which cases are the same
  std::vector<std::string> side;  ///< they are shown and weigh little
  friend bool operator==(const Facts&, const Facts&) = default;
};

/// Whether a sure fact is about ground, pieces, the edge of the table or a fault. Without one in common no two cases
/// are alike.
bool is_core(std::string_view fact);

/// The class of an amount in the currency of the ruleset: "none" of no amount, "exact", "hair", "close", "clear",
/// "far".
std::string_view class_of_amount(const std::optional<double>& amount);

}  // namespace linesman
