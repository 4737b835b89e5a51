// What each stretch of ground costs of the move (pips-7).
#pragma once

#include <string_view>

#include "pips/move.h"
#include "rules/findings.h"

namespace linesman::pips {

/// A stretch with its price.
struct PricedStretch {
  const Stretch* stretch = nullptr;
  std::string_view rule;  ///< the clause of the ground that decides
  double allowance = 0;   ///< inches that the roll would give on that ground alone; 0 without a roll
  Column column = Column::open;
  double price = 1;  ///< of an inch

  double amount() const { return stretch->length() * price; }
  bool same_price(const PricedStretch& other) const;
  std::string_view reverse_says() const { return stretch->reverse ? "cost_reverse" : "cost"; }
};

/// In path order. The ground with the least allowance above none decides; where the vehicle may not be at all the
/// inches are charged as open.
std::vector<PricedStretch> prices_of(const Move& move, const Roll& roll);

/// An inch for an inch.
std::vector<PricedStretch> prices_without_dice(const Move& move);

/// What the order may spend: the allowance in the open in its manner, or with `mixed: worst` the least of all charges.
double total_of(const Move& move, const std::vector<PricedStretch>& charges, const Roll& roll);

/// What that total comes from: the pips that count, and what the dice add.
Grants grants_of(const Move& move, const std::vector<PricedStretch>& charges, const Roll& roll);

double spent_on(const std::vector<PricedStretch>& charges);

}  // namespace linesman::pips
