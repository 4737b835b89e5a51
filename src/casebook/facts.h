// What happened on the table, as texts by which cases are compared. No place, heading, name, id or size is in them.
//
//   const Facts facts = facts_of(hearing, {order, *judgement, Asked::judge}, rulesets);
//   facts.sure;   // "action:rapid", "fault:pips-20|wood", "thing:wood|edge"…
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/names.h"
#include "referee/referee.h"

namespace linesman {

/// The edition of the facts. It is raised whenever equal games could give other facts than before.
inline constexpr std::int64_t FACTS_EDITION = 1;

/// What the referee was asked: a way, or a place.
enum class Asked { judge, could };
constexpr Names<Asked::could> names_of(Asked) { return {"judge", "could"}; }

/// An order with its judgement. It refers to both.
struct JudgedOrder {
  const Order& order;
  const Judgement& judgement;
  Asked asked = Asked::judge;
};

/// Sorted by bytes, each once.
struct Facts {
  std::vector<std::string> sure;  ///< they decide which cases are the same
  std::vector<std::string> side;  ///< they are shown and weigh little
  friend bool operator==(const Facts&, const Facts&) = default;
};

/// `judged` was judged by `hearing`. `rulesets` judge it without a house rule.
Facts facts_of(const Hearing& hearing, const JudgedOrder& judged, const RulesetSource& rulesets);

/// Whether a sure fact is about ground, pieces, the edge of the table or a fault. Without one in common no two cases
/// are alike.
bool is_core(std::string_view fact);

/// The class of an amount in the currency of the ruleset: "none" of no amount, "exact", "hair", "close", "clear",
/// "far".
std::string_view class_of_amount(const std::optional<double>& amount);

}  // namespace linesman
