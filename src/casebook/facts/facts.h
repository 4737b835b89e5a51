// The events of a move as texts, by which cases are compared. No place, heading, name, id or size is in them.
//
//   const Facts facts = facts_of(hearing, {order, *judgement, CaseAsked::judge}, rulesets);
//   facts.sure;   // "action:rapid", "fault:pips-20|wood", "thing:wood|edge"…
#pragma once

#include "casebook/facts/fact.h"
#include "referee/referee.h"

namespace linesman {

/// An order with its judgement. It refers to both.
struct JudgedOrder {
  const Order& order;
  const Judgement& judgement;
  CaseAsked asked = CaseAsked::judge;
};

/// `judged` was judged by `hearing`. `rulesets` judge it without a house rule.
Facts facts_of(const Hearing& hearing, const JudgedOrder& judged, const RulesetSource& rulesets);

}  // namespace linesman
