#include "pips/prices.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "base/tolerance.h"

namespace linesman::pips {

namespace {

std::string_view clause_of(Rating rating) {
  switch (rating) {
    case Rating::broken: return "pips-9";
    case Rating::rough: return "pips-10";
    case Rating::minor: return "pips-19";
    case Rating::medium:
    case Rating::major:
    case Rating::building: return "pips-20";
    default: return "pips-8";
  }
}

/// The columns in which a stretch could be charged, each with the clause of the first thing that counts there; empty
/// where nothing does. The hardest column is the last.
using Candidates = std::array<std::string_view, 4>;

Candidates candidates(const Move& move, const Stretch& stretch) {
  Candidates all;
  for (const Counted& c : *stretch.going)
    if (const auto column = move.column(c.rating))
      if (std::string_view& rule = all.at(static_cast<std::size_t>(*column)); rule.empty()) rule = clause_of(c.rating);
  return all;
}

std::string_view open_rule(const Stretch& stretch) { return stretch.reverse ? "pips-13" : "pips-8"; }

/// Where the pips are told that make up the total.
std::string_view clause_of_pips(const Move& move, Column column, bool reverse) {
  if (move.drives_with_low_die()) return "pips-20";
  switch (column) {
    case Column::open: return reverse ? "pips-13" : "pips-6";
    case Column::broken: return "pips-9";
    case Column::rough: return "pips-10";
    case Column::crossing: break;
  }
  return "pips-20";
}

PricedStretch least_price(const Move& move, const Stretch& stretch, const Roll& roll) {
  const Row& row = move.row(stretch.reverse);
  PricedStretch charge{&stretch, open_rule(stretch), allowance(row, Column::open, roll)};
  bool found = false;
  const Candidates rules = candidates(move, stretch);
  for (std::size_t column = rules.size(); column-- > 0;) {
    if (rules[column].empty()) continue;
    const double inches = allowance(row, static_cast<Column>(column), roll);
    if (!exceeds(inches, 0) || (found && inches >= charge.allowance)) continue;
    charge.allowance = inches;
    charge.column = static_cast<Column>(column);
    charge.rule = rules[column];
    found = true;
  }
  return charge;
}

}  // namespace

bool PricedStretch::same_price(const PricedStretch& other) const {
  return stretch->step == other.stretch->step && rule == other.rule && allowance == other.allowance;
}

std::vector<PricedStretch> prices_of(const Move& move, const Roll& roll) {
  std::vector<PricedStretch> charges;
  for (const Stretch& s : move.stretches) charges.push_back(least_price(move, s, roll));
  if (move.options.mixed_worst) return charges;
  const double total = total_of(move, charges, roll);
  for (PricedStretch& c : charges) c.price = total / c.allowance;
  return charges;
}

std::vector<PricedStretch> prices_without_dice(const Move& move) {
  std::vector<PricedStretch> charges;
  for (const Stretch& s : move.stretches) {
    const Candidates all = candidates(move, s);
    const auto hardest = std::find_if(all.rbegin(), all.rend(), [](std::string_view rule) { return !rule.empty(); });
    charges.push_back({&s, hardest == all.rend() ? open_rule(s) : *hardest});
  }
  return charges;
}

double total_of(const Move& move, const std::vector<PricedStretch>& charges, const Roll& roll) {
  return sum_of(grants_of(move, charges, roll));
}

Grants grants_of(const Move& move, const std::vector<PricedStretch>& charges, const Roll& roll) {
  if (charges.empty()) return {{"pips-6", 0, {}, "part_none"}};
  const auto least =
      std::min_element(charges.begin(), charges.end(),
                       [](const PricedStretch& a, const PricedStretch& b) { return a.allowance < b.allowance; });
  const bool worst = move.options.mixed_worst;
  const bool reverse = worst ? least->stretch->reverse : move.only_reverse;
  const Column column = worst ? least->column : Column::open;
  const Rate& rate = move.row(reverse).at(static_cast<std::size_t>(column));
  const int pips = counted_pips(column, roll);
  Grants grants{{clause_of_pips(move, column, reverse), pips * rate.per_pip, {{"pips", pips}}}};
  if (pips > 0 && rate.per_die > 0)
    grants.push_back(
        {"pips-8", roll.dice() * rate.per_die, {{"dice", roll.dice()}}, roll.dice() == 1 ? "part_die" : "part"});
  return grants;
}

double spent_on(const std::vector<PricedStretch>& charges) {
  return std::accumulate(charges.begin(), charges.end(), 0.0,
                         [](double sum, const PricedStretch& c) { return sum + c.amount(); });
}

}  // namespace linesman::pips
