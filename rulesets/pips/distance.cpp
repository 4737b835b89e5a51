// How far the dice carry the vehicle over the ground that it meets: pips-7 to 10, 13, 14, 19 and 20.
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "base/text.h"
#include "base/tolerance.h"
#include "pips/clauses.h"
#include "rules/modified.h"

namespace linesman::pips {

namespace {

/// A stretch with its price.
struct PricedStretch {
  const Stretch* stretch = nullptr;
  std::string_view rule;  ///< the clause of the ground that decides
  double allowance = 0;   ///< inches that the roll gives on that ground alone; 0 without a roll
  Column column = Column::open;
  double price = 1;  ///< of an inch

  double amount() const { return stretch->length() * price; }
  bool same_price(const PricedStretch& other) const;
  std::string_view reverse_says() const { return stretch->reverse ? "cost_reverse" : "cost"; }
};

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

/// The columns in which a stretch could be charged, each with the clause of the first feature that counts there, or
/// empty. The hardest column is the last.
using Candidates = std::array<std::string_view, 4>;

Candidates candidates(const Move& move, const Stretch& stretch) {
  Candidates all;
  for (const Counted& c : *stretch.counted)
    if (const auto column = move.column(c.rating))
      if (std::string_view& rule = all.at(static_cast<std::size_t>(*column)); rule.empty()) rule = clause_of(c.rating);
  return all;
}

std::string_view open_rule(const Stretch& stretch) { return stretch.reverse ? "pips-13" : "pips-8"; }

/// The clause of the pips in the total.
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

bool PricedStretch::same_price(const PricedStretch& other) const {
  return stretch->step == other.stretch->step && rule == other.rule && allowance == other.allowance;
}

/// The entries of the total: the pips that count, and the inches that the dice add.
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
  Grants grants{{clause_of_pips(move, column, reverse), pips * rate.per_pip, {{"pips", counted_faces(column, roll)}}}};
  if (pips > 0 && rate.per_die > 0)
    grants.push_back(
        {"pips-8", roll.dice() * rate.per_die, {{"dice", roll.dice()}}, roll.dice() == 1 ? "part_die" : "part"});
  return grants;
}

/// These entries with the modifiers of the players.
Grants spendable(const Move& move, Grants grants) {
  return modified(move.data, move.game, move.piece, move.order.action, std::move(grants));
}

/// Inches that the order may spend: the allowance in the open, forward or in reverse, or with `mixed: worst` the least
/// allowance of all charges; with the players' modifiers.
double total_of(const Move& move, const std::vector<PricedStretch>& charges, const Roll& roll) {
  return sum_of(spendable(move, grants_of(move, charges, roll)));
}

/// Charges in path order. The ground with the least allowance above 0 decides; ground where the vehicle may not be is
/// charged as open.
std::vector<PricedStretch> prices_of(const Move& move, const Roll& roll) {
  std::vector<PricedStretch> charges;
  for (const Stretch& s : move.stretches) charges.push_back(least_price(move, s, roll));
  if (move.options.mixed_worst) return charges;
  const double total = sum_of(grants_of(move, charges, roll));
  for (PricedStretch& c : charges) c.price = total / c.allowance;
  return charges;
}

/// Charges of an inch for an inch.
std::vector<PricedStretch> prices_without_dice(const Move& move) {
  std::vector<PricedStretch> charges;
  for (const Stretch& s : move.stretches) {
    const Candidates all = candidates(move, s);
    const auto hardest = std::find_if(all.rbegin(), all.rend(), [](std::string_view rule) { return !rule.empty(); });
    charges.push_back({&s, hardest == all.rend() ? open_rule(s) : *hardest});
  }
  return charges;
}

double spent_on(const std::vector<PricedStretch>& charges) {
  return std::accumulate(charges.begin(), charges.end(), 0.0,
                         [](double sum, const PricedStretch& c) { return sum + c.amount(); });
}

/// The whole way goes forward over one kind of ground that is not open: its text names the inches of the roll there.
bool on_one_ground(const std::vector<PricedStretch>& charges) {
  return std::all_of(charges.begin(), charges.end(), [&](const PricedStretch& c) {
    return c.rule == charges.front().rule && c.allowance == charges.front().allowance && c.allowance > 0 &&
           c.rule != "pips-8" && !c.stretch->reverse;
  });
}

void report_costs(const Move& move, const std::vector<PricedStretch>& charges, RulingBuilder& ruling) {
  const bool whole = on_one_ground(charges);
  for (std::size_t i = 0; i < charges.size();) {
    std::size_t end = i + 1;
    double amount = charges[i].amount();
    while (end < charges.size() && charges[end].same_price(charges[i])) amount += charges[end++].amount();
    const Stretch& first = *charges[i].stretch;
    ruling.cost(charges[i].rule, amount, move.piece, first.step, first.from, charges[end - 1].stretch->to,
                {{"allowance", charges[i].allowance}}, whole ? "cost_whole" : charges[i].reverse_says());
    i = end;
  }
}

/// The place where the inches spent pass the total.
std::optional<PathPoint> place_of_passing(const std::vector<PricedStretch>& charges, double total) {
  double gone = 0;
  for (const PricedStretch& c : charges) {
    if (exceeds(gone + c.amount(), total))
      return PathPoint{c.stretch->step,
                       c.stretch->from + std::clamp((total - gone) / c.price, 0.0, c.stretch->length())};
    gone += c.amount();
  }
  return std::nullopt;
}

/// The fault of spending more than the total.
void report_fault(const Move& move, const std::vector<PricedStretch>& charges, double total, std::string_view says,
                  RulingBuilder& ruling) {
  const auto place = place_of_passing(charges, total);
  if (!place) return;
  const double spent = spent_on(charges);
  // The worst ground or a crossing of the whole way decides: a shorter way may meet none of it.
  ruling.fault(move.piece, {.rule = "pips-7",
                            .place = *place,
                            .excess = spent - total,
                            .figures = {{"total", total}, {"spent", spent}},
                            .says = says,
                            .stage = move.options.mixed_worst || move.crosses() ? Stage::at_end : Stage::on_way});
}

/// With `mixed: worst` a cut is judged by its own ground: inches of the longest way that its own worst ground allows.
double longest_on_worst_ground(const Move& move, const std::vector<PricedStretch>& charges) {
  double least = HUGE_VAL;
  for (const PricedStretch& c : charges) {
    const double before = c.stretch->before;
    const double allowed = sum_of(spendable(move, {{"pips-7", c.allowance}}));
    if (exceeds(before + c.stretch->length(), std::min(least, allowed)))
      return std::min(least, std::max(before, allowed));
    least = std::min(least, allowed);
  }
  return move.driven();
}

}  // namespace

// pips-7: a cut that crosses drives with the dice of the whole way, and one that does not ends before the crossing.
double never_longer_than(const Move& move, const Roll& roll) {
  if (move.crosses() && !move.may_be_exempt.features.empty()) return move.driven();
  const double crossed = move.crosses_from.value_or(0);
  const Roll drives = move.driving(roll);
  const std::vector<PricedStretch> charges = prices_of(move, drives);
  if (move.options.mixed_worst) return std::max(longest_on_worst_ground(move, charges), crossed);
  const auto place = place_of_passing(charges, total_of(move, charges, drives));
  return place ? std::max(move.measured.gone_at({place->step, place->s}), crossed) : move.driven();
}

// pips-7, with the cost entries of pips-8 (open), 9 (broken), 10 (rough), 13 (reverse), 19 (Minor) and 20 (crossing).
void how_far(const Move& move, const Roll& roll, RulingBuilder& ruling) {
  const Roll drives = move.driving(roll);
  const std::vector<PricedStretch> charges = prices_of(move, drives);
  const double total = total_of(move, charges, drives);
  ruling.allowance(spendable(move, grants_of(move, charges, drives)), spent_on(charges));
  report_costs(move, charges, ruling);
  report_fault(move, charges, total, "fault", ruling);
}

// pips-7 while the dice are missing: too far even when every die shows its highest face.
void too_far_for_any_dice(const Move& move, RulingBuilder& ruling) {
  const Roll best = move.driving(best_roll(move.figures, move.driving_dice()));
  const std::vector<PricedStretch> charges = prices_of(move, best);
  report_fault(move, charges, total_of(move, charges, best), "too_far_for_any_dice", ruling);
}

// pips-14, when rotating has used every die: no inch is allowed, and an inch costs an inch.
void no_dice_to_drive(const Move& move, RulingBuilder& ruling) {
  const std::vector<PricedStretch> charges = prices_without_dice(move);
  ruling.allowance(Grants{{"pips-14"}}, spent_on(charges));
  report_costs(move, charges, ruling);
}

bool may_reverse(Action action) { return action != Action::flat_out; }

// pips-13: flat out no leg is driven in reverse.
void reversing(const Move& move, RulingBuilder& ruling) {
  if (may_reverse(move.action)) return;
  for (const DrivenLeg& l : move.legs)
    if (l.leg->manner == Manner::reverse) ruling.fault("pips-13", move.piece, l.step, 0, {});
}

}  // namespace linesman::pips
